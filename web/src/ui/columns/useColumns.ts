import { useMemo } from 'react'
import { useListLayout } from '../../lib/lists/useListLayout.ts'
import type { Column } from '../table/DataTable.tsx'
import type { Arranging } from '../table/TableHead.tsx'
import { arranged, movedTo, shownKeys } from './arrange.ts'

interface Given<Row> {
  /** Every column that may be shown, and those that always are (`fixed`). */
  columns: readonly Column<Row>[]
  /** Keys shown without a choice. */
  usual: readonly string[]
  /** Keys that the place itself names, an address say, before those that the reader keeps. */
  asked?: readonly string[] | null
  /** Told of a choice too; null = back to the usual ones. */
  onAsk?: (columns: readonly string[] | null) => void
}

/** What a list needs for columns of one's own: those shown, what its table arranges with, and its menu. */
export interface ListColumns<Row> {
  shown: readonly Column<Row>[]
  /** Keys shown that may be moved. */
  keys: readonly string[]
  widths: Readonly<Record<string, number>> | undefined
  rowHeight: number | undefined
  arranging: Arranging
  menu: {
    columns: readonly Column<Row>[]
    keys: readonly string[]
    compact: boolean
    usual: boolean
    onKeys: (keys: readonly string[]) => void
    onCompact: (compact: boolean) => void
    onReset: () => void
  }
}

const COMPACT = 22

/** Columns of one's own in a kind of list: which, in what order, how wide and how dense, kept on the server. */
export function useColumns<Row>(kind: string, { columns, usual, asked, onAsk }: Given<Row>): ListColumns<Row> {
  const [layout, change] = useListLayout(kind)
  const chosen = asked ?? layout.columns
  const { widths, compact = false } = layout
  const keys = useMemo(() => shownKeys(columns, { usual, chosen }), [columns, usual, chosen])
  const shown = useMemo(() => arranged(columns, { usual, chosen }, widths), [columns, usual, chosen, widths])
  const onKeys = (next: readonly string[]) => {
    // A list without any column of its own tells nothing: the last one stays.
    if (next.length === 0) return
    onAsk?.(next)
    change({ columns: [...next] })
  }
  return {
    shown,
    keys,
    widths,
    rowHeight: compact ? COMPACT : undefined,
    arranging: {
      keys,
      onMove: (key, place) => onKeys(movedTo(keys, key, place)),
      onWidth: (key, px) => {
        const { [key]: _, ...rest } = widths ?? {}
        change({ widths: px === null ? rest : { ...rest, [key]: px } })
      },
    },
    menu: {
      columns,
      keys,
      compact,
      usual: chosen === undefined && widths === undefined && !compact,
      onKeys,
      onCompact: (next) => change({ compact: next }),
      onReset: () => {
        onAsk?.(null)
        change(null)
      },
    },
  }
}
