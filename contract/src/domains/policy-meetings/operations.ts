import { z } from 'zod'
import { day, defineOperation, pageInput, pageOf } from '../../operation.ts'
import { publicId } from '../../records/ids.ts'
import {
  bilingualPassage,
  meetingDifference,
  meetingId,
  meetingSeriesName,
  phraseCourse,
  phraseOfMeeting,
  policyMeeting,
  seriesKey,
  workReport,
} from './shapes.ts'

/** Most new and most dropped phrases of a meeting. */
export const MOST_PHRASES = 30
/** Most letters of a phrase that is followed. */
export const LONGEST_PHRASE = 40

/** Two meetings; without `previousId` the one before in the series. */
export const comparedMeetings = { meetingId: meetingId(), previousId: meetingId().optional() }

export const policyMeetings = {
  series: defineOperation({
    id: 'policyMeetings.series',
    method: 'POST',
    path: '/api/policy-meetings/series',
    dated: true,
    summary: 'Series of policy meetings that the market holds texts of, the newest meeting first',
    output: z.object({
      dataList: z.array(
        meetingSeriesName.extend({
          meetings: z.int(),
          first: z.string(),
          last: z.string(),
          /** Its newest meeting. */
          latestId: z.string(),
        }),
      ),
      total: z.int(),
    }),
  }),
  important: defineOperation({
    id: 'policyMeetings.important',
    requirement: 'POLICY-63',
    method: 'POST',
    path: '/api/policy-meetings/important',
    dated: true,
    summary: 'Important meetings, the newest first; of a series, or whose title has some words',
    input: z.object({
      series: seriesKey().optional(),
      search: z.string().max(100).optional(),
      /** Only those held by a day. */
      until: day.optional(),
      ...pageInput(20),
    }),
    output: pageOf(policyMeeting),
  }),
  previous: defineOperation({
    id: 'policyMeetings.previous',
    requirement: 'POLICY-64',
    method: 'POST',
    path: '/api/policy-meetings/previous',
    dated: true,
    summary: 'Meetings before one, of the same series unless another is asked for, the newest first',
    input: z.object({ meetingId: meetingId(), series: seriesKey().optional(), ...pageInput(20) }),
    output: pageOf(
      policyMeeting.extend({
        /** The one before in its own series, or that of the season a year before. */
        basis: z.enum(['previous', 'sameSeason']).nullable(),
      }),
    ).extend({ meeting: policyMeeting }),
  }),
  columns: defineOperation({
    id: 'policyMeetings.columns',
    requirement: 'POLICY-65',
    method: 'POST',
    path: '/api/policy-meetings/columns',
    worded: true,
    summary: 'Columns of the comparison of meetings; only those that are visible are shown',
    output: z.object({
      dataList: z.array(
        z.object({
          /** In the language of the interface. */
          name: z.string(),
          /** Fields of a row that stand in it. */
          fields: z.array(z.string()),
          visible: z.boolean(),
          /** Widths in px: as the only text beside the changes, in the two-sided view, and the least. */
          width: z.int(),
          widthTwo: z.int(),
          minwidth: z.int(),
        }),
      ),
      total: z.int(),
    }),
  }),
  difference: defineOperation({
    id: 'policyMeetings.difference',
    requirement: 'POLICY-66',
    method: 'POST',
    path: '/api/policy-meetings/difference',
    dated: true,
    summary: 'A meeting held against an earlier one, sentence by sentence and letter by letter, and both sides as HTML',
    input: z.object(comparedMeetings),
    output: meetingDifference,
  }),
  phrases: defineOperation({
    id: 'policyMeetings.phrases',
    method: 'POST',
    path: '/api/policy-meetings/phrases',
    dated: true,
    summary: 'What a meeting says that its series never said before, and what it no longer says',
    input: z.object({ meetingId: meetingId() }),
    output: z.object({
      meeting: policyMeeting,
      /** Earlier meetings of the series that were looked through; none: nothing can be new. */
      earlier: z.int(),
      fresh: z.array(phraseOfMeeting),
      dropped: z.array(phraseOfMeeting.extend({ meetingId: z.string(), heldOn: z.string() })),
    }),
  }),
  phrase: defineOperation({
    id: 'policyMeetings.phrase',
    method: 'POST',
    path: '/api/policy-meetings/phrase',
    dated: true,
    summary: 'A phrase over all meetings of a series: which have it, since when, and what stood in its place before',
    input: z.object({ series: seriesKey(), phrase: z.string().trim().min(2).max(LONGEST_PHRASE) }),
    output: phraseCourse,
  }),
  reports: defineOperation({
    id: 'policyMeetings.reports',
    method: 'POST',
    path: '/api/policy-meetings/reports',
    dated: true,
    summary: 'Work reports that the market holds in both languages, the newest first',
    output: z.object({ dataList: z.array(workReport), total: z.int() }),
  }),
  languages: defineOperation({
    id: 'policyMeetings.languages',
    method: 'POST',
    path: '/api/policy-meetings/languages',
    dated: true,
    summary:
      'A work report in Chinese and English beside each other; figures that the English text does not say stand out',
    input: z.object({
      reportId: publicId('workReport'),
      /** Only passages with figures that do not agree. */
      mismatches: z.boolean().default(false),
      ...pageInput(50),
    }),
    output: pageOf(bilingualPassage).extend({
      /** Of the whole report. */
      figures: z.int(),
      agreeing: z.int(),
      passages: z.int(),
    }),
  }),
}
