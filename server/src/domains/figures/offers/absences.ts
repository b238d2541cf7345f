import type { FigureAbsence } from '@pandora/contract/domains/figures/names'
import { quarterColumnNames, type QuarterColumn } from '@pandora/intelligence/fundamentals/quarter-row'
import type { Db } from '@pandora/store/database'

/**
 * The letter of each reason in `company_quarter.absences`. A letter once given keeps its meaning: rows that stand say
 * it (migration 0034).
 */
const letters = {
  NO_STATEMENTS: 'A',
  NOT_REPORTED: 'B',
  ONLY_ANNUAL: 'C',
  ONLY_YEAR_TO_DATE: 'D',
  TAX_UNKNOWN: 'E',
  NO_PRIOR_PERIOD: 'F',
  PERIMETER_CHANGED: 'G',
  NO_FOUR_QUARTERS: 'H',
  NO_YEAR_BEFORE: 'I',
  BASE_NOT_POSITIVE: 'J',
  EQUITY_NOT_POSITIVE: 'K',
  REVENUE_NOT_POSITIVE: 'L',
  NO_PRICE: 'M',
  PRICE_ADJUSTED: 'N',
  AMOUNT_CONTRADICTS: 'O',
  NO_SHARE_COUNT: 'P',
  SHARE_COUNT_OLD: 'Q',
  SHARES_CONTRADICT: 'R',
  CURRENCY_DIFFERS: 'S',
  PERIODS_DO_NOT_MEET: 'T',
  LOSS: 'U',
  NO_GROWTH: 'V',
  TOO_FEW_SAMPLES: 'W',
  NO_CLASS: 'X',
  UNIT_DOUBTFUL: 'Y',
  TURNOVER_TOO_COARSE: 'Z',
} as const satisfies Record<FigureAbsence, string>
const reasons = new Map(
  Object.entries(letters).map(([reason, letter]): [string, FigureAbsence] => [letter, reason as FigureAbsence]),
)
/** Where a figure is there. */
const THERE = '.'

/** Why figures of a quarter are missing, by column. */
export type Absences = Readonly<Partial<Record<QuarterColumn, FigureAbsence>>>

/**
 * Reasons as they are stored: a letter a column, in the order of `quarterColumnNames`. As JSON they took three quarters
 * of a row.
 */
export function packAbsences(absences: Absences): string {
  return quarterColumnNames.map((column) => letters[absences[column] as FigureAbsence] ?? THERE).join('')
}

/** SQL condition: a column of the quarter `alias` is missing for a reason. */
export function isAbsent(db: Db, alias: string, column: QuarterColumn, reason: FigureAbsence) {
  return db`substr(${db(alias)}.absences, ${quarterColumnNames.indexOf(column) + 1}, 1) = ${letters[reason]}`
}

/** A market of 60,000 quarters has some 400 kinds of gaps. */
const MOST_HELD = 2000
const held = new Map<string, Absences>()

/**
 * Reasons as they were stored. Throws on a letter that nobody gave: the row is of a newer program. Rows of the same
 * gaps share one object: do not change it.
 */
export function unpackAbsences(packed: string): Absences {
  const known = held.get(packed)
  if (known) return known
  const absences = Object.fromEntries(
    quarterColumnNames.flatMap((column, at) => {
      const letter = packed[at] ?? THERE
      const reason = reasons.get(letter)
      if (!reason && letter !== THERE)
        throw new Error(`unknown reason ${letter} of ${column} in company_quarter.absences`)
      return reason ? [[column, reason]] : []
    }),
  )
  if (held.size >= MOST_HELD) held.clear()
  held.set(packed, Object.freeze(absences))
  return absences
}
