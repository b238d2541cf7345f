import type { AmountTold } from '@pandora/contract/domains/financing/amounts'
import type { RoundName } from '@pandora/contract/domains/financing/rounds'
import type { roundProblems, unconvertedReasons } from '@pandora/contract/domains/financing/shapes'
import type { Organisation } from '@pandora/intelligence/financing/organisations'
import type { Sized } from '@pandora/intelligence/financing/sums'
import type { VentureRow } from './queries.ts'
import type { Rate } from './rates.ts'

export type Problem = (typeof roundProblems)[number]

/** Who took part in a round. */
export interface Part {
  orgId: string
  zh: string | null
  en: string | null
  lead: boolean | null
}

/** A name in both languages, and what it is told apart by. */
export interface Label {
  key: string
  zh: string
  en: string | null
}

/** A round as the product counts it. */
export interface Round {
  id: string
  /** All rows that tell of it. */
  ids: readonly string[]
  venture: string
  zh: string
  en: string | null
  day: string
  name: RoundName
  place: number
  roundText: string
  amountText: string | null
  told: AmountTold
  /** In the ledger's currency. */
  sized: Sized
  rate: Rate | null
  unconverted: (typeof unconvertedReasons)[number] | null
  parts: readonly Part[]
  industry: Label | null
  subdomain: Label | null
  region: string | null
  problems: readonly Problem[]
  seenAt: number
}

/** A company that raised money. */
export interface Venture {
  id: string
  zh: string
  en: string | null
  companyId: string | null
  about: VentureRow | null
  rounds: readonly Round[]
}

/** An investor with all its names. */
export interface Org extends Organisation {
  en: string | null
  rounds: readonly Round[]
  companyId: string | null
  ventureId: string | null
}

/** Everything that is known of rounds in a view, in one currency. */
export interface Ledger {
  /** Oldest first. */
  rounds: readonly Round[]
  byId: ReadonlyMap<string, Round>
  ventures: ReadonlyMap<string, Venture>
  orgs: ReadonlyMap<string, Org>
  /** Id of the organisation that bears a name. */
  orgOf: ReadonlyMap<string, string>
  /** The latest day of a round; null without any. */
  until: string | null
}
