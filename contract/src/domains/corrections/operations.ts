import { z } from 'zod'
import { mentionKinds, policyLabels, span, stances, tones } from '../analysis/operations.ts'
import { ownedId, publicId } from '../../records/ids.ts'
import { defineOperation, instant, pageInput, pageOf } from '../../operation.ts'

export const correctionKinds = ['entity', 'stance', 'tone', 'label', 'department'] as const
/** Most corrections of one document in force at once. */
export const CORRECTION_LIMIT = 50

/**
 * What is right. An entity: that these words name `entityId` (a company, theme or industry of the market), or, with
 * null, that they name nothing. Of policies, besides: a label, and the bodies that issue the document.
 */
export const correctionContent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('entity'),
    span,
    mentionKind: z.enum(mentionKinds),
    entityId: publicId('entity').nullable(),
  }),
  z.object({ kind: z.literal('stance'), stance: z.enum(stances) }),
  z.object({ kind: z.literal('tone'), companyId: publicId('company').nullable(), tone: z.enum(tones) }),
  /** Words of a policy and the type of label that they bear; null: none. */
  z.object({ kind: z.literal('label'), span, label: z.enum(policyLabels).nullable() }),
  /** All that issue a policy, as they are called; none: nobody is named. */
  z.object({ kind: z.literal('department'), departments: z.array(z.string().trim().min(2).max(40)).max(8) }),
])

export const correction = z.object({
  correctionId: ownedId('correction', z.int()),
  newsId: z.string(),
  title: z.string(),
  content: correctionContent,
  /** The words that the span of an entity or a label holds; else empty. */
  words: z.string(),
  /** What the analysis had said: entity id, stance, tone, label or departments; null where it had said nothing. */
  before: z.string().nullable(),
  note: z.string(),
  by: z.string(),
  mine: z.boolean(),
  at: instant,
  revertedAt: instant.nullable(),
  revertedBy: z.string().nullable(),
})

/**
 * A correction as a label to train on: what an entity's or a label's needs besides is there for these kinds alone, the
 * company for a tone, the departments for theirs.
 */
const label = z.strictObject({
  text: z.string(),
  label: z.string().nullable(),
  companyId: z.string().nullable().optional(),
  company: z.string().nullable().optional(),
  departments: z.array(z.string()).optional(),
  kind: z.enum(mentionKinds).optional(),
  words: z.string().optional(),
  field: span.shape.field.optional(),
  start: z.int().optional(),
  end: z.int().optional(),
  title: z.string().optional(),
  body: z.string().optional(),
  language: z.string(),
  at: instant,
})
export type CorrectionLabel = z.infer<typeof label>

export const corrections = {
  save: defineOperation({
    id: 'corrections.save',
    method: 'POST',
    path: '/api/corrections/save',
    guests: false,
    writes: true,
    summary:
      'Correct what the analysis says of a document. It takes effect at once, for everyone, and stays through every new analysis; the past stays as it was read.',
    input: z.object({
      newsId: publicId('document'),
      content: correctionContent,
      note: z.string().max(500).default(''),
    }),
    output: correction,
  }),
  revert: defineOperation({
    id: 'corrections.revert',
    method: 'POST',
    path: '/api/corrections/revert',
    guests: false,
    writes: true,
    summary: "Take a correction back: one's own, or any as an administrator",
    input: z.object({
      correctionId: ownedId('correction', z.int().min(1).max(2_000_000_000), { refusal: 'NOT_ALLOWED' }),
    }),
    output: correction,
  }),
  list: defineOperation({
    id: 'corrections.list',
    method: 'POST',
    path: '/api/corrections/list',
    summary: 'Corrections of the market, newest first',
    guests: false,
    input: z.object({
      newsId: publicId('document').optional(),
      kind: z.enum(correctionKinds).optional(),
      mine: z.boolean().default(false),
      inForce: z.boolean().default(false),
      ...pageInput(30),
    }),
    output: pageOf(correction),
  }),
  exportLabels: defineOperation({
    id: 'corrections.exportLabels',
    method: 'GET',
    path: '/api/corrections/export',
    transport: 'download',
    produces: 'application/x-ndjson',
    guests: false,
    summary: 'Corrections in force as training labels, one JSON object a line: what `npm run train` reads',
    input: z.object({ kind: z.enum(correctionKinds) }),
    output: z.array(label),
  }),
}
