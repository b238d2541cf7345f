import { rowsOf } from '../tables/parse.ts'
import { macroTable } from '../tables/series.ts'
import { seriesFacts } from '../economy/series.ts'
import { dayOf } from '@pandora/contract/time'
import type { DemoCompany, World } from '../world.ts'
import * as en from './banks/en/market-notes.ts'
import { chineseMedia, englishMedia } from './banks/media.ts'
import { regions } from './banks/organs.ts'
import * as zh from './banks/zh/market.ts'
import { bodyOf, freshTitle, namedIn, sentences, type Desk, type Draft } from './draft.ts'
import type { Slots } from './grammar.ts'
import { listedOn } from './routine.ts'
import { commonSlots, makesThings, type Language } from './slots.ts'
import { plainIndustry, within } from './styles.ts'

const banks = { zh, en }

/** A news item of a random medium; it is about those of the companies that it names. */
export function marketDraft(
  desk: Desk,
  language: Language,
  category: string,
  minute: number,
  title: string,
  parts: readonly string[],
  companies: readonly DemoCompany[],
  tones: Draft['tones'] = {},
): Draft {
  const { random } = desk
  const medium = random.pick(language === 'zh' ? chineseMedia : englishMedia)
  const body = bodyOf(language, parts, random.int(2, 3))
  const named = namedIn(`${title}\n${body}`, language, companies, null)
  return {
    kind: 'news',
    category,
    language,
    title,
    body,
    minute,
    medium: { zh: medium.zh, en: medium.en },
    companies: named,
    post: null,
    eventIds: [],
    copyOf: null,
    exact: false,
    stance: null,
    ironic: false,
    tones: Object.fromEntries(named.map(({ id }) => [id, tones[id] ?? 0])),
  }
}

const joined = (names: readonly string[], language: Language): string =>
  language === 'zh' ? names.join('、') : names.join(' and ')

/** A piece on an industry that makes things and reports nothing new. */
export function industryPiece(desk: Desk, language: Language): Draft | undefined {
  const { world, day, random } = desk
  const listed = listedOn(world, day).filter(makesThings)
  if (listed.length === 0) return undefined
  const branch = world.industry(random.pick(listed).industryCode)
  const inIt = listed.filter((one) => one.industryCode === branch.code)
  const members = random.sample(inIt, random.int(1, 2))
  const names = plainIndustry(branch)
  const product = random.pick([...members.flatMap((one) => one.products).filter((one) => one.zh !== '其他'), names])
  const slots: Slots = {
    ...commonSlots(day, language, random),
    ind: language === 'zh' ? names.zh : within(names.en),
    prod: language === 'zh' ? product.zh : within(product.en),
    place: random.pick(regions)[language],
    names: joined(
      members.map((one) => (language === 'zh' ? one.shortZh : one.shortEn)),
      language,
    ),
  }
  const title = freshTitle(desk, [banks[language].industryTitles], slots)
  if (!title) return undefined
  return marketDraft(
    desk,
    language,
    'industry',
    random.int(420, 1380),
    title,
    [
      ...sentences(desk, banks[language].industryBodies, slots, 1),
      ...sentences(desk, banks[language].industryDetails, slots, random.int(2, 4)),
    ],
    members,
  )
}

interface Tape {
  market: number
  ranked: { zh: string; en: string; change: number }[]
  best: DemoCompany[]
  worst: DemoCompany[]
}

/** What the market did on a day; null on days without trading. */
function tapeOf({ world, day }: Desk, of: string): Tape | null {
  const market = world.tape.marketOf(of)
  if (market === null) return null
  const ranked = world.industries
    .filter((one) => one.level === 1)
    .flatMap((one) => {
      const change = world.tape.industryOf(one.code, of)
      return change === null ? [] : [{ zh: one.zh, en: one.en, change }]
    })
    .sort((a, b) => b.change - a.change)
  const moved = listedOn(world, day)
    .flatMap((company) => {
      const change = world.tape.changeOf(company.id, of)
      return change === null ? [] : [{ company, change }]
    })
    .sort((a, b) => b.change - a.change)
  return ranked.length < 4
    ? null
    : {
        market,
        ranked,
        best: moved.slice(0, 5).map((one) => one.company),
        worst: moved.slice(-5).map((one) => one.company),
      }
}

function tapeSlots(desk: Desk, tape: Tape, language: Language): Slots {
  const { random } = desk
  const name = (at: number) => tape.ranked.at(at)?.[language] ?? ''
  const company = (of: readonly DemoCompany[]) => {
    const one = random.pick(of)
    return language === 'zh' ? one.shortZh : one.shortEn
  }
  const up = tape.market >= 0
  return {
    ...commonSlots(desk.day, language, random),
    chg: `${Math.abs(tape.market).toFixed(2)}%`,
    dir:
      language === 'zh'
        ? up
          ? random.pick(['上涨', '收涨', '上扬'])
          : random.pick(['下跌', '收跌', '回落'])
        : up
          ? 'rose'
          : 'fell',
    lead: name(0),
    lead2: name(1),
    lag: name(-1),
    lag2: name(-2),
    upname: company(tape.best),
    downname: company(tape.worst),
  }
}

