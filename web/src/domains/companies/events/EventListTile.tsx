import { useState } from 'react'
import { events } from '@pandora/contract/events'
import { useAddressField, useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { EventLine } from '../../../ui/events/EventLine.tsx'
import { useWatchEvent } from '../../../ui/events/useWatchEvent.ts'
import { Pager } from '../../../ui/pager/Pager.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import { Tile } from '../../../ui/Tile.tsx'
import { useVocabulary } from '../../../ui/vocabulary/useVocabulary.ts'
import { companyTexts } from '../texts.ts'

const reaches = ['both', 'direct', 'indirect'] as const

/** Events of a company, ten a page (COMP-16): by type, its own or what reached it along links. */
export function EventListTile({ companyId, className }: { companyId: string; className?: string | undefined }) {
  const t = useTexts(companyTexts)
  const word = useVocabulary()
  const go = useGo()
  const [type, setType] = useAddressField('eventType')
  const [reachText, setReach] = useAddressField('reach')
  const [bar] = useAddressField('bar')
  const [page, setPage] = useState(0)
  const reach = reaches.find((one) => one === reachText) ?? 'both'
  const kinds = useOperation(events.types, { companyId })
  const query = useOperation(events.ofCompany, { companyId, reach, page, size: 10, ...(type ? { types: [type] } : {}) }, { keepPrevious: true })
  const watch = useWatchEvent()
  return (
    <Tile
      title={t('events')} className={className} onRefresh={() => { void query.refetch() }} refreshing={query.isFetching} health={query.error ? 'error' : query.data ? (query.data.total ? 'ok' : 'empty') : undefined}
      controls={<>
        <SegmentedControl label={t('reach')} value={reach} onChange={(next) => { setPage(0); setReach(next === 'both' ? '' : next) }} options={reaches.map((value) => ({ value, text: t(`reach_${value}`) }))} />
        <Select height="small" aria-label={t('eventType')} value={type} onChange={({ target }) => { setPage(0); setType(target.value) }}>
          <option value="">{t('allTypes')}</option>
          {kinds.data?.dataList.map((one) => <option key={one.type} value={one.type}>{t('typeCount', { type: word('event', one.type), count: one.count })}</option>)}
        </Select>
      </>}
    >
      <Answer query={query} waiting={<Skeleton count={5} height={56} />}>
        {({ dataList, total }) => total === 0 ? <Empty why={t(type || reach !== 'both' ? 'noEventsOfType' : 'noEvents')} action={type || reach !== 'both' ? { text: t('allTypes'), run: () => go(`/index/company/${encodeURIComponent(companyId)}/events`) } : undefined} /> : <>
          <ul aria-label={t('events')}>{dataList.map((event) => <EventLine key={event.eventId} event={event} chosen={event.happenedDay === bar} onWatch={watch} />)}</ul>
          <Pager page={page} total={total} onPage={setPage} />
        </>}
      </Answer>
    </Tile>
  )
}
