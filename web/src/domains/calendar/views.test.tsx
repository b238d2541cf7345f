import { calendar } from '@pandora/contract/domains/calendar/operations'
import { answering } from '../../testing/answers.ts'
import { testViews } from '../../testing/viewStates.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { calendarTexts } from './texts.ts'
import { calendarView } from './views.ts'
import './views/CalendarView.tsx'

const day = '2024-05-24'
/** A sample's entry as a meeting of its day. */
const meeting = <Entry extends object>(entry: Entry) => ({
  ...entry,
  day,
  kind: 'meeting' as const,
  state: 'announced' as const,
  event: 'shareholders-meeting',
  rule: null,
  noteId: null,
})
const answers = [
  answering(calendar.days, (data, kind) => ({
    ...data,
    today: day,
    withoutSource: [],
    dataList:
      kind === 'empty'
        ? []
        : data.dataList
            .slice(0, 1)
            .map((one) => ({ ...one, day, total: 1, counts: [], first: one.first.slice(0, 1).map(meeting) })),
  })),
  answering(calendar.entries, (data) => ({ ...data, dataList: data.dataList.slice(0, 1).map(meeting) })),
]

testViews([
  {
    name: 'CalendarView by month',
    draw: () => <ViewTile view={calendarView} given={{ date: day, show: 'month' }} />,
    texts: calendarTexts,
    title: calendarView.title,
    none: 'noneOf',
    shows: /2024-05/,
    answers,
  },
  {
    name: 'CalendarView as a list',
    draw: () => <ViewTile view={calendarView} given={{ date: day, show: 'list' }} />,
    texts: calendarTexts,
    title: calendarView.title,
    none: 'none',
    shows: /2024/,
    answers,
  },
])
