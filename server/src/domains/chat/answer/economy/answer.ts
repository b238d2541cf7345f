import { macroSources, type MacroSource } from '@pandora/contract/domains/macro/sources'
import { dayOf } from '@pandora/contract/time'
import type { EconomicTime } from '@pandora/intelligence/answers/economy/months'
import type { EconomicReading } from '@pandora/intelligence/answers/economy/read'
import type { EconomicSubject } from '@pandora/intelligence/answers/economy/subjects'
import type { View } from '@pandora/store/as-of'
import { indicatorOf, rateOf, type Indicator } from '../../../macro/offers/points.ts'
import { addFact, inWords, lacks, nameIn, say, type AnswerServices, type Draft } from '../draft.ts'
import { tellCourse } from './course.ts'
import { askedOf, daysOf, periodIn, type Asked } from './times.ts'
import { factOf, shownAs } from './values.ts'

interface Asking {
  services: AnswerServices
  view: View
  now: number
}

/** Most values of an indicator that are told at once, and those that a question without a time is shown besides. */
const MOST = 40
const SHOWN = 13
/** Days back to which a rate stands for a day on which none was published: over the longest holidays. */
const STANDS = 12
/** A loan prime rate stands until the next one, about a month later. */
const LPR_STANDS = 45

/** Says indicators of the economy for the times asked, each value with where it is from. */
export async function answerEconomic(draft: Draft, asking: Asking, reading: EconomicReading): Promise<void> {
  const rates = reading.subjects.every((one) => one.kind === 'rate')
  draft.operation = rates ? 'macro.rates' : 'macro.series'
  if (reading.ask) await tellCourse(draft, asking, reading, reading.ask)
  else
    for (const subject of reading.subjects)
      for (const time of reading.times.length > 0 ? reading.times : [null]) await tell(draft, asking, subject, time)
  const line = reading.subjects.find((one) => one.kind === 'line')
  if (line)
    draft.opens.push({
      name: inWords(draft, '经济指标', 'Economic indicators'),
      path: `economy?source=${line.source}`,
    })
  if (reading.subjects.some((one) => one.kind === 'rate'))
    draft.opens.push({ name: inWords(draft, '利率与汇率', 'Rates & FX'), path: 'rates' })
  if (draft.parts.some((part) => part.type !== 'missing')) draft.state = 'answered'
}

async function tell(
  draft: Draft,
  { services, view, now }: Asking,
  subject: EconomicSubject,
  time: EconomicTime | null,
): Promise<void> {
  const today = dayOf(view.asOf ?? now)
  const asked = time === null ? null : askedOf(time, today)
  if (subject.kind === 'rate') {
    const { set, field } = subject
    const day = time?.kind === 'day' ? time.day : undefined
    const rate = await rateOf(services.sql, view, set, field, { to: day })
    if (!rate || rate.values.size === 0) notHeld(draft, nameOfRate(subject, rate, draft))
    else await tellRate(draft, rate, { day, asked, stands: set === 'lpr' ? LPR_STANDS : STANDS })
    return
  }
  const every = asked !== null && asked.kind !== 'last' ? (asked.every ?? undefined) : undefined
  const own = await indicatorOf(services.sql, view, subject.source, subject.line)
  if (!own) {
    notHeld(draft, nameIn(draft, lineName(subject)))
    return
  }
  const years = asked?.kind === 'last' && asked.years
  const asYears = every ?? (years ? 'year' : undefined)
  const line =
    asYears === undefined || asYears === own.every
      ? own
      : ((await indicatorOf(services.sql, view, subject.source, subject.line, asYears)) ?? own)
  await tellLine(draft, { own, line, change: subject.change }, asked)
}

const lineName = ({ source, line }: Extract<EconomicSubject, { kind: 'line' }>) => {
  const { zh, en }: MacroSource = macroSources[source]
  return (macroSources[source] as MacroSource).lines[line] ?? { zh, en }
}
const nameOfRate = (
  { set, field }: Extract<EconomicSubject, { kind: 'rate' }>,
  rate: Indicator | null,
  draft: Draft,
): string => (rate ? nameIn(draft, rate.name) : `${set} ${field}`)

