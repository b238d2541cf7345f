/** Statements whose money is held against what else is known of its size. */
export type Statement = 'income' | 'balance' | 'cash-flow'

/**
 * What one run told at one instant of one statement, period and currency of a company: the money of it by item. In
 * force from `knownAt` until `supersededAt` (ms, ±Infinity).
 */
export interface Told {
  statement: Statement
  periodEnd: string
  months: number
  /** Currency. */ unit: string
  runId: number
  line: number
  knownAt: number
  supersededAt: number
  figures: ReadonlyMap<string, number>
  /** When an administrator has confirmed that it is told in the unit that its source says (ms). */
  confirmed?: readonly { from: number; until: number }[]
}

/** A figure that is told in no thousands: money a share, employees, shares counted by an exchange. */
export interface Yardstick {
  of: 'eps' | 'revenue-per-share' | 'book-value-per-share' | 'employees' | 'shares'
  day: string
  /** Months that it is over; 0 for what is counted on a day. */ months: number
  value: number
  /** Currency of what is told a share; null of what is counted. */ unit: string | null
  knownAt: number
  supersededAt: number
}

/** What speaks against the unit of figures; each says what was held against what. Words: `unitEvidenceWords`. */
export type UnitEvidence =
  /** Figures of the same statement of another period are the others times the power; so many of so many do. */
  | { kind: 'neighbour'; periodEnd: string; exponent: number; figures: number; of: number }
  /** Profit ÷ earnings a share gives so many shares, against so many counted on a day, or given by another period. */
  | { kind: 'shares'; implied: number; against: number; day: string }
  /** The same gives fewer shares than an exchange of the mainland lists. */
  | { kind: 'listing'; implied: number }
  /** Largest flow of the year ÷ employees. */
  | { kind: 'per-head'; value: number; employees: number }
  /** What was paid to and for employees ÷ employees. */
  | { kind: 'pay'; value: number; employees: number }
  /** The statement of the same period whose figures have the same size is doubtful itself. */
  | { kind: 'statement'; statement: Statement }

/** Figures that are a power of ten off: what they are told as ÷ what they seem to be is ten to the `exponent`. */
export interface UnitDoubt {
  told: Told
  exponent: number
  evidence: readonly UnitEvidence[]
}
