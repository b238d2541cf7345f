import { z } from 'zod'
import { administratorsId, publicId } from '../../records/ids.ts'
import { day, defineOperation, done, instant, pageInput, pageOf } from '../../operation.ts'

export const runStates = [
  'queued',
  'reading',
  'merging',
  'done',
  'failed',
  'cancelling',
  'cancelled',
  'removed',
] as const
/** `partial`: of what was taken, facts that lack something readers will miss, as a bar without its open. */
export const mergeCounts = z.object({
  read: z.int(),
  new: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  duplicate: z.int(),
  rejected: z.int(),
  partial: z.int(),
})

/** One run of an import. `rate` rows a second; `secondsLeft` null when it cannot be told. */
export const importRun = z.object({
  runId: z.int(),
  source: z.string(),
  profile: z.string().nullable(),
  file: z.string(),
  state: z.enum(runStates),
  dryRun: z.boolean(),
  startedBy: z.string(),
  queuedAt: instant,
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  bytesRead: z.number(),
  bytesTotal: z.number().nullable(),
  rate: z.number().nullable(),
  secondsLeft: z.number().nullable(),
  counts: mergeCounts,
  /** Rows of the file whose figures of statements seem to be told in another unit than it says. */
  unitDoubts: z.int(),
  byKind: z.array(mergeCounts.extend({ kind: z.string() })),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
})

/** Ways in which a file has parts that are read one at a time: sheets, lists of a JSON document, files of an archive. */
export const partKinds = ['sheet', 'property', 'entry'] as const
/** One part of a file: the name of a sheet or of an archive's file, or the path to a list (empty: the document). */
const filePart = z.strictObject({ kind: z.enum(partKinds), name: z.string().max(300) })

const storedRow = z.object({
  line: z.int(),
  /** `lacks`: fields that it is kept without, though readers will miss them. */
  records: z.array(
    z.object({
      kind: z.string(),
      values: z.record(z.string(), z.unknown()),
      knownAt: instant.nullable(),
      knownBy: z.string(),
      lacks: z.array(z.string()),
    }),
  ),
  rejections: z.array(z.object({ field: z.string(), reason: z.string(), message: z.string(), value: z.string() })),
})

/** What a mapping would make of a file: profile text, how sure, what is missing, first rows as stored. */
const preview = z.object({
  uploadId: z.string(),
  file: z.string(),
  encoding: z.string(),
  format: z.string(),
  columns: z.array(z.string()),
  sample: z.array(z.array(z.string())),
  profile: z.string().nullable(),
  profileText: z.string(),
  confidence: z.number(),
  missing: z.array(z.string()),
  /** Kind of data that a new mapping was drafted for. */
  kind: z.string().nullable(),
  /** The first rows as they stand in the file, and the lines that were taken for its header; empty for JSON. */
  top: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
  header: z.array(z.int()),
  rows: z.array(storedRow),
  /** Parts of the file, where it has several; `rows` null where a part has not been looked at, `read` the one shown. */
  parts: z.array(z.object({ kind: z.enum(partKinds), name: z.string(), rows: z.int().nullable(), read: z.boolean() })),
})
const profileInfo = z.object({
  name: z.string(),
  titleZh: z.string(),
  titleEn: z.string(),
  kinds: z.array(z.string()),
  shipped: z.boolean(),
  text: z.string(),
})

/** A row that an import refused. */
const rejectedRow = z.object({
  line: z.int(),
  field: z.string(),
  reason: z.string(),
  message: z.string(),
  value: z.string(),
})
export type RejectedRow = z.infer<typeof rejectedRow>

/** How many rows of a run one reason was told of; `kept`: they were taken all the same, to be looked at. */
const rejectionCount = z.object({ reason: z.string(), message: z.string(), kept: z.boolean(), rows: z.int() })

/** Powers of ten that figures may be told in. */
export const UNIT_EXPONENTS = [-8, -6, -4, -3, 3, 4, 6, 8] as const
const statementOf = z.enum(['income', 'balance', 'cash-flow'])

/**
 * Figures that one run told of a statement and period of a company whose unit is in doubt (`UNIT_DOUBTFUL`). They seem
 * to be ten to the `exponent` times what they should be; `evidence`: what says so, in the reader's language.
 */
