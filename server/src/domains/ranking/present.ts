import type { z } from 'zod'
import type { quote } from '@pandora/contract/domains/markets/shapes'
import type {
  aiItem,
  eventDrivenCompany,
  listed,
  policyItem,
  socialItem,
} from '@pandora/contract/domains/ranking/shapes'
import type { scoreFactors } from '@pandora/contract/domains/ranking/shapes'
import type { ranking } from '@pandora/contract/domains/ranking/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { endOfDay } from '@pandora/contract/time'
import { RANKING_VERSION } from '@pandora/intelligence/ranking/rank'
import { isoInstant } from '../../shared/provenance.ts'
import type { ClassNode } from '../figures/offers/market.queries.ts'
import type { MarketFigures } from '../figures/offers/market.ts'
import { noScore, type ImpactNumbers } from '../impact/offers/scores.ts'
import type { FirstLevel, IndustryStanding } from './industries.ts'
import type { Arranged } from './lists/arrange.ts'
import type { DrivenList } from './offers/policies.ts'
import { presentPolicies } from './offers/present-policies.ts'
import type { Ranked } from './offers/ranked.ts'
import type { Told } from './offers/reasons.ts'
import type { Section, SectionRow } from './offers/section.ts'
import type { Social } from './offers/social.ts'
import type { PublishedEntryRow, PublishedListRow } from './published/queries.ts'

type Listed = z.infer<typeof listed>

/** What entries of a page are shown with. */
export interface Shown {
  classes: ReadonlyMap<string, ClassNode>
  quotes: ReadonlyMap<string, z.infer<typeof quote>>
  promoted: ReadonlyMap<string, string>
}

/** Who an entry is about. */
export function presentListed(row: MarketFigures, { classes, quotes, promoted }: Shown): Listed {
  const node = row.industryCode === null ? undefined : classes.get(row.industryCode)
  return {
    companyId: row.companyId,
    code: row.code,
    nameZh: row.nameZh,
    nameEn: row.nameEn,
    industryZh: node?.nameZh ?? null,
    industryEn: node?.nameEn ?? null,
    quote: quotes.get(row.securityId) ?? null,
    promoted: promoted.get(row.companyId) ?? null,
  }
}

const flag = (on: boolean): 0 | 1 => (on ? 1 : 0)

/** What a page of a list that may be pinned is made of: whom it ranks in what order, and how the reader arranged it. */
interface Listing {
  ids: readonly string[]
  list: Arranged
}

/** Places in a list by company, 1 is best. */
const placesOf = (ids: readonly string[]) => new Map(ids.map((id, at) => [id, at + 1]))

export function presentEventDriven(
  figures: readonly MarketFigures[],
  shown: Shown,
  {
    ids,
    list,
    told,
    scores,
  }: Listing & { told: ReadonlyMap<string, Told>; scores: ReadonlyMap<string, ImpactNumbers> },
): z.infer<typeof eventDrivenCompany>[] {
  const [places, pinned] = [placesOf(ids), new Set(list.pinned)]
  return figures.map((row) => ({
    ...presentListed(row, shown),
    place: places.get(row.companyId) ?? 0,
    markedTop: flag(pinned.has(row.companyId)),
    companyImpactScoreData: scores.get(row.companyId) ?? noScore,
    reasons: told.get(row.companyId)?.reasons ?? [],
    events: told.get(row.companyId)?.events ?? 0,
  }))
}

export function presentAi(
  figures: readonly MarketFigures[],
  shown: Shown,
  { list, ranked }: { list: Arranged; ranked: Ranked },
): z.infer<typeof aiItem>[] {
  const pinned = new Set(list.pinned)
  return figures.flatMap((row) => {
    const own = ranked.byId.get(row.companyId)
    return own === undefined || own.score === null || own.rank === null
      ? []
      : [
          {
            ...presentListed(row, shown),
            id: row.companyId,
            top: flag(pinned.has(row.companyId)),
            rank: own.rank,
            score: own.score,
            coverage: own.coverage,
            points: own.parts.map((part) => (part.z === null ? null : part.points)),
          },
        ]
  })
}

export function presentPolicyItem(
  figures: readonly MarketFigures[],
  shown: Shown,
  {
    ids,
    list,
    driven,
    titles,
    most,
  }: Listing & { driven: DrivenList; titles: ReadonlyMap<string, string>; most: number },
): z.infer<typeof policyItem>[] {
  const [places, pinned] = [placesOf(ids), new Set(list.pinned)]
  return figures.flatMap((row) => {
    const own = driven.byId.get(row.companyId)
    return own
      ? [
          {
            ...presentListed(row, shown),
            id: row.companyId,
            top: flag(pinned.has(row.companyId)),
            place: places.get(row.companyId) ?? 0,
            strength: own.strength,
            named: own.named,
            ofIndustry: own.ofIndustry,
            policies: presentPolicies(own, titles, most),
          },
        ]
      : []
  })
}

