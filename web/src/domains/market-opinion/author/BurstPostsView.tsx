import { authors } from '@pandora/contract/domains/authors/operations'
import type { marketOpinionViews } from '@pandora/contract/domains/market-opinion/views'
import type { OutputOf } from '@pandora/contract/operation'
import { wallClock } from '@pandora/contract/time'
import { useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { percent } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Fill } from '../../../ui/kit/Stack.tsx'
import { Empty } from '../../../ui/States.tsx'
import { exportTable, type Column } from '../../../ui/table/DataTable.tsx'
import { SizedTable } from '../../../ui/table/SizedTable.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { authorAddress } from '../address.ts'
import { marketOpinionTexts, type OpinionSay } from '../texts.ts'

type Post = OutputOf<typeof authors.burst>['dataList'][number]
/** Posts of one burst that are shown. */
const MOST = 200
const NARROW = 420

/** Posts with the chosen words, the first of them first; a press opens who wrote it. */
export default function BurstPostsView({ parameters: { words } }: ViewProps<typeof marketOpinionViews.burstPosts>) {
  const t = useTexts(marketOpinionTexts)
  const go = useGo()
  const query = useOperation(authors.burst, { newsId: words ?? '', size: MOST }, { enabled: words !== undefined })
  if (words === undefined) return <Empty why={t('chooseWords')} />
  return (
    <ViewBody answer={query} table={({ dataList }) => exportTable(t('burstPosts'), columnsOf(t, false), dataList)}>
      {({ dataList }) => (
        <Fill>
          <SizedTable
            label={t('burstPosts')}
            columns={(narrow) => columnsOf(t, narrow)}
            narrowBelow={NARROW}
            rows={dataList}
            rowKey={({ newsId }) => newsId}
            onChoose={({ author }) => (author ? go(authorAddress(author.authorId)) : undefined)}
          />
        </Fill>
      )}
    </ViewBody>
  )
}

function columnsOf(t: OpinionSay, narrow: boolean): Column<Post>[] {
  return [
    {
      key: 'author',
      title: t('author'),
      width: 'minmax(110px, 2fr)',
      value: ({ author }) => author?.name ?? author?.authorId ?? null,
    },
    {
      key: 'at',
      title: t('date'),
      width: narrow ? '96px' : '148px',
      value: ({ newsTimestamp }) => wallClock(newsTimestamp).slice(narrow ? 5 : 0, narrow ? 16 : 19),
    },
    {
      key: 'likeness',
      title: t('likeness'),
      width: '76px',
      figures: true,
      value: ({ likeness }) => likeness,
      cell: ({ likeness }) => percent(likeness === null ? null : likeness * 100, { digits: 0, sign: false }),
    },
  ]
}
