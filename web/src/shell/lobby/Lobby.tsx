import { Search } from 'lucide-react'
import { useMemo, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { rooms } from '@pandora/contract/domains/rooms/operations'
import { useAddressField } from '../../lib/address.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Empty, Skeleton } from '../../ui/States.tsx'
import styles from './Lobby.module.css'
import { filters, fitting } from './offered.ts'
import { RoomCard } from './RoomCard.tsx'
import { lobbyTexts } from './texts.ts'

/** The lobby (SHELL-26): every room there is, with what it shows; rooms are subscribed to here, and put on floors. */
export default function Lobby() {
  const t = useTexts(lobbyTexts)
  const query = useOperation(rooms.data, {})
  const [shown, setShown] = useAddressField('rooms')
  const [text, setText] = useAddressField('text')
  const list = useRef<HTMLUListElement>(null)
  const filter = filters.find((one) => one === shown) ?? 'all'
  const all = query.data?.dataList
  const fit = useMemo(() => fitting(all ?? [], filter, text), [all, filter, text])
  // From the search into the cards; within them Tab goes on as everywhere.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    list.current?.querySelector<HTMLElement>('button')?.focus()
  }
  return (
    <Screen
      title={t('title')}
      context={all ? t('count', { count: fit.length }) : null}
      actions={
        <>
          <label className={styles.search}>
            <Search size={14} aria-hidden="true" />
            <input
              type="search"
              aria-label={t('search')}
              placeholder={t('search')}
              value={text}
              maxLength={60}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={onKeyDown}
            />
          </label>
          <SegmentedControl
            label={t('filter')}
            value={filter}
            onChange={(next) => setShown(next === 'all' ? '' : next)}
            options={filters.map((value) => ({ value, text: t(`filter_${value}`) }))}
          />
        </>
      }
    >
      <Answer
        query={query}
        waiting={
          <div className={styles.waiting}>
            <Skeleton count={4} height={180} />
          </div>
        }
      >
        {() =>
          fit.length === 0 ? (
            <Empty
              why={t('none')}
              action={{
                text: t('clear'),
                run: () => {
                  if (text) setText('')
                  else setShown('')
                },
              }}
            />
          ) : (
            <ul ref={list} className={styles.cards} aria-label={t('rooms')}>
              {fit.map((room) => (
                <RoomCard key={room.id} room={room} />
              ))}
            </ul>
          )
        }
      </Answer>
    </Screen>
  )
}
