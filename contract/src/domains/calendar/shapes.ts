import { z } from 'zod'
import { instant } from '../../operation.ts'
import { provenance } from '../../provenance.ts'
import { ownedId } from '../../records/ids.ts'
import { actionDays, taxBases } from '../markets/kinds.ts'

/** Kinds of entries. `report`: published, or announced for a day; `due`: by law at the latest. */
export const entryKinds = [
  'note',
  'report',
  'due',
  'meeting',
  'dividend',
  'split',
  'rights',
  'lockUp',
  'macro',
] as const
export type EntryKind = (typeof entryKinds)[number]

/**
 * How sure the day is: `done` it is known to have happened then, `assumed` that it had by then, `announced` the company
 * named the day, `byLaw` it has to be there by then.
 */
export const entryStates = ['done', 'assumed', 'announced', 'byLaw'] as const

/**
 * Rules by which a report is due. CSRC: annual and first quarter by 30 April, half-year by 31 August, third quarter by
 * 31 October. SEC: at the latest, i.e. of a filer that is neither accelerated nor large: 10-K 90 days, 10-Q 45 days.
 */
export const dueRules = ['cnAnnual', 'cnFirstQuarter', 'cnHalfYear', 'cnThirdQuarter', 'usAnnual', 'usQuarter'] as const
export type DueRule = (typeof dueRules)[number]

const number = z.number().nullable()
export const entry = z.object({
  /** The same as long as it is the same entry. */
  key: z.string(),
  day: z.string(),
  kind: z.enum(entryKinds),
  state: z.enum(entryStates),
  /** Null: of no one company. */
  companyId: z.string().nullable(),
  stockCode: z.string().nullable(),
  nameZh: z.string().nullable(),
  nameEn: z.string().nullable(),
  /** Name of a meeting, holder of what is released, words of a note, as they were given. */
  title: z.string().nullable(),
  titleEn: z.string().nullable(),
  /** Of a scheduled event its kind. */
  event: z.string().nullable(),
  periodEnd: z.string().nullable(),
  rule: z.enum(dueRules).nullable(),
  /** Of a rule for all companies: how many it is of, and of how many the report is known. */
  companies: z.int().nullable(),
  published: z.int().nullable(),
  datedBy: z.enum(actionDays).nullable(),
  taxBasis: z.enum(taxBases).nullable(),
  cashPerShare: number,
  sharesPerShare: number,
  rightsPrice: number,
  shares: number,
  ratio: number,
  currency: z.string().nullable(),
  seriesCode: z.string().nullable(),
  value: number,
  unit: z.string().nullable(),
  noteId: ownedId('calendarNote', z.string()).nullable(),
  knownAt: instant.nullable(),
  provenance: provenance.nullable(),
})
export type Entry = z.infer<typeof entry>

export const note = z.object({
  noteId: ownedId('calendarNote', z.string()),
  day: z.string(),
  text: z.string(),
  companyId: z.string().nullable(),
  nameZh: z.string().nullable(),
  nameEn: z.string().nullable(),
})
export type Note = z.infer<typeof note>
