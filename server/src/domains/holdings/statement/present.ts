import type { holdings } from '@pandora/contract/domains/holdings/operations'
import type { rowStates, StatementField } from '@pandora/contract/domains/holdings/shapes'
import type { OutputOf } from '@pandora/contract/operation'
import { rangeOf } from '../present.ts'
import type { Portfolio, TradeWords } from '../queries.ts'
import type { RangeRow } from '../securities.queries.ts'
import type { Mapping } from './columns.ts'
import type { StatementFile } from './read-file.ts'
import type { RowRead } from './rows.ts'

/** A row with what becomes of it. */
export interface JudgedRow {
  row: RowRead
  state: (typeof rowStates)[number]
  message: string
  /** What it says, as far as it could be read. */
  words: TradeWords | null
  key: string
}

/** A statement as it was read, with what became of its rows. */
export function presentStatement(
  judged: readonly JudgedRow[],
  {
    portfolio,
    dryRun,
    file,
    mapping,
    most,
    ranges,
  }: {
    portfolio: Portfolio | undefined
    dryRun: boolean
    file: StatementFile
    mapping: Mapping
    most: number
    ranges: readonly RangeRow[]
  },
): OutputOf<typeof holdings.importTrades> {
  const count = (state: JudgedRow['state']) => judged.filter((one) => one.state === state).length
  const rangeOfRow = rangesBy(ranges)
  const doubtful = new Set(
    judged.filter(({ state, words }) => {
      const range = words && rangeOfRow(words)
      return state === 'new' && words && range && (Number(words.price) < range.low || Number(words.price) > range.high)
    }),
  )
  const place = (one: JudgedRow) => (one.state === 'refused' ? 0 : doubtful.has(one) ? 1 : 2)
  const told = judged.toSorted((a, b) => place(a) - place(b)).slice(0, most)
  return {
    portfolioId: portfolio?.portfolio_id ?? null,
    dryRun,
    encoding: file.encoding,
    columns: [...file.columns],
    mapping: (Object.entries(mapping) as [StatementField, string][]).map(([field, column]) => ({ field, column })),
    counts: { new: count('new'), known: count('known'), left: count('left'), refused: count('refused') },
    outOfRange: doubtful.size,
    rows: told.map(({ row, state, message, words }) => ({
      line: row.line,
      state,
      message,
      text: row.text,
      day: words?.day ?? null,
      securityId: words?.security_id ?? null,
      kind: words?.kind ?? null,
      quantity: words?.quantity ?? null,
      price: words?.price ?? null,
      dayRange: words && rangeOfRow(words),
    })),
  }
}

/** The range of a row's day, found at once in a statement of many days. */
function rangesBy(ranges: readonly RangeRow[]): (words: TradeWords) => ReturnType<typeof rangeOf> {
  const by = new Map(ranges.map((one) => [`${one.security_id} ${one.trade_date}`, one]))
  return (words) => {
    const range = by.get(`${words.security_id} ${words.day}`)
    return range ? rangeOf(words, [range]) : null
  }
}
