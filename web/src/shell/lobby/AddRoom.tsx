import { Plus, X } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { rooms } from '@pandora/contract/domains/rooms/operations'
import type { RoomKey } from '@pandora/contract/room'
import { useOperation } from '../../lib/api/useOperation.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { IconButton } from '../../ui/Button.tsx'
import Over from '../../ui/dialog/Over.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { Empty, Skeleton } from '../../ui/States.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { Row } from '../../ui/kit/Stack.tsx'
import styles from './AddRoom.module.css'
import { fitting, roomWords } from './offered.ts'
import type { Offered } from './offered.ts'
import { RoomPicture } from './RoomPicture.tsx'
import { lobbyTexts } from './texts.ts'
import { useSubscription } from './useSubscription.ts'

interface Props {
  /** A view of a room was chosen; the room is subscribed to by then. */
  onAdd: (key: RoomKey, view: string) => void
  onClose: () => void
}

function Choice({ room, onAdd }: { room: Offered; onAdd: Props['onAdd'] }) {
  const t = useTexts(lobbyTexts)
  const language = useLanguage()
  const { subscribe, busy } = useSubscription()
  const { name, sentence, views } = roomWords(room, language)
  const add = (view: string) => {
    if (room.subscribed) onAdd(room.key, view)
    else subscribe(room, () => onAdd(room.key, view))
  }
  return (
    <li className={styles.room} data-room={room.key}>
      <RoomPicture room={room.key} className={styles.picture} />
      <div className={styles.words}>
        <h3>{name}</h3>
        <p>{sentence}</p>
        {room.ready ? (
          <Row className={styles.views} gap={3} wrap>
            {views.map((view) => (
              <button
                key={view.key}
                type="button"
                className={styles.view}
                data-choice=""
                disabled={busy}
                aria-label={t('addView', { name, view: view.name })}
                onClick={() => add(view.key)}
              >
                <Plus size={14} aria-hidden="true" />
                {view.name}
              </button>
            ))}
            {room.subscribed ? null : (
              <Text size="small" tone="plain">
                {t('addSubscribes')}
              </Text>
            )}
          </Row>
        ) : (
          <Text size="small" tone="plain">
            {t('later')}
          </Text>
        )}
      </div>
    </li>
  )
}

/** Chooses a room and one of its views for a floor; those that come later say so. */
export default function AddRoom({ onAdd, onClose }: Props) {
  const t = useTexts(lobbyTexts)
  const list = useRef<HTMLUListElement>(null)
  const [text, setText] = useState('')
  const query = useOperation(rooms.data, {})
  const all = useMemo(
    () => fitting(query.data?.dataList ?? [], 'all', text).toSorted((a, b) => Number(b.ready) - Number(a.ready)),
    [query.data, text],
  )
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const choices = [...(list.current?.querySelectorAll<HTMLElement>('[data-choice]') ?? [])]
    const at = choices.indexOf(document.activeElement as HTMLElement)
    choices[Math.max(0, Math.min(choices.length - 1, at + step))]?.focus()
  }
  return (
    <Over label={t('addRoom')} className={styles.dialog} onClose={onClose} onKeyDown={onKeyDown}>
      <Row className={styles.head} as="header" gap={5}>
        <h2>{t('addRoom')}</h2>
        <input
          className={styles.input}
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          value={text}
          maxLength={60}
          onChange={(event) => setText(event.target.value)}
        />
        <IconButton label={t('close')} onClick={onClose}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      </Row>
      <div className={styles.list}>
        <Answer query={query} waiting={<Skeleton count={4} height={84} />}>
          {() =>
            all.length === 0 ? (
              <Empty why={t('none')} action={{ text: t('clear'), run: () => setText('') }} />
            ) : (
              <ul ref={list} aria-label={t('rooms')}>
                {all.map((room) => (
                  <Choice key={room.id} room={room} onAdd={onAdd} />
                ))}
              </ul>
            )
          }
        </Answer>
      </div>
      <footer className={styles.foot}>
        <ScreenLink to="/index/lobby" onClick={onClose}>
          {t('toLobby')}
        </ScreenLink>
      </footer>
    </Over>
  )
}
