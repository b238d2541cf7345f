import { MOST_PHRASES, policyMeetings } from '@pandora/contract/domains/policy-meetings/operations'
import { Refusal, errors } from '@pandora/contract/errors'
import { serve, type Route } from '../../http/route.ts'
import { pageOf, wholeOf } from '../../shared/page.ts'
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
  serve(policyMeetings.series, async ({ db, view }) => wholeOf((await seriesRows(db, view)).map(presentSeries))),

  serve(policyMeetings.important, async ({ db, view, input }) => {
    const { rows, total } = await meetingPage(db, view, input, input)
    return pageOf(rows.map(presentMeeting), total, input)
  }),

  serve(policyMeetings.previous, async ({ db, view, input }) => {
    const meeting = await meetingOf(db, view, input.meetingId)
    const series = input.series ?? meeting.series
    const [{ rows, total }, previous, season] = await Promise.all([
      meetingPage(db, view, { series, before: meeting }, input),
      previousOf(db, view, meeting),
      sameSeasonId(db, view, meeting),
    ])
    return {
      ...pageOf(
        rows.map((row) => presentEarlier(row, previous?.document_id ?? null, season)),
        total,
        input,
      ),
      meeting: presentMeeting(meeting),
    }
  }),

  serve(policyMeetings.columns, ({ language }) => Promise.resolve(wholeOf(columnsIn(language)))),

  serve(policyMeetings.difference, async ({ db, view, input }) => {
    const pair = await pairOf(db, view, input)
    const { compared } = await comparedOf(db, view, pair)
    return presentDifference(pair, compared)
  }),

  serve(policyMeetings.phrases, async ({ db, view, input }) => {
    const meeting = await meetingOf(db, view, input.meetingId)
    const texts = await seriesTexts(db, view, meeting.series, null)
    const own = texts.find((row) => row.document_id === meeting.document_id)
    if (!own) throw new Refusal(errors.NOT_FOUND)
    const earlier = texts.filter((row) => row.held_on < meeting.held_on)
    const found = await apart('phrases', { text: own.body, earlier: datedTexts(earlier), most: MOST_PHRASES })
    return presentPhrases(meeting, earlier, found)
  }),

  serve(policyMeetings.phrase, async ({ db, view, input }) => {
    const [texts, series] = await Promise.all([seriesTexts(db, view, input.series, null), seriesRows(db, view)])
    const known = series.find((one) => one.series === input.series)
    if (!known) throw new Refusal(errors.NOT_FOUND)
    const course = await apart('course', { phrase: input.phrase, texts: datedTexts(texts) })
    return presentCourse(input.phrase, presentSeriesName(known.series, known.series_en), texts, course)
  }),
]
