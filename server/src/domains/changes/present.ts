import type { Change } from '@pandora/contract/domains/changes/operations'
import type { Services } from '../../http/services.ts'
import { entityNames, nameless } from '../../shared/entity-names.queries.ts'
import { evidenceOf } from '../impact/offers/evidence.queries.ts'
import { isoInstant, presentProvenance, type Origin } from '../../shared/provenance.ts'
import { businessOrigins, givenOrigins, namingDocuments } from './because.queries.ts'
import { asText, type Draft } from './draft.ts'
import { tellingOf, titlesOf } from './pairs.queries.ts'
import type { Compared, Span } from './subject.ts'

type Sql = Pick<Services, 'sql'>
/** Documents named of a change. */
const DOCUMENTS = 3

/** What brought a change, for those of a page that must be looked into. */
interface Because {
  documents: readonly string[]
  origin: Origin | null
}

/** Looks into what brought each change of a page. */
async function becauseOf({ sql }: Sql, span: Span, drafts: readonly Draft[]): Promise<Map<Draft, Because>> {
  const events = drafts.flatMap((one) => (one.because?.kind === 'event' ? [one.because.eventId] : []))
  const memberships = drafts.flatMap(({ because, companyId, themeId }) =>
    because?.kind === 'membership' && companyId !== null && themeId !== null
      ? [{ companyId, themeId, ground: because.ground }]
      : [],
  )
  const of = (ground: string) => memberships.filter((one) => one.ground === ground)
  const [told, business, given, naming] = await Promise.all([
    tellingOf(sql, span, events),
    businessOrigins(
      sql,
      span.toView,
      of('revenue').map((one) => one.companyId),
    ),
    givenOrigins(sql, span, of('given')),
    namingDocuments(sql, span, of('evidence')),
  ])
  return new Map(
    drafts.map((one): [Draft, Because] => {
      const { because, companyId, themeId } = one
      const key = `${themeId} ${companyId}`
      if (because?.kind === 'event') return [one, { documents: told.get(because.eventId) ?? [], origin: one.origin }]
      if (because?.kind === 'membership')
        return [
          one,
          {
            documents: naming.get(key) ?? [],
            origin:
              because.ground === 'revenue'
                ? (business.get(companyId ?? '') ?? null)
                : because.ground === 'given'
                  ? (given.get(key) ?? null)
                  : null,
          },
        ]
      return [one, { documents: one.documentIds, origin: one.origin }]
    }),
  )
}

/** A page of changes on the wire, each with what brought it. */
export async function presentChanges(
  { sql }: Sql,
  span: Span,
  compared: Compared,
  drafts: readonly Draft[],
  offset: number,
): Promise<Change[]> {
  const whole = [...drafts, ...drafts.flatMap((one) => one.contributors)]
  const [because, titles] = await Promise.all([
    becauseOf({ sql }, span, whole),
    titlesOf(
      sql,
      span,
      drafts.flatMap((one) => [
        ...(one.eventId === null ? [] : [one.eventId]),
        ...one.parts.map((part) => part.eventId),
      ]),
    ),
  ])
  const [names, documents] = await Promise.all([
    entityNames(
      sql,
      span.toView,
      whole.flatMap((one) => [one.companyId, one.themeId]),
    ),
    evidenceOf(
      sql,
      span.toView,
      [...because.values()].flatMap((one) => one.documents),
    ),
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
    return {
      companyId: one.companyId ?? '',
      nameZh,
      nameEn,
      unit: one.unit,
      before: one.before?.number ?? null,
      after: one.after?.number ?? null,
      byVwapBefore: one.before?.byVwap ?? false,
      byVwapAfter: one.after?.byVwap ?? false,
      knownAt: known(one.knownAt),
      provenance: origin ? presentProvenance(origin) : null,
    }
  }
  const part = ({ eventId, type, side, how, before, after, by }: Draft['parts'][number]): Change['parts'][number] => {
    const title = titles.get(eventId)
    return {
      eventId,
      type,
      titleZh: title?.title_zh ?? null,
      titleEn: title?.title_en ?? null,
      side,
      how,
      before,
      after,
      by,
    }
  }
  return drafts.map((one, at): Change => {
    // A number of a theme has what its movers have: their documents, and where the first of them came from.
    const [own, movers] = [broughtBy(one), one.contributors.map(broughtBy)]
    const origin = own.origin ?? movers.find((mover) => mover.origin !== null)?.origin ?? null
    const ids = [...new Set([own, ...movers].flatMap((by) => by.documents))].slice(0, DOCUMENTS)
    const [company, theme] = [
      names.get(one.companyId ?? '') ?? nameless,
      names.get(one.themeId ?? '') ??
        (one.themeId === compared.id ? { zh: compared.nameZh, en: compared.nameEn } : nameless),
    ]
    const {
      group,
      kind,
      companyId,
      themeId,
      what,
      period,
      periodBefore,
      unit,
      before,
      after,
      bandBefore,
      bandAfter,
      knownAt,
      knownBefore,
      eventId,
      moved,
    } = one
    return {
      changeId: `${group}-${offset + at}`,
      group,
      kind,
      companyId,
      companyZh: company.zh,
      companyEn: company.en,
      themeId,
      themeZh: theme.zh,
      themeEn: theme.en,
      what,
      period,
      periodBefore,
      unit,
      before: sideOf(one, before),
      after: sideOf(one, after),
      bandBefore,
      bandAfter,
      knownAt: known(knownAt),
      knownBefore: known(knownBefore),
      moved,
      parts: one.parts.map(part),
      documents: ids.flatMap((id) => documents.get(id) ?? []),
      provenance: origin ? presentProvenance(origin) : null,
      eventId,
      contributors: one.contributors.map(contributor),
    }
  })
}
