import { meets } from '@pandora/intelligence/answers/conditions'
import { keyOf } from '@pandora/intelligence/answers/vocabulary'
import { movesOver, type MoveRow } from '../../../markets/offers/moves.queries.ts'
import { companyName, inWords, lacks, type Asking, type Draft } from '../draft.ts'
import { changeFact } from '../priced/change.ts'
import { amongGroups, openThemes } from './groups.ts'
import { tellListed, type Listed } from './listed.ts'

/** Companies that a list of movers shows where the question says no number. */
const SHOWN = 10

/** Whether a question lists companies by how far their prices went, and by nothing else. */
export const isByMove = ({ measures, conditions }: Asking['reading']): boolean => {
  const all = [...measures, ...conditions.map((one) => one.measure)]
  return all.length > 0 && all.every((one) => keyOf(one) === 'field:changeRate')
}

/** How far a price went, per cent. */
export const changeOf = (row: MoveRow): number => (row.last_close / row.first_close - 1) * 100

/** How far a price went as a fact, with both of its closes. */
export function moveFact(draft: Draft, { known, reading }: Asking, row: MoveRow, name: string): string {
  const of = { companyId: row.company_id, company: companyName(draft, known, row.company_id) }
  const { basis, currency } = row
  return changeFact(draft, of, {
    from: { trade_date: row.first_day, close: row.first_close, basis, currency },
    to: { trade_date: row.last_day, close: row.last_close, basis, currency },
    label: name,
    decimals: reading.decimals,
  }).fact
}

/** Answers which prices went furthest over days, each from the last close before them, or how many went beyond a bound. */
export async function tellMovers(
  draft: Draft,
  asking: Asking,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const { services, view, reading } = asking
  draft.operation = 'market.closes'
  const [among, moves] = await Promise.all([amongGroups(asking), movesOver(services.sql, view, { from, to })])
  // Who left the market since went as far as it did: a list of the past without it would look too good.
  const rows = moves.filter((row) => among?.has(row.company_id) ?? true)
  const last = rows.reduce((latest, row) => (row.last_day > latest ? row.last_day : latest), '')
  if (last === '') {
    lacks(
      draft,
      inWords(draft, `${from} 至 ${to} 的涨跌`, `Changes of prices from ${from} to ${to}`),
      inWords(draft, '那时没有行情：导入日线行情', 'No prices of that time: import daily prices'),
    )
    return
  }
  const mark = rows.every((row) => row.basis === 'traded') ? '' : inWords(draft, '（复权）', ' (adjusted)')
  const name = `${inWords(draft, '涨跌', 'Change')}${mark}`
  const list = rows.flatMap((row): Listed[] => {
    const value = changeOf(row)
    if (!reading.conditions.every((one) => meets(value, one))) return []
    return [{ companyId: row.company_id, value, fact: () => moveFact(draft, asking, row, name), more: () => [] }]
  })
  const rank = reading.rank && reading.rank.to === 1 ? { ...reading.rank, to: SHOWN } : reading.rank
  tellListed(draft, { ...asking, reading: { ...reading, rank } }, list, {
    name,
    more: [],
    of: from === last ? from : inWords(draft, `${from} 至 ${last}`, `${from} to ${last}`),
    held: rows.length,
    doubted: 0,
    unit: 'percent',
    currency: null,
  })
  openThemes(draft, reading)
}
