import type { Unit } from '@pandora/intelligence/answers/amounts'

/** A figure of one time of all companies that have it. */
export interface HeldColumn {
  /** With its time. */ name: string
  unit: Unit
  /** The time alone, of figures of statements. */ time?: string
  currency: string | null
  values: ReadonlyMap<string, number>
  /** Companies whose figure is left out for a unit in doubt. */ doubted: ReadonlySet<string>
  /** Companies that have something of the figure, and of which it cannot be counted; `why` in the answer's language. */
  uncounted?: { ids: ReadonlySet<string>; why: string }
  fact: (companyId: string) => Promise<string | null> | string | null
}

/** Why no company has a figure: what is lacking, and what would bring it. */
export interface Lack {
  what: string
  brings: string
}
