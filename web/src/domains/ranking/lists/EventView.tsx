import { RANK_PAGE, ranking } from '@pandora/contract/domains/ranking/operations'
import type { rankingViews } from '@pandora/contract/domains/ranking/views'
import type { OutputOf } from '@pandora/contract/operation'
import { useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { usePages } from '../../../lib/api/usePages.ts'
import { number } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { languageNow, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { Select } from '../../../ui/Select.tsx'
import { exportTable, type Column } from '../../../ui/table/DataTable.tsx'
import { SizedTable } from '../../../ui/table/SizedTable.tsx'
import { answerOf } from '../../../ui/view/answers.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useVocabulary } from '../../analysis/offers/vocabulary/useVocabulary.ts'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { rankingTexts } from '../texts.ts'
import { companyColumn, Hidden, industryColumn, useMarks } from './marks.tsx'

type Item = OutputOf<typeof ranking.eventRank>['dataList'][number]
const sorts = ['strength', 'opportunity', 'risk'] as const
const NARROW = 640

/** Companies by what events give to their impact score, each with why. */
export default function EventView({ parameters: { sort }, setParameters }: ViewProps<typeof rankingViews.event>) {
  const t = useTexts(rankingTexts)
  const missing = useMissing()
  const word = useVocabulary()
  const go = useGo()
  const pages = usePages(ranking.eventRank, { sort }, RANK_PAGE)
  const about = useOperation(ranking.eventRank, { sort, page: 0, size: 1 })
  const marks = useMarks<Item>('event', (one) => one.markedTop === 1)
  const whyOf = (one: Item) => {
    const [first] = one.reasons
    return first ? named(first.titleZh, first.titleEn, languageNow(), word('event', first.type)) : null
  }
  const point = (key: 'riskPoint' | 'opportunityPoint', className: string): Column<Item> => ({
    key,
    title: t(key),
    width: '76px',
    figures: true,
    sortable: false,
    value: (one) => one.companyImpactScoreData[key],
    cell: (one) => <span className={className}>{number(one.companyImpactScoreData[key], { digits: 1 })}</span>,
  })
  const columns = (narrow: boolean): Column<Item>[] => [
    { key: 'place', title: t('rank'), width: '56px', figures: true, sortable: false, value: (one) => one.place },
    companyColumn(t),
    ...(narrow ? [] : [industryColumn<Item>(t)]),
    point('opportunityPoint', 'rise'),
    point('riskPoint', 'fall'),
    ...(narrow
      ? []
      : [
          {
            key: 'events',
            title: t('events'),
            width: '72px',
            figures: true,
            sortable: false,
            value: (one: Item) => one.events,
          },
          {
            key: 'reasons',
            title: t('reasons'),
            width: 'minmax(160px, 3fr)',
            sortable: false,
            value: whyOf,
            cell: (one: Item) => {
              const [first] = one.reasons
              return first ? (
                <ScreenLink to={`/index/event/${encodeURIComponent(first.eventId)}`}>{whyOf(one)}</ScreenLink>
              ) : (
                '–'
              )
            },
          },
        ]),
    marks,
  ]
  return (
    <ViewBody
      answer={answerOf(pages)}
      source={() => (about.data?.day ? t('asOfDay', { day: about.data.day }) : null)}
      empty={(rows) => (rows.length > 0 ? undefined : missing(t('noEvent')))}
      table={(rows) => exportTable(t('event'), columns(false).slice(0, -1), rows)}
      controls={
        <>
          <Hidden list="event" count={about.data?.hidden ?? 0} />
          <Select
            height="small"
            aria-label={t('sort')}
            value={sort}
            onChange={({ target }) => setParameters({ sort: sorts.find((one) => one === target.value) ?? null })}
          >
            {sorts.map((one) => (
              <option key={one} value={one}>
                {t(`event_${one}`)}
              </option>
            ))}
          </Select>
        </>
      }
    >
      {(rows) => (
        <SizedTable
          label={t('event')}
          columns={columns}
          narrowBelow={NARROW}
          rows={rows}
          rowKey={(one) => one.companyId}
          onEnd={pages.loadMore}
          onChoose={(one) => go(`/index/company/${encodeURIComponent(one.companyId)}`)}
        />
      )}
    </ViewBody>
  )
}
