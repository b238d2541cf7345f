import { dayOf } from '@pandora/contract/time'
import { inForce } from '@pandora/intelligence/impact/network'
import { dayPlus } from '@pandora/intelligence/themes/heat'
import { EVIDENCE_DAYS } from '@pandora/intelligence/themes/membership'
import { searchable, type Searchable } from '@pandora/intelligence/themes/words'
import { membersOf, type BusinessLine, type GradedMember, type Known, type ThemeFacts } from './offers/graded.ts'
import type { GivenVersion, SegmentVersion, TellingVersion } from './series.queries.ts'

/** Everything that memberships of a theme rested on over a time, in every version. */
export interface History {
  segments: readonly SegmentVersion[]
  given: readonly GivenVersion[]
  told: readonly TellingVersion[]
}

const DAY = 86_400_000
const versioned = ({
  known_at: knownAt,
  superseded_at: supersededAt,
}: {
  known_at: number
  superseded_at: number
}) => ({ knownAt, supersededAt: supersededAt === Infinity ? null : supersededAt })

/**
 * First days of the months that a span touches: also of the one that it begins in, so that a day has the same members
 * whatever span it is asked in.
 */
export function monthsOf(from: string, to: string): string[] {
  const months = [`${from.slice(0, 7)}-01`]
  for (let [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7)) + 1]; ; month++) {
    if (month > 12) [year, month] = [year + 1, 1]
    const first = `${year}-${String(month).padStart(2, '0')}-01`
    if (first > to) return months
    months.push(first)
  }
}

/** Members of a theme at an instant (ms), of what was known then and nothing later. */
export function membersAt(
  theme: Pick<ThemeFacts, 'words'>,
  { segments, given, told }: History,
  at: number,
  prepared: Map<string, Searchable>,
): GradedMember[] {
  const day = dayOf(at)
  const businesses = new Map<string, BusinessLine[]>()
  for (const row of segments) {
    if (!inForce(versioned(row), at)) continue
    const text = `${row.name} · ${row.name_en ?? ''}`
    const ready = prepared.get(text) ?? searchable(text)
    prepared.set(text, ready)
    const line = {
      dimension: row.dimension,
      name: row.name,
      nameEn: row.name_en,
      revenue: row.revenue,
      revenueShare: row.revenue_share,
      periodEnd: row.period_end,
      ready,
      knownAt: row.known_at,
    }
    businesses.set(row.company_id, [...(businesses.get(row.company_id) ?? []), line])
  }
  const known = new Map<string, Known>()
  const of = (id: string): Known =>
    known.get(id) ?? { given: null, since: null, about: 0, mentions: 0, knownAt: -Infinity }
  for (const row of given) {
    if (!inForce(versioned(row), at) || row.valid_from > day || (row.valid_to !== null && row.valid_to < day)) continue
    const before = of(row.company_id)
    if (before.since === null || row.valid_from > before.since)
      known.set(row.company_id, { ...before, given: row.weight, since: row.valid_from })
  }
  const stories = new Map<string, Map<string, boolean>>()
  for (const row of told) {
    if (row.at > at || row.at <= at - EVIDENCE_DAYS * DAY || !inForce(versioned(row), at)) continue
    const own = stories.get(row.company_id) ?? stories.set(row.company_id, new Map()).get(row.company_id)
    own?.set(row.story, row.about || (own.get(row.story) ?? false))
  }
  for (const [id, own] of stories) {
    const about = [...own.values()].filter(Boolean).length
    known.set(id, { ...of(id), about, mentions: own.size - about })
  }
  return membersOf(theme.words, businesses, known)
}

/** Earliest period whose report can be the latest on a day: later ones are published within 18 months. */
export const earliestPeriod = (day: string): string => dayPlus(day, -900)
