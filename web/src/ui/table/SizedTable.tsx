import { useMemo, useRef } from 'react'
import type { ComponentProps } from 'react'
import { useWidth } from '../../lib/useWidth.ts'
import { DataTable } from './DataTable.tsx'
import type { Column } from './DataTable.tsx'

interface Props<Row> extends Omit<ComponentProps<typeof DataTable<Row>>, 'columns'> {
  /** Columns where there is room for all, and where there is not; the latter's rows are two lines high. */
  columns: (narrow: boolean) => readonly Column<Row>[]
  /** Width in px under which it is narrow. */
  narrowBelow: number
  /** Height in px of a row where it is narrow. */
  narrowHeight?: number
}

/** A table whose columns follow the width of its own place, not the window's. */
export function SizedTable<Row>({ columns, narrowBelow, narrowHeight = 46, ...rest }: Props<Row>) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const narrow = width < narrowBelow
  const shown = useMemo(() => columns(narrow), [columns, narrow])
  return (
    <div ref={box} style={{ height: '100%' }}>
      {width === 0 ? null : <DataTable columns={shown} {...rest} {...(narrow ? { rowHeight: narrowHeight } : {})} />}
    </div>
  )
}
