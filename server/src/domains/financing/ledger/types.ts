import type { AmountTold } from '@pandora/contract/domains/financing/amounts'
import type { RoundName } from '@pandora/contract/domains/financing/rounds'
import type { roundProblems } from '@pandora/contract/domains/financing/problems'
import type { unconvertedReasons } from '@pandora/contract/domains/financing/shapes'
import type { Organisation } from '@pandora/intelligence/financing/organisations'
import type { Sized } from '@pandora/intelligence/financing/sums'
import type { Rate } from './rates.ts'

export type Problem = (typeof roundProblems)[number]

/** Who took part in a round. */
export interface Part {
  orgId: string
  zh: string | null
  en: string | null
  lead: boolean | null
  /** Its number among the ledger's investors. */
  org: number
}

/** A name in both languages, and what it is told apart by. */
export interface Label {
  key: string
  zh: string
  en: string | null
}

/** A round as the product counts it; what it says is read from the ledger when it is asked for. */
export interface Round {
  /** Its number in the ledger. */
  at: number
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

/** What lists tell of a company by the source that describes it. */
export interface Described {
  industryZh: string | null
  industryEn: string | null
  subdomainZh: string | null
  subdomainEn: string | null
  foundedOn: string | null
}

/** A company that raised money, or that a source describes. */
export interface Venture {
  id: string
  zh: string
  en: string | null
  companyId: string | null
  about: Described | null
  rounds: readonly Round[]
}

/** An investor with all its names. */
export interface Org extends Organisation {
  /** Its number in the ledger. */
  at: number
  en: string | null
  /** Numbers of its rounds, oldest first. */
  rounds: Int32Array
  companyId: string | null
  ventureId: string | null
}
