import { useMemo } from 'react'
import type { SheetCell, SheetOf } from '@pandora/contract/workbook'
import { number } from '../../lib/formats.ts'
import { DataTable } from '../table/DataTable.tsx'
import type { Column } from '../table/DataTable.tsx'

interface Line {
  at: number
  cells: SheetOf['rows'][number]
}

const missing = (cell: SheetCell | undefined) => cell === null || cell === undefined || cell === ''

function columnsOf({ head, rows }: SheetOf): Column<Line>[] {
  return head.map((title, at) => {
    const figures =
      rows.some((row) => typeof row[at] === 'number') &&
      rows.every(({ [at]: cell }) => typeof cell === 'number' || missing(cell))
    return {
      key: String(at),
      title,
      figures,
      value: ({ cells }) => cells[at],
      cell: ({ cells: { [at]: cell } }) =>
        typeof cell === 'number' ? number(cell, { digits: 4, loose: true }) : missing(cell) ? '–' : cell,
    }
  })
}

/** The table behind a picture, as it is exported: for those who would rather read than look. */
export function SheetTable({ sheet }: { sheet: SheetOf }) {
  const columns = useMemo(() => columnsOf(sheet), [sheet])
  const rows = useMemo(() => sheet.rows.map((cells, at) => ({ at, cells })), [sheet])
  return <DataTable label={sheet.name} columns={columns} rows={rows} rowKey={({ at }) => String(at)} />
}
