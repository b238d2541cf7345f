import type { Change } from '@pandora/contract/changes'
import type { EventPart, ImpactReceipt } from '@pandora/intelligence/impact/types'
import type { Services } from '../../http/services.ts'
import { entityNames, nameless } from '../../shared/entity-names.queries.ts'
import { evidenceOf } from '../../shared/evidence.queries.ts'
import { isoInstant, presentProvenance, type Origin } from '../../shared/provenance.ts'
import { businessOrigins, givenOrigins, namingDocuments } from './because.queries.ts'
import { asText, type Draft } from './draft.ts'
import { receiptsOf, tellingOf, titlesOf } from './pairs.queries.ts'
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
  const whole = [...drafts, ...drafts.flatMap((one) => one.contributors)]
  const [because, titles] = await Promise.all([becauseOf({ sql }, span, whole), titlesOf(sql, span, drafts.flatMap((one) => one.eventId ?? []))])
  const [names, documents] = await Promise.all([
    entityNames(sql, span.toView, whole.flatMap((one) => [one.companyId, one.themeId])), evidenceOf(sql, span.toView, [...because.values()].flatMap((one) => one.documents)),
  ])
  const known = (ms: number | null) => (ms === null ? null : isoInstant(ms))
  const broughtBy = (one: Draft): Because => because.get(one) ?? { documents: [], origin: null }
  /** What an event is called stands on the side on which it is. */
  const sideOf = (one: Draft, side: Change['before']): Change['before'] => {
    const title = one.group === 'events' && side ? titles.get(one.eventId ?? '') : undefined
    return title ? asText(title.title_zh ?? title.title_en, title.title_en) : side
  }
  const contributor = (one: Draft): Change['contributors'][number] => {
    const { zh: nameZh, en: nameEn } = names.get(one.companyId ?? '') ?? nameless
    const { origin } = broughtBy(one)
    return { companyId: one.companyId ?? '', nameZh, nameEn, unit: one.unit, before: one.before?.number ?? null, after: one.after?.number ?? null, knownAt: known(one.knownAt), provenance: origin ? presentProvenance(origin) : null }
  }
  return drafts.map((one, at): Change => {
    // A number of a theme has what its movers have: their documents, and where the first of them came from.
    const [own, movers] = [broughtBy(one), one.contributors.map(broughtBy)]
    const origin = own.origin ?? movers.find((mover) => mover.origin !== null)?.origin ?? null
    const ids = [...new Set([own, ...movers].flatMap((by) => by.documents))].slice(0, DOCUMENTS)
    const [company, theme] = [names.get(one.companyId ?? '') ?? nameless, names.get(one.themeId ?? '') ?? (one.themeId === compared.id ? { zh: compared.nameZh, en: compared.nameEn } : nameless)]
    const { group, kind, companyId, themeId, what, period, unit, before, after, bandBefore, bandAfter, knownAt, eventId } = one
    return {
      changeId: `${group}-${offset + at}`, group, kind, companyId, companyZh: company.zh, companyEn: company.en, themeId, themeZh: theme.zh, themeEn: theme.en, what, period, unit, before: sideOf(one, before), after: sideOf(one, after), bandBefore, bandAfter,
      knownAt: known(knownAt), documents: ids.flatMap((id) => documents.get(id) ?? []), provenance: origin ? presentProvenance(origin) : null, eventId, contributors: one.contributors.map(contributor),
    }
  })
}
