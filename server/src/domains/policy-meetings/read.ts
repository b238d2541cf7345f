import { errors, Refusal } from '@pandora/contract/errors'
import { meetingSeriesNames } from '@pandora/contract/domains/policy-meetings/series'
import { policyMeetingErrors } from '@pandora/contract/domains/policy-meetings/errors'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { apart } from './compare/apart.ts'
import type { Compared } from './compare/tasks.ts'
import { meetingPage, meetingRow, meetingTexts, sameSeasonId, type MeetingRow, type MeetingTextRow } from './queries.ts'

/** Name of a series in Chinese: of the product's own, else as its readouts call it. */
export const seriesNameZh = (key: string): string => meetingSeriesNames[key]?.zh ?? key

/** The meeting of an id. Throws NOT_FOUND where the view knows none. */
export async function meetingOf(db: Db, view: View, id: string): Promise<MeetingRow> {
  const row = await meetingRow(db, view, id)
  if (!row) throw new Refusal(errors.NOT_FOUND)
  return row
}

/** The meeting before one in its series, or null. */
export async function previousOf(db: Db, view: View, of: MeetingRow): Promise<MeetingRow | null> {
  const { rows } = await meetingPage(db, view, { series: of.series, before: of }, { page: 0, size: 1 })
  return rows[0] ?? null
}

/** Texts of a series as they are looked through. */
export const datedTexts = (rows: readonly MeetingTextRow[]) =>
  rows.map((row) => ({ id: row.document_id, date: row.held_on, text: row.body }))

/** Two meetings and how the earlier was chosen. */
export interface MeetingPair {
  meeting: MeetingRow
  previous: MeetingRow
  basis: 'previous' | 'sameSeason' | 'chosen'
}

/**
 * The meetings that a comparison is of. Throws NOT_FOUND for a meeting that the view does not know, NO_EARLIER_MEETING
 * where the series has none, MEETINGS_OUT_OF_ORDER where the earlier is not earlier.
 */
export async function pairOf(
  db: Db,
  view: View,
  { meetingId, previousId }: { meetingId: string; previousId?: string | undefined },
): Promise<MeetingPair> {
  const meeting = await meetingOf(db, view, meetingId)
  const usual = await previousOf(db, view, meeting)
  if (previousId === undefined) {
    if (!usual) throw new Refusal(policyMeetingErrors.NO_EARLIER_MEETING, { series: seriesNameZh(meeting.series) })
    return { meeting, previous: usual, basis: 'previous' }
  }
  const previous = await meetingOf(db, view, previousId)
  if (previous.held_on >= meeting.held_on)
    throw new Refusal(policyMeetingErrors.MEETINGS_OUT_OF_ORDER, {
      previous: previous.held_on,
      chosen: meeting.held_on,
    })
  if (previous.document_id === usual?.document_id) return { meeting, previous, basis: 'previous' }
  const season = await sameSeasonId(db, view, meeting)
  return { meeting, previous, basis: season === previous.document_id ? 'sameSeason' : 'chosen' }
}

/** Two texts held against each other, with when each was known. */
export interface ComparedPair {
  compared: Compared
  before: MeetingTextRow
  after: MeetingTextRow
}

/** Holds two meetings against each other, in the wording that the view knows. */
export async function comparedOf(
  db: Db,
  view: View,
  { meeting, previous }: Pick<MeetingPair, 'meeting' | 'previous'>,
): Promise<ComparedPair> {
  const texts = await meetingTexts(db, view, [meeting.document_id, previous.document_id])
  const [after, before] = [meeting, previous].map((one) => texts.find((text) => text.document_id === one.document_id))
  if (!before || !after) throw new Refusal(errors.NOT_FOUND)
  return { compared: await apart('compare', { before: before.body, after: after.body }), before, after }
}
