import { createHash } from 'node:crypto'
import { mixWord, type Weights } from '@pandora/intelligence/ranking/mix'
import { defaultMix, rankCompanies } from '@pandora/intelligence/ranking/rank'
import type { RankedCompany } from '@pandora/intelligence/ranking/types'
import type { Section } from './section.ts'

/** Weightings kept of one state of a market. */
const MOST_KEPT = 12

/** Companies with a score, the best first, and every company by id. */
export interface Ranked {
  order: readonly string[]
  byId: ReadonlyMap<string, RankedCompany>
  /** What tells it from the ranking of another state. */ version: string
}

const kept = new WeakMap<Section, Map<string, Ranked>>()

/** A market ranked by weights; worked out once for one state of it. */
export function rankedBy(section: Section, weights: Weights = defaultMix): Ranked {
  const own = kept.get(section) ?? new Map<string, Ranked>()
  kept.set(section, own)
  const word = mixWord(weights)
  const before = own.get(word)
  if (before) return before
  const ranked = rankCompanies(section.rows, { weights, neutral: true })
  const order = ranked
    .filter((one) => one.score !== null)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || (a.companyId < b.companyId ? -1 : 1))
  const made: Ranked = {
    order: order.map((one) => one.companyId),
    byId: new Map(ranked.map((one) => [one.companyId, one])),
    version: versionOf(
      section.day,
      order.map((one) => `${one.companyId} ${one.score}`),
    ),
  }
  if (own.size >= MOST_KEPT) own.delete(own.keys().next().value ?? '')
  own.set(word, made)
  return made
}

/** A word that changes with the day of a list or with any of its lines. */
export const versionOf = (day: string | null, lines: readonly string[]): string =>
  `${day ?? 'none'}.${createHash('sha256').update(lines.join('\n')).digest('base64url').slice(0, 16)}`
