import { RANK_PAGE, ranking } from '@pandora/contract/domains/ranking/operations'
import type { rankingViews } from '@pandora/contract/domains/ranking/views'
import type { OutputOf } from '@pandora/contract/operation'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useTexts } from '../../../lib/texts.ts'
import { pageIn, pageText } from '../../../lib/usePage.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { exportTable, type Column } from '../../../ui/table/DataTable.tsx'
import { PagedTable } from '../../../ui/table/PagedTable.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { rankingTexts, type RankingSay } from '../texts.ts'
import { PublishedEntries } from './PublishedEntries.tsx'

type List = OutputOf<typeof ranking.publishedLists>['dataList'][number]
const NARROW = 520

const columnsOf = (t: RankingSay, narrow: boolean): Column<List>[] => [
  { key: 'title', title: t('list'), width: 'minmax(140px, 2fr)', sortable: false, value: (one) => one.title },
  {
    key: 'publishedOn',
    title: t('publishedOn'),
    width: '104px',
    sortable: false,
    value: (one) => one.publishedOn,
  },
  ...(narrow
    ? []
    : [
        {
          key: 'publisher',
          title: t('publisher'),
          width: 'minmax(100px, 1fr)',
          sortable: false,
          value: (one: List) => one.publisher,
        },
      ]),
  { key: 'entries', title: t('entries'), width: '64px', figures: true, sortable: false, value: (one) => one.entries },
  { key: 'sourced', title: t('sourced'), width: '72px', figures: true, sortable: false, value: (one) => one.sourced },
]

/** Lists that others published, newest first; a press opens one with the source of each line. */
export default function PublishedView({
  parameters: { published, page: kept },
  setParameters,
}: ViewProps<typeof rankingViews.published>) {
  const t = useTexts(rankingTexts)
  const missing = useMissing()
  const page = pageIn(kept)
  const query = useOperation(ranking.publishedLists, { page, size: RANK_PAGE }, { keepPrevious: true })
  if (published !== undefined)
    return <PublishedEntries listId={published} onBack={() => setParameters({ published: null })} />
  return (
    <ViewBody
      answer={query}
      empty={({ total }) => (total > 0 ? undefined : missing(t('none_published')))}
      table={({ dataList }) => exportTable(t('list_published'), columnsOf(t, false), dataList)}
      note={() => t('note_published')}
    >
      {({ dataList, total }) => (
        <PagedTable
          label={t('list_published')}
          columns={(narrow) => columnsOf(t, narrow)}
          narrowBelow={NARROW}
          rows={dataList}
          rowKey={(one) => one.listId}
          onChoose={(one) => setParameters({ published: one.listId })}
          page={page}
          total={total}
          size={RANK_PAGE}
          onPage={(next) => setParameters({ page: pageText(next) })}
        />
      )}
    </ViewBody>
  )
}
