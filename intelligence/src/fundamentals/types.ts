import type { FigureAbsence, FigureName } from '@pandora/contract/domains/figures/names'

/** A figure of a statement as reported: cumulated over `months` up to the period's end, 0 months for a balance. */
export interface Reported {
  item: string
  periodEnd: string
  months: number
  value: number
  unit: string
  /** Its unit is in doubt (`statements/units/`): nothing is worked out of it. */ doubtful?: true
  /** The unit that its source rounds to (`granuleOf`); 0 or absent where it is exact. */ granule?: number
}
/** A version of one, in force from `knownAt` until `supersededAt`: instants in ms, ±Infinity where there is none. */
export interface ReportedVersion extends Reported {
  knownAt: number
  supersededAt: number
}

/** A single quarter, or the four up to its end: no figure of another span stands under either. */
export type Basis = 'quarter' | 'ttm'

/** How a figure came about. `formulaWords` of the contract words each. */
export type Formula =
  | 'reported'
  | 'quarter-difference'
  | 'year-rolled'
  | 'four-quarters'
  | 'difference'
  | 'margin'
  | 'growth'
  | 'roe'
  | 'nopat'
  | 'stated'

/** What a figure is made of: something reported, or a figure worked out before. `role`: its place in the formula. */
export interface Part {
  role: string
  of: Reported | Worked
}

/** A figure worked out, or why it could not be. `month`: see `months.ts`. */
export interface Worked {
  name: FigureName | 'taxRate'
  basis: Basis
  month: number
  value: number | null
  absence: FigureAbsence | null
  /** Currency, or `percent`; null where nothing is there. */
  unit: string | null
  formula: Formula | null
  parts: readonly Part[]
  /**
   * The source gives a neighbouring item only (profit of the parent for all profit, and the like), and it stands in.
   */
  standIn?: true
}
