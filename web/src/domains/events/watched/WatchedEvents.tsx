import { events } from '@pandora/contract/domains/events/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { useGo } from '../../../lib/address.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { usePage } from '../../../lib/usePage.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { EventLine } from '../offers/EventLine.tsx'
import type { CompanyEvent } from '../offers/EventLine.tsx'
import { useWatchEvent } from '../useWatchEvent.ts'
import { Pager } from '../../../ui/pager/Pager.tsx'
import { Screen } from '../../../ui/Screen.tsx'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import { exportTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { Tile } from '../../../ui/Tile.tsx'
import { useVocabulary } from '../../analysis/offers/vocabulary/useVocabulary.ts'
import { GroupTabs } from '../../watch/offers/groups/GroupTabs.tsx'
import { watchedTexts } from './texts.ts'
import { useGroups } from '../../watch/offers/groups/useGroups.ts'
import { Fill } from '../../../ui/kit/Stack.tsx'
import styles from './Watched.module.css'

/** Events asked for at once. */
const SIZE = 20
const topics = ['analysis', 'watch'] as const

/** The events that the reader watches, newest first (WATCH-07): a place beside the groups of companies. */
export default function WatchedEvents() {
  const t = useTexts(watchedTexts)
  const word = useVocabulary()
  const language = useLanguage()
  const go = useGo()
  const groups = useGroups()
  const watch = useWatchEvent()
  const [page, setPage] = usePage()
  const query = useOperation(events.watched, { page, size: SIZE }, { keepPrevious: true })
  useReread(events.watched, topics)
  const rows: readonly CompanyEvent[] = query.data?.dataList ?? []
  const columns: Column<CompanyEvent>[] = [
    { key: 'day', title: t('eventDay'), value: (row) => row.happenedDay },
    { key: 'company', title: t('company'), value: (row) => named(row.nameZh, row.nameEn, language) },
    { key: 'type', title: t('eventType'), value: (row) => word('event', row.type) },
    {
      key: 'title',
      title: t('event'),
      value: (row) => named(row.titleZh, row.titleEn, language, row.first?.title ?? ''),
    },
  ]
  return (
    <Screen
      title={t('title')}
      layout="fill"
      context={query.data ? t('eventCount', { count: query.data.total }) : null}
      tabs={<GroupTabs groups={groups} chosen="events" total={undefined} onDropCompany={() => undefined} />}
    >
      <div className={styles.main}>
        <Tile
          title={t('events')}
          fit
          className={styles.tile}
          onRefresh={() => {
            void query.refetch()
          }}
          refreshing={query.isFetching}
          health={query.error ? 'error' : !query.data ? undefined : query.data.total ? 'ok' : 'empty'}
          onExport={rows.length ? () => exportTable(t('events'), columns, rows) : undefined}
        >
          <Answer query={query} waiting={<Skeleton count={6} height={56} />}>
            {(data) =>
              data.total === 0 ? (
                <Empty why={t('noEvents')} action={{ text: t('noEventsAction'), run: () => go('/index/search') }} />
              ) : (
                <>
                  <Fill aria-label={t('events')} as="ul" scroll>
                    {data.dataList.map((event) => (
                      <EventLine key={event.eventId} event={event} chosen={false} withCompany onWatch={watch} />
                    ))}
                  </Fill>
                  <Pager page={page} total={data.total} size={SIZE} onPage={setPage} />
                </>
              )
            }
          </Answer>
        </Tile>
      </div>
    </Screen>
  )
}
