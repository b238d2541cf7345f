import type { DocumentAnalysis, Stance } from '@pandora/intelligence/analysis'
import { analyseDocument, type AnalysisTools } from '@pandora/intelligence/analyse'
import { Stories, toldOf } from '@pandora/intelligence/sameness/stories'
import { dayOf } from '@pandora/contract/time'
import { DEMO_MARKET } from '@pandora/sources/demo/mark'
import type { WrittenText } from '@pandora/sources/demo/world'
import { EVENTS_BEFORE, EventBook } from '../analysis/event-book.ts'
import type { EvidenceRow } from '../domains/impact/offers/ground.queries.ts'

/** What a text says by the product's own reading, beside what it truly is. */
export interface ReadText {
  written: WrittenText
  stance: Stance | null
  tones: DocumentAnalysis['tones']
  /** Companies it names. */
  companies: ReadonlySet<string>
  /** The text whose story it tells; its own id where it is the first. */
  leader: string
  evidence: readonly EvidenceRow[]
}

/** Reads texts in order of time as the product does, without storing anything. */
export function readTexts(texts: readonly WrittenText[], tools: AnalysisTools): ReadText[] {
  const stories = new Stories()
  const book = new EventBook()
  return texts.map((written): ReadText => {
    const { externalId: id, kind, language, title, body, publishedAt } = written
    const analysis = analyseDocument({ kind, language, title, body }, tools, dayOf(publishedAt))
    const companies = new Set(
      analysis.mentions.flatMap((one) => (one.kind === 'company' && one.id !== null ? [one.id] : [])),
    )
    const { leader } = stories.add(
      toldOf({ id, at: publishedAt, post: kind === 'post', title, body, subjects: [...companies] }),
    )
    book.prune(publishedAt - EVENTS_BEFORE)
    const joined =
      kind === 'post' ? [] : book.join(DEMO_MARKET, { documentId: id, publishedAt, knownAt: publishedAt }, analysis)
    const evidence = joined.map(({ eventId, subject, happenedAt, found }): EvidenceRow => ({
      event_id: eventId,
      document_id: id,
      story_id: leader,
      known_at: publishedAt,
      superseded_at: Infinity,
      subject_kind: subject.kind,
      subject_id: subject.id,
      type: found.type,
      happened_at: happenedAt,
      sign: found.sign,
      modality: found.modality,
      confidence: found.confidence,
      amount: found.amount?.value ?? null,
      unit: found.amount?.unit ?? null,
      amount_of: found.amount?.of ?? null,
      size_class: found.sizeClass,
      grade: found.grade,
      region: found.region,
      change: found.change,
    }))
    return { written, stance: analysis.stance?.stance ?? null, tones: analysis.tones, companies, leader, evidence }
  })
}
