import { z } from 'zod'
import { instant } from '../../operation.ts'
import { publicId } from '../../records/ids.ts'

/** What became of a sentence from one meeting to the next; `uncompared`: behind the last sentence that is compared. */
export const sentenceChanges = ['same', 'reworded', 'stronger', 'weaker', 'added', 'removed', 'uncompared'] as const

/** Fields of policy that a sentence may be about. */
export const policyFields = [
  'fiscal',
  'monetary',
  'demand',
  'innovation',
  'competition',
  'platforms',
  'capital',
  'property',
  'debt',
  'risk',
  'openness',
  'employment',
  'rural',
  'energy',
  'regions',
  'private',
  'outlook',
  'guidance',
  'disasters',
] as const
export type PolicyField = (typeof policyFields)[number]

/** A series of meetings by its key: one that the product knows, else the name under which its readouts appear. */
export const seriesKey = () => publicId('meetingSeries', z.string().min(1).max(80))
/** A meeting by the document that tells of it. */
export const meetingId = () => publicId('document')

export const meetingSeriesName = z.object({
  key: z.string(),
  nameZh: z.string(),
  /** Null where no source says it in English. */
  nameEn: z.string().nullable(),
})

export const policyMeeting = z.object({
  meetingId: z.string(),
  title: z.string(),
  series: meetingSeriesName,
  /** The day on which the text appeared, `YYYY-MM-DD`. */
  heldOn: z.string(),
  publishedAt: instant,
  letters: z.int(),
  source: z.string(),
  sourceEn: z.string().nullable(),
  url: z.string().nullable(),
  language: z.enum(['zh', 'en']),
  /** Words by which its series was told, and where they stand; `end` exclusive. */
  why: z.object({ words: z.string(), field: z.enum(['title', 'body']), start: z.int(), end: z.int() }),
})
export type PolicyMeeting = z.infer<typeof policyMeeting>

/** A run of letters of one or both texts: `movedAway` and `movedHere` are letters that both have at different places. */
export const differencePart = z.object({
  kind: z.enum(['same', 'deleted', 'inserted', 'movedAway', 'movedHere']),
  text: z.string(),
})

const place = z.object({ start: z.int(), end: z.int() })
export const differenceRow = z.object({
  /** Its number in the comparison, from 0. */
  row: z.int(),
  change: z.enum(sentenceChanges),
  /** Where the sentence stands in the earlier and in the later text; null: it stands in one of them only. */
  before: place.nullable(),
  after: place.nullable(),
  /** Likeness of the two sentences, 0 to 1; null where there is one only. */
  similarity: z.number().nullable(),
  /** Words by which stronger and weaker were told. */
  words: z.array(z.string()),
  fields: z.array(z.enum(policyFields)),
  /** Where a sentence changed its place: the row of its other half. */
  movedTo: z.int().nullable(),
  parts: z.array(differencePart),
})
export type DifferenceRow = z.infer<typeof differenceRow>

export const meetingDifference = z.object({
  meeting: policyMeeting,
  previous: policyMeeting,
  /** How the previous one was found: the one before in its series, that of the season a year before, or as asked for. */
  basis: z.enum(['previous', 'sameSeason', 'chosen']),
  counts: z.object({
    same: z.int(),
    reworded: z.int(),
    stronger: z.int(),
    weaker: z.int(),
    added: z.int(),
    removed: z.int(),
    moved: z.int(),
  }),
  /** Share of the sentences of both texts that have a counterpart, and mean likeness of those; null without sentences. */
  aligned: z.number().nullable(),
  similarity: z.number().nullable(),
  /** False where a text has more sentences than are compared. */
  complete: z.boolean(),
  dataList: z.array(differenceRow),
  total: z.int(),
  /**
   * Both sides as HTML of `p`, `span`, `del` and `ins` alone, every letter of the texts escaped: the earlier text with
   * what was deleted, the later one with what was inserted.
   */
  htmlBefore: z.string(),
  htmlAfter: z.string(),
})

export const phraseOfMeeting = z.object({
  phrase: z.string(),
  /** Where it stands first in its text, and how often. */
  start: z.int(),
  end: z.int(),
  count: z.int(),
  /** The sentence of its first place. */
  sentence: z.string(),
  /** Higher says more. */
  score: z.number(),
})

const phraseSentence = z.object({ text: z.string(), start: z.int(), end: z.int() })
export const phraseCourse = z.object({
  phrase: z.string(),
  series: meetingSeriesName,
  /** Meetings of the series that were looked through. */
  meetings: z.int(),
  first: z.string().nullable(),
  last: z.string().nullable(),
  /** Meetings with it and meetings in all, each year of the series. */
  years: z.array(z.object({ year: z.int(), meetings: z.int(), of: z.int() })),
  /** Meetings with it, the newest first; `sentence` is that of the first place. */
  dataList: z.array(
    z.object({
      meetingId: z.string(),
      title: z.string(),
      heldOn: z.string(),
      places: z.int(),
      sentence: phraseSentence,
    }),
  ),
  total: z.int(),
  /** Where it came in after a meeting without it, the newest first: what stood in its place, where anything did. */
  entries: z.array(
    z.object({
      meetingId: z.string(),
      heldOn: z.string(),
      previousId: z.string(),
      previousOn: z.string(),
      instead: z.string().nullable(),
      before: z.string().nullable(),
      after: z.string(),
    }),
  ),
})

export const workReport = z.object({
  reportId: z.string(),
  publishedOn: z.string(),
  passages: z.int(),
  /** The report as a meeting, where the same market holds its text; its series and day. */
  meetingId: z.string().nullable(),
})

const figure = z.object({ text: z.string(), start: z.int(), end: z.int() })
export const bilingualPassage = z.object({
  seq: z.int(),
  zh: z.string(),
  en: z.string(),
  /** Figures of the Chinese text; `en` null: the English text does not say it. */
  figures: z.array(z.object({ zh: figure, en: figure.nullable() })),
})