function notHeld(draft: Draft, name: string): void {
  lacks(draft, name, inWords(draft, '导入宏观指标、利率或汇率文件', 'Import a file of macro series or of rates'))
}

/** A rate on a day, the last one, or how it ran. */
async function tellRate(
  draft: Draft,
  rate: Indicator,
  { day, asked, stands }: { day: string | undefined; asked: Asked | null; stands: number },
): Promise<void> {
  const all = [...rate.values.keys()]
  if (day !== undefined || asked === null || (asked.kind === 'last' && asked.count === 1)) {
    const last = all.at(-1)
    const far = day !== undefined && last !== undefined && Date.parse(day) - Date.parse(last) > stands * 86_400_000
    if (last === undefined || far) {
      outside(draft, rate, day ?? '', all)
      return
    }
    const fact = await factOf(draft, rate, last)
    const before = day !== undefined && last < day
    say(
      draft,
      `${periodIn(draft, last)}${inWords(draft, ' ', ', ')}${nameIn(draft, rate.name)}${inWords(draft, ' 为 ', ' was ')}`,
      { fact },
      before
        ? inWords(draft, '，是所问之日或之前最近公布的。', ', the last one published by the day asked.')
        : inWords(draft, '。', '.'),
    )
    return
  }
  const span = asked.kind === 'one' ? daysOf(asked.period) : asked.kind === 'span' ? asked : lastSpan(asked, all)
  const within = all.filter((one) => one >= span.from && one <= span.to)
  if (within.length === 0) {
    outside(draft, rate, asked.kind === 'one' ? periodIn(draft, asked.period) : '', all)
    return
  }
  await tellMany(draft, rate, thinned(within))
}

/** A line for one period, the last one, or how it ran. */
async function tellLine(
  draft: Draft,
  { own, line, change }: { own: Indicator; line: Indicator; change: boolean },
  asked: Asked | null,
): Promise<void> {
  const all = [...own.values.keys()]
  if (asked === null || (asked.kind === 'last' && asked.count === 1)) {
    const last = all.at(-1)
    if (last === undefined) notHeld(draft, nameIn(draft, own.name))
    else {
      await tellOne(draft, own, last, change)
      if (asked === null && all.length >= 3) await tellMany(draft, own, all.slice(-SHOWN), { table: false })
    }
    return
  }
  if (asked.kind === 'one') {
    if (line.values.has(asked.period)) {
      await tellOne(draft, line, asked.period, change)
      return
    }
    // What is not told of so long a time is told by its parts; of a year that is not over, as far as it has come.
    const { from, to } = daysOf(asked.period)
    const parts = all.filter((one) => one !== asked.period && daysOf(one).from >= from && daysOf(one).to <= to)
    const soFar = parts.at(-1)
    if (soFar === undefined) outside(draft, own, periodIn(draft, asked.period), all)
    else if (own.basis === 'rate' || own.basis === 'current') await tellMany(draft, own, parts.slice(-MOST))
    else {
      lacks(
        draft,
        inWords(
          draft,
          `${nameIn(draft, own.name)}没有${periodIn(draft, asked.period)}的值`,
          `${nameIn(draft, own.name)} has no value of ${periodIn(draft, asked.period)}`,
        ),
        inWords(draft, `最近的是 ${periodIn(draft, soFar)}`, `The last one within it is of ${periodIn(draft, soFar)}`),
      )
      await tellOne(draft, own, soFar, change)
    }
    return
  }
  const shown = asked.kind === 'last' && !asked.years ? own : line
  const periods = [...shown.values.keys()]
  const within =
    asked.kind === 'last'
      ? periods.slice(-asked.count)
      : periods.filter((one) => daysOf(one).from >= asked.from && daysOf(one).to <= endOf(asked.to))
  // Of longer times than it is told of, by its own.
  const told =
    within.length > 0 || shown === own
      ? within
      : asked.kind === 'span'
        ? all.filter((one) => daysOf(one).from >= asked.from && daysOf(one).to <= asked.to)
        : all.slice(-asked.count * 12)
  if (told.length === 0) outside(draft, own, '', all)
  else if (told.length === 1) await tellOne(draft, within.length > 0 ? shown : own, told[0] ?? '', change)
  else await tellMany(draft, within.length > 0 ? shown : own, told.slice(-MOST))
}

