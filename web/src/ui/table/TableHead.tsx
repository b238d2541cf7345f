import { useState } from 'react'
import type { CSSProperties, DragEvent, KeyboardEvent, PointerEvent } from 'react'
import { WIDTHS, widthWithin } from '../../lib/lists/layout.ts'
import { useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { uiTexts } from '../uiTexts.ts'
import { nextSort } from './sort.ts'
import type { Sort } from './sort.ts'
import styles from './DataTable.module.css'

/** What a reader may do to the columns of a table. */
export interface Arranging {
  /** Keys that may be moved, in their order. */
  keys: readonly string[]
  onMove: (key: string, place: number) => void
  /** Null = as wide as usual. */
  onWidth: (key: string, px: number | null) => void
}

/** A column that is being made wider or narrower, until it is let go. */
export interface Sizing {
  key: string
  px: number
}

/** What a head says of a column. */
interface HeadColumn {
  key: string
  title: string
  unit?: string
  figures?: boolean
  sortable?: boolean
  bare?: boolean
  signs?: number
}

interface Props {
  columns: readonly HeadColumn[]
  /** What stays in sight while figures are scrolled through, and how far from the left in px. */
  stays: ReadonlyMap<string, number>
  style: CSSProperties
  sort: Sort | null
  /** Not given = the table is not sorted by its heads. */
  onSort: ((sort: Sort | null) => void) | undefined
  arranging: Arranging | undefined
  onSizing: (sizing: Sizing | null) => void
}

const cellOf = (target: Element) => target.closest<HTMLElement>('[role="columnheader"]')

/** The head of a table: sorted by, moved by dragging or Alt with the arrows, made wider at its edge or with Shift too. */
export function TableHead({ columns, stays, style, sort, onSort, arranging, onSizing }: Props) {
  const t = useTexts(uiTexts)
  const phone = usePhone()
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const movable = (key: string) => !phone && arranging?.keys.includes(key) === true
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  const drop = (event: DragEvent, key: string) => {
    event.preventDefault()
    const place = arranging?.keys.indexOf(key) ?? -1
    if (dragged !== null && place >= 0) arranging?.onMove(dragged, place)
    end()
  }
  const onKey = (event: KeyboardEvent<HTMLElement>, key: string) => {
    const by = event.altKey ? { ArrowLeft: -1, ArrowRight: 1 }[event.key] : undefined
    if (by === undefined || !arranging || !movable(key)) return
    event.preventDefault()
    const wide = cellOf(event.currentTarget)?.offsetWidth ?? 0
    if (event.shiftKey) arranging.onWidth(key, widthWithin(wide + by * WIDTHS.step))
    else arranging.onMove(key, arranging.keys.indexOf(key) + by)
  }
  return (
    <div className={styles.head} role="row" aria-rowindex={1} style={style}>
      {columns.map((column) => {
        const { key, title, unit } = column
        const order = sort?.column === key ? sort.order : undefined
        const free = movable(key)
        const said = free ? `${title}\n${t('arrangeHint')}` : title
        return (
          <div
            key={key}
            role="columnheader"
            className={column.figures ? styles.figures : undefined}
            data-stays={stays.has(key) || undefined}
            style={stays.has(key) ? { left: stays.get(key) } : undefined}
            data-over={over === key || undefined}
            data-key={key}
            aria-sort={order === 'up' ? 'ascending' : order === 'down' ? 'descending' : undefined}
            draggable={free || undefined}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              event.dataTransfer.setData('text/plain', title)
              // The rows' own dragging is another matter.
              event.stopPropagation()
              setDragged(key)
            }}
            onDragOver={(event) => {
              if (dragged === null || !free) return
              event.preventDefault()
              setOver(key)
            }}
            onDrop={(event) => drop(event, key)}
            onDragEnd={end}
          >
            {column.sortable !== false && column.signs === undefined && onSort !== undefined ? (
              <button
                type="button"
                className={styles.sorter}
                title={said}
                onClick={() => onSort(nextSort(sort, key, column.figures ?? false))}
                onKeyDown={(event) => onKey(event, key)}
              >
                {title}
                {unit ? <small>{unit}</small> : null}
                {order ? <i aria-hidden="true">{order === 'up' ? '▲' : '▼'}</i> : null}
              </button>
            ) : (
              <span className={column.bare || column.signs ? 'visually-hidden' : undefined} title={said}>
                {title}
                {unit ? <small>{unit}</small> : null}
              </span>
            )}
            {free && arranging ? <Edge column={key} onWidth={arranging.onWidth} onSizing={onSizing} /> : null}
          </div>
        )
      })}
    </div>
  )
}

/** The edge of a head: drawn to make its column wider, pressed twice to give it its usual width back. */
function Edge({
  column,
  onWidth,
  onSizing,
}: {
  column: string
  onWidth: Arranging['onWidth']
  onSizing: (sizing: Sizing | null) => void
}) {
  const [from, setFrom] = useState<{ x: number; wide: number } | null>(null)
  const now = (event: PointerEvent) => (from ? widthWithin(from.wide + event.clientX - from.x) : null)
  return (
    <i
      className={styles.edge}
      aria-hidden="true"
      data-edge={column}
      draggable
      onDragStart={(event) => {
        event.preventDefault()
        event.stopPropagation()
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        setFrom({ x: event.clientX, wide: cellOf(event.currentTarget)?.offsetWidth ?? 0 })
      }}
      onPointerMove={(event) => {
        const px = now(event)
        if (px !== null) onSizing({ key: column, px })
      }}
      onPointerUp={(event) => {
        const px = now(event)
        setFrom(null)
        onSizing(null)
        if (px !== null && from && px !== from.wide) onWidth(column, px)
      }}
      onPointerCancel={() => {
        setFrom(null)
        onSizing(null)
      }}
      onDoubleClick={() => onWidth(column, null)}
    />
  )
}
