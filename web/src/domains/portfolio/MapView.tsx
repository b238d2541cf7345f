import { useMemo } from 'react'
import { TreeMap } from '../../charts/TreeMap.tsx'
import { Answer } from '../../ui/Answer.tsx'
import { GroupChooser } from '../watch/offers/groups/GroupChooser.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Empty, Skeleton } from '../../ui/States.tsx'
import { NoCompanies, Suggested } from './offers/suggested/Suggested.tsx'
import { DataTable, exportTable } from '../../ui/table/DataTable.tsx'
import { short } from '../../lib/formats.ts'
import type { portfolioViews } from '@pandora/contract/domains/portfolio/rooms'
import type { ViewProps } from '../../lib/view.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import type { PortfolioCompany } from './offers/useDashboard.ts'
import { fileColumns, mapColumns, nameOf } from './columns.tsx'
import { Fill } from '../../ui/kit/Stack.tsx'
import room from '../../ui/RoomView.module.css'
import styles from './Portfolio.module.css'
import { possibleSizes, sizeKinds, sizesOf } from './sizes.ts'
import { portfolioTexts } from './texts.ts'
import { usePortfolio } from './usePortfolio.ts'
import { bared, markAfter, ofCap, ofQuote } from '../../ui/basis/basis.ts'

const opensNothing = () => undefined

function Map({
  rows,
  parameters,
  setParameters,
}: { rows: readonly PortfolioCompany[] } & Pick<ViewProps<typeof portfolioViews.map>, 'parameters' | 'setParameters'>) {
  const t = useTexts(portfolioTexts)
  const language = useLanguage()
  const asked = sizeKinds.find((kind) => kind === parameters.size)
  const sizes = useMemo(() => sizesOf(rows, asked), [rows, asked])
  const possible = useMemo(() => possibleSizes(rows), [rows])
  const { kind, areas, unknown } = sizes
  const asTable = parameters.as === 'table'
  const leaves = useMemo(
    () =>
      rows
        .map((row) => ({
          id: row.companyId,
          name: nameOf(row, language),
          size: areas.get(row.companyId) ?? 1,
          change: row.quote?.changeRate ?? null,
          changeBasis: ofQuote(row.quote),
          lines: [
            `${t('marketCap')} ${short(bared(row.marketCap), language)}${markAfter(ofCap(row.capBasis))}`,
            ...(row.quote ? [t('closeOn', { date: row.quote.date })] : []),
          ],
        }))
        .toSorted((a, b) => b.size - a.size),
    [rows, areas, language, t],
  )
  const columns = useMemo(() => mapColumns({ t, language, open: opensNothing }), [t, language])
  const choose = (companyId: string) => setParameters({ companyId })
  return (
    <>
      <div className={`${room.bar} ${styles.bar}`}>
        <SegmentedControl
          label={t('view')}
          value={asTable ? 'table' : 'chart'}
          onChange={(value) => setParameters({ as: value === 'table' ? 'table' : null })}
          options={[
            { value: 'chart', text: t('chart') },
            { value: 'table', text: t('table') },
          ]}
        />
        {!asTable && possible.length > 1 ? (
          <SegmentedControl
            label={t('size')}
            value={kind}
            onChange={(size) => setParameters({ size })}
            options={possible.map((value) => ({ value, text: t(`size_${value}`) }))}
          />
        ) : null}
        <GroupChooser groupId={parameters.groupId} onChoose={(groupId) => setParameters({ groupId })} />
        {asTable ? null : possible.length === 1 ? (
          <span className={styles.note}>{t('sizeNone')}</span>
        ) : unknown ? (
          <span className={styles.note}>{t('sizeUnknown', { count: unknown })}</span>
        ) : null}
      </div>
      <Fill>
        {asTable ? (
          <DataTable
            label={t('title')}
            columns={columns}
            rows={rows}
            rowKey={({ companyId }) => companyId}
            chosen={parameters.companyId ?? null}
            onChoose={({ companyId }) => choose(companyId)}
            rowHeight={28}
          />
        ) : (
          <TreeMap
            label={t('mapLabel', { size: t(`size_${kind}`) })}
            leaves={leaves}
            chosen={parameters.companyId ?? null}
            onChoose={choose}
          />
        )}
      </Fill>
    </>
  )
}

/**
 * Watched companies as a map of the day: area by market value, colour by change; the same as a table one press away.
 */
export default function MapView(props: ViewProps<typeof portfolioViews.map>) {
  const { parameters, setParameters } = props
  const t = useTexts(portfolioTexts)
  const language = useLanguage()
  const { query, rows } = usePortfolio(props, (all) =>
    exportTable(t('title'), fileColumns({ t, language, open: opensNothing }), all),
  )
  return (
    <div className={room.view}>
      <Answer query={query} waiting={<Skeleton shape="block" />}>
        {(data) =>
          data.total === 0 ? (
            <NoCompanies />
          ) : (
            <>
              <Suggested data={data} quiet />
              {rows.length ? (
                <Map rows={rows} parameters={parameters} setParameters={setParameters} />
              ) : (
                <Empty
                  why={t('emptyGroup')}
                  action={{ text: t('toAll'), run: () => setParameters({ groupId: null }) }}
                />
              )}
            </>
          )
        }
      </Answer>
    </div>
  )
}
