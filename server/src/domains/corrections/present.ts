import type { z } from 'zod'
import type { correction, CorrectionLabel } from '@pandora/contract/domains/corrections/operations'
import type { CorrectionRow } from './queries.ts'

/** A correction on the wire, for a user. */
export function presentCorrection(row: CorrectionRow, uid: number): z.infer<typeof correction> {
  return {
    correctionId: row.correction_id,
    newsId: row.document_id,
    title: row.title ?? '',
    content: row.content,
    words: row.words,
    before: row.before,
    note: row.note,
    by: row.name ?? '',
    mine: row.uid === uid,
    at: new Date(row.corrected_at).toISOString(),
    revertedAt: row.reverted_at === null ? null : new Date(row.reverted_at).toISOString(),
    revertedBy: row.reverted_name,
  }
}

/**
 * Corrections as training labels, one JSON object a line: `text` and `label`, an entity's place and a tone's company
 * beside.
 */
export function presentLabels(
  rows: readonly {
    content: CorrectionRow['content']
    words: string
    title: string
    body: string
    language: string
    name_zh: string | null
    corrected_at: number
  }[],
): CorrectionLabel[] {
  return rows.map(({ content, words, title, body, language, name_zh: name, corrected_at: at }) => {
    const text = body.startsWith(title) ? body : body === '' ? title : `${title}\n${body}`
    const said =
      content.kind === 'stance'
        ? { label: content.stance }
        : content.kind === 'tone'
          ? { label: content.tone, companyId: content.companyId, company: name }
          : content.kind === 'department'
            ? { label: content.departments.join('、'), departments: content.departments }
            : content.kind === 'label'
              ? { label: content.label, words, ...content.span, title, body }
              : {
                  label: content.entityId,
                  kind: content.mentionKind,
                  words,
                  field: content.span.field,
                  start: content.span.start,
                  end: content.span.end,
                  title,
                  body,
                }
    return { text, ...said, language, at: new Date(at).toISOString() }
  })
}