const unitDoubt = z.object({
  code: z.literal('UNIT_DOUBTFUL'),
  runId: z.int(),
  file: z.string(),
  line: z.int(),
  companyId: z.string(),
  company: z.string(),
  statement: statementOf,
  periodEnd: z.string(),
  months: z.int(),
  unit: z.string(),
  figures: z.int(),
  exponent: z.int(),
  evidence: z.array(z.string()),
  /** When the doubt was first known. */
  since: instant.nullable(),
})
export type UnitDoubtRow = z.infer<typeof unitDoubt>

/** What an administrator has said of figures in doubt. */
const unitRuling = z.object({
  rulingId: administratorsId('ruling', z.int()),
  companyId: z.string(),
  company: z.string(),
  statement: statementOf,
  periodEnd: z.string(),
  months: z.int(),
  unit: z.string(),
  runId: z.int(),
  ruling: z.enum(['as-told', 'scaled']),
  /** Of what is scaled: figures are told in so many powers of ten of the unit, and the run that corrects them. */
  exponent: z.int(),
  correctionRunId: z.int().nullable(),
  note: z.string(),
  by: z.string(),
  at: instant,
  revertedAt: instant.nullable(),
})

export const imports = {
  upload: defineOperation({
    id: 'imports.upload',
    method: 'POST',
    path: '/api/import/upload',
    access: 'admin',
    rate: 'upload',
    transport: 'upload',
    writes: true,
    summary: 'Upload one file; answers its preview with a proposed mapping',
    output: preview,
  }),
  preview: defineOperation({
    id: 'imports.preview',
    method: 'POST',
    path: '/api/import/preview',
    access: 'admin',
    summary: 'Preview an upload or a server path under a mapping',
    input: z.object({
      uploadId: administratorsId('upload', z.string().min(1).max(64)).optional(),
      path: z.string().max(1000).optional(),
      profileText: z.string().max(100_000).optional(),
      profile: z.string().max(80).optional(),
      /**
       * Draft a mapping for this kind of data, whatever the file looks like; with the header on this line (0: the file
       * has none).
       */
      kind: z.string().max(60).optional(),
      header: z.int().min(0).max(1_000_000).optional(),
      part: filePart.optional(),
    }),
    output: preview,
  }),
  start: defineOperation({
    id: 'imports.start',
    method: 'POST',
    path: '/api/import/start',
    access: 'admin',
    writes: true,
    summary: 'Start an import of an upload, or of a file or folder on the server',
    input: z.object({
      uploadId: administratorsId('upload', z.string().min(1).max(64)).optional(),
      path: z.string().max(1000).optional(),
      profile: z.string().max(80).optional(),
      profileText: z.string().max(100_000).optional(),
      /** Without it: the first sheet, or every file of an archive. */
      part: filePart.optional(),
      dryRun: z.boolean().default(false),
    }),
    output: importRun,
  }),
  list: defineOperation({
    id: 'imports.list',
    method: 'POST',
    path: '/api/import/list',
    access: 'admin',
    worded: true,
    summary: 'Import runs, newest first',
    input: z.object({ ...pageInput(20) }),
    output: pageOf(importRun),
  }),
  get: defineOperation({
    id: 'imports.get',
    method: 'GET',
    path: '/api/import/run',
    access: 'admin',
    worded: true,
    summary: 'One import run with its progress',
    input: z.object({ runId: administratorsId('run', z.int().min(1).max(2_000_000_000)) }),
    output: importRun,
  }),
  cancel: defineOperation({
    id: 'imports.cancel',
    method: 'POST',
    path: '/api/import/cancel',
    access: 'admin',
    writes: true,
    summary: 'Cancel a queued or running import; nothing of it stays',
    input: z.object({ runId: administratorsId('run', z.int().min(1).max(2_000_000_000)) }),
    output: importRun,
  }),
  remove: defineOperation({
    id: 'imports.remove',
    method: 'POST',
    path: '/api/import/remove',
    access: 'admin',
    writes: true,
    summary: 'Take a finished import back: what stood before stands again',
    input: z.object({ runId: administratorsId('run', z.int().min(1).max(2_000_000_000)) }),
    output: importRun,
  }),
  rejections: defineOperation({
    id: 'imports.rejections',
    method: 'POST',
    path: '/api/import/rejections',
    access: 'admin',
    worded: true,
    summary: 'Rejected rows of a run',
    input: z.object({
      runId: administratorsId('run', z.int().min(1).max(2_000_000_000)),
      reason: z.string().max(60).optional(),
      ...pageInput(50),
    }),
    output: pageOf(rejectedRow),
  }),
  rejectionReasons: defineOperation({
    id: 'imports.rejectionReasons',
    method: 'POST',
    path: '/api/import/rejectionReasons',
    access: 'admin',
    worded: true,
    summary: 'Why rows of a run were rejected, or kept with a warning, and how many of each, the most first',
    input: z.object({ runId: administratorsId('run', z.int().min(1).max(2_000_000_000)) }),
    output: z.object({ dataList: z.array(rejectionCount) }),
  }),
  rejectionsCsv: defineOperation({
    id: 'imports.rejectionsCsv',
    method: 'GET',
    path: '/api/import/rejectionsCsv',
    access: 'admin',
    transport: 'download',
    summary: 'Rejected rows of a run as CSV with BOM',
    input: z.object({ runId: administratorsId('run', z.int().min(1).max(2_000_000_000)) }),
    output: z.array(rejectedRow),
  }),
  unitDoubts: defineOperation({
    id: 'imports.unitDoubts',
    method: 'POST',
    path: '/api/import/unitDoubts',
    access: 'admin',
    summary: 'Figures of statements whose unit is in doubt now, of a run or of all, by company and period',
    input: z.object({
      runId: administratorsId('run', z.int().min(1).max(2_000_000_000)).optional(),
      ...pageInput(50),
    }),
    output: pageOf(unitDoubt),
  }),
  unitDoubtsCsv: defineOperation({
    id: 'imports.unitDoubtsCsv',
    method: 'GET',
    path: '/api/import/unitDoubtsCsv',
    access: 'admin',
    transport: 'download',
    summary: 'Figures of a run whose unit is in doubt as CSV with BOM',
    input: z.object({ runId: administratorsId('run', z.int().min(1).max(2_000_000_000)) }),
    output: z.array(unitDoubt),
  }),
  settleUnit: defineOperation({
    id: 'imports.settleUnit',
    method: 'POST',
    path: '/api/import/settleUnit',
    access: 'admin',
    writes: true,
    summary: 'Confirm figures in doubt as told, or that they are told in thousands or the like; can be taken back',
    input: z.strictObject({
      companyId: publicId('company'),
      statement: statementOf,
      periodEnd: day,
      months: z.int().min(0).max(18),
      unit: z.string().min(1).max(20),
      runId: administratorsId('run', z.int().min(1).max(2_000_000_000)),
      ruling: z.enum(['as-told', 'scaled']),
      /** Of `scaled`: the figures are told as ten to the exponent times what they are, so thousands are -3. */
      exponent: z.literal(UNIT_EXPONENTS).optional(),
      note: z.string().trim().max(400).default(''),
    }),
    output: unitRuling,
  }),
  unitRulings: defineOperation({
    id: 'imports.unitRulings',
    method: 'POST',
    path: '/api/import/unitRulings',
    access: 'admin',
    summary: 'What was said of figures in doubt, newest first',
    input: z.object({ ...pageInput(30) }),
    output: pageOf(unitRuling),
  }),
  revertUnit: defineOperation({
    id: 'imports.revertUnit',
    method: 'POST',
    path: '/api/import/revertUnit',
    access: 'admin',
    writes: true,
    summary: 'Take back what was said of figures in doubt',
    input: z.object({ rulingId: administratorsId('ruling', z.int().min(1).max(2_000_000_000)) }),
    output: unitRuling,
  }),
  profiles: defineOperation({
    id: 'imports.profiles',
    method: 'GET',
    path: '/api/import/profiles',
    access: 'admin',
    summary: 'Mapping profiles, shipped and saved',
    output: z.object({ dataList: z.array(profileInfo) }),
  }),
  saveProfile: defineOperation({
    id: 'imports.saveProfile',
    method: 'POST',
    path: '/api/import/saveProfile',
    access: 'admin',
    writes: true,
    summary: 'Check and save a mapping profile',
    input: z.object({ text: z.string().min(1).max(100_000) }),
    output: profileInfo,
  }),
  deleteProfile: defineOperation({
    id: 'imports.deleteProfile',
    method: 'POST',
    path: '/api/import/deleteProfile',
    access: 'admin',
    writes: true,
    summary: 'Delete a saved mapping profile',
    input: z.object({ name: z.string().min(1).max(80) }),
    output: done,
  }),
}
