import { z } from 'zod'
import { instant } from '../../operation.ts'
import { ownedId } from '../../records/ids.ts'

/** Most bases of a user in a market, documents of a base, and documents taken in by one query. */
export const [BASE_LIMIT, DOCUMENT_LIMIT, QUERY_MOST] = [50, 300, 100]
/** Largest file, in bytes. */
export const FILE_LIMIT = 30_000_000
/** Longest question, in characters. */
export const QUESTION_LIMIT = 1000

const fileFormats = ['pdf', 'docx', 'html', 'markdown', 'text', 'csv', 'news'] as const
export type FileFormat = (typeof fileFormats)[number]
const documentStates = ['waiting', 'reading', 'ready', 'failed', 'cancelled'] as const
export type DocumentState = (typeof documentStates)[number]

/** A base as a list shows it. `ready`, `failed` and `waiting` add up to `documents` with those that were cancelled. */
export const knowledgeBase = z.object({
  baseId: ownedId('knowledgeBase', z.string()),
  name: z.string(),
  /** Somebody else's, who shares it: it can be read, not changed. */
  shared: z.boolean(),
  /** Name of its owner; null where it is the caller's own. */
  owner: z.string().nullable(),
  documents: z.int(),
  ready: z.int(),
  failed: z.int(),
  waiting: z.int(),
  pages: z.int(),
  /** Readers by e-mail or link; 0 of a base that is somebody else's. */
  readers: z.int(),
  hasLink: z.boolean(),
  updatedAt: instant,
})

/** A document of a base. */
export const knowledgeDocument = z.object({
  documentId: ownedId('knowledgeDocument', z.string()),
  title: z.string(),
  format: z.enum(fileFormats),
  /** Document of the product that it was taken from; null of an upload. */
  newsId: z.string().nullable(),
  state: z.enum(documentStates),
  /** Why it could not be read. */
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  bytes: z.int(),
  language: z.enum(['zh', 'en']).nullable(),
  pages: z.int(),
  /** Pages that hold no text: scanned pictures, or letters that say not what they are. */
  pagesWithoutText: z.int(),
  addedAt: instant,
})

/** A page of a document as the reader shows it. */
export const knowledgePage = z.object({
  documentId: z.string(),
  title: z.string(),
  format: z.enum(fileFormats),
  newsId: z.string().nullable(),
  page: z.int(),
  pages: z.int(),
  /** Number of its first line. */
  firstLine: z.int(),
  lines: z.array(z.string()),
})

/** A place in a document that an answer stands on, word for word. */
export const quote = z.object({
  documentId: z.string(),
  title: z.string(),
  newsId: z.string().nullable(),
  page: z.int(),
  line: z.int(),
  lastLine: z.int(),
  /** The sentence or row as it stands there. */
  text: z.string(),
  /** What of `text` is the answer, in UTF-16 units; null where all of it is. */
  mark: z.object({ start: z.int(), end: z.int() }).nullable(),
})

const answerKinds = ['span', 'figure', 'computed', 'sentence', 'yes', 'no', 'none'] as const
const noAnswerReasons = ['nothing-ready', 'no-words', 'other-subject', 'other-time', 'several', 'weak'] as const

/** What a base answers. `none`: it cannot tell, and says why. */
export const knowledgeAnswer = z.object({
  kind: z.enum(answerKinds),
  /** As it is said: of figures with sign and unit as quoted; '' where it cannot tell. */
  text: z.string(),
  value: z.number().nullable(),
  /** Of `value`, as the text or the question says it: `%`, `million`, …; null where nobody says it. */
  unit: z.string().nullable(),
  /** How it was computed, with the quoted numbers in it; null where it was read. */
  formula: z.string().nullable(),
  reason: z.enum(noAnswerReasons).nullable(),
  /** What the question names that the texts do not. */
  missing: z.string().nullable(),
  quotes: z.array(quote),
  /** Passages that come nearest, the nearest first: what a reader may look at where nothing is told. */
  passages: z.array(quote),
})
export type KnowledgeAnswer = z.infer<typeof knowledgeAnswer>

/** Somebody who may read a base. */
export const knowledgeShare = z.object({
  shareId: ownedId('knowledgeShare', z.string()),
  /** Of whom it is shared with by e-mail; of who came by the link their name. */
  who: z.string(),
  by: z.enum(['email', 'link']),
  sharedAt: instant,
})
