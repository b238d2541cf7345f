import type { OutputOf } from '@pandora/contract/operation'
import type { themes } from '@pandora/contract/domains/themes/operations'
import { businessShare, membershipFormula } from '@pandora/intelligence/themes/membership'
import { matcherOf } from '@pandora/intelligence/themes/words'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { isoInstant, presentProvenance } from '../../shared/provenance.ts'
import type { GradedMember, ThemeFacts } from './offers/graded.ts'
import { givenOrigins, reportedSegments, toldStories } from './membership.queries.ts'
import { presentMember, type Shown } from './present.ts'

/** Documents named of a membership; `documentTotal` says of how many. */
const DOCUMENTS = 20

interface Asked {
  theme: ThemeFacts
  member: GradedMember
  shown: Shown
  /** Ids of the documents of an own theme; null of the market's. */ named: readonly string[] | null
  at: number
}

/** Why a company belongs to a theme: what its membership was made of, each part with its source. */
export async function whyMember(
  db: Db,
  view: View,
  { theme, member, shown, named, at }: Asked,
): Promise<OutputOf<typeof themes.membership>> {
  const { themeId } = theme
  const { companyId } = member
  const [segments, given, told] = await Promise.all([
    reportedSegments(db, view, companyId),
    theme.kind === 'market' ? givenOrigins(db, view, themeId, companyId) : [],
    toldStories(db, view, { themeId, companyId, named, at, limit: DOCUMENTS }),
  ])
  const lines = segments.map((row) => ({
    row,
    dimension: row.dimension,
    name: row.name,
    nameEn: row.name_en,
    revenue: row.revenue,
    revenueShare: row.revenue_share,
    periodEnd: row.period_end,
  }))
  const { dimension, matched } = businessShare(lines, matcherOf(theme.words))
  const fitting = new Map(matched.map((one) => [one.segment, one]))
  return {
    ...presentMember(member, shown),
    formula: membershipFormula(theme.words),
    wordsZh: [...theme.wordsZh],
    wordsEn: [...theme.wordsEn],
    segments: lines.map((line) => ({
      dimension: line.dimension,
      name: line.name,
      nameEn: line.nameEn,
      revenue: line.revenue,
      revenueShare: line.revenueShare,
      currency: line.row.currency,
      periodEnd: line.periodEnd,
      word: fitting.get(line)?.word ?? null,
      counted: fitting.get(line)?.counted === true && line.dimension === dimension,
      provenance: presentProvenance(line.row),
    })),
    documents: told.map((row) => ({
      newsId: row.document_id,
      title: row.title,
      source: row.source_name,
      sourceEn: row.source_name_en,
      newsTimestamp: row.published_at,
      copies: row.copies,
      relation: row.about ? 'subject' : 'mention',
    })),
    documentTotal: told[0]?.total ?? 0,
    givenBy: given.map((row) => ({
      weight: row.weight,
      from: row.valid_from,
      to: row.valid_to,
      evidenceCount: row.evidence_count,
      provenance: presentProvenance(row),
    })),
    knownAt: isoInstant(member.knownAt),
  }
}
