import { Plus } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { feeds } from '@pandora/contract/domains/feeds/operations'
import { Answer } from '../../ui/Answer.tsx'
import { Button } from '../../ui/Button.tsx'
import { UnknownPlace } from '../../ui/page/UnknownPlace.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { Empty, Skeleton } from '../../ui/States.tsx'
import { exportTable } from '../../ui/table/DataTable.tsx'
import { Tile } from '../../ui/Tile.tsx'
import { useGo } from '../../lib/address.ts'
import { readAgain } from '../../lib/api/readAgain.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { useLive } from '../../lib/live/useLive.ts'
import { useRoot } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { AddFeed } from './AddFeed.tsx'
import { FeedDetail } from './FeedDetail.tsx'
import styles from './Feeds.module.css'
import { FeedsTable, useFeedColumns } from './FeedsTable.tsx'
import { healthOf } from './model.ts'
import { OpmlButtons } from './OpmlButtons.tsx'
import { feedTexts } from './texts.ts'

const place = '/index/feeds'

/**
 * Feeds, for administrators: added, tested, paused, and how each one is. Anyone else is told that their role may not.
 */
export default function Feeds() {
  const t = useTexts(feedTexts)
  const go = useGo()
  const role = useRoot((root) => root.user.info?.role)
  if (role && role !== 'admin')
    return (
      <Screen title={t('title')}>
        <Empty why={t('notAllowed')} action={{ text: t('toFloors'), run: () => go('/index') }} />
      </Screen>
    )
  return <FeedsScreen />
}

function FeedsScreen() {
  const t = useTexts(feedTexts)
  const go = useGo()
  const client = useQueryClient()
  const { feedId = '' } = useParams()
  const chosen = /^\d{1,9}$/.test(feedId) && Number(feedId) > 0 ? Number(feedId) : null
  const query = useOperation(feeds.list, {})
  const columns = useFeedColumns(false)
  useLive('feeds', () => void readAgain(client, [feeds.list, feeds.get]))
  const list = query.data?.dataList ?? []
  const count = (...healths: readonly ReturnType<typeof healthOf>[]) =>
    list.filter((feed) => healths.includes(healthOf(feed))).length
  const add = () => go(`${place}/new`)
  if (feedId && feedId !== 'new' && chosen === null) return <UnknownPlace />
  return (
    <Screen
      title={t('title')}
      layout="fill"
      context={
        list.length
          ? t('summary', { active: count('active', 'waiting'), failing: count('failing'), paused: count('paused') })
          : null
      }
      actions={
        <>
          <OpmlButtons any={list.length > 0} />
          <Button kind="primary" icon={<Plus size={16} aria-hidden="true" />} onClick={add}>
            {t('add')}
          </Button>
        </>
      }
    >
      <div className={styles.main}>
        <Tile
          title={t('list')}
          fit
          className={styles.tile}
          onRefresh={() => {
            void query.refetch()
          }}
          refreshing={query.isFetching}
          {...(list.length ? { onExport: () => exportTable('pandora-feeds', columns, list) } : {})}
          menu={[{ text: t('toImports'), run: () => go('/index/imports') }]}
        >
          <Answer query={query} waiting={<Skeleton count={10} />}>
            {({ dataList }) =>
              dataList.length ? (
                <div className={styles.table}>
                  <FeedsTable feeds={dataList} chosen={chosen} onChoose={(feed) => go(`${place}/${feed.feedId}`)} />
                </div>
              ) : (
                <Empty why={t('none')} action={{ text: t('add'), run: add }} />
              )
            }
          </Answer>
        </Tile>
      </div>
      {feedId === 'new' ? <AddFeed onClose={() => go(place)} onAdded={(id) => go(`${place}/${id}`)} /> : null}
      {chosen === null ? null : <FeedDetail key={chosen} feedId={chosen} onClose={() => go(place)} />}
    </Screen>
  )
}
