import type { MeetingsAsked } from '@pandora/intelligence/answers/rooms/asked'
import { givenNames } from '../../../../documents/offers/given-names.ts'
import { isSeriesCalled, seriesNames } from '../../../../policy-meetings/offers/series-names.ts'
import { lastMeetingDay, meetingsHeld, type HeldMeeting } from '../../../../policy-meetings/offers/series.queries.ts'
import { inWords, lacks, say, type Asking, type Draft } from '../../draft.ts'
import { countFact, spanOf, textFact, type Span } from '../parts.ts'
import { tellSaid } from './meeting-words.ts'

/** Meetings that are shown, and days that “of late” reaches back. */
const [SHOWN, LATELY] = [12, 60]

/** A meeting with what its series is called. */
export type NamedMeeting = HeldMeeting & { nameZh: string; nameEn: string | null }

async function namedMeetings(
  { services, view }: Asking,
  days: { from: string; to: string },
): Promise<readonly NamedMeeting[]> {
  const [rows, given] = await Promise.all([meetingsHeld(services.sql, view, days), givenNames(services, view)])
  return rows.map((row) => ({ ...row, ...seriesNames(row.series, row.series_en, given) }))
}

/** Answers which meetings of the state were held in a time, as documents tell of them, and where there was none the last one before. */
export async function answerMeetings(draft: Draft, asking: Asking, asked: MeetingsAsked): Promise<void> {
  const { services, view } = asking
  const span = spanOf(draft, asking, asked, LATELY, LATELY)
  if (span === null) return
  draft.operation = 'policyMeetings.important'
  draft.understood = `${span.words} ${inWords(draft, '政策会议', 'policy meetings')}`
  draft.opens.push({ name: inWords(draft, '政策会议', 'Policy meetings'), path: 'policy-meetings' })
  draft.opens.push({ name: inWords(draft, '日历', 'Calendar'), path: 'calendar' })
  if (asked.said !== null || asked.series !== '') {
    await tellSeries(draft, asking, asked, asked.period === null ? null : span)
    return
  }
  const held = await namedMeetings(asking, span)
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
    await namedMeetings(asking, { from: last, to: last }),
    inWords(draft, `${span.from} 之前最近的一次`, `The last one before ${span.from}`),
  )
}

/** The last meeting of a kind that is named, of a time where one is said, and what it said where that is asked. */
async function tellSeries(
  draft: Draft,
  asking: Asking,
  { series: name, said }: MeetingsAsked,
  span: Span | null,
): Promise<void> {
  const called = name === '' ? inWords(draft, '政策会议', 'policy meeting') : name
  draft.understood = [span?.words, called, said].filter((one) => one).join(' ')
  const all = await namedMeetings(asking, span ?? { from: '1900-01-01', to: asking.known.today })
  const last = name === '' ? all[0] : all.find((one) => isSeriesCalled(one, name))
  if (last === undefined) {
    lacks(
      draft,
      span === null
        ? inWords(draft, `名称含${called}的政策会议`, `A policy meeting called ${called}`)
        : inWords(draft, `${span.words} 名称含${called}的政策会议`, `A policy meeting called ${called}, ${span.words}`),
      inWords(draft, '持有的文件里没有', 'None among the documents held'),
    )
    return
  }
  draft.state = 'answered'
  const day = textFact(draft, inWords(draft, '日期', 'Day'), last.held_on)
  say(draft, inWords(draft, '最近一次的日期是 ', 'The last one was held on '), { fact: day }, inWords(draft, '：', ':'))
  tell(draft, [last], inWords(draft, '最近一次', 'The last one'))
  if (said !== null) await tellSaid(draft, asking, last, said)
}

function tell(draft: Draft, meetings: readonly NamedMeeting[], title: string): void {
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
        textFact(draft, series, inWords(draft, one.nameZh, one.nameEn ?? one.nameZh)),
        textFact(draft, day, one.held_on),
      ],
    })),
  })
}
