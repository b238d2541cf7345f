import type { Change } from '@pandora/contract/changes'
import type { EventPart, ImpactReceipt } from '@pandora/intelligence/impact/types'
import type { Services } from '../../http/services.ts'
import { entityNames, nameless } from '../../shared/entity-names.queries.ts'
import { evidenceOf } from '../../shared/evidence.queries.ts'
import { isoInstant, presentProvenance, type Origin } from '../../shared/provenance.ts'
import { businessOrigins, givenOrigins, namingDocuments } from './because.queries.ts'
import type { Draft } from './draft.ts'
import { receiptsOf, tellingOf } from './pairs.queries.ts'
import type { Compared, Span } from './subject.ts'

type Sql = Pick<Services, 'sql'>
/** Documents named of a change. */
const DOCUMENTS = 3

/** What brought a change, for those of a page that must be looked into. */
interface Because { documents: readonly string[]; origin: Origin | null }

/** Documents of the events that moved a score most. */
function moving(before: ImpactReceipt | undefined, after: ImpactReceipt | undefined): string[] {
  const parts = (receipt: ImpactReceipt | undefined): EventPart[] => (receipt ? [receipt.risk, receipt.opportunity].flatMap((side) => side.groups.flatMap((group) => group.parts)) : [])
  const moved = new Map<string, { by: number; document: string | undefined }>()
  for (const [own, sign] of [[parts(before), -1], [parts(after), 1]] as const) {
    for (const part of own) {
      const known = moved.get(part.eventId)
      moved.set(part.eventId, { by: (known?.by ?? 0) + sign * part.points * (part.side === 'risk' ? -1 : 1), document: part.documentIds[0] ?? known?.document })
    }
  }
  return [...moved.values()].filter((one) => Math.abs(one.by) > 1e-6).toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by)).flatMap((one) => one.document ?? []).slice(0, DOCUMENTS)
}

/** Looks into what brought each change of a page. */
async function becauseOf({ sql }: Sql, span: Span, drafts: readonly Draft[]): Promise<Map<Draft, Because>> {
  const events = drafts.flatMap((one) => (one.because?.kind === 'event' ? [one.because.eventId] : []))
  const scores = drafts.flatMap(({ because, companyId }) => (because?.kind === 'score' && companyId !== null ? [because.from, because.to].flatMap((day) => (day === null ? [] : [{ companyId, day }])) : []))
  const memberships = drafts.flatMap(({ because, companyId, themeId }) => (because?.kind === 'membership' && companyId !== null && themeId !== null ? [{ companyId, themeId, ground: because.ground }] : []))
  const of = (ground: string) => memberships.filter((one) => one.ground === ground)
  const [told, receipts, business, given, naming] = await Promise.all([
    tellingOf(sql, span, events), receiptsOf(sql, span.toView.marketId, scores), businessOrigins(sql, span.toView, of('revenue').map((one) => one.companyId)), givenOrigins(sql, span, of('given')), namingDocuments(sql, span, of('evidence')),
  ])
  return new Map(drafts.map((one): [Draft, Because] => {
    const { because, companyId, themeId } = one
    const key = `${themeId} ${companyId}`
    if (because?.kind === 'event') return [one, { documents: told.get(because.eventId) ?? [], origin: one.origin }]
    if (because?.kind === 'score') return [one, { documents: moving(receipts.get(`${companyId} ${because.from}`), receipts.get(`${companyId} ${because.to}`)), origin: null }]
    if (because?.kind === 'membership') return [one, { documents: naming.get(key) ?? [], origin: because.ground === 'revenue' ? (business.get(companyId ?? '') ?? null) : because.ground === 'given' ? (given.get(key) ?? null) : null }]
    return [one, { documents: one.documentIds, origin: one.origin }]
  }))
}

/** A page of changes on the wire, each with what brought it. */
export async function presentChanges({ sql }: Sql, span: Span, compared: Compared, drafts: readonly Draft[], offset: number): Promise<Change[]> {
  const because = await becauseOf({ sql }, span, drafts)
  const [names, documents] = await Promise.all([
    entityNames(sql, span.toView, drafts.flatMap((one) => [one.companyId, one.themeId])), evidenceOf(sql, span.toView, [...because.values()].flatMap((one) => one.documents)),
  ])
  return drafts.map((one, at): Change => {
    const { documents: ids, origin } = because.get(one) ?? { documents: [], origin: null }
    const [company, theme] = [names.get(one.companyId ?? '') ?? nameless, names.get(one.themeId ?? '') ?? (one.themeId === compared.id ? { zh: compared.nameZh, en: compared.nameEn } : nameless)]
    const { group, kind, companyId, themeId, what, period, unit, before, after, bandBefore, bandAfter, knownAt, eventId } = one
    return {
      changeId: `${group}-${offset + at}`, group, kind, companyId, companyZh: company.zh, companyEn: company.en, themeId, themeZh: theme.zh, themeEn: theme.en, what, period, unit, before, after, bandBefore, bandAfter,
      knownAt: knownAt === null ? null : isoInstant(knownAt), documents: ids.flatMap((id) => documents.get(id) ?? []), provenance: origin ? presentProvenance(origin) : null, eventId,
    }
  })
}
