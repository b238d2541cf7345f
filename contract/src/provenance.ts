import { z } from 'zod'
import { instant } from './operation.ts'

/**
 * How `known_at` was found (decisions 1). `deadline`, `listing` are assumed; `undated` means that the source gives no
 * time at all.
 */
export const knownBy = ['published', 'day', 'close', 'observed', 'deadline', 'listing', 'received', 'undated'] as const
export type KnownBy = (typeof knownBy)[number]

/** Ways that are an assumption of ours and are marked so wherever the fact is shown. */
export const assumedWays: readonly KnownBy[] = ['deadline', 'listing', 'undated']

/** Where a shown fact came from and when it was known. */
export const provenance = z.object({
  source: z.string(),
  /** Null where the source has no name in English. */
  sourceEn: z.string().nullable(),
  /** File name and line, where it came from a file. */
  file: z.string().nullable(),
  line: z.int().nullable(),
  url: z.string().nullable(),
  runId: z.int().nullable(),
  /** Null when undated. */
  knownAt: instant.nullable(),
  knownBy: z.enum(knownBy),
  recordedAt: instant,
})
export type Provenance = z.infer<typeof provenance>
