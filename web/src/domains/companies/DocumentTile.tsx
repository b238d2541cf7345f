import { useState } from 'react'
import { companies } from '@pandora/contract/companies'
import { useOperation } from '../../lib/api/useOperation.ts'
import { useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Pager } from '../../ui/pager/Pager.tsx'
import { Skeleton } from '../../ui/States.tsx'
import { Tile } from '../../ui/Tile.tsx'
import { DocumentList } from './DocumentList.tsx'
import type { ListedItem } from './DocumentList.tsx'
import { MissingSource } from './MissingSource.tsx'
import { companyTexts } from './texts.ts'
import { useOpened } from './useOpened.ts'

interface Props {
  companyId: string
  kind: 'news' | 'announcements'
  className?: string | undefined
}

/** The latest news or announcements of a company, ten a page; their tabs have the whole lists. */
export function DocumentTile({ companyId, kind, className }: Props) {
  const t = useTexts(companyTexts)
  const [opened, open] = useOpened()
  const [page, setPage] = useState(0)
  const query = useOperation(kind === 'news' ? companies.news : companies.announcements, { companyId, page, size: 10 }, { keepPrevious: true })
  return (
    <Tile
      title={t(kind)} className={className} onRefresh={() => { void query.refetch() }} refreshing={query.isFetching} health={query.error ? 'error' : query.data ? (query.data.total ? 'ok' : 'empty') : undefined}
      source={query.data?.dataList[0]?.newsDay}
    >
      <Answer query={query} waiting={<Skeleton count={6} height={52} />}>
        {({ dataList, total }) => total === 0 ? <MissingSource why={t(kind === 'news' ? 'noNews' : 'noAnnouncements')} /> : <>
          <DocumentList<ListedItem> label={t(kind)} items={dataList} opened={opened} onOpen={open} />
          <Pager page={page} total={total} onPage={setPage} />
        </>}
      </Answer>
    </Tile>
  )
}
