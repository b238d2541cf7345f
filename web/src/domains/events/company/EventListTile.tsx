import { events } from '@pandora/contract/domains/events/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useAddressField } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { number } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EventLine } from '../offers/EventLine.tsx'
import { useWatchEvent } from '../useWatchEvent.ts'
import { Pager } from '../../../ui/pager/Pager.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Empty, ErrorState, Skeleton } from '../../../ui/States.tsx'
import { exportTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { Tile } from '../../../ui/Tile.tsx'
import { useVocabulary } from '../../analysis/offers/vocabulary/useVocabulary.ts'
import { companyEventTexts } from './texts.ts'
import { usePage } from '../../../lib/usePage.ts'
import { signedPoints } from '../offers/points.ts'
import styles from './Events.module.css'
import { TypeChips } from './TypeChips.tsx'
import { useInsights } from './useInsights.ts'

type Row = OutputOf<typeof events.ofCompany>['dataList'][number]
const views = ['insights', 'both', 'direct', 'indirect'] as const
const topics = ['analysis'] as const

/**
 * What reached a company and counts in its score now, older ones on demand (COMP-20), or all its events ten a page
 * (COMP-26), by type (COMP-21).
 */
export function EventListTile({ companyId, className }: { companyId: string; className?: string | undefined }) {
  const t = useTexts(companyEventTexts)
  const word = useVocabulary()
  const language = useLanguage()
  const [type, setType] = useAddressField('eventType')
  const [viewText, setView] = useAddressField('reach')
  const [bar] = useAddressField('bar')
  const [page, setPage] = usePage()
  const view = views.find((one) => one === viewText) ?? 'insights'
  const counting = view === 'insights'
  const insights = useInsights(companyId, type, counting)
  const reach = counting ? 'both' : view
  const all = useOperation(
    events.ofCompany,
    { companyId, reach, page, size: 10, ...(type ? { types: [type] } : {}) },
    { keepPrevious: true, enabled: !counting },
  )
  useReread(events.insights, topics)
  const watch = useWatchEvent()
  const shown: readonly Row[] = counting ? insights.items : (all.data?.dataList ?? [])
  const total = counting ? insights.total : all.data?.total
  const failure = counting ? insights.query.error : all.error
  const columns: Column<Row>[] = [
    { key: 'day', title: t('happenedDay'), value: (row) => row.happenedDay },
    { key: 'type', title: t('eventType'), value: (row) => word('event', row.type) },
    {
      key: 'title',
      title: t('events'),
      value: (row) => named(row.titleZh, row.titleEn, language, row.first?.title ?? ''),
    },
    { key: 'score', title: t('eventScore'), value: (row) => row.scoreIndex },
    { key: 'points', title: t('points'), value: signedPoints },
    { key: 'reach', title: t('reach'), value: (row) => t(row.direct ? 'reach_direct' : 'reach_indirect') },
  ]
  const lines = (list: readonly Row[]) => (
    <ul aria-label={t('events')}>
      {list.map((event) => (
        <EventLine key={event.eventId} event={event} chosen={event.happenedDay === bar} onWatch={watch} />
      ))}
    </ul>
  )
  const { query } = insights
  return (
    <Tile
      title={t('events')}
      className={className}
      onRefresh={() => {
        void (counting ? query.refetch() : all.refetch())
      }}
      refreshing={counting ? query.isFetching : all.isFetching}
      health={failure ? 'error' : total === undefined ? undefined : total ? 'ok' : 'empty'}
      onExport={shown.length ? () => exportTable(t('events'), columns, shown) : undefined}
      controls={
        <SegmentedControl
          label={t('reach')}
          value={view}
          onChange={(next) => {
            setPage(0)
            setView(next === 'insights' ? '' : next)
          }}
          options={views.map((value) => ({ value, text: t(`reach_${value}`) }))}
        />
      }
    >
      <div className={styles.column}>
        <TypeChips
          companyId={companyId}
          reach={view}
          chosen={type}
          onChoose={(next) => {
            setPage(0)
            setType(next)
          }}
        />
        {counting ? (
          query.isPending ? (
            <Skeleton count={5} height={56} />
          ) : query.error && !insights.items.length ? (
            <ErrorState
              failure={query.error}
              onRetry={() => {
                void query.refetch()
              }}
            />
          ) : insights.items.length === 0 ? (
            <Empty
              why={t(type ? 'noInsightsOfType' : 'noInsights')}
              action={{ text: t('toAllEvents'), run: () => setView('both') }}
            />
          ) : (
            <>
              {lines(insights.items)}
              {query.error ? (
                <ErrorState
                  failure={query.error}
                  onRetry={() => {
                    void query.fetchNextPage()
                  }}
                  withOld
                />
              ) : null}
              <p className={styles.older}>
                <span>
                  {t('shownOf', {
                    shown: number(insights.items.length, { digits: 0 }),
                    total: number(total, { digits: 0 }),
                  })}
                </span>
                {query.hasNextPage ? (
                  <Button
                    size="small"
                    busy={query.isFetchingNextPage}
                    onClick={() => {
                      void query.fetchNextPage()
                    }}
                  >
                    {t('loadOlder')}
                  </Button>
                ) : null}
              </p>
            </>
          )
        ) : (
          <Answer query={all} waiting={<Skeleton count={5} height={56} />}>
            {(data) =>
              data.total === 0 ? (
                <Empty
                  why={t(type || view !== 'both' ? 'noEventsOfType' : 'noEvents')}
                  action={
                    type || view !== 'both'
                      ? {
                          text: t('clearFilter'),
                          run: () => {
                            setType('')
                            setView('both')
                          },
                        }
                      : undefined
                  }
                />
              ) : (
                <>
                  {lines(data.dataList)}
                  <Pager page={page} total={data.total} onPage={setPage} />
                </>
              )
            }
          </Answer>
        )}
      </div>
    </Tile>
  )
}
