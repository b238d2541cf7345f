import { Copy, Download, Ellipsis, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FLOOR_PAGE_SIZE } from '@pandora/contract/domains/floors/shapes'
import { floors } from '@pandora/contract/domains/floors/operations'
import type { Floor } from '@pandora/contract/domains/floors/shapes'
import { useGo } from '../../lib/address.ts'
import { usePages } from '../../lib/api/usePages.ts'
import { ago } from '../../lib/formats.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { MenuItem, Popup } from '../../ui/Popup.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Empty, ErrorState, Skeleton } from '../../ui/States.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { DeletedCard } from './DeletedCard.tsx'
import { deleteFloor, duplicateFloor, exportFloor, openFloors } from './floorActions.ts'
import { Row } from '../../ui/kit/Stack.tsx'
import { Truncated } from '../../ui/kit/Truncated.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import styles from './FloorLists.module.css'
import { floorTexts } from './texts.ts'
import { Thumbnail } from './Thumbnail.tsx'

type List = 'open' | 'save' | 'history' | 'deleted'
interface Props {
  list: List
  open: readonly Floor[]
  onClose: () => void
}

interface CardProps {
  floor: Floor
  ticked: boolean
  onTick: () => void
  onOpen: () => void
  onClose: () => void
}

function Card({ floor, ticked, onTick, onOpen, onClose }: CardProps) {
  const t = useTexts(floorTexts)
  const language = useLanguage()
  const go = useGo()
  const [now] = useState(() => Date.now())
  return (
    <li className={`${styles.card} ${ticked ? styles.ticked : ''}`} data-floor-card={floor.name}>
      <div className={styles.whole}>
        <Thumbnail floor={floor} />
        <button type="button" className={styles.cover} onClick={onOpen} aria-label={`${t('open')} ${floor.name}`} />
      </div>
      <Row className={styles.line} gap={2}>
        <Row className={styles.tick} as="label" gap={3}>
          <input type="checkbox" checked={ticked} onChange={onTick} />
          <Truncated className={styles.name} as="b">
            {floor.name}
          </Truncated>
        </Row>
        <Popup
          role="menu"
          align="end"
          label={t('floorMenu', { name: floor.name })}
          className={styles.more}
          face={<Ellipsis size={16} aria-hidden="true" />}
        >
          {(close) => (
            <>
              <MenuItem
                icon={<Copy size={14} aria-hidden="true" />}
                onSelect={() => {
                  close()
                  onClose()
                  void duplicateFloor(floor.id, go)
                }}
              >
                {t('duplicate')}
              </MenuItem>
              <MenuItem
                icon={<Download size={14} aria-hidden="true" />}
                onSelect={() => {
                  close()
                  void exportFloor(floor)
                }}
              >
                {t('exportFile')}
              </MenuItem>
              <MenuItem
                icon={<Trash2 size={14} aria-hidden="true" />}
                onSelect={() => {
                  close()
                  void deleteFloor(floor, t, go)
                }}
              >
                {t('deleteFloor')}
              </MenuItem>
            </>
          )}
        </Popup>
      </Row>
      <Text className={styles.about} as="p" size="small" tone="quiet">
        {t('tiles', { count: floor.rooms.length })} ·{' '}
        {t('updated', { age: ago(now - Date.parse(floor.updatedAt), language) })}
        {floor.open ? <span className={styles.openNow}>{t('isOpen')}</span> : null}
      </Text>
    </li>
  )
}

/**
 * Open, saved, historical and deleted floors with their pictures: searched, opened several at once, copied, exported,
 * deleted and brought back.
 */
export function FloorLists({ list: first, open, onClose }: Props) {
  const t = useTexts(floorTexts)
  const go = useGo()
  const [list, setList] = useState<List>(first)
  const [text, setText] = useState('')
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const pages = usePages(
    floors.listByType,
    { status: list === 'history' ? 'history' : 'save' },
    FLOOR_PAGE_SIZE,
    list === 'save' || list === 'history',
  )
  const deleted = usePages(floors.deletedList, {}, FLOOR_PAGE_SIZE, list === 'deleted')
  const shown = list === 'deleted' ? deleted : pages
  const { hasMore, isFetchingMore, loadMore } = shown
  // A user has few floors: all of them are read, so that a search finds whichever it is.
  useEffect(() => {
    if (list !== 'open' && hasMore && !isFetchingMore) loadMore()
  }, [list, hasMore, isFetchingMore, loadMore])
  const all: readonly Floor[] = list === 'open' ? open : pages.items
  const asked = text.trim().toLowerCase()
  const matches = ({ name }: { name: string }) => name.toLowerCase().includes(asked)
  const found = all.filter(matches)
  const gone = deleted.items.filter(matches)
  const chosen = all.filter(({ id }) => ticked.has(id)).map(({ id }) => id)
  const tick = (id: string) =>
    setTicked((was) => {
      const next = new Set(was)
      if (!next.delete(id)) next.add(id)
      return next
    })
  const start = async (ids: readonly string[]) => {
    if (await openFloors(ids, go)) onClose()
  }
  const content = () => {
    if (list !== 'open' && shown.error && !shown.items.length)
      return <ErrorState failure={shown.error} onRetry={shown.refetch} />
    if (list !== 'open' && shown.isPending) return <Skeleton count={4} height={120} />
    if (!(list === 'deleted' ? gone : found).length)
      return <Empty why={asked ? t('listNoMatch', { text: text.trim() }) : t(`listEmpty_${list}`)} />
    if (list === 'deleted')
      return (
        <ul className={styles.cards}>
          {gone.map((floor) => (
            <DeletedCard key={floor.id} floor={floor} />
          ))}
        </ul>
      )
    return (
      <ul className={styles.cards}>
        {found.map((floor) => (
          <Card
            key={floor.id}
            floor={floor}
            ticked={ticked.has(floor.id)}
            onTick={() => tick(floor.id)}
            onOpen={() => {
              void start([floor.id])
            }}
            onClose={onClose}
          />
        ))}
      </ul>
    )
  }
  return (
    <Dialog
      title={t('lists')}
      wide
      onClose={onClose}
      controls={
        <>
          <SegmentedControl
            label={t('which')}
            value={list}
            onChange={(next) => {
              setList(next)
              setTicked(new Set())
            }}
            options={[
              { value: 'open', text: t('listOpen') },
              { value: 'save', text: t('listSaved') },
              { value: 'history', text: t('listHistory') },
              { value: 'deleted', text: t('listDeleted') },
            ]}
          />
          <input
            type="search"
            className={styles.search}
            aria-label={t('searchFloors')}
            placeholder={t('searchFloors')}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </>
      }
      footer={
        chosen.length ? (
          <>
            <Text className={styles.about} size="small" tone="quiet">
              {t('chosenCount', { count: chosen.length })}
            </Text>
            <Button
              kind="primary"
              onClick={() => {
                void start(chosen)
              }}
            >
              {t('openCount', { count: chosen.length })}
            </Button>
          </>
        ) : undefined
      }
    >
      {content()}
    </Dialog>
  )
}
