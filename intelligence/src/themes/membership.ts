import type { Bilingual } from '@pandora/contract/language'
import {
  CORE_SHARE,
  RELATED_SHARE,
  type ThemeBand,
  type membershipGrounds,
} from '@pandora/contract/domains/themes/terms'
import { listedTwice, shareOfOneLevel } from '../business/one-level.ts'
import { matcherOf, type Searchable, type WordMatcher, type WordQuery } from './words.ts'

/**
 * What each ground weighs. Where no weight is given, revenue takes its place; nothing takes the place of revenue: what
 * nobody reported is no ground.
 */
const GROUND_WEIGHTS: Readonly<Record<Ground, number>> = { revenue: 0.6, evidence: 0.15, given: 0.25 }
/**
 * Stories at which evidence has reached 1 − 1/e of what it can give; a text that only names the company counts half.
 */
const STORIES = 4
const MENTION = 0.5
/**
 * Stories about a company and the theme from which it belongs by name, though no source lists it and nothing of its
 * business fits.
 */
const NAMED_STORIES = 3
/** How far back texts count, days. */
export const EVIDENCE_DAYS = 365

type Ground = (typeof membershipGrounds)[number]

/** A line of a company's business as a report gave it. Shares in per cent; null where the report does not say. */
export interface Segment {
  dimension: 'product' | 'industry'
  name: string
  nameEn: string | null
  /** Both names made ready, where many themes ask. */ ready?: Searchable
  revenue: number | null
  revenueShare: number | null
  periodEnd: string
}
/**
 * Share of revenue, per cent, from lines that fit; null where nothing is reported. `matched`: the lines, with the word
 * that fits; counted are those of `dimension` and of one level.
 */
export interface BusinessShare<S extends Segment> {
  share: number | null
  periodEnd: string | null
  dimension: Segment['dimension'] | null
  matched: { segment: S; word: string; counted: boolean }[]
}

const twiceIn = new WeakMap<readonly Segment[], ReadonlySet<Segment>>()
/** Lines of the latest report that are counted twice, found once for all the themes that a company is held against. */
function twiceOf(segments: readonly Segment[], latest: readonly Segment[]): ReadonlySet<Segment> {
  const found = twiceIn.get(segments) ?? listedTwice(latest)
  twiceIn.set(segments, found)
  return found
}

/**
 * Share of a company's latest reported business that fits a theme's words. Products and industries are two cuts of the
 * same revenue: the one
 * in which more fits is taken, never the sum; nor are a line and what it is made of added up. Lines below zero (eliminations) fit nothing, and shares above 100 % count
 * as 100.
 */
export function businessShare<S extends Segment>(segments: readonly S[], matcher: WordMatcher): BusinessShare<S> {
  const periodEnd = segments.reduce<string | null>(
    (latest, one) => (latest === null || one.periodEnd > latest ? one.periodEnd : latest),
    null,
  )
  const own = segments.filter((one) => one.periodEnd === periodEnd)
  const twice = twiceOf(segments, own)
  const found: BusinessShare<S> = { share: null, periodEnd, dimension: null, matched: [] }
  for (const dimension of ['product', 'industry'] as const) {
    const lines = own.filter((one) => one.dimension === dimension)
    const total = lines.reduce((sum, one) => sum + (twice.has(one) ? 0 : (one.revenue ?? 0)), 0)
    const matched = lines.flatMap((segment) => {
      const word = matcher.find(segment.ready ?? `${segment.name} · ${segment.nameEn ?? ''}`)
      return word === null ? [] : [{ segment, word }]
    })
    const { share: fitting, counted } = shareOfOneLevel(
      matched.map(({ segment }) => segment),
      twice,
      (segment) =>
        segment.revenueShare ?? (segment.revenue === null || total <= 0 ? null : (segment.revenue / total) * 100),
    )
    // Lines of which nobody says how much they are: how much of the business fits is not known, unless the rest says
    // so.
    const share = lines.length === 0 || (matched.length > 0 && fitting === null) ? null : Math.min(100, fitting ?? 0)
    found.matched.push(...matched.map((one) => ({ ...one, counted: counted.includes(one.segment) })))
    if (share !== null && (found.share === null || share > found.share)) Object.assign(found, { share, dimension })
  }
  return found
}