export const presentSocial = (
  section: Section,
  shown: Shown,
  page: readonly { companyId: string; social: Social }[],
  { page: number, size }: { page: number; size: number },
): z.infer<typeof socialItem>[] =>
  page.flatMap(({ companyId, social: { longNum, neutralName, shortNum, posts, raw, grey } }, at) => {
    const row = section.byId.get(companyId)?.figures
    return row
      ? [
          {
            ...presentListed(row, shown),
            place: number * size + at + 1,
            longNum,
            neutralName,
            shortNum,
            posts,
            raw,
            grey,
          },
        ]
      : []
  })

/** The head of a list as it stands. */
export const presentOrder = ({ pinned, released, hidden }: Arranged) => ({ pinned, released, hidden })

/** Hidden entries by their names. */
export const presentHidden = (
  marks: readonly { company_id: string; hidden_at: number | null }[],
  byId: ReadonlyMap<string, SectionRow>,
) =>
  marks
    .flatMap(({ company_id: companyId, hidden_at: at }) => {
      const own = byId.get(companyId)?.figures
      return at === null
        ? []
        : [
            {
              companyId,
              code: own?.code ?? companyId,
              nameZh: own?.nameZh ?? null,
              nameEn: own?.nameEn ?? null,
              hiddenAt: isoInstant(at) ?? '',
              at,
            },
          ]
    })
    .toSorted((a, b) => b.at - a.at || (a.companyId < b.companyId ? -1 : 1))
    .map(({ companyId, code, nameZh, nameEn, hiddenAt }) => ({ companyId, code, nameZh, nameEn, hiddenAt }))

/** A score opened: which raw value of which days gives which points. Null where the market has no such company. */
export function presentReceipt(
  companyId: string,
  shown: Shown,
  { section, ranked }: { section: Section; ranked: Ranked },
): OutputOf<typeof ranking.receipt> | null {
  const [row, own] = [section.byId.get(companyId), ranked.byId.get(companyId)]
  if (!row || !own) return null
  const { periodEnd, priceDate } = row.figures
  const spans: Record<(typeof scoreFactors)[number], { since: string | null; of: string | null }> = {
    growth: { since: null, of: periodEnd },
    quality: { since: null, of: periodEnd },
    value: { since: null, of: priceDate },
    momentum: { since: row.momentum?.since ?? null, of: row.momentum?.until ?? null },
    attention: { since: section.late, of: section.day },
    stance: { since: section.late, of: section.day },
    impact: { since: null, of: section.day },
  }
  return {
    ...presentListed(row.figures, shown),
    version: RANKING_VERSION,
    day: section.day,
    score: own.score,
    rank: own.rank,
    of: ranked.order.length,
    coverage: own.coverage,
    base: 50,
    parts: own.parts.map(({ factor, raw, z, weight, points }) => ({
      factor,
      raw,
      z,
      weight,
      points,
      ...(raw === null ? { of: null, since: null } : spans[factor]),
    })),
  }
}

export const presentIndustries = (industries: readonly FirstLevel[]) =>
  industries.map(({ industryCode, nameZh, nameEn, companies }) => ({ industryCode, nameZh, nameEn, companies }))

/** Industries by rank, with the instant that they are known to. */
export const presentIndustryRank = (
  industries: readonly IndustryStanding[],
  { day }: Section,
): OutputOf<typeof ranking.industryRank> => ({
  industryRankList: industries.map(({ leader, ...one }, at) => ({
    rank: at + 1,
    ...one,
    leader: leader && {
      companyId: leader.companyId,
      code: leader.code,
      nameZh: leader.nameZh,
      nameEn: leader.nameEn,
    },
  })),
  day,
  updateTimestamp: day === null ? null : endOfDay(day),
})

export const presentPublishedList = (row: PublishedListRow) => ({
  listId: row.list_id,
  title: row.title,
  rule: row.rule,
  unit: row.unit,
  publisher: row.publisher,
  publishedOn: row.published_on,
  entries: row.entries,
  sourced: row.sourced,
})

export const presentPublishedEntry = (row: PublishedEntryRow, companyId: string | null) => ({
  place: row.place,
  name: row.name,
  companyId,
  label: row.label,
  value: row.value,
  unit: row.unit,
  highlight: row.highlight,
  source: row.source,
  sourceDate: row.source_date,
  sourceUrl: row.source_url,
  sourceKind: row.source_kind,
  note: row.note,
  claim: row.source_url === null,
})
