import { dayOf } from '@pandora/contract/time'
import type { DocumentAnalysis, Span } from '@pandora/intelligence/analysis'
import { LONGEST_BODY } from '@pandora/intelligence/analyse'
import { policyFactsOf } from '@pandora/intelligence/policy/facts'
import { inForce } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { emitLive } from '@pandora/store/live-events'
import { analysedOf, type AnalysedRow } from '../domains/analysis/offers/analysed.queries.ts'
import { applyCorrections, CORRECTED, fitting } from './corrections.ts'
import { correctionsInForce, type CorrectionContent } from './corrections.queries.ts'
import { EventBook, EVENTS_BEFORE } from './event-book.ts'
import { wakeAnalysis } from './queue.queries.ts'
import { companiesGiven, eventsBetween, type WaitingDocument } from './read.queries.ts'
import { companiesNamed } from './reader.ts'
import { relabelled } from './relabelled.ts'
import { changedFrom, presentChanged } from '../domains/impact/offers/scoring-state.queries.ts'
import { storeRead } from './write/write.queries.ts'

/** What was read in the present wording of a document; undefined where nothing was. */
export async function presentReading(db: Db, marketId: number, documentId: string): Promise<AnalysedRow | undefined> {
  return (await analysedOf(db, { marketId, asOf: null }, [documentId])).get(documentId)
}

/** The last reading of the present wording that nobody corrected. */
async function uncorrected(db: Db, marketId: number, documentId: string): Promise<AnalysedRow | undefined> {
  const [row] = await db<AnalysedRow[]>`
    select a.document_id, a.version_id, a.failure, a.language, a.story_id, a.result, a.known_at, a.recorded_at,
      a.back_computed
    from document_analysis a join document d on d.market_id = a.market_id and d.document_id = a.document_id
      and ${inForce(db, 'd', { marketId, asOf: null })} and a.known_at >= d.known_at
    where a.document_id = ${documentId} and a.market_id = ${marketId} and a.failure is null
      and a.result::text not like ${`%"code": "${CORRECTED.code}"%`} order by a.known_at desc limit 1`
  return row
}

/** The present wording of a document as one that waits to be read again. */
async function waitingOne(tx: Db, marketId: number, documentId: string): Promise<WaitingDocument | undefined> {
  await tx`insert into analysis_waiting (market_id, known_at, document_id, again)
    select market_id, known_at, document_id, true from document
    where market_id = ${marketId} and document_id = ${documentId} and superseded_at = 'infinity'
      on conflict (market_id, known_at, document_id) do update set again = true`
  const [row] = await tx<WaitingDocument[]>`
    select d.document_id, d.known_at::text, d.known_at as known_ms, d.known_by, d.superseded_at::text, d.run_id, d.line,
      d.kind, d.language, d.title, d.body, d.published_at, d.precision, true as again, 0 as tries
    from document d where d.market_id = ${marketId} and d.document_id = ${documentId} and d.superseded_at = 'infinity'`
  return row
}

/**
 * Puts a document's corrections as they now stand into effect, in the transaction that changes them: what was read is
 * stored anew from now on, with its
 * links and events, and scores follow within the second. What stood before stays for its time. Answers false where the
 * document was never read.
 */
export async function applyNow(tx: Db, marketId: number, documentId: string, now: number): Promise<boolean> {
  const [base, present] = [await uncorrected(tx, marketId, documentId), await presentReading(tx, marketId, documentId)]
  const from = base ?? present
  const document = from?.result ? await waitingOne(tx, marketId, documentId) : undefined
  if (!from?.result || !document) return false
  const corrections = (await correctionsInForce(tx, marketId, [documentId])).get(documentId) ?? []
  const day = dayOf(document.published_at)
  const policy =
    document.kind === 'policy'
      ? policyFactsOf({ title: document.title, body: document.body.slice(0, LONGEST_BODY) }, day)
      : null
  const fit = fitting(document, corrections)
  const analysis: DocumentAnalysis = relabelled(
    document,
    applyCorrections({ ...from.result, language: from.language, policy }, fit),
    fit,
  )
  const given = new Set((await companiesGiven(tx, marketId, [documentId])).map((one) => one.company_id))
  const book = new EventBook()
  book.add(
    await eventsBetween(tx, marketId, document.published_at - EVENTS_BEFORE, document.published_at + EVENTS_BEFORE),
  )
  await storeRead(
    tx,
    marketId,
    { versionId: from.version_id, epochs: null },
    [
      {
        document,
        analysis,
        failure: null,
        storyId: from.story_id,
        later: [],
        events:
          document.kind === 'post'
            ? []
            : book.join(marketId, { documentId, publishedAt: document.published_at, knownAt: now }, analysis),
        companies: [...companiesNamed(analysis)]
          .filter(([id]) => !given.has(id))
          .map(([id, relation]) => ({ id, relation })),
      },
    ],
    now,
  )
  await tx`update analysis_state set events_epoch = events_epoch + 1 where market_id = ${marketId}`
  await presentChanged(tx, marketId, true)
  await changedFrom(tx, marketId, dayOf(now))
  // Where models have changed since the reading that nobody corrected, the document is read by the present ones too.
  if (present && present.version_id !== from.version_id) await waitingOne(tx, marketId, documentId)
  await emitLive(tx, { topic: 'analysis', marketId, ids: [documentId] })
  await wakeAnalysis(tx)
  return true
}

/** What the analysis says of the thing a correction is about; null where it says nothing. */
export function saidBefore(
  result: Pick<DocumentAnalysis, 'mentions' | 'stance' | 'tones' | 'labels'>,
  content: CorrectionContent,
): string | null {
  // Who issues a policy is not of the reading: the source's header may say so (`corrections.save`).
  if (content.kind === 'department') return null
  if (content.kind === 'label') return result.labels.find((one) => covers(one, content.span))?.label ?? null
  if (content.kind === 'stance') return result.stance?.stance ?? null
  if (content.kind === 'tone') return result.tones.find((one) => one.companyId === content.companyId)?.tone ?? null
  return result.mentions.find((one) => covers(one, content.span))?.id ?? null
}

const covers = (one: Span, span: Span): boolean =>
  one.field === span.field && one.start < span.end && one.end > span.start