/** Report on a day's trade after the close. */
export function wrap(desk: Desk, language: Language): Draft | undefined {
  const tape = tapeOf(desk, desk.day)
  if (!tape) return undefined
  const { random } = desk
  const bank = banks[language]
  const slots = tapeSlots(desk, tape, language)
  const title = freshTitle(
    desk,
    [Math.abs(tape.market) < 0.25 ? bank.wrapFlatTitles : tape.market > 0 ? bank.wrapUpTitles : bank.wrapDownTitles],
    slots,
  )
  if (!title) return undefined
  const tones: Draft['tones'] = {}
  for (const one of tape.best) tones[one.id] = 1
  for (const one of tape.worst) tones[one.id] = -1
  return marketDraft(
    desk,
    language,
    'market',
    random.int(903, 1010),
    title,
    [...sentences(desk, bank.wrapBodies, slots, 1), ...sentences(desk, bank.wrapDetails, slots, random.int(2, 4))],
    [...tape.best, ...tape.worst],
    tones,
  )
}

/** What to look at before the open. */
export function morning(desk: Desk, yesterday: string): Draft | undefined {
  const { world, random } = desk
  const tape = tapeOf(desk, yesterday)
  const concerned = world
    .eventsOn(yesterday)
    .flatMap((event) => (event.companyId === null ? [] : [world.company(event.companyId)]))
  if (!tape || concerned.length === 0) return undefined
  const named = random.sample(concerned, 2)
  const product = named[0]?.products[0]?.zh
  const slots = {
    ...tapeSlots(desk, tape, 'zh'),
    names: joined(
      named.map((one) => one.shortZh),
      'zh',
    ),
    prod: product,
    n: String(random.int(3, 8)),
  }
  const title = freshTitle(desk, [zh.morningTitles], slots)
  return title
    ? marketDraft(desk, 'zh', 'market', random.int(430, 555), title, sentences(desk, zh.morningBodies, slots, 1), named)
    : undefined
}

interface Reading {
  code: string
  period: string
  value: number
  previous: number | null
}
const readings = new WeakMap<World, Map<string, Reading[]>>()

/** Figures of the economy by the day on which they come out. */
function releases(world: World): Map<string, Reading[]> {
  let byDay = readings.get(world)
  if (!byDay) {
    byDay = new Map()
    const last = new Map<string, number>()
    for (const { kind, values, known } of seriesFacts(world)) {
      const code = String(values.series_code)
      if (kind !== 'observation' || !code.startsWith('macro.') || !known?.at) continue
      const day = dayOf(known.at)
      const value = Number(values.value)
      byDay.set(day, [
        ...(byDay.get(day) ?? []),
        { code, period: String(values.observed_on), value, previous: last.get(code) ?? null },
      ])
      last.set(code, value)
    }
    readings.set(world, byDay)
  }
  return byDay
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const named = new Map(
  rowsOf(macroTable).map(([code = '', zhName = '', enName = '', unit = '']) => [
    code,
    { zh: zhName, en: enName, unit },
  ]),
)

/** `Annual change in retail sales` for `Retail sales, year on year`. */
function seriesEn(name: string): string {
  const [thing = name, way] = name.split(', ')
  const change =
    way === 'year on year'
      ? 'annual'
      : way === 'month on month'
        ? 'monthly'
        : way === 'year to date'
          ? 'year-to-date'
          : null
  return change === null ? within(name) : `${change} change in ${within(thing)}`
}

/** Reports on the figures of the economy that come out on the day. */
export function macroNews(desk: Desk): Draft[] {
  const { world, day, random } = desk
  return (releases(world).get(day) ?? []).flatMap(({ code, period, value, previous }) => {
    const series = named.get(code)
    if (!series || previous === null) return []
    const minute = random.int(570, 620)
    return (['zh', 'en'] as const).flatMap((language) => {
      if (language === 'en' && !random.chance(0.45)) return []
      const figure = (of: number) =>
        series.unit === '%'
          ? `${of}%`
          : series.unit === 'index'
            ? String(of)
            : language === 'zh'
              ? `${of}亿元`
              : `CNY ${(of / 10).toLocaleString('en-US')} billion`
      const slots = {
        ...commonSlots(day, language, random),
        name: language === 'zh' ? series.zh : seriesEn(series.en),
        value: figure(value),
        prev: figure(previous),
        period: language === 'zh' ? `${Number(period.slice(5, 7))}月` : months[Number(period.slice(5, 7)) - 1],
        bureau: language === 'zh' ? '国民统计总署' : 'the National Statistics Administration',
      }
      const title = freshTitle(desk, [banks[language].macroTitles], slots)
      if (!title) return []
      return [
        marketDraft(
          desk,
          language,
          'macro',
          minute + random.int(0, 40),
          title,
          [
            ...sentences(desk, banks[language].macroBodies, slots, 1),
            ...sentences(desk, banks[language].macroDetails, slots, random.int(1, 3)),
          ],
          [],
        ),
      ]
    })
  })
}
