import type { Entry } from '@pandora/contract/domains/calendar/shapes'
import { daysBefore } from '@pandora/intelligence/answers/days'
import type { CalendarAsked } from '@pandora/intelligence/answers/rooms/asked'
import { knownEntries } from '../../../calendar/offers/known.ts'
import { addFact, companyName, inWords, lacks, nameIn, say, type Asking, type Draft } from '../draft.ts'
import { daysOf } from '../prices.ts'
import { countFact, namesOf, textFact } from './parts.ts'

/** Entries that are shown, and days looked back and ahead where no time is named. */
const [SHOWN, USUAL_DAYS] = [15, 30]
/** Longest span that the calendar is asked for, days. */
const LONGEST = 399

const words: Readonly<Record<CalendarAsked['kinds'][number], { zh: string; en: string }>> = {
  dividend: { zh: '除权除息', en: 'Ex-dividend days' },
  report: { zh: '财报披露', en: 'Reports' },
  lockUp: { zh: '限售解禁', en: 'Lock-up releases' },
  meeting: { zh: '股东大会', en: 'Shareholder meetings' },
}
const states: Readonly<Record<Entry['state'], { zh: string; en: string }>> = {
  done: { zh: '已发生', en: 'done' },
  assumed: { zh: '按日程应已发生', en: 'due to have happened' },
  announced: { zh: '已公告', en: 'announced' },
  byLaw: { zh: '法定期限', en: 'by law' },
}

/** Answers entries of the calendar between two days, as they are known on the view's. */
export async function answerCalendar(draft: Draft, asking: Asking, asked: CalendarAsked): Promise<void> {
  const { services, view, now, uid, known } = asking
  const day = (ahead: number) => daysBefore(known.today, -ahead)
  const named = asked.period === null ? null : wholeMonth(asked.period, known.today)
  const isPast = asked.recent && asked.ahead === null
  const { from, to } = asked.ahead
    ? { from: day(asked.ahead.from), to: day(asked.ahead.to) }
    : (named ?? {
        from: day(isPast || asked.companies.length > 0 ? -USUAL_DAYS * 3 : 0),
        to: day(isPast ? 0 : USUAL_DAYS),
      })
  if (Date.parse(to) - Date.parse(from) > LONGEST * 86_400_000 || to < from) return
  draft.operation = 'calendar.entries'
  const ids = asked.companies.flatMap((one) => one.companyIds)
  const what = asked.kinds.map((one) => nameIn(draft, words[one])).join(inWords(draft, '、', ', '))
  const span = inWords(draft, `${from} 至 ${to}`, `${from} to ${to}`)
  const whom = ids.length > 0 ? `${namesOf(draft, asking, ids)} ` : ''
  draft.understood = `${whom}${span} ${what}`
  draft.opens.push({ name: inWords(draft, '日历', 'Calendar'), path: 'calendar' })
  const lists = await Promise.all(
    (ids.length > 0 ? ids : [undefined]).map((companyId) =>
      knownEntries(
        { db: services.sql, view, services, user: { uid }, now },
        { from, to, kinds: asked.kinds, companyId },
      ),
    ),
  )
  const found = lists
    .flatMap((one) => one.entries)
    .filter((one) => asked.months === null || Number(one.periodEnd?.slice(5, 7)) === asked.months)
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
  if (found.length === 0) {
    const without = lists[0]?.without ?? []
    lacks(
      draft,
      inWords(
        draft,
        whom === '' ? `${span} ${what}` : `${span} ${whom.trim()}的${what}`,
        `${what}${whom === '' ? '' : ` of ${whom.trim()}`}, ${span}`,
      ),
      without.length > 0
        ? inWords(draft, '没有来源给出这类日程：导入它的文件', 'No source has given such days: import a file of them')
        : inWords(
            draft,
            '日历里这段时间没有已知的；可以问更长的时间',
            'The calendar knows of none in that time: ask of a longer one',
          ),
    )
    return
  }
  draft.state = 'answered'
  const total = countFact(draft, what, found.length, span)
  say(
    draft,
    inWords(
      draft,
      `${span} 日历里已知的${whom}${what}有 `,
      `${what} known to the calendar${whom === '' ? '' : ` of ${whom.trim()}`}, ${span}: `,
    ),
    { fact: total },
    inWords(draft, ' 条，按日期：', ', by day.'),
  )
  draft.parts.push({
    type: 'table',
    title: `${what} ${span}`,
    heads: 'companies',
    columns: [
      inWords(draft, '日期', 'Day'),
      inWords(draft, '事项', 'What'),
      inWords(draft, '每股派现或解禁股数', 'Cash per share, or shares released'),
      inWords(draft, '状态', 'State'),
    ],
    rows: found.slice(0, asked.most ?? SHOWN).map((one) => rowOf(draft, asking, one)),
  })
}

/** Days of a time; of this month all of them, for days of the calendar are known before they come. */
function wholeMonth(period: NonNullable<CalendarAsked['period']>, today: string): { from: string; to: string } | null {
  const days = daysOf(period, today)
  if (days === null || period.kind !== 'since' || period.day !== `${today.slice(0, 7)}-01`) return days
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  return { from: days.from, to: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10) }
}

function rowOf(draft: Draft, { known }: Asking, one: Entry) {
  const company = one.companyId === null ? (one.title ?? '–') : companyName(draft, known, one.companyId)
  const more = { companyId: one.companyId, company, period: one.day, provenance: one.provenance }
  const kind = (Object.keys(words) as CalendarAsked['kinds'][number][]).find((key) => key === one.kind)
  const name = kind ? nameIn(draft, words[kind]) : one.kind
  const size =
    one.cashPerShare !== null
      ? addFact(draft, {
          ...more,
          label: inWords(draft, '每股派现', 'Cash per share'),
          unit: 'per-share',
          currency: one.currency,
          value: one.cashPerShare,
        })
      : one.shares !== null
        ? addFact(draft, {
            ...more,
            label: inWords(draft, '解禁股数', 'Shares released'),
            unit: 'count',
            value: one.shares,
          })
        : null
  return {
    head: company,
    companyId: one.companyId,
    factIds: [
      textFact(draft, inWords(draft, '日期', 'Day'), one.day, more),
      textFact(
        draft,
        inWords(draft, '事项', 'What'),
        one.title === null || one.companyId === null
          ? name
          : `${name} ${inWords(draft, one.title, one.titleEn ?? one.title)}`,
        more,
      ),
      size,
      textFact(draft, inWords(draft, '状态', 'State'), nameIn(draft, states[one.state]), more),
    ],
  }
}
