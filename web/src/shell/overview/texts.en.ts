import type { zh } from './texts.zh.ts'

export const en: Record<keyof typeof zh, string> = {
  title: 'Overview',
  last: 'Last',
  change: 'Chg',
  days: '20 d',
  date: 'Date',
  market: 'Market',
  index: 'Index',
  up: 'Up',
  down: 'Down',
  flat: 'Flat',
  marketNone: 'There are no indexes or prices yet.',
  open: 'Open',
  year: '1 year',
  closeOn: 'close of {date}',
}
