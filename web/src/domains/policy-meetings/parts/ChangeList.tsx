import { isChange, type Row } from '../words.ts'
import { ChangeRow, type Touch } from './ChangeRow.tsx'

interface Props {
  label: string
  rows: readonly Row[]
  touchOf: ReadonlyMap<number, Touch>
  chosen: number | null
  onChoose: (row: number) => void
}

/** Rows of a comparison below each other. */
export function ChangeList({ label, rows, touchOf, chosen, onChoose }: Props) {
  return (
    <ul aria-label={label} data-list="">
      {rows.map((row) => (
        <ChangeRow
          key={row.row}
          row={row}
          touch={touchOf.get(row.row)}
          chosen={chosen === row.row}
          onChoose={isChange(row) ? () => onChoose(row.row) : undefined}
        />
      ))}
    </ul>
  )
}
