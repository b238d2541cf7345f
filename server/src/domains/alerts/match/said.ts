import type { AlertSaid } from '@pandora/contract/domains/alerts/shapes'
import { nameless, type EntityNames } from '../../../shared/entity-names.queries.ts'
import type { Met } from './conditions.ts'
import type { Fact } from './facts.ts'

/** Where the evidence of a fact stands, and by what word an alert of it is known. */
export interface Evidence {
  /** One alert of a rule for each. */
  key: string
  thingId: string
  onDay: string | null
  companyId: string | null
  themeId: string | null
  documentId: string | null
  eventId: string | null
}

/** The evidence of a fact, for the sake of a company or of none. */
export function evidenceOf(fact: Fact, companyId: string | null, themeId: string | null): Evidence {
  const of = { onDay: null, companyId, themeId, documentId: null, eventId: null }
  switch (fact.kind) {
    case 'bar':
    case 'score':
      return { ...of, key: `${fact.kind} ${fact.companyId} ${fact.day}`, thingId: fact.companyId, onDay: fact.day }
    case 'event': {
      const { eventId, documentId } = fact
      return { ...of, key: `event ${eventId}`, thingId: eventId, eventId, documentId }
    }
    case 'document':
      return { ...of, key: `document ${fact.documentId}`, thingId: fact.documentId, documentId: fact.documentId }
    case 'heat':
      return {
        ...of,
        key: `heat ${fact.themeId} ${fact.day}`,
        thingId: fact.themeId,
        themeId: fact.themeId,
        onDay: fact.day,
      }
    case 'import':
      return { ...of, key: `import ${fact.runId}`, thingId: String(fact.runId) }
    case 'stale':
      return { ...of, key: `stale ${fact.fact} ${fact.lastOn}`, thingId: fact.fact, onDay: fact.lastOn }
  }
}

const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text)

/** What an alert says, in numbers and names as they are known now. */
export function saidOf(
  fact: Fact,
  met: Met,
  { companyId, themeId }: Pick<Evidence, 'companyId' | 'themeId'>,
  names: EntityNames,
): AlertSaid {
  const company = (companyId === null ? undefined : names.get(companyId)) ?? nameless
  const theme = (themeId === null ? undefined : names.get(themeId)) ?? nameless
  const said: AlertSaid = {
    value: met.value ?? null,
    before: met.before ?? null,
    change: met.change ?? null,
    day: met.day ?? null,
    since: met.since ?? null,
    quote: met.quote ?? null,
    currency: null,
    basis: null,
    type: null,
    titleZh: null,
    titleEn: null,
    modality: null,
    source: null,
    file: null,
    companyZh: company.zh,
    companyEn: company.en,
    themeZh: theme.zh,
    themeEn: theme.en,
  }
  switch (fact.kind) {
    case 'bar':
      return { ...said, currency: fact.currency, basis: fact.basis }
    case 'event':
      return { ...said, type: fact.type, titleZh: fact.titleZh, titleEn: fact.titleEn, modality: fact.modality }
    case 'document': {
      const chinese = isChinese(fact.title)
      return {
        ...said,
        type: fact.documentKind,
        titleZh: chinese ? fact.title : null,
        titleEn: chinese ? null : fact.title,
        source: fact.source,
      }
    }
    case 'import':
      return { ...said, file: fact.file, type: fact.code }
    case 'stale':
      return { ...said, type: fact.fact }
    default:
      return said
  }
}
