import { z } from 'zod'
import { day, defineOperation, done, pageInput, pageOf } from '../../operation.ts'
import { ownedId, publicId } from '../../records/ids.ts'
import { entry, entryKinds, note } from './shapes.ts'

/** Longest span that is read at once, days. */
export const SPAN_LIMIT = 400
/** Most notes of a user in a market. */
export const NOTE_LIMIT = 2000
/** Most entries of one file. */
export const FILE_LIMIT = 5000

const filter = {
  from: day,
  to: day,
  /** Absent: of all kinds. */
  kinds: z.array(z.enum(entryKinds)).max(entryKinds.length).optional(),
  /** Companies that are watched, or that are held; with a group or portfolio those of it alone. */
  mine: z.enum(['watched', 'held']).optional(),
  groupId: ownedId('watchGroup').optional(),
  portfolioId: ownedId('portfolio').optional(),
  companyId: publicId('company').optional(),
  /** A Shenwan class of any level. */
  industryCode: publicId('industry').optional(),
}

export const calendar = {
  entries: defineOperation({
    id: 'calendar.entries',
    method: 'POST',
    path: '/api/calendar/entries',
    dated: true,
    summary: 'Entries of the calendar by day, those of the largest companies first, as they were known',
    input: z.object({ ...filter, ...pageInput(100, 200) }),
    output: pageOf(entry),
  }),
  days: defineOperation({
    id: 'calendar.days',
    method: 'POST',
    path: '/api/calendar/days',
    dated: true,
    summary: 'Days of a span that have entries: how many of each kind, and the first of them',
    input: z.object({ ...filter, most: z.int().min(1).max(20).default(4) }),
    output: z.object({
      /** The day of the view. */
      today: z.string(),
      dataList: z.array(
        z.object({
          day: z.string(),
          total: z.int(),
          counts: z.array(z.object({ kind: z.enum(entryKinds), count: z.int() })),
          first: z.array(entry),
        }),
      ),
      total: z.int(),
      /** Kinds of which no source has given anything to this market. */
      withoutSource: z.array(z.enum(entryKinds)),
    }),
  }),
  todayNotes: defineOperation({
    id: 'calendar.todayNotes',
    method: 'GET',
    path: '/api/calendar/todayNotes',
    dated: true,
    summary: "The user's notes for the day of the view",
    output: z.object({ day: z.string(), dataList: z.array(note), total: z.int() }),
  }),
  saveNote: defineOperation({
    id: 'calendar.saveNote',
    method: 'POST',
    path: '/api/calendar/saveNote',
    writes: true,
    summary: 'Write a note for a day, or change one',
    input: z.object({
      noteId: ownedId('calendarNote').optional(),
      day,
      text: z.string().min(1).max(1000),
      companyId: publicId('company').optional(),
    }),
    output: note,
  }),
  deleteNote: defineOperation({
    id: 'calendar.deleteNote',
    method: 'POST',
    path: '/api/calendar/deleteNote',
    writes: true,
    summary: 'Delete a note; it can be taken back for a day',
    input: z.object({ noteId: ownedId('calendarNote') }),
    output: done,
  }),
  restoreNote: defineOperation({
    id: 'calendar.restoreNote',
    method: 'POST',
    path: '/api/calendar/restoreNote',
    writes: true,
    summary: 'Take the deletion of a note back',
    input: z.object({ noteId: ownedId('calendarNote') }),
    output: done,
  }),
  exportIcs: defineOperation({
    id: 'calendar.exportIcs',
    method: 'POST',
    path: '/api/calendar/exportIcs',
    transport: 'download',
    dated: true,
    summary: 'The entries that are filtered as an iCalendar file (RFC 5545)',
    input: z.object(filter),
    output: z.array(entry),
  }),
}
