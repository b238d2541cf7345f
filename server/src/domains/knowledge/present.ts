import { errorsByCode } from '@pandora/contract/all-errors'
import type {
  knowledgeBase,
  knowledgeDocument,
  knowledgePage,
  knowledgeShare,
} from '@pandora/contract/domains/knowledge/shapes'
import { refusalText } from '@pandora/contract/errors'
import type { Language } from '@pandora/contract/language'
import type { z } from 'zod'
import type { BaseRow } from './bases.queries.ts'
import type { KnowledgeDocumentRow } from './documents.queries.ts'
import type { ShareRow } from './shares.queries.ts'

const isoInstant = (ms: number): string => new Date(ms).toISOString()

/** A base as a user sees it: of somebody else's neither its readers nor its link. */
export function presentBase(row: BaseRow, uid: number): z.infer<typeof knowledgeBase> {
  const shared = row.uid !== uid
  return {
    baseId: row.base_id,
    name: row.name,
    shared,
    owner: shared ? row.owner : null,
    documents: row.documents,
    ready: row.ready,
    failed: row.failed,
    waiting: row.waiting,
    pages: row.pages,
    readers: shared ? 0 : row.readers,
    hasLink: !shared && row.has_link,
    updatedAt: isoInstant(row.updated_at),
  }
}

/** A document of a base, with why it could not be read in the caller's language. */
export function presentDocument(row: KnowledgeDocumentRow, language: Language): z.infer<typeof knowledgeDocument> {
  const definition = row.error_code === null ? undefined : errorsByCode.get(row.error_code)
  return {
    documentId: row.document_id,
    title: row.title,
    format: row.format,
    newsId: row.source_id,
    state: row.state,
    error:
      row.error_code === null
        ? null
        : {
            code: row.error_code,
            message: definition ? refusalText(definition, language, row.error_data ?? {}) : row.error_code,
          },
    bytes: row.bytes,
    language: row.language === 'zh' || row.language === 'en' ? row.language : null,
    pages: row.pages,
    pagesWithoutText: row.pages_without_text,
    addedAt: isoInstant(row.added_at),
  }
}

export function presentPage(
  row: KnowledgeDocumentRow,
  page: number,
  { first_line, text }: { first_line: number; text: string },
): z.infer<typeof knowledgePage> {
  return {
    documentId: row.document_id,
    title: row.title,
    format: row.format,
    newsId: row.source_id,
    page,
    pages: row.pages,
    firstLine: first_line,
    lines: text.split('\n'),
  }
}

export function presentShare(row: ShareRow): z.infer<typeof knowledgeShare> {
  return {
    shareId: row.share_id,
    who: row.who,
    by: row.by_link ? 'link' : 'email',
    sharedAt: isoInstant(row.shared_at),
  }
}
