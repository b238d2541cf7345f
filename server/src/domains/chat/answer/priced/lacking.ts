import { inWords, lacks, say, type Draft } from '../draft.ts'

/** Days after the first of a time within which its first close lies: the longest holidays. */
const NEAR = 20

/** Names what of a time is before the prices that are held, and so not counted. */
export function lacksBefore(draft: Draft, name: string, from: string, first: string): void {
  if (Date.parse(first) - Date.parse(from) <= NEAR * 86_400_000) return
  lacks(
    draft,
    inWords(draft, `${name} ${first} 之前的行情`, `Prices of ${name} before ${first}`),
    inWords(draft, '不持有：从有行情的第一天算起', 'Not held: what is told begins on the first day held'),
  )
}

/** Says that prices which nobody adjusted fall on an ex-date, which what is told of their swings then counts. */
export const sayUnadjusted = (draft: Draft): void =>
  say(
    draft,
    inWords(
      draft,
      '有的行情没有复权，除权除息日的落差也算在内。',
      'Some of the prices are not adjusted: what they lost on ex-dates is counted.',
    ),
  )

/** Of which companies runs are told, what they are called in brackets, and the last day that is looked at. */
export interface RunsOf {
  ids: readonly string[] | undefined
  isAmong: (companyId: string) => boolean
  where: string
  to: string
}

/** Says that there are no prices up to a day. */
export const lacksPrices = (draft: Draft, { where, to }: Pick<RunsOf, 'where' | 'to'>): void =>
  lacks(
    draft,
    inWords(draft, `截至 ${to} 的行情${where}`, `Prices up to ${to}${where}`),
    inWords(draft, '导入日线行情', 'Import daily prices'),
  )

/** The last day of some rows; '' of none. */
export const lastDayOf = (days: readonly string[]): string => days.reduce((last, day) => (day > last ? day : last), '')
