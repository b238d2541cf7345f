import type { ComponentProps } from 'react'
import { Fill } from '../kit/Stack.tsx'
import { Pager } from '../pager/Pager.tsx'
import { SizedTable } from './SizedTable.tsx'

interface Props<Row> extends ComponentProps<typeof SizedTable<Row>> {
  /** The page whose rows these are, counted from 0, of how many rows in all, and how many a page holds. */
  page: number
  total: number
  size: number
  /** Rows that sum up the others and are none of them. */
  summaries?: number
  onPage: (page: number) => void
}

/** A table that fills its place, a page of its rows at a time. */
export function PagedTable<Row>({ page, total, size, summaries = 0, onPage, ...table }: Props<Row>) {
  return (
    <>
      <Fill>
        <SizedTable {...table} />
      </Fill>
      <Pager page={page} total={total} size={size} summaries={summaries} onPage={onPage} />
    </>
  )
}
