import { finderGrounds, type FinderBand, type FinderGround } from '@pandora/contract/domains/technology/names'
import type { Bilingual } from '@pandora/contract/language'
import { CORE_SHARE, RELATED_SHARE } from '@pandora/contract/domains/themes/terms'
import { listedTwice, shareOfOneLevel } from '../business/one-level.ts'
import type { Searchable } from '../themes/words.ts'
import type { Hit, KeywordMatcher } from './match.ts'

/** A line of a company's latest report. Share in per cent; null where the report does not say. */
export interface FinderLine {
  dimension: 'product' | 'industry'
  name: string
  ready: Searchable
  revenue: number | null
  revenueShare: number | null
}

/** What is known of a company, as it is held against a keyword. */
export interface FinderCompany {
  /** Lines of one report. */
  lines: readonly FinderLine[]
  /** What it says of its main business. */
  profile: Searchable | null
  /** Its names, as one text. */
  names: Searchable
  /** Names of the industry class that it is in, the lowest first. */
  classes: readonly Searchable[]
  /** Products that others buy of it. */
  supplied: readonly Searchable[]
}

/** What each ground weighs; the sum is one. */
const WEIGHTS: Readonly<Record<FinderGround, number>> = {
  revenue: 0.4,
  profile: 0.25,
  products: 0.15,
  industry: 0.1,
  evidence: 0.07,
  name: 0.03,
}

/** What a word is worth that stands for something else's purpose, and one that is only part of the keyword. */
const PART = 0.35
const INSIDE = 0.4
/** What a word of its kinds or parts is worth against one of its own. */
const NARROWER = 0.75
/** Share of revenue, per cent, from which more of it makes a company no nearer. */
const FULL_SHARE = 60
/** How much less each further clause of a profile is worth. */
const CLAUSE = 0.12
/** Stories at which evidence has reached 1 − 1/e of what it can give. */
const STORIES = 4

const wordWorth: Record<Hit['by'], number> = { same: 1, narrower: NARROWER, inside: INSIDE }
const worthOf = ({ kind, by }: Hit): number => (kind === 'head' ? 1 : PART) * wordWorth[by]
const bestOf = (hits: readonly Hit[]): number => hits.reduce((best, hit) => Math.max(best, worthOf(hit)), 0)

/** A line that fits, and what its fit is worth. */
export interface FittingLine<L extends FinderLine> {
  line: L
  worth: number
  counted: boolean
}

/** What of a report's lines fits: share of revenue, per cent, null where nothing is reported. */
export interface FinderShare<L extends FinderLine> {
  share: number | null
  /** The same with what only stands for something else's purpose counted in part. */
  weighed: number | null
  dimension: FinderLine['dimension'] | null
  fitting: FittingLine<L>[]
}

/**
 * Share of one report's business that a keyword names: products and industries are two cuts of the same revenue, of
 * which the one that holds more is taken; a line and what it is made of are not added up.
 */
export function finderShare<L extends FinderLine>(lines: readonly L[], matcher: KeywordMatcher): FinderShare<L> {
  const found: FinderShare<L> = { share: null, weighed: null, dimension: null, fitting: [] }
  if (lines.length === 0) return found
  const worths = new Map(lines.map((line) => [line, bestOf(matcher.hits(line.ready))]))
  const twice = listedTwice(lines)
  for (const dimension of ['product', 'industry'] as const) {
    const own = lines.filter((line) => line.dimension === dimension)
    if (own.length === 0) continue
    const total = own.reduce((sum, line) => sum + (twice.has(line) ? 0 : Math.max(0, line.revenue ?? 0)), 0)
    const shareOf = (line: L): number | null =>
      line.revenueShare ?? (line.revenue === null || total <= 0 ? null : (line.revenue / total) * 100)
    const fitting = own.filter((line) => (worths.get(line) ?? 0) > 0)
    const whole = fitting.filter((line) => (worths.get(line) ?? 0) >= NARROWER)
    const full = shareOfOneLevel(whole, twice, shareOf)
    const all = shareOfOneLevel(fitting, twice, (line) => {
      const share = shareOf(line)
      return share === null ? null : share * (worths.get(line) ?? 0)
    })
    found.fitting.push(
      ...fitting.map((line) => ({ line, worth: worths.get(line) ?? 0, counted: full.counted.includes(line) })),
    )
    // Lines that fit and of which nobody says how much they are: how much of the business it is is not known.
    const unknown = whole.length > 0 && full.share === null
    const share = unknown ? null : Math.min(100, full.share ?? 0)
    const weighed = all.share === null ? (fitting.length > 0 ? null : 0) : Math.min(100, all.share)
    if (share !== null && (found.share === null || share > found.share)) Object.assign(found, { share, dimension })
    if (weighed !== null && weighed > (found.weighed ?? -1)) found.weighed = weighed
  }
  return found
}

