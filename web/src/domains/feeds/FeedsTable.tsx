import { Age } from '../../ui/Age.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/DataTable.tsx'
import { dateTime, number } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { Days } from './Days.tsx'
import { FeedState } from './FeedState.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import styles from './Feeds.module.css'
import { healthOf } from './model.ts'
import type { Feed } from './model.ts'
import { feedTexts } from './texts.ts'

const hostOf = (url: string) => URL.parse(url)?.host ?? url

/** Columns of the feeds; beside an open one there is room for what tells them apart. */
export function useFeedColumns(open: boolean): Column<Feed>[] {
  const t = useTexts(feedTexts)
  const phone = usePhone()
  const all: Column<Feed>[] = [
    {
      key: 'name',
      title: t('name'),
      value: ({ name }) => name,
      width: 'minmax(150px, 2fr)',
      cell: ({ name, url }) =>
        phone ? (
          <span className={styles.two}>
            <b>{name}</b>
            <small>{hostOf(url)}</small>
          </span>
        ) : (
          <span title={url}>
            {name}{' '}
            <Text className={styles.host} as="small" size="small" tone="quiet">
              {hostOf(url)}
            </Text>
          </span>
        ),
    },
    {
      key: 'state',
      title: t('state'),
      value: (feed) => healthOf(feed),
      width: 'minmax(120px, 190px)',
      cell: (feed) => <FeedState feed={feed} />,
    },
    { key: 'kind', title: t('kind'), value: ({ kind }) => t(`kind_${kind}`), width: '96px', wideOnly: true },
    {
      key: 'perDay',
      title: t('perDay'),
      value: ({ perDay }) => perDay.reduce((sum, count) => sum + count, 0),
      width: '150px',
      wideOnly: true,
      cell: ({ perDay }) => <Days perDay={perDay} />,
    },
    {
      key: 'items',
      title: t('items'),
      value: ({ items }) => items,
      width: '72px',
      figures: true,
      wideOnly: true,
      cell: ({ items }) => number(items, { digits: 0 }),
    },
    {
      key: 'fetched',
      title: t('lastFetch'),
      value: ({ fetchedAt }) => fetchedAt,
      width: '96px',
      wideOnly: true,
      cell: ({ fetchedAt }) => (fetchedAt ? <Age at={fetchedAt} /> : '–'),
    },
    {
      key: 'new',
      title: t('lastNew'),
      value: ({ newItemAt }) => newItemAt,
      width: '110px',
      wideOnly: true,
      cell: ({ newItemAt }) => (newItemAt ? <Age at={newItemAt} /> : '–'),
    },
    {
      key: 'next',
      title: t('nextTry'),
      value: ({ nextAt }) => nextAt,
      width: '140px',
      wideOnly: true,
      cell: ({ nextAt }) => dateTime(nextAt),
    },
  ]
  return open ? all.filter(({ key }) => key !== 'new' && key !== 'next' && key !== 'kind') : all
}

/** Feeds with their health; one opens beside the list. */
export function FeedsTable({
  feeds,
  chosen,
  onChoose,
}: {
  feeds: readonly Feed[]
  chosen: number | null
  onChoose: (feed: Feed) => void
}) {
  const t = useTexts(feedTexts)
  const columns = useFeedColumns(chosen !== null)
  return (
    <DataTable
      label={t('list')}
      columns={columns}
      rows={feeds}
      rowKey={({ feedId }) => String(feedId)}
      chosen={chosen === null ? null : String(chosen)}
      onChoose={onChoose}
    />
  )
}