/**
 * Texts that name a company and a theme within EVIDENCE_DAYS: stories about the company, and stories that name it among
 * others; copies once.
 */
export interface Evidence {
  about: number
  mentions: number
}

/** Strength of evidence, 0 to 1: 1 − e^(−(about + mentions ÷ 2) ÷ 4). */
export const evidenceRaw = ({ about, mentions }: Evidence): number =>
  1 - Math.exp(-(about + MENTION * mentions) / STORIES)

/**
 * What a membership rests on. `share` per cent, null where nothing is reported; `given` 0 to 1, null where no source
 * lists the company.
 */
export interface Grounds {
  share: number | null
  evidence: Evidence
  given: number | null
}
export interface MembershipPart {
  ground: Ground
  raw: number
  weight: number
  points: number
}
export interface Membership {
  points: number
  membership: number
  parts: MembershipPart[]
  band: ThemeBand
}

const MEMBERSHIP_FORMULA: Bilingual = {
  zh: '点数 = 100 ×（0.60 × 收入占比 + 0.25 × 给定权重 + 0.15 ×（1 − e^(−报道数 ÷ 4)））；没有给定权重时，收入占比占 0.85；没有披露业务时，收入占比这一项为空，不由别项代替；只是提到公司的报道算半篇',
  en: 'points = 100 × (0.60 × revenue share + 0.25 × given weight + 0.15 × (1 − e^(−stories ÷ 4))); where no weight is given, revenue weighs 0.85; where no business is reported, nothing takes the place of revenue; a story that only mentions the company counts half',
}
const LISTED_FORMULA: Bilingual = {
  zh: '点数 = 100 × 列出公司的人给它的权重',
  en: 'points = 100 × the weight that whoever listed the company gave it',
}

/**
 * How the points of a membership come about, for whoever opens one: a theme without words is a list, and as its maker
 * weighs it.
 */
export const membershipFormula = (words: WordQuery): Bilingual =>
  matcherOf(words).empty ? LISTED_FORMULA : MEMBERSHIP_FORMULA

/** Degree of membership with the parts that add up to it, to a hundredth of a point; null for who does not belong. */
export function gradeMembership({ share, evidence, given }: Grounds): Membership | null {
  const listed = given !== null && given > 0
  const earns = share !== null && share >= RELATED_SHARE
  if (!listed && !earns && evidence.about < NAMED_STORIES) return null
  const raw: Partial<Record<Ground, number>> = {
    ...(share === null ? {} : { revenue: Math.min(100, Math.max(0, share)) / 100 }),
    evidence: evidenceRaw(evidence),
    ...(given === null ? {} : { given: Math.min(1, Math.max(0, given)) }),
  }
  const weights = { ...GROUND_WEIGHTS, revenue: GROUND_WEIGHTS.revenue + (given === null ? GROUND_WEIGHTS.given : 0) }
  const parts = (['revenue', 'evidence', 'given'] as const).flatMap((ground): MembershipPart[] => {
    const own = raw[ground]
    if (own === undefined) return []
    const weight = weights[ground]
    return [{ ground, raw: own, weight, points: Math.round(own * weight * 10_000) / 100 }]
  })
  const cents = parts.reduce((sum, part) => sum + Math.round(part.points * 100), 0)
  return { points: cents / 100, membership: cents / 10_000, parts, band: bandOf(share, listed) }
}

/**
 * How a member belongs: `share` of revenue in per cent, null where nothing is reported; `listed`: whether a source
 * gives it a weight.
 */
export function bandOf(share: number | null, listed: boolean): ThemeBand {
  if (share === null) return listed ? 'unproven' : 'name-only'
  return share >= CORE_SHARE ? 'core' : share >= RELATED_SHARE ? 'related' : 'name-only'
}