const clauseEnds = /[,，。;；、:：.]/gu

/** How much a profile speaks of a keyword: earlier clauses more, as what it speaks of more than as a purpose. */
function profileRaw(profile: Searchable, matcher: KeywordMatcher): number {
  return matcher.hits(profile).reduce((best, hit) => {
    const before = (isHan(hit.word) ? profile.zh : profile.en).slice(0, hit.at)
    const clause = before.match(clauseEnds)?.length ?? 0
    return Math.max(best, worthOf(hit) / (1 + CLAUSE * clause))
  }, 0)
}
const isHan = (word: string): boolean => /\p{Script=Han}/u.test(word)

/** Texts that name a company and a keyword: stories about it, and stories that name it among others. */
export interface FinderEvidence {
  about: number
  mentions: number
}

export interface FinderPart {
  ground: FinderGround
  raw: number
  weight: number
  points: number
}
/** How near a company is to a keyword: the parts add up to the points, 0 to 100. */
export interface Found<L extends FinderLine> {
  points: number
  parts: FinderPart[]
  share: number | null
  fitting: FittingLine<L>[]
  /** Whether it says itself, or its customers, that it does it. */
  said: boolean
}

/** Matchers of one keyword: for names, and for longer texts. */
export interface FinderMatchers {
  names: KeywordMatcher
  texts: KeywordMatcher
}

/** How near a company is to a keyword; null for who has nothing to do with it. */
export function findIn<L extends FinderLine>(
  company: FinderCompany & { lines: readonly L[] },
  { names, texts }: FinderMatchers,
  evidence: FinderEvidence,
): Found<L> | null {
  const { share, weighed, fitting } = finderShare(company.lines, names)
  const profile = company.profile ? profileRaw(company.profile, texts) : null
  const supplied = company.supplied.reduce((best, one) => Math.max(best, bestOf(names.hits(one))), 0)
  const listed = fitting.reduce((best, one) => Math.max(best, one.worth), 0)
  const raw: Record<FinderGround, number | null> = {
    revenue: weighed === null ? null : Math.min(1, weighed / FULL_SHARE),
    profile,
    products: Math.max(supplied, listed),
    industry: company.classes.reduce((best, one) => Math.max(best, bestOf(texts.hits(one))), 0),
    evidence: 1 - Math.exp(-(evidence.about + evidence.mentions / 2) / STORIES),
    name: bestOf(texts.hits(company.names)) > 0 ? 1 : 0,
  }
  const parts = finderGrounds.flatMap((ground): FinderPart[] => {
    const own = raw[ground]
    if (own === null) return []
    const weight = WEIGHTS[ground]
    return [{ ground, raw: own, weight, points: Math.round(own * weight * 10_000) / 100 }]
  })
  const points = parts.reduce((sum, part) => sum + Math.round(part.points * 100), 0) / 100
  return points <= 0 ? null : { points, parts, share, fitting, said: (profile ?? 0) > 0 || supplied > 0 || listed > 0 }
}

/** How a company belongs, by its share of revenue (per cent), else by whether it says itself that it does. */
export function finderBand({ share, said }: Pick<Found<FinderLine>, 'share' | 'said'>): FinderBand {
  if (share !== null && share >= CORE_SHARE) return 'core'
  if (share !== null && share >= RELATED_SHARE) return 'related'
  return said ? 'unproven' : 'name-only'
}

const percent = (weight: number): string => `${Math.round(weight * 100)}%`
/** How the points of a company come about, in words. */
export const finderFormula: Bilingual = {
  zh: `点数是各项之和：收入占比（到 ${FULL_SHARE}% 为满分，占 ${percent(WEIGHTS.revenue)}）、公司自述（越靠前越高，占 ${percent(WEIGHTS.profile)}）、列出或供应的产品（${percent(WEIGHTS.products)}）、行业分类（${percent(WEIGHTS.industry)}）、一年内同时提到两者的报道（${percent(WEIGHTS.evidence)}）、公司名称（${percent(WEIGHTS.name)}）。为其提供设备或材料的只算 ${percent(PART)}，下位词算 ${percent(NARROWER)}。没有披露的一项为空，不由别项代替。`,
  en: `Points are the sum of: share of revenue (full from ${FULL_SHARE}% on; weighs ${percent(WEIGHTS.revenue)}), the company's own words (earlier ones more; ${percent(WEIGHTS.profile)}), products it reports or supplies (${percent(WEIGHTS.products)}), its industry class (${percent(WEIGHTS.industry)}), stories of a year that name both (${percent(WEIGHTS.evidence)}), its name (${percent(WEIGHTS.name)}). Equipment or material for it counts ${percent(PART)}, a narrower word ${percent(NARROWER)}. What is not reported is left out; nothing takes its place.`,
}
