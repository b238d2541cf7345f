import type { OutputOf } from '@pandora/contract/operation'
import type { policyMeetings } from '@pandora/contract/domains/policy-meetings/operations'
import type { PolicyMeeting } from '@pandora/contract/domains/policy-meetings/shapes'
import type { GivenNames } from '@pandora/intelligence/policy/issuers'
import type { Compared, CourseTold, PhraseTold } from './compare/tasks.ts'
import { seriesNames } from './offers/series-names.ts'
import type { MeetingRow, MeetingTextRow, SeriesRow } from './queries.ts'
import type { MeetingPair } from './read.ts'

type Out<Name extends keyof typeof policyMeetings> = OutputOf<(typeof policyMeetings)[Name]>

/** A series by its key, in both languages as far as they are known, bodies by the names that the market gives. */
export const presentSeriesName = (key: string, english: string | null, given: GivenNames): PolicyMeeting['series'] => ({
  key,
  ...seriesNames(key, english, given),
})

/** A series in the list. */
export const presentSeries = (row: SeriesRow, given: GivenNames): Out<'series'>['dataList'][number] => ({
  ...presentSeriesName(row.series, row.series_en, given),
  meetings: row.meetings,
  first: row.first,
  last: row.last,
  latestId: row.latest_id,
})

/** A meeting. */
export const presentMeeting = (row: MeetingRow, given: GivenNames): PolicyMeeting => ({
  meetingId: row.document_id,
  title: row.title,
  series: presentSeriesName(row.series, row.series_en, given),
  heldOn: row.held_on,
  publishedAt: new Date(row.published_at).toISOString(),
  letters: row.letters,
  source: row.source_name,
  sourceEn: row.source_name_en,
  url: row.url,
  language: row.language,
  why: { words: row.words, field: row.field, start: row.starts_at, end: row.ends_at },
})

/** An earlier meeting, with what it is to the one that is looked at. */
export const presentEarlier = (
  row: MeetingRow,
  previous: string | null,
  season: string | null,
  given: GivenNames,
): Out<'previous'>['dataList'][number] => ({
  ...presentMeeting(row, given),
  basis: row.document_id === previous ? 'previous' : row.document_id === season ? 'sameSeason' : null,
})

/** A comparison. */
export const presentDifference = (
  { meeting, previous, basis }: MeetingPair,
  { rows, ...compared }: Compared,
  given: GivenNames,
): Out<'difference'> => ({
  meeting: presentMeeting(meeting, given),
  previous: presentMeeting(previous, given),
  basis,
  ...compared,
  dataList: rows,
  total: rows.length,
})

const presentPhrase = ({ phrase, start, end, count, sentence, score }: PhraseTold) => ({
  phrase,
  start,
  end,
  count,
  sentence,
  score: Math.round(score * 1000) / 1000,
})

/** New and dropped phrases of a meeting. */
export const presentPhrases = (
  meeting: MeetingRow,
  earlier: readonly MeetingTextRow[],
  { fresh, dropped }: { fresh: readonly PhraseTold[]; dropped: readonly PhraseTold[] },
  given: GivenNames,
): Out<'phrases'> => ({
  meeting: presentMeeting(meeting, given),
  earlier: earlier.length,
  fresh: fresh.map(presentPhrase),
  dropped: dropped.flatMap((one) => {
    const text = earlier.find((row) => row.document_id === one.textId)
    return text ? [{ ...presentPhrase(one), meetingId: text.document_id, heldOn: text.held_on }] : []
  }),
})

/** The course of a phrase. */
export function presentCourse(
  phrase: string,
  series: PolicyMeeting['series'],
  texts: readonly MeetingTextRow[],
  { texts: found, entries, years, first, last }: CourseTold,
): Out<'phrase'> {
  const dayOfText = new Map(texts.map((row) => [row.document_id, row.held_on]))
  const titleOf = new Map(texts.map((row) => [row.document_id, row.title]))
  const newest = <T extends { date: string; id: string }>(list: readonly T[]) =>
    list.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : a.id < b.id ? 1 : -1))
  return {
    phrase,
    series,
    meetings: texts.length,
    first,
    last,
    years: years.map((one) => ({ year: one.year, meetings: one.texts, of: one.of })),
    dataList: newest(found).map(({ id, date, places, sentence }) => ({
      meetingId: id,
      title: titleOf.get(id) ?? '',
      heldOn: date,
      places,
      sentence,
    })),
    total: found.length,
    entries: newest(entries).map(({ id, date, previousId, instead, before, after }) => ({
      meetingId: id,
      heldOn: date,
      previousId,
      previousOn: dayOfText.get(previousId) ?? date,
      instead,
      before,
      after,
    })),
  }
}
