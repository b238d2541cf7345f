import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { DragEvent, KeyboardEvent } from 'react'
import type { Floor } from '@pandora/contract/domains/floors/shapes'
import { useGo } from '../../lib/address.ts'
import { chooseFloor, setDashboard } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { writtenIn } from '../../ui/language/writtenIn.ts'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { useEdits } from './edits.ts'
import { closeFloor, renameFloor } from './floorActions.ts'
import styles from './FloorTabs.module.css'
import { floorTexts } from './texts.ts'

export const FLOOR_DRAG = 'application/x-pandora-floor'
const NAME_LENGTH = 60
/** ms that a pointer rests on a tab before its picture shows. */
const PATIENCE = 450

interface Props {
  floor: Floor
  current: boolean
  renaming: boolean
  onRename: (renaming: boolean) => void
  /** Dropped on it: the floor dragged goes before it. */
  onDropFloor: (floorId: string) => void
  /** One place to the left or right. */
  onStep: (by: -1 | 1) => void
}

function NameField({ floor, onDone }: { floor: Floor; onDone: () => void }) {
  const t = useTexts(floorTexts)
  const done = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const end = (name: string | null) => {
    if (done.current) return
    done.current = true
    onDone()
    if (name && name !== floor.name) void renameFloor(floor, name)
  }
  return (
    <input
      ref={field}
      className={styles.field}
      aria-label={t('renameField')}
      defaultValue={floor.name}
      maxLength={NAME_LENGTH}
      onBlur={(event) => end(event.target.value.trim())}
      onKeyDown={(event) => {
        if (event.key === 'Enter') end(event.currentTarget.value.trim())
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        end(null)
      }}
    />
  )
}

/**
 * One open floor: an address, renamed in place, dragged or moved by Ctrl+Shift and arrows, closed by its cross or
 * Delete.
 */
export function FloorTab({ floor, current, renaming, onRename, onDropFloor, onStep }: Props) {
  const t = useTexts(floorTexts)
  const go = useGo()
  const [over, setOver] = useState(false)
  const tab = useRef<HTMLSpanElement>(null)
  const rest = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const unsent = useEdits(({ floors }) => floors[floor.id] !== undefined)
  const dot = floor.status === 'draft' || unsent
  useEffect(() => {
    if (current) tab.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  useEffect(() => () => clearTimeout(rest.current), [])
  const picture = (show: boolean) => {
    clearTimeout(rest.current)
    if (show) rest.current = setTimeout(() => setDashboard({ activeThumbnail: floor.id }), PATIENCE)
    else setDashboard({ activeThumbnail: null })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (event.key === 'F2') onRename(true)
    else if (event.key === 'Delete') void closeFloor(floor, t, go)
    else if (by && event.ctrlKey && event.shiftKey) onStep(by === 1 ? 1 : -1)
    else return
    event.preventDefault()
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const dragged = event.dataTransfer.getData(FLOOR_DRAG)
    if (dragged) onDropFloor(dragged)
  }
  if (renaming)
    return (
      <span className={styles.tab}>
        <NameField floor={floor} onDone={() => onRename(false)} />
      </span>
    )
  return (
    <span
      ref={tab}
      className={`${styles.tab} ${over ? styles.over : ''}`}
      data-floor-tab={floor.id}
      onPointerEnter={(event) => picture(event.pointerType === 'mouse' && !current)}
      onPointerLeave={() => picture(false)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <ScreenLink
        to={`/index/floor/${floor.id}`}
        className={styles.name}
        aria-current={current ? 'page' : undefined}
        aria-label={dot ? t('unsavedDot', { name: floor.name }) : undefined}
        draggable
        onDragStart={(event) => {
          picture(false)
          event.dataTransfer.setData(FLOOR_DRAG, floor.id)
          event.dataTransfer.effectAllowed = 'move'
        }}
        onClick={() => {
          clearTimeout(rest.current)
          chooseFloor(floor.id)
        }}
        onDoubleClick={() => onRename(true)}
        onKeyDown={onKeyDown}
      >
        <span lang={writtenIn(floor.name)}>{floor.name}</span>
        {dot ? <i className={styles.dot} aria-hidden="true" /> : null}
      </ScreenLink>
      <button
        type="button"
        className={styles.shut}
        tabIndex={-1}
        aria-label={t('closeTab', { name: floor.name })}
        onClick={() => {
          void closeFloor(floor, t, go)
        }}
      >
        <X size={12} aria-hidden="true" />
      </button>
    </span>
  )
}
