import { finderGrounds } from '@pandora/contract/domains/technology/names'
import { technology } from '@pandora/contract/domains/technology/operations'
import type { technologyViews } from '@pandora/contract/domains/technology/rooms'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { pageIn, pageText } from '../../../lib/usePage.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Legend } from '../../../ui/kit/Legend.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { Pager } from '../../../ui/pager/Pager.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { exportTable } from '../../../ui/table/DataTable.tsx'
import { Pane } from '../../../ui/kit/Stack.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { groundColours } from '../Grounds.tsx'
import { ListedItem } from '../ListedItem.tsx'
import { Start } from '../Start.tsx'
import styles from '../Technology.module.css'
import { technologyTexts } from '../texts.ts'
import { UnlistedItem } from '../UnlistedItem.tsx'

const SIZE = 20
const topics = ['companies', 'documents', 'analysis'] as const
const business = ['core', 'related', 'unproven'] as const

/** Companies of a keyword, listed and unlisted apart, each with the grounds it is found by (HUAKONG-05). */
export default function SearchView({ parameters, setParameters }: ViewProps<typeof technologyViews.search>) {
  const t = useTexts(technologyTexts)
  const language = useLanguage()
  const missing = useMissing()
  const { keyword, companyId, of } = parameters
  const page = pageIn(parameters.page)
  useReread(technology.companies, topics)
  const query = useOperation(
    technology.companies,
    { keyword: keyword ?? '', page, size: SIZE, ...(of === 'business' ? { bands: [...business] } : {}) },
    { enabled: keyword !== undefined, keepPrevious: true },
  )
  if (keyword === undefined) return <Start onKeyword={(next) => setParameters({ keyword: next })} />
  const whole = (count: number) => number(count, { digits: 0 })
  return (
    <ViewBody
      answer={query}
      context={keyword}
      controls={
        <SegmentedControl
          label={t('shown')}
          value={of}
          onChange={(next) => setParameters({ of: next, page: null })}
          options={(['all', 'business'] as const).map((value) => ({ value, text: t(value) }))}
        />
      }
      empty={({ listed, unlisted }) =>
        listed.total + unlisted.total === 0 ? missing(t('noneFound', { keyword })) : undefined
      }
      note={({ formula }) => named(formula.zh, formula.en, language)}
      table={({ listed }) =>
        exportTable(
          t('listed'),
          [
            { key: 'code', title: 'code', value: (one) => one.stockCode },
            { key: 'name', title: t('listed'), value: (one) => named(one.nameZh, one.nameEn, language, one.stockCode) },
            { key: 'band', title: t('grounds'), value: (one) => t(`band_${one.band}`) },
            { key: 'points', title: t('points'), value: (one) => one.points },
            { key: 'share', title: t('share'), value: (one) => one.businessShare },
          ],
          listed.dataList,
        )
      }
    >
      {({ listed, unlisted, bands }) => (
        <Pane>
          <Legend
            className={styles.legend}
            label={t('grounds')}
            items={finderGrounds.map((ground) => ({
              key: ground,
              colour: groundColours[ground],
              text: t(`ground_${ground}`),
            }))}
          />
          <div className={styles.columns}>
            <section aria-label={t('listed')}>
              <h3 className={styles.heading}>
                {t('listed')} <span>{whole(listed.total)}</span>
                <Text size="small" tone="quiet">
                  {[
                    [t('band_core'), bands.core],
                    [t('band_related'), bands.related],
                    [t('band_unproven'), bands.unproven],
                    [t('band_name-only'), bands.nameOnly],
                  ]
                    .map(([name, count]) => `${name} ${whole(Number(count))}`)
                    .join(' · ')}
                </Text>
              </h3>
              {listed.total === 0 ? <Text tone="quiet">{t('noListed', { keyword })}</Text> : null}
              <ol data-list>
                {listed.dataList.map((one) => (
                  <ListedItem
                    key={one.companyId}
                    one={one}
                    keyword={keyword}
                    open={one.companyId === companyId}
                    onOpen={(open) => setParameters({ companyId: open ? one.companyId : null })}
                  />
                ))}
              </ol>
            </section>
            <section aria-label={t('unlisted')}>
              <h3 className={styles.heading}>
                {t('unlisted')} <span>{whole(unlisted.total)}</span>
              </h3>
              {unlisted.total === 0 ? <Text tone="quiet">{t('noUnlisted', { keyword })}</Text> : null}
              <ol>
                {unlisted.dataList.map((one) => (
                  <UnlistedItem key={one.nameZh} one={one} />
                ))}
              </ol>
            </section>
          </div>
          <Pager
            page={page}
            total={Math.max(listed.total, unlisted.total)}
            size={SIZE}
            onPage={(next) => setParameters({ page: pageText(next) })}
          />
        </Pane>
      )}
    </ViewBody>
  )
}
