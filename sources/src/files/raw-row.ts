import type { RejectionReason } from '../rejections.ts'

/**
 * What a cell of a file can hold: text in delimited files, JSON values in JSON, numbers, booleans and dates in a sheet.
 */
export type Cell = unknown

/** One row as it stands in the file. `columns` is the same array for all rows of a file. */
export interface RowOfCells {
  line: number
  columns: readonly string[]
  cells: readonly Cell[]
}

/** A row that could not be read as one. */
export interface BrokenRow {
  line: number
  broken: RejectionReason
  value: string
}

export type RawRow = RowOfCells | BrokenRow

/** Longest row, in characters. */
export const LONGEST_ROW = 8_388_608

/** Longest cell that is looked at, in characters: no field holds more. */
export const LONGEST_CELL = 2_000_000

/** Most columns, as in a spreadsheet. */
export const MOST_COLUMNS = 16_384
