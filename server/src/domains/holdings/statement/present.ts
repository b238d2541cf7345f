import type { holdings } from '@pandora/contract/domains/holdings/operations'
import type { rowStates, StatementField } from '@pandora/contract/domains/holdings/shapes'
import type { OutputOf } from '@pandora/contract/operation'
import type { Portfolio, TradeWords } from '../queries.ts'
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
  }: { portfolio: Portfolio | undefined; dryRun: boolean; file: StatementFile; mapping: Mapping; most: number },
): OutputOf<typeof holdings.importTrades> {
  const count = (state: JudgedRow['state']) => judged.filter((one) => one.state === state).length
  const told = [
    ...judged.filter((one) => one.state === 'refused'),
    ...judged.filter((one) => one.state !== 'refused'),
  ].slice(0, most)
  return {
    portfolioId: portfolio?.portfolio_id ?? null,
    dryRun,
    encoding: file.encoding,
    columns: [...file.columns],
    mapping: (Object.entries(mapping) as [StatementField, string][]).map(([field, column]) => ({ field, column })),
    counts: { new: count('new'), known: count('known'), left: count('left'), refused: count('refused') },
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
    })),
  }
}
