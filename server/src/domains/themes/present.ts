import type { z } from 'zod'
import type { themeMember, themeEvent } from '@pandora/contract/domains/themes/shapes'
import type { GradedMember } from './offers/graded.ts'
import type { NodeRow, OwnThemeRow } from './offers/own.queries.ts'
import type { Figures } from '../figures/offers/market.ts'
import { tradeDateOf, changeOn, changedOn } from '../figures/offers/traded.ts'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { entityNames, nameless } from '../../shared/entity-names.queries.ts'
import { dayLabel, dayOf } from '@pandora/contract/time'
import { eventScore } from '@pandora/intelligence/themes/sums'
import type { AnalysedRow } from '../analysis/offers/analysed.queries.ts'
import { sideOf, signOfEvent } from '../impact/offers/signs.ts'
import type { ThemeDocumentRow, ToldEvent } from './events.queries.ts'
import type { OutputOf } from '@pandora/contract/operation'
import type { themes } from '@pandora/contract/domains/themes/operations'
import { membershipFormula } from '@pandora/intelligence/themes/membership'
import { isoInstant, presentProvenance } from '../../shared/provenance.ts'
import { contributions } from './opportunities.ts'
import type { SummedTheme } from './offers/summary.ts'
import type { eventSummary } from '@pandora/contract/domains/price-events/operations'
import { effectOf } from '../price-events/offers/effects.ts'

export type ThemeMember = z.infer<typeof themeMember>
type ThemeEvent = z.infer<typeof themeEvent>
type Summary = z.infer<typeof eventSummary>

/** What members are shown with. */
export interface Shown {
  figures: Figures
  nodes: ReadonlyMap<string, NodeRow>
}

/** A member on the wire, with why it is one. */
export function presentMember(member: GradedMember, { figures, nodes }: Shown): ThemeMember {
  const own = figures.get(member.companyId)
  const industry = own?.industryCode ? nodes.get(own.industryCode) : undefined
  const { companyId, membership, points, parts, band, share, periodEnd, stories, given, since } = member
  return {
    companyId,
    stockCode: own?.code ?? null,
    nameZh: own?.nameZh ?? null,
    nameEn: own?.nameEn ?? null,
    industryCode: own?.industryCode ?? null,
    industryZh: industry?.name_zh ?? null,
    industryEn: industry?.name_en ?? null,
    membership,
    points,
    parts: [...parts],
    band,
    revenueShare: share === null ? null : Math.round(share * 100) / 100,
    revenuePeriod: periodEnd,
    stories,
    given,
    since,
    marketCap: own?.marketCap ?? null,
    capBasis: own?.capBasis ?? null,
    close: own?.close ?? null,
    ...changedOn(own, tradeDateOf(figures)),
    riskPoint: own?.riskPoint ?? null,
    opportunityPoint: own?.opportunityPoint ?? null,
    impactScore: own?.impactScore ?? null,
  }
}

/** An own theme as its user made it, on the wire. */
export async function presentOwn(db: Db, view: View, row: OwnThemeRow) {
  const names = await entityNames(
    db,
    view,
    (row.companies ?? []).map((one) => one.id),
  )
  return {
    themeId: row.theme_id,
    name: row.name,
    description: row.description,
    mode: row.mode,
    query: row.query,
    companies: (row.companies ?? []).map(({ id, weight }) => {
      const { zh, en } = names.get(id) ?? nameless
      return { companyId: id, weight, nameZh: zh, nameEn: en }
    }),
    createdAt: new Date(row.created_at).toISOString(),
    changedAt: new Date(row.changed_at).toISOString(),
    frozenAt: row.frozen_at === null ? null : new Date(row.frozen_at).toISOString(),
  }
}

/** An event on the wire, by the member it is of. */
export function presentEvent(event: ToldEvent, member: GradedMember | undefined, figures: Figures): ThemeEvent {
  const sign = signOfEvent({ type: event.type, told: event.sum, given: event.line !== -1 })
  const own = member ? figures.get(member.companyId) : undefined
  return {
    eventId: event.event_id,
    type: event.type,
    titleZh: event.title_zh,
    titleEn: event.title_en,
    happenedAt: event.happened_at,
    newsDate: dayLabel(event.happened_at),
    happenedDay: dayOf(event.happened_at),
    precision: event.precision,
    companyId: member?.companyId ?? null,
    nameZh: own?.nameZh ?? null,
    nameEn: own?.nameEn ?? null,
    membership: member?.membership ?? null,
    band: member?.band ?? null,
    sign,
    effect: sideOf(sign),
    scoreIndex: sign === 0 ? 10 : eventScore(sign, event.confidence ?? 1, event.told_size ?? event.size_class),
    documents: event.documents,
    stories: event.stories,
    first:
      event.first_id !== null && event.first_title !== null && event.first_at !== null
        ? {
            newsId: event.first_id,
            title: event.first_title,
            source: event.first_source ?? '',
            sourceEn: event.first_source_en,
            newsTimestamp: event.first_at,
          }
        : null,
  }
}

