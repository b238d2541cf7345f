import { knowledgeErrors } from '@pandora/contract/domains/knowledge/errors'
import { knowledge } from '@pandora/contract/domains/knowledge/operations'
import { FILE_LIMIT } from '@pandora/contract/domains/knowledge/shapes'
import { errors, Refusal } from '@pandora/contract/errors'
import { emitLive } from '@pandora/store/live-events'
import { serve, type Route } from '../../http/route.ts'
import { safeName } from '../../shared/file-name.ts'
import { pageOf } from '../../shared/page.ts'
import { ownBase, ownDocument, readableBase, readableDocument } from './access.ts'
import { addToBase, digestOf } from './add.ts'
import { lockBases } from './bases.queries.ts'
import { cancelDocument, deleteDocument, documentById, documentsPage, pageOfDocument } from './documents.queries.ts'
import { formatOf } from './file/format.ts'
import { presentDocument, presentPage } from './present.ts'

export const documentRoutes: readonly Route[] = [
  serve(knowledge.documents, async (call) => {
    const base = await readableBase(call, call.input.baseId)
    const { rows, total } = await documentsPage(call.db, base.base_id, call.input)
    return pageOf(
      rows.map((row) => presentDocument(row, call.language)),
      total,
      call.input,
    )
  }),

  serve(knowledge.upload, async (call) => {
    const { db, view, user, now, input, language } = call
    await lockBases(db, user.uid)
    const base = await ownBase(call, input.baseId)
    const content = Buffer.from(input.content, 'base64')
    if (content.length > FILE_LIMIT) throw new Refusal(errors.TOO_LARGE, { limit: `${FILE_LIMIT / 1e6} MB` })
    const title = safeName(input.file)
    const format = formatOf(title, content)
    const { ids, known } = await addToBase({ db, uid: user.uid, marketId: view.marketId, baseId: base.base_id, now }, [
      { sourceId: null, title, format, digest: digestOf(content), content, knownAt: now },
    ])
    if (known[0] !== undefined) throw new Refusal(knowledgeErrors.KNOWLEDGE_FILE_KNOWN, { title: known[0] })
    return presentDocument(await ownDocument(call, ids[0] ?? ''), language)
  }),

  serve(knowledge.cancel, async (call) => {
    const { db, view, user, input, language } = call
    const document = await ownDocument(call, input.documentId)
    if (!(await cancelDocument(db, document.document_id))) throw new Refusal(knowledgeErrors.KNOWLEDGE_NOT_WAITING)
    await emitLive(db, { topic: 'knowledge', marketId: view.marketId, uid: user.uid, ids: [document.base_id] })
    return presentDocument((await documentById(db, document.document_id)) ?? document, language)
  }),

  serve(knowledge.removeDocument, async (call) => {
    const { db, view, user, input } = call
    const document = await ownDocument(call, input.documentId)
    await deleteDocument(db, document.document_id)
    await emitLive(db, { topic: 'knowledge', marketId: view.marketId, uid: user.uid, ids: [document.base_id] })
    return { done: true }
  }),

  serve(knowledge.page, async (call) => {
    const { db, input } = call
    const document = await readableDocument(call, input.documentId)
    const page = await pageOfDocument(db, document.document_id, input.page)
    // Of a document that is not read yet there is a first page, which says nothing.
    if (!page && (input.page > 1 || document.pages > 0)) throw new Refusal(errors.NOT_FOUND)
    return presentPage(document, input.page, page ?? { first_line: 1, text: '' })
  }),
]
