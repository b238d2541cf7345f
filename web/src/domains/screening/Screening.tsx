import { Download, FileSpreadsheet, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { screening } from '@pandora/contract/domains/screening/operations'
import { download } from '../../lib/api/download.ts'
import { failureText } from '../../lib/api/failure.ts'
import { number } from '../../lib/formats.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { Button } from '../../ui/Button.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { FigureReceipt } from '../figures/offers/FigureReceipt.tsx'
import { useFigureField } from '../figures/offers/figureField.ts'
import { Screen } from '../../ui/Screen.tsx'
import { Splitter } from '../../ui/Splitter.tsx'
import { Tile } from '../../ui/Tile.tsx'
import { ColumnsMenu } from '../../ui/columns/ColumnsMenu.tsx'
import { isField } from '../figures/offers/fields/useCompanyColumns.ts'
import { useScreenColumns } from './useScreenColumns.ts'
import { Conditions } from './Conditions.tsx'
import { askedOf, Results, useScreened } from './Results.tsx'
import { SavedMenu } from './SavedMenu.tsx'
import { screeningTexts } from './texts.ts'
import { useScreen } from './useScreen.ts'
import { asideNames } from './where.ts'
import styles from './Screening.module.css'

const none = {
  where: {},
  industries: [],
  exchanges: null,
  themeId: null,
  watched: false,
  oldPeriods: false,
  delisted: false,
}

/** Companies of the whole market by bounds on any figure (COMP-09). The address holds the screen. */
export default function Screening() {
  const t = useTexts(screeningTexts)
  const language = useLanguage()
  const phone = usePhone()
  const [state, change, ready] = useScreen()
  const [open, setOpen] = useState(false)
  const [place, setPlace] = useFigureField()
  const { data } = useScreened(state, ready)
  const columns = useScreenColumns(state, data ?? null, change)
  const conditions =
    Object.keys(state.where).length +
    (state.industries.length > 0 ? 1 : 0) +
    (state.preselected ? 0 : 1) +
    (state.themeId ? 1 : 0) +
    (state.watched ? 1 : 0) +
    asideNames.filter((name) => state[name]).length
  const reset = () => change(none)
  const save = (operation: typeof screening.exportCsv | typeof screening.exportXlsx, name: string) => {
    download(operation, { ...askedOf(state), columns: columns.keys.filter(isField) }, name).catch((error: unknown) =>
      notify('error', failureText(error, language)),
    )
  }
  const count = (value: number) => number(value, { digits: 0 })
  const title = conditions > 0 ? t('conditionsOf', { n: conditions }) : t('conditions')
  // Whatever day is looked at, prices may end before it: the head tells of which day they are; since when periods count
  // stands beside their count on a phone.
  const dated = ({ day, periodFrom }: { day: string | null; periodFrom: string | null }) => (
    <span title={t('sourceLong')}>
      {t(phone ? 'sourceShort' : state.oldPeriods ? 'sourceAny' : 'source', {
        day: day ?? '–',
        from: periodFrom ?? '–',
      })}
    </span>
  )
  const form = <Conditions state={state} ready={ready} onChange={change} />
  const csv = () => save(screening.exportCsv, 'screening.csv')
  const xlsx = () => save(screening.exportXlsx, 'screening.xlsx')
  // A phone has no room for them beside the conditions.
  const files =
    phone && data && data.total > 0
      ? [
          { text: t('exportCsvLong'), icon: <Download size={14} aria-hidden="true" />, run: csv },
          { text: t('exportXlsxLong'), icon: <FileSpreadsheet size={14} aria-hidden="true" />, run: xlsx },
        ]
      : []
  const results = (
    <Tile
      title={t('results')}
      menu={files}
      className={styles.pane}
      context={data ? t('counted', { found: count(data.total), market: count(data.market) }) : undefined}
      source={data?.day ? dated(data) : undefined}
    >
      <Results state={state} ready={ready} columns={columns} onChange={change} onReset={reset} />
    </Tile>
  )
  return (
    <Screen
      title={t('title')}
      layout="fill"
      actions={
        <div className={styles.tools}>
          {phone ? (
            <Button icon={<SlidersHorizontal size={14} aria-hidden="true" />} onClick={() => setOpen(true)}>
              {title}
            </Button>
          ) : null}
          <SavedMenu state={state} columns={columns.keys.filter(isField)} onLoad={change} />
          <ColumnsMenu menu={columns.menu} />
          {phone ? null : (
            <>
              <Button
                icon={<Download size={14} aria-hidden="true" />}
                title={t('exportCsvLong')}
                disabled={!data || data.total === 0}
                onClick={csv}
              >
                {t('exportCsv')}
              </Button>
              <Button
                icon={<FileSpreadsheet size={14} aria-hidden="true" />}
                title={t('exportXlsxLong')}
                disabled={!data || data.total === 0}
                onClick={xlsx}
              >
                {t('exportXlsx')}
              </Button>
            </>
          )}
        </div>
      }
    >
      <div className={styles.page}>
        <div className={styles.main}>
          {phone ? (
            results
          ) : (
            <Splitter
              start={300}
              least={250}
              most={480}
              second={results}
              first={
                <Tile
                  title={title}
                  className={styles.pane}
                  controls={
                    conditions > 0 ? (
                      <Button size="small" kind="quiet" onClick={reset}>
                        {t('reset')}
                      </Button>
                    ) : undefined
                  }
                >
                  {form}
                </Tile>
              }
            />
          )}
        </div>
        {place ? <FigureReceipt place={place} onClose={() => setPlace(null)} /> : null}
      </div>
      {phone && open ? (
        <Drawer
          title={title}
          context={data ? t('counted', { found: count(data.total), market: count(data.market) }) : undefined}
          onClose={() => setOpen(false)}
        >
          {form}
        </Drawer>
      ) : null}
    </Screen>
  )
}
