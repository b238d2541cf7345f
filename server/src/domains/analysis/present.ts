import { gistOf } from '@pandora/intelligence/gist/gist'
import type { HeadlineRow } from './gists.queries.ts'
import type { z } from 'zod'
import type {
  analysis,
  analysisVersion,
  eventFound,
  mention,
  toneFound,
} from '@pandora/contract/domains/analysis/operations'
import type { OutputOf } from '@pandora/contract/operation'
import type { DocumentKind } from '@pandora/contract/domains/documents/kinds'
import type { Reason, Span } from '@pandora/intelligence/analysis'
import { codeOf } from '@pandora/contract/records/identity'
import { CORRECTED } from '../../analysis/corrections.ts'
import type { VersionRow } from '../../analysis/versions.queries.ts'
import type { AnalysedRow, StoredResult } from './offers/analysed.queries.ts'
import { nameless, type EntityNames } from '../../shared/entity-names.queries.ts'
import { isoInstant } from '../../shared/provenance.ts'

type Document = OutputOf<typeof analysis.document>

export function presentVersion({
  version_id: versionId,
  key,
  models,
  first_used_at: first,
}: VersionRow): z.infer<typeof analysisVersion> {
  return { versionId, key, models, firstUsedAt: new Date(first).toISOString() }
}

const reasons = (why: readonly Reason[]) => why.map(({ code, words, weight }) => ({ code, words: [...words], weight }))
const reasonsAt = (why: readonly (Reason & { spans: readonly Span[] })[]) =>
  why.map((one) => ({ code: one.code, words: [...one.words], weight: one.weight, spans: one.spans.map(place) }))
const place = ({ field, start, end }: Span): Span => ({ field, start, end })
const corrected = (why: readonly Reason[]): boolean => why.some(({ code }) => code === CORRECTED.code)

function presentMention(one: StoredResult['mentions'][number], names: EntityNames): z.infer<typeof mention> {
  const { zh: nameZh, en: nameEn } = names.get(one.id ?? '') ?? nameless
  return {
    ...place(one),
    kind: one.kind,
    id: one.id,
    text: one.text,
    nameZh,
    nameEn,
    confidence: one.confidence,
    why: reasons(one.why),
    corrected: corrected(one.why),
  }
}

function presentTone(one: StoredResult['tones'][number], names: EntityNames): z.infer<typeof toneFound> {
  const { zh: nameZh, en: nameEn } = names.get(one.companyId ?? '') ?? nameless
  return {
    companyId: one.companyId,
    nameZh,
    nameEn,
    tone: one.tone,
    strength: one.strength,
    probability: one.probability,
    why: reasonsAt(one.why),
    corrected: corrected(one.why),
  }
}

function presentEvent(one: StoredResult['events'][number], names: EntityNames): z.infer<typeof eventFound> {
  const { zh: nameZh, en: nameEn } = names.get(one.companyId ?? '') ?? nameless
  return {
    eventId: one.eventId,
    type: one.type,
    companyId: one.companyId,
    nameZh,
    nameEn,
    trigger: { ...place(one.trigger), text: one.trigger.text },
    roles: one.roles.map((role) => ({ ...place(role), role: role.role, text: role.text, companyId: role.companyId })),
    day: one.day,
    sign: one.sign,
    amount: one.amount && { ...one.amount, of: one.amount.of ?? null },
    sizeClass: one.sizeClass,
    confidence: one.confidence,
    modality: one.modality,
    why: reasons(one.why),
  }
}

/** Ids of whatever a result names. */
export function idsIn(result: StoredResult | null): (string | null)[] {
  return result === null
    ? []
    : [
        ...result.mentions.map((one) => one.id),
        ...result.tones.map((one) => one.companyId),
        ...result.events.map((one) => one.companyId),
      ]
}

interface Read {
  newsId: string
  wording: { kind: DocumentKind; title: string; body: string; language: 'zh' | 'en' }
  row: AnalysedRow | undefined
  version: VersionRow | undefined
  names: EntityNames
  story: readonly {
    document_id: string
    title: string
    source_name: string
    source_name_en: string | null
    published_at: number
    total: number
  }[]
  corrections: readonly {
    correction_id: number
    kind: 'entity' | 'stance' | 'tone'
    uid: number | null
    name: string | null
    corrected_at: number
  }[]
  uid: number
}

const unread = {
  mentions: [],
  stance: null,
  tones: [],
  events: [],
  topics: [],
  labels: [],
  keywords: [],
  limits: [],
} as const

/** Everything that is told of one document. */
export function presentDocument({
  newsId,
  wording: { kind, title, body, language },
  row,
  version,
  names,
  story,
  corrections,
  uid,
}: Read): Document {
  const result = row?.result ?? unread
  const [lead] = story
  const others = story.filter((one) => one.document_id !== newsId).slice(0, 20)
  return {
    newsId,
    kind,
    state: !row ? 'waiting' : row.failure === null ? 'done' : 'failed',
    failure: row?.failure ?? null,
    title,
    body,
    language: row?.language ?? language,
    mentions: result.mentions.map((one) => presentMention(one, names)),
    stance: result.stance && {
      stance: result.stance.stance,
      probabilities: [...result.stance.probabilities],
      why: reasonsAt(result.stance.why),
      corrected: corrected(result.stance.why),
    },
    tones: result.tones.map((one) => presentTone(one, names)),
    events: result.events.map((one) => presentEvent(one, names)),
    topics: result.topics.map(({ topic, probability }) => ({ topic, probability })),
    labels: result.labels.map((one) => ({ ...place(one), label: one.label, text: one.text, why: reasons(one.why) })),
    keywords: result.keywords.map(({ word, weight, spans }) => ({ word, weight, spans: spans.map(place) })),
    limits: [...result.limits],
    story:
      !lead || others.length === 0
        ? null
        : {
            leadId: lead.document_id,
            isLead: lead.document_id === newsId,
            copies: lead.total - 1,
            others: others.map((one) => ({
              newsId: one.document_id,
              title: one.title,
              source: one.source_name,
              sourceEn: one.source_name_en,
              newsTimestamp: one.published_at,
            })),
          },
    version: version ? presentVersion(version) : null,
    knownAt: row ? isoInstant(row.known_at) : null,
    computedAt: row ? isoInstant(row.recorded_at) : null,
    backComputed: row?.back_computed ?? false,
    corrections: corrections.map((one) => ({
      correctionId: one.correction_id,
      kind: one.kind,
      by: one.name ?? '',
      at: new Date(one.corrected_at).toISOString(),
      mine: one.uid === uid,
    })),
  }
}

type Gist = OutputOf<typeof analysis.gists>['dataList'][number]

/** The English gists of headlines; of those that rules are not sure of none. */
export function presentGists(
  headlines: readonly HeadlineRow[],
  read: ReadonlyMap<string, Pick<AnalysedRow, 'result'>>,
  nameEnOf: (companyId: string) => string | null,
  askedAs: (eventId: string) => readonly string[],
): OutputOf<typeof analysis.gists> {
  return {
    dataList: headlines.flatMap(({ document_id: id, event_id: eventId, title }): Gist[] => {
      const result = read.get(id)?.result
      const gist = result ? gistOf(title, result.mentions, result.events) : null
      if (!gist) return []
      const { companyId, text } = gist
      const said = { companyId, stockCode: codeOf(companyId), nameEn: nameEnOf(companyId), text }
      return eventId === null
        ? [{ newsId: id, eventId: null, ...said }]
        : askedAs(eventId).map((asked) => ({ newsId: null, eventId: asked, ...said }))
    }),
  }
}
