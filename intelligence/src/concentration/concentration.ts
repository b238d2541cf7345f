import { flatten } from './flat.ts'
import { isHiddenName } from './hidden.ts'
import { rankedTables, scaled, type RankedTable } from './tables.ts'
import { totalsIn, type Total } from './totals.ts'
import type { ConcentrationRow, ReportPage, Side } from './types.ts'

/** How far a sum may be from the total that is said, as a part of it: totals in units of 10,000 are rounded. */
const NEAR = 0.0005
const scales = [1, 1e4, 1e3, 1e6, 1e8]
const sumOf = (table: Pick<RankedTable, 'rows' | 'total'>): number =>
  table.total?.amount ?? table.rows.reduce((sum, row) => sum + row.amount, 0)
const near = (one: number, other: number): boolean => Math.abs(one - other) <= NEAR * Math.max(Math.abs(other), 1)

/** Whether rows are such a table's: each no more than the one before, and together what its sum says. */
function sound(table: Pick<RankedTable, 'rows' | 'total'>): boolean {
  const falling = table.rows.every((row, at) => at === 0 || row.amount <= (table.rows[at - 1]?.amount ?? 0) * 1.0001)
  const rows = table.rows.reduce((sum, row) => sum + row.amount, 0)
  return falling && (table.total === null || near(rows, table.total.amount))
}

/** The side that the words nearest before a table name, its own head last: heads are copied by mistake. */
function sideNamed(table: RankedTable): Side | null {
  const names = table.rows.map((row) => row.name).join(' ')
  if (/供应商[一二三四五\dA-E]/u.test(names)) return 'suppliers'
  if (/客户[一二三四五\dA-E]/u.test(names)) return 'customers'
  const [before = '', head = ''] = table.head.split('|')
  const [customers, suppliers] = [before.lastIndexOf('客户'), before.lastIndexOf('供应商')]
  if (customers !== suppliers) return customers > suppliers ? 'customers' : 'suppliers'
  return head.includes('供应商') || head.includes('采购') ? 'suppliers' : head.includes('客户') ? 'customers' : null
}

/** Which table is which side's: by the totals that sentences say, else by the words before it, else by their order. */
function assigned(tables: readonly RankedTable[], totals: readonly Total[]) {
  const taken = new Map<Side, { table: RankedTable; scale: number }>()
  const left: RankedTable[] = []
  for (const table of tables) {
    const match = totals.flatMap(({ side, amount }) => {
      if (amount === null || taken.has(side)) return []
      const fits = table.scale === null ? scales : [table.scale, ...scales]
      const scale = fits.find((one) => near(sumOf(scaled(table, one)), amount))
      return scale === undefined ? [] : [{ side, scale }]
    })[0]
    if (match) taken.set(match.side, { table, scale: match.scale })
    else left.push(table)
  }
  for (const table of left) {
    const side = sideNamed(table)
    // A total is said, and it is another: not this table.
    const said = side !== null && totals.find((one) => one.side === side)?.amount
    if (side !== null && !taken.has(side) && (said === undefined || said === null || said === false))
      taken.set(side, { table, scale: table.scale ?? 1 })
  }
  return taken
}

/**
 * The largest customers and suppliers as an annual report gives them: totals from its sentences or from the sums of its
 * tables, rows from the tables. Empty where it gives none, as of banks. Names that it hides stay hidden.
 */
export function concentrationOf(pages: readonly ReportPage[]): ConcentrationRow[] {
  const starts: number[] = []
  let text = ''
  for (const { text: own } of pages) {
    starts.push(text.length)
    text += `${own}\n`
  }
  const pageOf = (place: number): number | null =>
    pages[
      Math.max(
        0,
        starts.findLastIndex((start) => start <= place),
      )
    ]?.page ?? null
  const flat = flatten(text)
  const totals = totalsIn(flat)
  const tables = rankedTables(text, flat).filter((table) => sound(table))
  const taken = assigned(tables, totals)
  return (['customers', 'suppliers'] as const).flatMap((side): ConcentrationRow[] => {
    const said = totals.find((one) => one.side === side)
    const own = taken.get(side)
    const table = own && { ...scaled(own.table, own.scale), start: own.table.start }
    const total = said && said.amount !== null ? said : (table?.total ?? said ?? null)
    const page = pageOf(said ? (flat.at[said.at] ?? 0) : (table?.start ?? 0))
    const rows: ConcentrationRow[] = total
      ? [{ side, rank: 0, name: null, amount: total.amount, share: total.share ?? table?.total?.share ?? null, page }]
      : []
    for (const [at, row] of table?.rows.entries() ?? [])
      rows.push({
        side,
        rank: at + 1,
        name: isHiddenName(row.name) ? null : row.name,
        amount: row.amount,
        share: row.share,
        page: pageOf(table?.start ?? 0),
      })
    return rows
  })
}
