import { dayOf } from '@pandora/contract/time'
import type { EconomicAsk } from '@pandora/intelligence/answers/economy/course'
import type { EconomicReading } from '@pandora/intelligence/answers/economy/read'
import type { EconomicSubject } from '@pandora/intelligence/answers/economy/subjects'
import type { View } from '@pandora/store/as-of'
import { indicatorOf, rateOf, type Indicator } from '../../../macro/offers/points.ts'
import { addFact, inWords, lacks, nameIn, say, type AnswerServices, type Draft } from '../draft.ts'
import { askedOf, daysOf, periodIn } from './times.ts'
import { factOf, grouped } from './values.ts'

interface Asking {
  services: AnswerServices
  view: View
  now: number
}

/** Most changes that are told at once, and days over which a course without a time is told. */
const [MOST, YEAR] = [12, 365]

/** Says when indicators were set anew and from what to what, what lies between two times, or where they stood highest. */
export async function tellCourse(
  draft: Draft,
  { services, view, now }: Asking,
  { subjects, times }: EconomicReading,
  ask: EconomicAsk,
): Promise<void> {
  const today = dayOf(view.asOf ?? now)
  const [time = null] = times
  const asked = time === null ? null : askedOf(time, today)
  for (const subject of subjects) {
    const own = await indicatorFor(services, view, subject)
    const all = [...(own?.values.keys() ?? [])]
    if (!own || all.length === 0) {
      lacks(
        draft,
        own ? nameIn(draft, own.name) : inWords(draft, '这个指标', 'This indicator'),
        inWords(draft, '导入宏观指标、利率或汇率文件', 'Import a file of macro series or of rates'),
      )
      continue
    }
    const span =
      asked === null
        ? { from: ask.of === 'changes' ? '' : dayBefore(today, YEAR), to: today }
        : asked.kind === 'one'
          ? daysOf(asked.period)
          : asked.kind === 'span'
            ? { from: asked.from, to: asked.to }
            : { from: monthBefore(all.at(-1) ?? today, asked.count * (asked.years ? 12 : 1)), to: today }
    // A month is held against its own of the year before, not against the day.
    if (ask.of === 'apart' && subject.kind === 'line' && time?.kind === 'since')
      span.from = monthBefore(all.at(-1) ?? today, monthsFrom(time.day, today) + 1)
    const within = all.filter((one) => daysOf(one).to >= span.from && daysOf(one).from <= span.to)
    const before = all.findLast((one) => daysOf(one).to < span.from)
    const words =
      span.from === '' ? '' : `${span.from}${inWords(draft, ' 至 ', ' to ')}${span.to < today ? span.to : today}`
    if (within.length === 0) {
      lacks(
        draft,
        inWords(draft, `${words} 的${own.name.zh}`, `${own.name.en}, ${words}`),
        inWords(
          draft,
          `现有 ${periodIn(draft, all[0] ?? '')} 至 ${periodIn(draft, all.at(-1) ?? '')}`,
          `Held from ${periodIn(draft, all[0] ?? '')} to ${periodIn(draft, all.at(-1) ?? '')}`,
        ),
      )
    } else if (ask.of === 'changes')
      await tellChanges(draft, own, before === undefined ? within : [before, ...within], { ask, words })
    else if (ask.of === 'apart')
      await tellApart(
        draft,
        own,
        before === undefined || daysOf(within[0] ?? '').from === span.from ? within : [before, ...within],
      )
    else {
      if (ask.end === 'both') await tellLast(draft, own, all.at(-1) ?? '')
      for (const end of ask.end === 'both' ? (['highest', 'lowest'] as const) : [ask.end])
        await tellExtreme(draft, own, within, { end, words, last: end === ask.end || end === 'lowest' })
    }
  }
}

