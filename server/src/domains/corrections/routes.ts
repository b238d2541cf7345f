import { CORRECTION_LIMIT, corrections } from '@pandora/contract/domains/corrections/operations'
import { correctionsErrors } from '@pandora/contract/domains/corrections/errors'
import { errors, Refusal } from '@pandora/contract/errors'
import type { Span } from '@pandora/intelligence/analysis'
import type { Db } from '@pandora/store/database'
import { applyNow, presentReading, saidBefore } from '../../analysis/reread.ts'
import type { CorrectionContent } from '../../analysis/corrections.queries.ts'
import { audit } from '../../auth/audit.ts'
import { serve, serveDownload, type Route } from '../../http/route.ts'
import { entityNames } from '../../shared/entity-names.queries.ts'
import { totalOf } from '../../shared/totals.ts'
import { presentCorrection, presentLabels } from './present.ts'
import {
  addCorrection,
  correctionById,
  correctionsPage,
  entityThere,
  labelsOf,
  lockCorrections,
  takeBack,
} from './queries.ts'
import { wording } from './wording.queries.ts'
import { pageOf } from '../../shared/page.ts'
import { departmentsOf } from '../policy/offers/departments.queries.ts'

export const correctionRoutes: readonly Route[] = [
  serve(corrections.save, async ({ db, view, user, now, input: { newsId, content, note } }) => {
    const document = await wording(db, view.marketId, newsId)
    if (!document) throw new Refusal(errors.NOT_FOUND)
    if ((await lockCorrections(db, view.marketId, newsId)) >= CORRECTION_LIMIT)
      throw new Refusal(errors.LIST_FULL, { limit: CORRECTION_LIMIT })
    const words = await checked(db, view.marketId, document, content)
    const reading = await presentReading(db, view.marketId, newsId)
    if (!reading?.result) throw new Refusal(correctionsErrors.ANALYSIS_NOT_DONE)
    const correctionId = await addCorrection(db, view.marketId, {
      documentId: newsId,
      uid: user.uid,
      content,
      words,
      before:
        content.kind === 'department'
          ? ((await departmentsOf(db, { marketId: view.marketId, asOf: null }, [newsId])).get(newsId) ?? []).join(
              '、',
            ) || null
          : saidBefore(reading.result, content),
      note,
    })
    await applyNow(db, view.marketId, newsId, now)
    await audit(db, user.uid, 'analysis-corrected', {
      marketId: view.marketId,
      correctionId,
      document: newsId,
      kind: content.kind,
    })
    return present(db, view.marketId, correctionId, user.uid)
  }),

  serve(corrections.revert, async ({ db, view, user, now, input: { correctionId } }) => {
    const row = await correctionById(db, view.marketId, correctionId)
    // Nobody is told whether a number is in use in another market.
    if (!row) throw new Refusal(errors.NOT_FOUND)
    if (row.uid !== user.uid && user.role !== 'admin') throw new Refusal(errors.NOT_ALLOWED)
    await lockCorrections(db, view.marketId, row.document_id)
    if (!(await takeBack(db, view.marketId, correctionId, user.uid)))
      throw new Refusal(correctionsErrors.CORRECTION_TAKEN_BACK)
    await applyNow(db, view.marketId, row.document_id, now)
    await audit(db, user.uid, 'correction-reverted', {
      marketId: view.marketId,
      correctionId,
      document: row.document_id,
      kind: row.content.kind,
    })
    return present(db, view.marketId, correctionId, user.uid)
  }),

  serve(corrections.list, async ({ db, view, user, input }) => {
    const rows = await correctionsPage(db, view.marketId, user.uid, input)
    return pageOf(
      rows.map((row) => presentCorrection(row, user.uid)),
      await totalOf(rows, input.page, () =>
        correctionsPage(db, view.marketId, user.uid, { ...input, page: 0, size: 1 }),
      ),
      input,
    )
  }),

  serveDownload(corrections.exportLabels, async ({ db, view, input: { kind } }) => ({
    file: `pandora-${kind}-labels.jsonl`,
    type: 'application/x-ndjson; charset=utf-8',
    holds: presentLabels(await labelsOf(db, view.marketId, kind)),
    write: (labels) => labels.map((one) => `${JSON.stringify(one)}\n`).join(''),
  })),
]

/** Refuses what cannot be; answers the words an entity's span holds. */
async function checked(
  db: Db,
  marketId: number,
  document: { kind: string; title: string; body: string },
  content: CorrectionContent,
): Promise<string> {
  if (content.kind === 'stance') {
    if (document.kind !== 'post') throw new Refusal(correctionsErrors.NOT_A_POST)
    return ''
  }
  if (content.kind === 'label' || content.kind === 'department') {
    if (document.kind !== 'policy') throw new Refusal(correctionsErrors.NOT_A_POLICY_TEXT)
    return content.kind === 'label' ? wordsAt(document, content.span) : ''
  }
  if (content.kind === 'tone') {
    if (content.companyId !== null && !(await entityThere(db, marketId, 'company', content.companyId)))
      throw new Refusal(errors.UNKNOWN_ENTITY, { entity: content.companyId })
    return ''
  }
  const words = wordsAt(document, content.span)
  const { entityId, mentionKind } = content
  if (entityId !== null && !(await known(db, marketId, mentionKind, entityId)))
    throw new Refusal(errors.UNKNOWN_ENTITY, { entity: entityId })
  return words
}

/** The words of a span. Throws BAD_SPAN where the document has none there. */
function wordsAt(document: { title: string; body: string }, { field, start, end }: Span): string {
  const words = document[field].slice(start, end)
  if (end <= start || end > document[field].length || end - start > 200 || words.trim() === '' || !words.isWellFormed())
    throw new Refusal(correctionsErrors.BAD_SPAN)
  return words
}

/** Whether a thing of a kind is in the market, or is known to every market. */
async function known(db: Db, marketId: number, kind: string, id: string): Promise<boolean> {
  if (kind === 'company' || kind === 'theme' || kind === 'industry') return entityThere(db, marketId, kind, id)
  return id.startsWith(`${kind}:`) && (await entityNames(db, { marketId, asOf: null }, [id])).has(id)
}

async function present(db: Db, marketId: number, correctionId: number, uid: number) {
  const row = await correctionById(db, marketId, correctionId)
  if (!row) throw new Refusal(errors.NOT_FOUND)
  return presentCorrection(row, uid)
}