/** A document of a theme, and what it says of the member that it names. */
export function presentSummary(row: ThemeDocumentRow, analysed: AnalysedRow | undefined, figures: Figures): Summary {
  const own = row.company_id === null ? undefined : figures.get(row.company_id)
  return {
    newsId: row.document_id,
    kind: row.kind,
    language: row.language,
    title: row.title,
    source: row.source_name,
    sourceEn: row.source_name_en,
    newsTimestamp: row.published_at,
    newsDay: dayOf(row.published_at),
    newsDate: dayLabel(row.published_at),
    precision: row.precision,
    relation: row.company_id === null ? 'subject' : 'mention',
    reach: row.company_id === null ? 'direct' : 'indirect',
    ...effectOf(analysed, row.company_id ?? ''),
    via:
      row.company_id === null
        ? null
        : { companyId: row.company_id, nameZh: own?.nameZh ?? null, nameEn: own?.nameEn ?? null, path: 'theme' },
  }
}

type Detail = OutputOf<typeof themes.detail>
/** Companies named of each side. */
const NAMED = 5

/** Rising and falling members of the day. */
function breadthOf({ graded: { members }, wire: { tradeDate } }: SummedTheme, { figures }: Shown): Detail['breadth'] {
  const breadth = { rising: 0, falling: 0, flat: 0, withoutQuote: 0 }
  let [rising, quoted] = [0, 0]
  for (const { companyId, membership } of members) {
    const change = changeOn(figures.get(companyId), tradeDate)
    breadth[change === null ? 'withoutQuote' : change > 0 ? 'rising' : change < 0 ? 'falling' : 'flat']++
    if (change === null) continue
    quoted += membership
    if (change > 0) rising += membership
  }
  return { ...breadth, weightedRising: quoted > 0 ? (rising / quoted) * 100 : null }
}

/** What a theme is, with what stands behind its numbers. */
export async function presentDetail(
  db: Db,
  view: View,
  summed: SummedTheme & { row?: OwnThemeRow },
  shown: Shown,
): Promise<Detail> {
  const {
    graded: { theme, members },
    wire,
    row,
  } = summed
  const side = (of: 'opportunity' | 'risk') =>
    contributions(summed, shown.figures, of)
      .slice(0, NAMED)
      .map(({ member: { companyId }, points, contribution }) => {
        const own = shown.figures.get(companyId)
        return { companyId, nameZh: own?.nameZh ?? null, nameEn: own?.nameEn ?? null, points, contribution }
      })
  const byClass = Map.groupBy(members, (one) => shown.figures.get(one.companyId)?.industryCode ?? null)
  const knownAt = Math.max(theme.origin?.known_at ?? -Infinity, ...members.map((one) => one.knownAt))
  return {
    ...wire,
    wordsZh: [...theme.wordsZh],
    wordsEn: [...theme.wordsEn],
    provenance: theme.origin ? presentProvenance(theme.origin) : null,
    own: row ? await presentOwn(db, view, row) : null,
    formula: membershipFormula(theme.words),
    breadth: breadthOf(summed, shown),
    contributions: { opportunity: side('opportunity'), risk: side('risk') },
    industries: [...byClass]
      .flatMap(([code, own]) =>
        code === null
          ? []
          : [
              {
                industryCode: code,
                nameZh: shown.nodes.get(code)?.name_zh ?? null,
                nameEn: shown.nodes.get(code)?.name_en ?? null,
                companies: own.length,
                membership: own.reduce((sum, one) => sum + one.membership, 0),
              },
            ],
      )
      .toSorted((a, b) => b.membership - a.membership || (a.industryCode < b.industryCode ? -1 : 1)),
    knownAt: isoInstant(knownAt),
  }
}
