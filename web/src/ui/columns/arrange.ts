import type { Column } from '../table/DataTable.tsx'

/** Keys with one moved to the place of another; as they were where either is not there. */
export function movedTo(keys: readonly string[], key: string, place: number): string[] {
  const from = keys.indexOf(key)
  if (from < 0 || place < 0 || place >= keys.length || from === place) return [...keys]
  const rest = keys.filter((one) => one !== key)
  return [...rest.slice(0, place), key, ...rest.slice(place)]
}

interface Choice {
  /** Keys shown without a choice. */
  usual: readonly string[]
  chosen: readonly string[] | undefined
}

/** Keys of the columns that are shown and may be moved, in their order: those chosen, else the usual ones. */
export function shownKeys<Row>(columns: readonly Column<Row>[], { usual, chosen }: Choice): string[] {
  const free = new Set(columns.flatMap(({ key, fixed }) => (fixed ? [] : [key])))
  const kept = (chosen ?? usual).filter((key) => free.has(key))
  return kept.length > 0 ? kept : usual.filter((key) => free.has(key))
}

/**
 * The columns of a list as they stand: what is fixed at the start, what is shown in its order, what is fixed at the
 * end; as wide as the reader made them.
 */
export function arranged<Row>(
  columns: readonly Column<Row>[],
  choice: Choice,
  widths: Readonly<Record<string, number>> = {},
): Column<Row>[] {
  const byKey = new Map(columns.map((column) => [column.key, column]))
  const shown = [
    ...columns.filter(({ fixed }) => fixed === 'start'),
    ...shownKeys(columns, choice).flatMap((key) => byKey.get(key) ?? []),
    ...columns.filter(({ fixed }) => fixed === 'end'),
  ]
  // What was chosen is shown on a phone too.
  const everywhere = choice.chosen !== undefined
  return shown.map((column) => {
    const px = widths[column.key]
    return {
      ...column,
      ...(px === undefined ? {} : { width: `${px}px` }),
      ...(everywhere && column.fixed === undefined ? { wideOnly: false } : {}),
    }
  })
}