const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10)
const monthsFrom = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7))
/** The beginning of so many months up to the one of a period. */
function monthBefore(period: string, count: number): string {
  const day = daysOf(period).to
  const at = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - count
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`
}

const indicatorFor = (services: AnswerServices, view: View, subject: EconomicSubject): Promise<Indicator | null> =>
  subject.kind === 'rate'
    ? rateOf(services.sql, view, subject.set, subject.field, {})
    : indicatorOf(services.sql, view, subject.source, subject.line)

/** Each time that a rate was set to another value than before, the newest first. */
async function tellChanges(
  draft: Draft,
  own: Indicator,
  periods: readonly string[],
  { ask, words }: { ask: Extract<EconomicAsk, { of: 'changes' }>; words: string },
): Promise<void> {
  const value = (period: string | undefined) => (period === undefined ? undefined : own.values.get(period))
  const every = periods.flatMap((to, at) => {
    const from = periods[at - 1]
    const [a, b] = [value(from), value(to)]
    return from === undefined || a === undefined || b === undefined || a === b ? [] : [{ from, to, up: b > a }]
  })
  const found = every.filter((one) => ask.way === null || one.up === (ask.way === 'up')).toReversed()
  const name = nameIn(draft, own.name)
  const what = {
    up: inWords(draft, '上调', 'raised'),
    down: inWords(draft, '下调', 'cut'),
    any: inWords(draft, '变动', 'changed'),
  }[ask.way ?? 'any']
  const last = periods.at(-1) ?? ''
  if (found.length === 0 || !ask.last) {
    const label = inWords(draft, `${name}${what}次数`, `times ${name} was ${what}`)
    const count = addFact(draft, { label, period: words === '' ? null : words, unit: 'count', value: found.length })
    say(
      draft,
      words === '' ? '' : `${words}${inWords(draft, ' ', ', ')}`,
      label,
      inWords(draft, '：', ': '),
      { fact: count },
      inWords(draft, '。', '.'),
    )
  }
  if (found.length === 0) {
    const stands = await factOf(draft, own, last)
    say(
      draft,
      `${periodIn(draft, last)}${inWords(draft, ' ', ', ')}${name}${inWords(draft, ' 为 ', ' was ')}`,
      { fact: stands },
      inWords(draft, '。', '.'),
    )
    return
  }
  for (const { from, to } of found.slice(0, ask.last ? 1 : MOST)) {
    const [a, b] = [await factOf(draft, own, from), await factOf(draft, own, to)]
    const step = pointsFact(draft, own, { from, to, parts: [a, b] })
    say(
      draft,
      `${periodIn(draft, to)}${inWords(draft, ' ', ', ')}${name}${inWords(draft, ' 从 ', ' from ')}`,
      { fact: a },
      inWords(draft, `（${periodIn(draft, from)}）到 `, ` (${periodIn(draft, from)}) to `),
      { fact: b },
      inWords(draft, '，变动 ', ', change '),
      { fact: step },
      inWords(draft, '（百分点）。', ' (percentage points).'),
    )
  }
}

/** The difference of two values of a rate, in points of per cent. */
function pointsFact(
  draft: Draft,
  own: Indicator,
  { from, to, parts }: { from: string; to: string; parts: readonly string[] },
): string {
  const value = Number(((own.values.get(to) ?? 0) - (own.values.get(from) ?? 0)).toPrecision(10))
  const isRate = own.unit === '%'
  return addFact(draft, {
    label: inWords(draft, '变动', 'change'),
    period: `${periodIn(draft, from)}${inWords(draft, ' 至 ', ' to ')}${periodIn(draft, to)}`,
    unit: 'points',
    value,
    text: grouped(value, isRate ? 2 : 4),
    parts: [...parts],
  })
}

/** The first and the last value of a time, and what lies between them. */
async function tellApart(draft: Draft, own: Indicator, periods: readonly string[]): Promise<void> {
  const [from = '', to = ''] = [periods[0], periods.at(-1)]
  const name = nameIn(draft, own.name)
  const [a, b] = [await factOf(draft, own, from), await factOf(draft, own, to)]
  const [first, last] = [own.values.get(from) ?? 0, own.values.get(to) ?? 0]
  const isMoney = own.unit !== '%' && own.unit !== 'index' && first > 0
  const fact = isMoney
    ? addFact(draft, {
        label: inWords(draft, '变动', 'change'),
        period: `${periodIn(draft, from)}${inWords(draft, ' 至 ', ' to ')}${periodIn(draft, to)}`,
        unit: 'percent',
        value: (last / first - 1) * 100,
        formula: inWords(draft, '末值 ÷ 首值 − 1', 'last ÷ first − 1'),
        parts: [a, b],
      })
    : pointsFact(draft, own, { from, to, parts: [a, b] })
  say(
    draft,
    `${periodIn(draft, to)}${inWords(draft, ' ', ', ')}${name}${inWords(draft, ' 为 ', ' was ')}`,
    { fact: b },
    inWords(draft, '。', '.'),
  )
  if (from === to) return
  say(
    draft,
    `${periodIn(draft, from)}${inWords(draft, ' ', ', ')}${name}${inWords(draft, ' 为 ', ' was ')}`,
    { fact: a },
    inWords(draft, '。', '.'),
  )
  say(
    draft,
    inWords(
      draft,
      `${periodIn(draft, from)} 至 ${periodIn(draft, to)} ${name}变动 `,
      `${periodIn(draft, from)} to ${periodIn(draft, to)}, change of ${name}: `,
    ),
    { fact },
    own.unit === '%' ? inWords(draft, '（百分点）。', ' (percentage points).') : inWords(draft, '。', '.'),
  )
}

/** The last value that is held. */
async function tellLast(draft: Draft, own: Indicator, period: string): Promise<void> {
  say(
    draft,
    `${periodIn(draft, period)}${inWords(draft, ' ', ', ')}${nameIn(draft, own.name)}${inWords(draft, ' 为 ', ' was ')}`,
    { fact: await factOf(draft, own, period) },
    inWords(draft, '。', '.'),
  )
}

/** The highest or lowest value of a time, and the last period that had it. */
async function tellExtreme(
  draft: Draft,
  own: Indicator,
  periods: readonly string[],
  { end, words, last }: { end: 'highest' | 'lowest'; words: string; last: boolean },
): Promise<void> {
  const sign = end === 'highest' ? 1 : -1
  let best = periods[0] ?? ''
  for (const one of periods) if (sign * ((own.values.get(one) ?? 0) - (own.values.get(best) ?? 0)) >= 0) best = one
  const fact = await factOf(draft, own, best)
  say(
    draft,
    inWords(
      draft,
      `${own.name.zh}${end === 'highest' ? '最高' : '最低'}的是 ${periodIn(draft, best)}：`,
      `${end === 'highest' ? 'Highest' : 'Lowest'} ${own.name.en}, that of ${periodIn(draft, best)}: `,
    ),
    { fact },
    inWords(draft, '。', '.'),
  )
  if (!last) return
  const label = inWords(draft, '比较的值', 'values compared')
  const count = addFact(draft, { label, period: words, unit: 'count', value: periods.length })
  say(
    draft,
    `${words}${inWords(draft, ' ', ', ')}${label}${inWords(draft, '：', ': ')}`,
    { fact: count },
    inWords(draft, ' 个。', '.'),
  )
}
