import { calendarDays, dayAfter } from '../calendar.ts'
import { hashOf, randomOf } from '../random.ts'
import { countryBank, riskBank, type RiskWords } from './bank.ts'
import { cityTable, regionNames, regionWeights } from '../tables/names.ts'
import { rowsOf } from '../tables/parse.ts'
import { tellsNothing } from '../world.ts'
import type { World, WrittenText } from '../world.ts'

/** A planted matter: one type of risk in one province over some days. */
export interface PlantedRisk {
  id: string
  type: string
  place: string
  from: string
  to: string
}

/** A matter begins in each span of so many days. */
const SPAN = 6
/** Countries that are told of with China, with how they stand to it: −1 to 1, and the month in which that turns. */
const countries = [
  { code: 'US', zh: '美国', stands: -0.5 },
  { code: 'EU', zh: '欧盟', stands: 0.2 },
  { code: 'JP', zh: '日本', stands: -0.2 },
  { code: 'VN', zh: '越南', stands: 0.6 },
  { code: 'BR', zh: '巴西', stands: 0.8 },
] as const
/** Days between two texts of one country. */
const COUNTRY_DAYS = 9
/** Months in which a country's stance swings from one end to the other. */
const SWING_MONTHS = 7
const EPOCH = Date.parse('2020-01-01T00:00:00Z')

const numberOfDay = (day: string): number => Math.round((Date.parse(`${day}T00:00:00Z`) - EPOCH) / 86_400_000)

const cities = new Map(
  rowsOf(cityTable).map(([code = '', list = '']) => [code, list.split(',').map((entry) => entry.split('=')[0] ?? '')]),
)
const weighted = regionNames.flatMap((region) =>
  Array.from({ length: Math.ceil((regionWeights[region.code] ?? 1) / 3) }, () => region),
)

/** Where typhoons come to land. */
const coast = regionNames.filter(({ code }) => ['CN-GD', 'CN-FJ', 'CN-ZJ', 'CN-HI', 'CN-GX'].includes(code))

/** The matter of a span of days; the same whatever the world's last day. */
function plantedIn(
  seed: number,
  span: number,
): PlantedRisk & { words: RiskWords; random: ReturnType<typeof randomOf> } {
  const random = randomOf(seed, 'risk', String(span))
  const words = random.pick(riskBank)
  const region = random.pick(words.type === 'typhoon' ? coast : weighted)
  const from = dayAfter('2020-01-01', span * SPAN + random.int(0, SPAN - 1))
  const to = dayAfter(from, random.int(2, 7))
  return { id: `risk-${span}`, type: words.type, place: region.code, from, to, words, random }
}

/** Matters that are told of on a day. */
function plantedOn({ seed, from }: Pick<World, 'seed' | 'from'>, day: string) {
  const span = Math.floor(numberOfDay(day) / SPAN)
  return [span - 2, span - 1, span]
    .map((one) => plantedIn(seed, one))
    .filter((one) => one.from >= from && one.from <= day && one.to >= day)
}

/** What is planted from the first to the last day of a world. */
export function* plantedRisks(world: Pick<World, 'seed' | 'from' | 'today'>): Generator<PlantedRisk> {
  const told = new Set<string>()
  for (const day of calendarDays(world.from, world.today))
    for (const { id, type, place, from, to } of plantedOn(world, day)) {
      if (told.has(id)) continue
      told.add(id)
      yield { id, type, place, from, to }
    }
}

const filled = (text: string, slots: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w)\}/gu, (whole, name: string) => slots[name] ?? whole)

const media = { zh: { zh: '澄见风险', en: 'Chengjian Risk' }, en: { zh: '远望通讯', en: 'Farsight Wire' } } as const

function textOf(
  id: string,
  day: string,
  minute: number,
  language: 'zh' | 'en',
  [title, body]: readonly [string, string],
): WrittenText {
  return {
    externalId: id,
    kind: 'news',
    category: null,
    language,
    title,
    body,
    publishedAt: Date.parse(`${day}T00:00:00+08:00`) + minute * 60_000,
    medium: media[language],
    companies: [],
    post: null,
    truth: tellsNothing,
  }
}

/** Texts of a day about planted matters and about countries, in order of time; no text of the day's own is touched. */
export function riskTextsOn(world: Pick<World, 'seed' | 'from' | 'today'>, day: string): WrittenText[] {
  return [...placeTexts(world, day), ...countryTexts(world, day)].toSorted((a, b) => a.publishedAt - b.publishedAt)
}

function placeTexts(world: Pick<World, 'seed' | 'from'>, day: string): WrittenText[] {
  return plantedOn(world, day).flatMap(({ id, place, from, to, words }) => {
    const random = randomOf(world.seed, id, day)
    const region = regionNames.find(({ code }) => code === place)
    const city = random.pick(cities.get(place) ?? [region?.zh ?? ''])
    const slots = {
      p: region?.zh ?? '',
      P: region?.en ?? '',
      c: city === region?.zh ? '' : city,
      n: String(random.int(3, 40)),
      d: String(random.int(0, 9)),
    }
    const said = day === from ? words.begin : day === to ? words.ends : words.goesOn
    const count = day === from || day === to ? 1 : random.int(1, 2)
    const texts = random
      .sample(said, Math.min(count, said.length))
      .map(([title, body], at) =>
        textOf(`${id}-${day}-${at}`, day, 420 + random.int(0, 700), 'zh', [filled(title, slots), filled(body, slots)]),
      )
    const [title, body] = words.english
    return day === dayAfter(from, 1)
      ? [
          ...texts,
          textOf(`${id}-${day}-en`, day, 500 + random.int(0, 600), 'en', [filled(title, slots), filled(body, slots)]),
        ]
      : texts
  })
}

function countryTexts({ seed }: Pick<World, 'seed'>, day: string): WrittenText[] {
  const number = numberOfDay(day)
  return countries.flatMap(({ code, zh, stands }, at) => {
    if ((number + at * 2) % COUNTRY_DAYS !== 0) return []
    const random = randomOf(seed, 'country-text', code, day)
    const swing = Math.sin((number / 30 / SWING_MONTHS) * Math.PI * 2 + (hashOf(code) % 7)) * 0.6
    const bank = random.between(-1, 1) < stands + swing ? countryBank.good : countryBank.bad
    const [title, body] = random.pick<readonly [string, string]>(bank)
    const slots = { a: zh, b: '中国' }
    return [
      textOf(`country-${code}-${day}`, day, 480 + random.int(0, 600), 'zh', [
        filled(title, slots),
        filled(body, slots),
      ]),
    ]
  })
}
