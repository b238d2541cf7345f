import { useState } from 'react'
import type { DragEvent, KeyboardEvent, ReactNode } from 'react'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/DataTable.tsx'
import type { Arranging } from '../../ui/table/TableHead.tsx'
import type { Sort } from '../../ui/table/sort.ts'
import styles from './Watch.module.css'
import type { Watched } from './useWatchList.ts'

interface Props {
  label: string
  columns: readonly Column<Watched>[]
  arranging: Arranging
  rowHeight: number | undefined
  /** In the order shown. */
  rows: readonly Watched[]
  chosen: string | null
  sort: Sort | null
  onSort: (sort: Sort | null) => void
  onChoose: (row: Watched) => void
  onEnd: () => void
  onMove: (from: number, to: number) => void
  /** A row is being dragged: told so that a group can take it. */
  onDrag: (row: Watched | null) => void
  empty: ReactNode
}

const rowOf = (target: EventTarget | null) => {
  const index =
    Number((target instanceof Element ? target.closest('[role="row"]') : null)?.getAttribute('aria-rowindex') ?? 0) - 2
  return index >= 0 ? index : null
}

/** The dense table of a watch list; rows are moved by dragging, or with Alt and the arrows. */
export function WatchTable({
  label,
  columns,
  arranging,
  rowHeight,
  rows,
  chosen,
  sort,
  onSort,
  onChoose,
  onEnd,
  onMove,
  onDrag,
  empty,
}: Props) {
  const [dragged, setDragged] = useState<number | null>(null)
  const [line, setLine] = useState<number | null>(null)
  const end = () => {
    setDragged(null)
    setLine(null)
    onDrag(null)
  }
  const start = (event: DragEvent) => {
    const index = rowOf(event.target)
    const row = index === null ? undefined : rows[index]
    if (!row || sort) return
    event.dataTransfer.setData('text/plain', row.stockCode)
    event.dataTransfer.effectAllowed = 'move'
    setDragged(index)
    onDrag(row)
  }
  const drop = (event: DragEvent) => {
    const to = rowOf(event.target)
    if (dragged !== null && to !== null) onMove(dragged, to)
    end()
  }
  // The table moves its mark with the same key, so the mark stays on the row that was moved.
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || !event.altKey || sort) return
    const grid = (event.target as Element).closest('[role="grid"]')
    const from = rowOf(document.getElementById(grid?.getAttribute('aria-activedescendant') ?? ''))
    if (from === null || from + step < 0 || from + step >= rows.length) event.stopPropagation()
    else onMove(from, from + step)
    event.preventDefault()
  }
  return (
    <div
      role="presentation"
      className={styles.table}
      onDragStart={start}
      onDragEnd={end}
      onDrop={drop}
      onKeyDownCapture={onKeyDownCapture}
      onDragOver={(event) => {
        if (dragged === null) return
        event.preventDefault()
        const row = event.target instanceof Element ? event.target.closest('[role="row"]') : null
        const to = rowOf(event.target)
        if (!row || to === null) return
        const { top, bottom } = row.getBoundingClientRect()
        setLine((to > dragged ? bottom : top) - event.currentTarget.getBoundingClientRect().top)
      }}
    >
      {line === null ? null : <i className={styles.dropLine} style={{ top: line }} />}
      <DataTable
        label={label}
        columns={columns}
        arranging={arranging}
        rowHeight={rowHeight}
        rows={rows}
        rowKey={({ companyId }) => companyId}
        chosen={chosen}
        sort={sort}
        onSort={onSort}
        onChoose={onChoose}
        onEnd={onEnd}
        empty={empty}
      />
    </div>
  )
}
