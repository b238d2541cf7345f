import { z } from 'zod'
import { unmeasured } from '../../measured.ts'
import { instant } from '../../operation.ts'
import { ownedId } from '../../records/ids.ts'
import { provenance } from '../../provenance.ts'
import { quote as quoteOfBase } from '../knowledge/shapes.ts'

/** Longest question, in characters. */
export const QUESTION_LIMIT = 500
/** Most questions of a user in a market; of a visitor of the demo. */
export const QUESTIONS_LIMIT = 2000
export const GUEST_QUESTIONS_LIMIT = 50

export const questionId = ownedId('chatQuestion', z.uuid())
export const conversationId = ownedId('chatConversation', z.uuid())

/** A question as its user keeps it. */
export const keptQuestion = z.object({
  questionId,
  conversationId,
  text: z.string(),
  /** The knowledge base that it is asked of; null: what the product holds. */
  baseId: ownedId('knowledgeBase', z.string()).nullable(),
  pinned: z.boolean(),
  askedAt: instant,
  changedAt: instant,
})

/** What became of a question. `asked`: it asks back; `missing`: what it asks for is not held, or was not understood. */
export const answerStates = ['answered', 'asked', 'missing'] as const

/** How a figure of an answer is written. */
export const answerUnits = [
  'money',
  'percent',
  'times',
  'persons',
  'per-share',
  'points',
  'days',
  'count',
  'text',
] as const

/** Something that an answer says, with where it is from: no number of an answer is anything else. */
export const answerFact = z.object({
  factId: z.string(),
  label: z.string(),
  companyId: z.string().nullable(),
  company: z.string().nullable(),
  /** What time it is of, in words. */
  period: z.string().nullable(),
  unit: z.enum(answerUnits),
  currency: z.string().nullable(),
  value: unmeasured('a figure of an answer, of the kind that its label says', z.number().nullable()),
  /** As it stands in the answer. */
  text: z.string(),
  /** How it is worked out, and of which facts. */
  formula: z.string().nullable(),
  parts: z.array(z.string()),
  /** An earlier version of it said otherwise. */
  restated: z.boolean(),
  provenance: provenance.nullable(),
  /** The product's own receipt of it. */
  receipt: z
    .object({
      figure: z.string(),
      basis: z.enum(['quarter', 'ttm', 'today']),
      periodEnd: z.string().nullable(),
    })
    .nullable(),
})

/** A piece of a sentence: plain words, or what a fact says. */
const piece = z.object({ text: z.string(), factId: z.string().nullable() })
const sentence = z.object({ type: z.literal('sentence'), pieces: z.array(piece) })
const table = z.object({
  type: z.literal('table'),
  title: z.string(),
  /** What its rows are. */ heads: z.enum([
    'companies',
    'industries',
    'holders',
    'parts',
    'times',
    'figures',
    'documents',
    'themes',
    'risks',
    'authors',
  ]),
  columns: z.array(z.string()),
  rows: z.array(
    z.object({
      head: z.string(),
      companyId: z.string().nullable(),
      /** The product's own screen of a row that is of no listed company, below `/index`. */
      path: z.string().optional(),
      factIds: z.array(z.string().nullable()),
    }),
  ),
})
/** Lines over periods, one a company, of facts. */
const chart = z.object({
  type: z.literal('chart'),
  title: z.string(),
  unit: z.enum(answerUnits),
  periods: z.array(z.string()),
  lines: z.array(z.object({ name: z.string(), factIds: z.array(z.string().nullable()) })),
})
/** A sentence of a document, word by word. */
const quote = z.object({
  type: z.literal('quote'),
  text: z.string(),
  newsId: z.string(),
  title: z.string(),
  source: z.string(),
  sourceEn: z.string().nullable(),
  day: z.string(),
  /** Place in the text, in UTF-16 units. */
  start: z.int(),
})
/** A place in a document of a knowledge base, word by word. */
const passage = z.object({
  type: z.literal('passage'),
  ...quoteOfBase.shape,
  baseId: z.string(),
  /** It comes nearest where nothing is told: the answer does not stand on it. */
  near: z.boolean(),
})
/** What is not held, and what would bring it. */
const missing = z.object({ type: z.literal('missing'), what: z.string(), brings: z.string().nullable() })
export const answerPart = z.discriminatedUnion('type', [sentence, table, chart, quote, passage, missing])

/** Why the product's own words stand where a language model is set. */
export const plainReasons = ['budget', 'failed', 'refused'] as const

/** What a language model had to do with an answer. Facts, tables, quotes and what is missing are never its. */
export const wording = z.object({
  /** The model, as whoever runs the product named it. */
  model: z.string(),
  writtenBy: z.enum(['product', 'model']),
  /** Its sentences, each held against the facts; they stand for the parts at the places `replaces`. */
  sentences: z.array(sentence),
  replaces: z.array(z.int()),
  /** Sentences of its that did not hold, and were left out. */
  refused: z.int(),
  /** The question that it made of one that was not understood; the answer is to this one. */
  understoodAs: z.string().nullable(),
  /** `budget`: its calls of the day are used up; `failed`: no answer in time; `refused`: too little of it held. */
  plainBecause: z.enum(plainReasons).nullable(),
})
export type Wording = z.infer<typeof wording>

export const answer = z.object({
  state: z.enum(answerStates),
  /** The knowledge base that answered it; its name null where it can be read no more. */
  base: z.object({ baseId: z.string(), name: z.string().nullable() }).nullable(),
  /** How the question was read, in words. */
  understood: z.string().nullable(),
  parts: z.array(answerPart),
  facts: z.array(answerFact),
  /** Questions that can be asked instead. */
  choices: z.array(z.object({ name: z.string(), text: z.string() })),
  /** The product's own screen of it, below `/index`. */
  opens: z.array(z.object({ name: z.string(), path: z.string() })),
  /** What was looked at: an operation, and with what. */
  operation: z.string().nullable(),
  /** The day that it was answered as of. */
  day: z.string(),
  /** Absent where no language model is set, or it was not asked. */
  wording: wording.optional(),
})
/** An answer with the question that it is of. */
export const answeredQuestion = answer.extend({
  question: z.string(),
  conversationId: z.string(),
  /** Of an answer asked for as the product's own: a language model will word it where it is asked for whole. */
  awaitsModel: z.literal(true).optional(),
})
export type Answer = z.infer<typeof answer>
export type AnswerFact = z.infer<typeof answerFact>
export type AnswerPart = z.infer<typeof answerPart>