const endOf = (day: string): string => `${day.slice(0, 8)}31`

/** So many months or years up to the last day. */
function lastSpan(
  { count, years }: Extract<Asked, { kind: 'last' }>,
  days: readonly string[],
): { from: string; to: string } {
  const to = days.at(-1) ?? ''
  const back = years ? count * 12 : count
  const at = Number(to.slice(0, 4)) * 12 + Number(to.slice(5, 7)) - 1 - back
  const from = `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}${to.slice(7)}`
  return { from: from < to ? from : to, to }
}

/** Days that stand for many: the first, the last, and some between at even steps. */
function thinned(days: readonly string[]): string[] {
  if (days.length <= MOST) return [...days]
  return Array.from({ length: MOST }, (_, at) => days[Math.round((at * (days.length - 1)) / (MOST - 1))] ?? '')
}

function outside(draft: Draft, { name, every }: Indicator, period: string, all: readonly string[]): void {
  const [first, last] = [all[0], all.at(-1)]
  const spans =
    first === undefined || last === undefined
      ? null
      : inWords(
          draft,
          `现有 ${periodIn(draft, first)} 至 ${periodIn(draft, last)}，${ofEvery[every].zh}`,
          `Held from ${periodIn(draft, first)} to ${periodIn(draft, last)}, ${ofEvery[every].en}`,
        )
  lacks(
    draft,
    period === ''
      ? inWords(draft, `这段时间的${name.zh}`, `${name.en} of that time`)
      : inWords(draft, `${period}的${name.zh}`, `${name.en} of ${period}`),
    spans,
  )
}
const ofEvery = {
  day: { zh: '按日', en: 'by the day' },
  month: { zh: '按月', en: 'by the month' },
  quarter: { zh: '按季', en: 'by the quarter' },
  year: { zh: '按年', en: 'by the year' },
} as const

async function tellOne(draft: Draft, indicator: Indicator, period: string, change: boolean): Promise<void> {
  const fact = await factOf(draft, indicator, period)
  const name = nameIn(draft, indicator.name)
  const head = `${periodIn(draft, period)}${inWords(draft, ' ', ', ')}${name}${inWords(draft, ' 为 ', ' was ')}`
  const value = indicator.values.get(period)
  const above = change && value !== undefined && indicator.unit === 'index' ? value - 100 : null
  if (above === null) say(draft, head, { fact }, inWords(draft, '。', '.'))
  else {
    const rate = addFact(draft, {
      label: inWords(draft, '同比涨幅', 'change on a year before'),
      period: periodIn(draft, period),
      unit: 'percent',
      value: Number(above.toPrecision(12)),
      decimals: 1,
      formula: inWords(draft, `${name} − 100`, `${name} − 100`),
      parts: [fact],
      provenance: await indicator.provenanceOf(period),
    })
    say(
      draft,
      head,
      { fact },
      inWords(draft, '，即同比涨幅 ', ': change on a year before '),
      { fact: rate },
      inWords(draft, '。', '.'),
    )
  }
  if (indicator.restated.has(period))
    say(
      draft,
      inWords(draft, '这个值后来被修订过，这里是修订后的。', 'The value was revised later; this is the revised one.'),
    )
}

async function tellMany(
  draft: Draft,
  indicator: Indicator,
  periods: readonly string[],
  { table = true } = {},
): Promise<void> {
  const ids: string[] = []
  for (const period of periods) ids.push(await factOf(draft, indicator, period))
  const [name, spans] = [nameIn(draft, indicator.name), periods.map((period) => periodIn(draft, period))]
  const { unit } = shownAs(indicator, 0)
  if (table)
    draft.parts.push({
      type: 'table',
      title: name,
      heads: 'times',
      columns: [name],
      rows: spans.map((head, at) => ({ head, companyId: null, factIds: [ids[at] ?? null] })),
    })
  if (periods.length >= 3)
    draft.parts.push({ type: 'chart', title: name, unit, periods: spans, lines: [{ name, factIds: ids }] })
}
