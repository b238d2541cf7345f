import type { MeetingsAsked } from '@pandora/intelligence/answers/rooms/asked'
import { lastMeetingDay, meetingsHeld, type HeldMeeting } from '../../../../policy-meetings/offers/series.queries.ts'
import { inWords, lacks, say, type Asking, type Draft } from '../../draft.ts'
import { countFact, spanOf, textFact } from '../parts.ts'

/** Meetings that are shown, and days that “of late” reaches back. */
const [SHOWN, LATELY] = [12, 60]

/** Answers which meetings of the state were held in a time, as documents tell of them, and where there was none the last one before. */
export async function answerMeetings(draft: Draft, asking: Asking, asked: MeetingsAsked): Promise<void> {
  const { services, view } = asking
  const span = spanOf(draft, asking, asked, LATELY, LATELY)
  if (span === null) return
  draft.operation = 'policyMeetings.important'
  draft.understood = `${span.words} ${inWords(draft, '政策会议', 'policy meetings')}`
  draft.opens.push({ name: inWords(draft, '政策会议', 'Policy meetings'), path: 'policy-meetings' })
  draft.opens.push({ name: inWords(draft, '日历', 'Calendar'), path: 'calendar' })
  if (asked.series !== '') {
    await tellSeries(draft, asking, asked.series)
    return
  }
  const held = await meetingsHeld(services.sql, view, span)
  if (held.length > 0) {
    draft.state = 'answered'
    say(
      draft,
      inWords(draft, `${span.words} 开过的政策会议有 `, `Policy meetings held, ${span.words}: `),
      { fact: countFact(draft, inWords(draft, '政策会议', 'Policy meetings'), held.length, span.words) },
      inWords(draft, ' 次：', '.'),
    )
    tell(draft, held.slice(0, asked.most ?? SHOWN), `${inWords(draft, '政策会议', 'Policy meetings')} ${span.words}`)
    return
  }
  lacks(
    draft,
    inWords(draft, `${span.words} 的政策会议`, `Policy meetings, ${span.words}`),
    inWords(
      draft,
      '持有的文件里没有讲到这段时间的会议；公司的股东大会在日历里',
      'No document held tells of one in that time; meetings of shareholders stand in the calendar',
    ),
  )
  const last = await lastMeetingDay(services.sql, view, span.from)
  if (last === null) return
  draft.state = 'answered'
  tell(
    draft,
    await meetingsHeld(services.sql, view, { from: last, to: last }),
    inWords(draft, `${span.from} 之前最近的一次`, `The last one before ${span.from}`),
  )
}

/** The last meeting of a kind that is named. */
async function tellSeries(draft: Draft, { services, view, known }: Asking, name: string): Promise<void> {
  draft.understood = name
  const all = await meetingsHeld(services.sql, view, { from: '1900-01-01', to: known.today })
  const last = all.find((one) =>
    [one.series, one.series_en ?? ''].some(
      (series) => series !== '' && series.toLowerCase().includes(name.toLowerCase()),
    ),
  )
  if (last === undefined) {
    lacks(
      draft,
      inWords(draft, `名称含${name}的政策会议`, `A policy meeting called ${name}`),
      inWords(draft, '持有的文件里没有', 'None among the documents held'),
    )
    return
  }
  draft.state = 'answered'
  const day = textFact(draft, inWords(draft, '日期', 'Day'), last.held_on)
  say(draft, inWords(draft, '最近一次的日期是 ', 'The last one was held on '), { fact: day }, inWords(draft, '：', ':'))
  tell(draft, [last], inWords(draft, '最近一次', 'The last one'))
}

function tell(draft: Draft, meetings: readonly HeldMeeting[], title: string): void {
  const [series, day] = [inWords(draft, '会议', 'Meeting'), inWords(draft, '日期', 'Day')]
  draft.parts.push({
    type: 'table',
    title,
    heads: 'documents',
    columns: [series, day],
    rows: meetings.map((one) => ({
      head: one.title,
      companyId: null,
      path: `flash/${encodeURIComponent(one.document_id)}`,
      factIds: [
        textFact(draft, series, inWords(draft, one.series, one.series_en ?? one.series)),
        textFact(draft, day, one.held_on),
      ],
    })),
  })
}
