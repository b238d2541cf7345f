import { MOST_PHRASES, policyMeetings } from '@pandora/contract/domains/policy-meetings/operations'
import { Refusal, errors } from '@pandora/contract/errors'
import { serve, type Route } from '../../http/route.ts'
import { pageOf, wholeOf } from '../../shared/page.ts'
import { givenNames } from '../documents/offers/given-names.ts'
import { columnsIn } from './columns.ts'
import { apart } from './compare/apart.ts'
import {
  presentCourse,
  presentDifference,
  presentEarlier,
  presentMeeting,
  presentPhrases,
  presentSeries,
  presentSeriesName,
} from './present.ts'
import { meetingPage, sameSeasonId, seriesRows, seriesTexts } from './queries.ts'
import { comparedOf, datedTexts, meetingOf, pairOf, previousOf } from './read.ts'

export const meetingRoutes: readonly Route[] = [
  serve(policyMeetings.series, async ({ services, db, view }) => {
    const [rows, given] = await Promise.all([seriesRows(db, view), givenNames(services, view)])
    return wholeOf(rows.map((row) => presentSeries(row, given)))
  }),

  serve(policyMeetings.important, async ({ services, db, view, input }) => {
    const [{ rows, total }, given] = await Promise.all([
      meetingPage(db, view, input, input),
      givenNames(services, view),
    ])
    return pageOf(
      rows.map((row) => presentMeeting(row, given)),
      total,
      input,
    )
  }),

  serve(policyMeetings.previous, async ({ services, db, view, input }) => {
    const meeting = await meetingOf(db, view, input.meetingId)
    const series = input.series ?? meeting.series
    const [{ rows, total }, previous, season, given] = await Promise.all([
      meetingPage(db, view, { series, before: meeting }, input),
      previousOf(db, view, meeting),
      sameSeasonId(db, view, meeting),
      givenNames(services, view),
    ])
    return {
      ...pageOf(
        rows.map((row) => presentEarlier(row, previous?.document_id ?? null, season, given)),
        total,
        input,
      ),
      meeting: presentMeeting(meeting, given),
    }
  }),

  serve(policyMeetings.columns, ({ language }) => Promise.resolve(wholeOf(columnsIn(language)))),

  serve(policyMeetings.difference, async ({ services, db, view, input }) => {
    const [pair, given] = await Promise.all([pairOf(db, view, input), givenNames(services, view)])
    const { compared } = await comparedOf(db, view, pair)
    return presentDifference(pair, compared, given)
  }),

  serve(policyMeetings.phrases, async ({ services, db, view, input }) => {
    const meeting = await meetingOf(db, view, input.meetingId)
    const texts = await seriesTexts(db, view, meeting.series, null)
    const own = texts.find((row) => row.document_id === meeting.document_id)
    if (!own) throw new Refusal(errors.NOT_FOUND)
    const earlier = texts.filter((row) => row.held_on < meeting.held_on)
    const found = await apart('phrases', { text: own.body, earlier: datedTexts(earlier), most: MOST_PHRASES })
    return presentPhrases(meeting, earlier, found, await givenNames(services, view))
  }),

  serve(policyMeetings.phrase, async ({ services, db, view, input }) => {
    const [texts, series, given] = await Promise.all([
      seriesTexts(db, view, input.series, null),
      seriesRows(db, view),
      givenNames(services, view),
    ])
    const known = series.find((one) => one.series === input.series)
    if (!known) throw new Refusal(errors.NOT_FOUND)
    const course = await apart('course', { phrase: input.phrase, texts: datedTexts(texts) })
    return presentCourse(input.phrase, presentSeriesName(known.series, known.series_en, given), texts, course)
  }),
]
