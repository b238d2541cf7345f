import { useState } from 'react'
import { floors } from '@pandora/contract/floors'
import { rooms } from '@pandora/contract/rooms'
import type { offeredRoom } from '@pandora/contract/rooms'
import type { z } from 'zod'
import { call } from '../../lib/api/call.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { notify } from '../../lib/notices.ts'
import { queryClient } from '../../lib/queryClient.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { roomIcons } from '../../roomIcons.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/States.tsx'
import styles from './AddRoom.module.css'
import { Dialog } from './Dialog.tsx'
import { reloadOpen, takeIn } from './openFloors.ts'
import { changed } from './snapshots.ts'
import { floorTexts } from './texts.ts'
import { tell } from './tileActions.ts'

type Room = z.output<typeof offeredRoom>

/** Brings a tile into sight once it stands. */
function reveal(tileId: string): void {
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const tile = document.querySelector<HTMLElement>(`[data-tile="${CSS.escape(tileId)}"]`)
    tile?.scrollIntoView({ block: 'center' })
    tile?.querySelector<HTMLElement>('[data-grip], button')?.focus({ preventScroll: true })
  }))
}

function RoomLine({ room, busy, onAdd }: { room: Room; busy: boolean; onAdd: (view: string) => void }) {
  const t = useTexts(floorTexts)
  const language = useLanguage()
  const Icon = roomIcons[room.key]
  const en = language === 'en'
  return (
    <li className={`${styles.room} ${room.ready ? '' : styles.later}`} data-room={room.key}>
      <span className={styles.icon}><Icon size={18} strokeWidth={1.6} aria-hidden="true" /></span>
      <div className={styles.words}>
        <h3>{en ? room.nameEn : room.nameZh}</h3>
        <p>{en ? room.sentenceEn : room.sentenceZh}</p>
        {room.ready ? (
          <div className={styles.views}>
            {room.views.map((view) => {
              const name = en ? view.nameEn : view.nameZh
              return <Button key={view.key} size="small" disabled={busy} aria-label={`${en ? room.nameEn : room.nameZh} · ${t('roomReady', { view: name })}`} onClick={() => onAdd(view.key)}>{name}</Button>
            })}
            {room.subscribed ? null : <span className={styles.note}>{t('roomSubscribe')}</span>}
          </div>
        ) : <p className={styles.note}>{t('roomLater')}</p>}
      </div>
    </li>
  )
}

/** The rooms the server offers; one press on a view puts it on the floor, subscribing first where that is missing. */
export function AddRoom({ floorId, onClose }: { floorId: string; onClose: () => void }) {
  const t = useTexts(floorTexts)
  const language = useLanguage()
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const query = useOperation(rooms.data, {})
  const add = async (room: Room, view: string) => {
    setBusy(true)
    try {
      if (!room.subscribed) {
        await call(rooms.subscribe, { roomId: room.id })
        void queryClient.invalidateQueries({ queryKey: [rooms.data.id] })
        void queryClient.invalidateQueries({ queryKey: [rooms.subscribed.id] })
      }
      const { tileId, ...floor } = await call(floors.addRoom, { floorId, key: room.key, metadata: JSON.stringify({ view, parameters: {}, link: null }) })
      takeIn(floor)
      changed(floorId)
      void reloadOpen()
      onClose()
      notify('success', t('roomAdded', { title: language === 'en' ? room.nameEn : room.nameZh }))
      reveal(tileId)
    } catch (failure) {
      tell(failure)
      setBusy(false)
    }
  }
  const asked = text.trim().toLowerCase()
  const fits = (room: Room) => [room.nameZh, room.nameEn, room.sentenceZh, room.sentenceEn].some((one) => one.toLowerCase().includes(asked))
  return (
    <Dialog
      title={t('roomsTitle')} wide onClose={onClose}
      controls={<input type="search" className={styles.search} aria-label={t('searchRooms')} placeholder={t('searchRooms')} value={text} onChange={(event) => setText(event.target.value)} />}
    >
      <Answer query={query} waiting={<Skeleton count={6} height={72} />}>
        {({ dataList }) => (
          <ul className={styles.rooms}>
            {dataList.filter(fits).toSorted((a, b) => Number(b.ready) - Number(a.ready)).map((room) => <RoomLine key={room.key} room={room} busy={busy} onAdd={(view) => { void add(room, view) }} />)}
          </ul>
        )}
      </Answer>
    </Dialog>
  )
}
