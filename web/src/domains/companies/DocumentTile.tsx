import { useState } from 'react'
import { companies } from '@pandora/contract/companies'
import { useAddressField, useAsOf, useGo } from '../../lib/address.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { useRoot } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Pager } from '../../ui/pager/Pager.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Empty, Skeleton } from '../../ui/States.tsx'
import { Tile } from '../../ui/Tile.tsx'
import { DocumentList } from './DocumentList.tsx'
import { companyTexts } from './texts.ts'
import { useOpened } from './useOpened.ts'

interface Props {
  companyId: string
  kind: 'news' | 'announcements'
  /** The tab's own list: page and filter stand in the address, summaries are shown. */
  whole?: boolean
  className?: string | undefined
}

const relations = ['all', 'subject', 'mention'] as const

/** News or announcements of a company, ten a page (COMP-16, COMP-17). */
export function DocumentTile({ companyId, kind, whole = false, className }: Props) {
  const t = useTexts(companyTexts)
  const go = useGo()
  const [asOf, setAsOf] = useAsOf()
  const [opened, open] = useOpened()
  const [inAddress, setInAddress] = useAddressField('page')
  const [ownPage, setOwnPage] = useState(0)
  const [chosen, setChosen] = useAddressField('relation')
  const admin = useRoot((root) => root.user.info?.role === 'admin')
  const relation = relations.find((one) => one === chosen) ?? 'all'
  const page = whole ? Math.max(0, Math.floor(Number(inAddress) || 1) - 1) : ownPage
  const setPage = (to: number) => (whole ? setInAddress(to === 0 ? '' : String(to + 1)) : setOwnPage(to))
  const input = { companyId, page, size: 10 }
  const filtered = whole && kind === 'news' && relation !== 'all'
  const query = useOperation(kind === 'news' ? companies.news : companies.announcements, filtered ? { ...input, relation } : input, { keepPrevious: true })
  const why = t(kind === 'news' ? 'noNews' : 'noAnnouncements')
  const action = asOf ? { text: t('toLatest'), run: () => setAsOf(null) } : admin ? { text: t('importFile'), run: () => go('/index/imports') } : undefined
  return (
    <Tile
      title={t(kind)} className={className} fit={whole} onRefresh={() => { void query.refetch() }} refreshing={query.isFetching} health={query.error ? 'error' : query.data ? (query.data.total ? 'ok' : 'empty') : undefined}
      source={query.data?.dataList[0]?.newsDay}
      controls={whole && kind === 'news' ? (
        <SegmentedControl label={t('relation')} value={relation} onChange={(to) => { setChosen(to === 'all' ? '' : to) }} options={relations.map((value) => ({ value, text: t(value) }))} />
      ) : undefined}
    >
      <Answer query={query} waiting={<Skeleton count={whole ? 10 : 6} height={52} />}>
        {({ dataList, total }) => total === 0 ? <Empty why={why} action={action} /> : <>
          <DocumentList label={t(kind)} items={dataList} opened={opened} onOpen={open} summaries={whole} />
          <Pager page={page} total={total} onPage={setPage} />
        </>}
      </Answer>
    </Tile>
  )
}
