import { z } from 'zod'
import { defineOperation, done, pageInput, pageOf } from '../../operation.ts'
import { bearerId, ownedId } from '../../records/ids.ts'
import { QUERY_LIMIT } from '../documents/query/grammar.ts'
import {
  FILE_LIMIT,
  knowledgeAnswer,
  knowledgeBase,
  knowledgeDocument,
  knowledgePage,
  knowledgeShare,
  QUERY_MOST,
  QUESTION_LIMIT,
} from './shapes.ts'

const baseId = ownedId('knowledgeBase')
const documentId = ownedId('knowledgeDocument')
const shareId = ownedId('knowledgeShare')
const name = z.string().min(1).max(80)
const query = z.string().min(1).max(QUERY_LIMIT)
const floorId = ownedId('floor', z.string())
const most = z.int().min(1).max(QUERY_MOST).default(50)
/** Bytes in base64, with what else a call says. */
const UPLOAD_LIMIT = Math.ceil(FILE_LIMIT / 3) * 4 + 10_000

export const knowledge = {
  create: defineOperation({
    id: 'knowledge.create',
    requirement: 'CHAT-08',
    method: 'POST',
    path: '/api/knowledge/create',
    writes: true,
    dated: true,
    summary:
      'Make a knowledge base; with a query of the full-text search of the documents that it finds, with a floor of those about what it shows, the newest first',
    input: z.object({ name, query: query.optional(), floorId: floorId.optional(), most }),
    output: knowledgeBase,
  }),
  list: defineOperation({
    id: 'knowledge.list',
    method: 'POST',
    path: '/api/knowledge/list',
    summary: "The user's knowledge bases and those shared with the user, the last changed first",
    input: z.object({ ...pageInput(30) }),
    output: pageOf(knowledgeBase),
  }),
  base: defineOperation({
    id: 'knowledge.base',
    method: 'POST',
    path: '/api/knowledge/base',
    summary: 'A knowledge base, with how far its documents are read',
    input: z.object({ baseId }),
    output: knowledgeBase,
  }),
  rename: defineOperation({
    id: 'knowledge.rename',
    method: 'POST',
    path: '/api/knowledge/rename',
    writes: true,
    summary: 'Give a knowledge base another name',
    input: z.object({ baseId, name }),
    output: knowledgeBase,
  }),
  remove: defineOperation({
    id: 'knowledge.remove',
    method: 'POST',
    path: '/api/knowledge/remove',
    writes: true,
    summary: 'Delete a knowledge base with all that it holds; what is being read of it is dropped',
    input: z.object({ baseId }),
    output: done,
  }),
  documents: defineOperation({
    id: 'knowledge.documents',
    method: 'POST',
    path: '/api/knowledge/documents',
    summary: 'Documents of a knowledge base, the last added first, with how far each is read and why not',
    input: z.object({ baseId, ...pageInput(50) }),
    output: pageOf(knowledgeDocument),
  }),
  addDocuments: defineOperation({
    id: 'knowledge.addDocuments',
    method: 'POST',
    path: '/api/knowledge/addDocuments',
    writes: true,
    dated: true,
    summary:
      'Take documents of the market into a base that a full-text query finds, or that are about what a floor shows, the newest first',
    input: z.object({ baseId, query: query.optional(), floorId: floorId.optional(), most }),
    output: z.object({
      /** Documents taken in; of those found so many were there already. */
      added: z.int(),
      known: z.int(),
      /** There are more than were asked for. */
      more: z.boolean(),
    }),
  }),
  upload: defineOperation({
    id: 'knowledge.upload',
    method: 'POST',
    path: '/api/knowledge/upload',
    writes: true,
    guests: false,
    rate: 'upload',
    bodyLimit: UPLOAD_LIMIT,
    summary: 'Add a file to a base: PDF, DOCX, HTML, Markdown, TXT or CSV; it is read afterwards',
    input: z.object({
      baseId,
      file: z.string().min(1).max(200),
      /** The file's bytes in base64. */
      content: z
        .string()
        .max(UPLOAD_LIMIT)
        .regex(/^[A-Za-z0-9+/]*={0,2}$/),
    }),
    output: knowledgeDocument,
  }),
  cancel: defineOperation({
    id: 'knowledge.cancel',
    method: 'POST',
    path: '/api/knowledge/cancel',
    writes: true,
    summary: 'Stop reading a document that waits or is being read; nothing of it is kept',
    input: z.object({ documentId }),
    output: knowledgeDocument,
  }),
  removeDocument: defineOperation({
    id: 'knowledge.removeDocument',
    method: 'POST',
    path: '/api/knowledge/removeDocument',
    writes: true,
    summary: 'Take a document out of its base; where it is being read, what was read is dropped',
    input: z.object({ documentId }),
    output: done,
  }),
  page: defineOperation({
    id: 'knowledge.page',
    method: 'POST',
    path: '/api/knowledge/page',
    summary: 'A page of a document of a base, line by line',
    input: z.object({ documentId, page: z.int().min(1).max(100_000).default(1) }),
    output: knowledgePage,
  }),
  ask: defineOperation({
    id: 'knowledge.ask',
    method: 'POST',
    path: '/api/knowledge/ask',
    dated: true,
    summary:
      'Ask the texts of a base: an answer that quotes its places, or that it cannot tell; as of an instant of what was known then',
    input: z.object({ baseId, question: z.string().min(1).max(QUESTION_LIMIT) }),
    output: knowledgeAnswer,
  }),
  shares: defineOperation({
    id: 'knowledge.shares',
    method: 'POST',
    path: '/api/knowledge/shares',
    guests: false,
    summary: 'Who else may read a base of one’s own',
    input: z.object({ baseId }),
    output: z.object({ dataList: z.array(knowledgeShare), total: z.int() }),
  }),
  share: defineOperation({
    id: 'knowledge.share',
    method: 'POST',
    path: '/api/knowledge/share',
    writes: true,
    guests: false,
    summary: 'Let the account of an e-mail address read a base; whether there is such an account is not told',
    input: z.object({ baseId, email: z.email().max(200) }),
    output: knowledgeShare,
  }),
  unshare: defineOperation({
    id: 'knowledge.unshare',
    method: 'POST',
    path: '/api/knowledge/unshare',
    writes: true,
    guests: false,
    summary: 'Let somebody read a base no longer; of who came by the link it ends the link too, as they hold it still',
    input: z.object({ shareId }),
    output: done,
  }),
  link: defineOperation({
    id: 'knowledge.link',
    method: 'POST',
    path: '/api/knowledge/link',
    writes: true,
    guests: false,
    summary: 'Make a link by which whoever is signed in may read a base, in place of the one before; or take it away',
    input: z.object({ baseId, on: z.boolean() }),
    /** The secret is told this once; null where the link was taken away. */
    output: z.object({ token: bearerId('knowledgeLink', z.string()).nullable() }),
  }),
  open: defineOperation({
    id: 'knowledge.open',
    method: 'POST',
    path: '/api/knowledge/open',
    writes: true,
    guests: false,
    summary: 'Open a base by its link: from then on it stands among those shared with the user',
    input: z.object({ token: bearerId('knowledgeLink', z.string().min(20).max(100)) }),
    output: knowledgeBase,
  }),
}
