import { companies } from '@pandora/contract/companies'
import type { OutputOf } from '@pandora/contract/operation'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Pager } from '../../../ui/pager/Pager.tsx'
import { Skeleton } from '../../../ui/States.tsx'
import { exportTable } from '../../../ui/table/DataTable.tsx'
import { Tile } from '../../../ui/Tile.tsx'
import { DocumentList } from '../DocumentList.tsx'
import { MissingSource } from '../MissingSource.tsx'
import { useOpened } from '../useOpened.ts'
import { usePage } from '../usePage.ts'
import styles from './News.module.css'
import { newsTexts } from './texts.ts'

type Row = OutputOf<typeof companies.announcements>['dataList'][number]

/** Announcements of a company, ten a page of ceil(total / 10) (COMP-17, COMP-22). */
export function AnnouncementsTile({ companyId }: { companyId: string }) {
  const t = useTexts(newsTexts)
  const language = useLanguage()
  const [opened, open] = useOpened()
  const [page, setPage] = usePage()
  const query = useOperation(companies.announcements, { companyId, page, size: 10 }, { keepPrevious: true })
  return (
    <Tile
      title={t('announcements')} onRefresh={() => { void query.refetch() }} refreshing={query.isFetching} health={query.error ? 'error' : query.data ? (query.data.total ? 'ok' : 'empty') : undefined}
      source={query.data?.dataList[0]?.newsDay}
      onExport={query.data?.total ? () => exportTable<Row>(t('announcements'), [
        { key: 'day', title: 'publishTime', value: (row) => row.publishTime }, { key: 'type', title: t('type'), value: (row) => row.category }, { key: 'title', title: t('announcements'), value: (row) => row.title },
        { key: 'source', title: t('source'), value: (row) => named(row.source, row.sourceEn, language) }, { key: 'url', title: t('original'), value: (row) => row.url }, { key: 'id', title: 'newsId', value: (row) => row.newsId },
      ], query.data.dataList) : undefined}
    >
      <Answer query={query} waiting={<Skeleton count={10} height={64} />}>
        {({ dataList, total }) => total === 0 ? <MissingSource why={t('noAnnouncements')} /> : <>
          <DocumentList label={t('announcements')} items={dataList} opened={opened} onOpen={open} summaries beside={({ category }) => (category ? <span className={styles.relation}>{category}</span> : null)} />
          <Pager page={page} total={total} onPage={setPage} />
        </>}
      </Answer>
    </Tile>
  )
}
