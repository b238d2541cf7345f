import { existsSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { simulate } from '../build.ts'
import { calendarDays } from '../calendar.ts'
import { document } from '@pandora/contract/domains/documents/records'
import type { DemoEvent, World, WrittenText } from '../world.ts'
import { brokers, chineseMedia, englishMedia } from './banks/media.ts'
import { organs, unlisted } from './banks/organs.ts'
import { writeDay, writeDayFrom } from './day.ts'
import { amountEn } from './styles.ts'
import { meetingBody, meetingChanges, meetingOn } from './meeting.ts'

const amount = { news: 40, announcements: 20, reports: 5, policies: 3, posts: 260 }
let world: World
let texts: WrittenText[]
let eventOf: Map<string, DemoEvent>

beforeAll(() => {
  world = simulate({ seed: 11, size: 'small', from: '2025-06-01', today: '2025-11-30' }).world
  texts = calendarDays('2025-07-01', '2025-10-31').flatMap((day) => [...writeDay(world, day, amount)])
  eventOf = new Map(world.events.map((event) => [event.id, event]))
})

const documents = () => texts.filter((one) => one.kind !== 'post')
const posts = () => texts.filter((one) => one.kind === 'post')
const grams = (text: string): Set<string> =>
  new Set(Array.from({ length: Math.max(0, text.length - 3) }, (_, at) => text.slice(at, at + 4)))
function likeness(one: string, other: string): number {
  const [a, b] = [grams(one), grams(other)]
  const shared = [...a].filter((gram) => b.has(gram)).length
  return shared / (a.size + b.size - shared || 1)
}

test('the same day of the same world is written the same, in another order of days too', () => {
  const again = writeDay(world, '2025-09-10', amount)
  writeDay(world, '2025-09-11', amount)
  expect(writeDay(world, '2025-09-10', amount)).toEqual(again)
  expect(again.length).toBeGreaterThan(300)
})

test('the hidden half writes other titles than the shown one', () => {
  const shown = new Set(documents().map((one) => one.title))
  const hidden = calendarDays('2025-09-01', '2025-09-12')
    .flatMap((day) => writeDayFrom(world, day, amount, true))
    .filter((one) => one.kind === 'news')
  expect(hidden.length).toBeGreaterThan(100)
  expect(hidden.filter((one) => shown.has(one.title)).length).toBeLessThan(hidden.length * 0.02)
  expect(hidden.every((one) => one.truth.hidden)).toBe(true)
})

test('of industries that make nothing no text tells of plants, makers, docks or fairs', () => {
  const services = new Set(['480000', '490000'])
  const names = world.industries.flatMap((one) =>
    services.has(one.code) || services.has(one.parentCode ?? '') ? [one.zh, one.en.toLowerCase()] : [],
  )
  expect(names.length).toBeGreaterThan(3)
  const making = /^(?:Robots arrive in|Inside the) (.+?) (?:plants|trade)|^Banks cool on (.+)/u
  const said = documents().flatMap((one) => {
    const found = making.exec(one.title)
    return found ? [(found[1] ?? found[2] ?? '').toLowerCase()] : []
  })
  expect(said.length).toBeGreaterThan(5)
  expect(
    said.filter((one) => names.some((name) => one.includes(name) || one.includes('bank') || one.includes('insur'))),
  ).toEqual([])
})

test('every text fits the product: kinds, lengths, ids of their own, times inside the day, in order', () => {
  const ids = new Set<string>()
  for (const one of texts) {
    const day = `${one.externalId.slice(0, 4)}-${one.externalId.slice(4, 6)}-${one.externalId.slice(6, 8)}`
    const start = Date.parse(`${day}T00:00:00+08:00`)
    expect(one.publishedAt >= start && one.publishedAt < start + 86_400_000).toBe(true)
    expect(ids.has(one.externalId)).toBe(false)
    ids.add(one.externalId)
    expect(`${one.title}${one.body}`).not.toMatch(/undefined|NaN|null|[{}|]/u)
  }
  const record = (one: WrittenText) => ({
    document_id: one.externalId,
    external_id: one.externalId,
    source_name: one.medium.zh,
    source_name_en: one.medium.en,
    kind: one.kind,
    category: one.category,
    language: one.language,
    title: one.title,
    body: one.body,
    url: null,
    image_urls: [],
    published_at: new Date(one.publishedAt).toISOString(),
    precision: 'instant',
  })
  for (const one of texts) expect(document.schema.safeParse(record(one)).success, one.title).toBe(true)
  for (let at = 1; at < 300; at++)
    expect(
      (texts[at]?.publishedAt ?? 0) >= (texts[at - 1]?.publishedAt ?? 0) || texts[at]?.externalId.endsWith('00001'),
    ).toBe(true)
})

test('news and reports have two to ten sentences, and titles the length of a headline', () => {
  for (const one of documents().filter((text) => text.kind === 'news' || text.kind === 'report')) {
    const count = [...one.body.matchAll(/[。？！]|[.!?](?=\s|"|$)/gu)].length
    expect(count, one.body).toBeGreaterThanOrEqual(1)
    expect(count, one.body).toBeLessThanOrEqual(14)
    expect([...one.title].length, one.title).toBeLessThanOrEqual(one.language === 'zh' ? 48 : 120)
    expect([...one.title].length, one.title).toBeGreaterThanOrEqual(5)
  }
  const short = documents().filter(
    (one) =>
      one.kind === 'news' &&
      one.truth.eventIds.length > 0 &&
      one.category !== 'rumour' &&
      [...one.body.matchAll(/[。？！]|[.!?](?=\s|"|$)/gu)].length < 2,
  )
  expect(short.map((one) => one.body)).toEqual([])
})

test('no two documents of a day have the same title but for copies', () => {
  const seen = new Set<string>()
  const twice = documents().filter((one) => {
    const key = `${one.externalId.slice(0, 8)} ${one.title}`
    if (one.truth.copyOf !== null) return false
    if (seen.has(key)) return true
    seen.add(key)
    return false
  })
  expect(twice.map((one) => one.title)).toEqual([])
})

test('every event is told, from either half of the banks', () => {
  for (const hidden of [false, true]) {
    for (const event of world.events.filter((one) => one.day >= '2025-07-01' && one.day <= '2025-08-31')) {
      const told = writeDayFrom(world, event.day, { ...amount, news: 0, posts: 0 }, hidden).filter(
        (one) => one.truth.eventIds.includes(event.id) && one.kind !== 'policy',
      )
      expect(told.length, event.type).toBeGreaterThan(0)
    }
  }
})

describe('figures', () => {
  const told = () =>
    documents().filter((one) => one.truth.eventIds.length === 1 && (one.kind === 'news' || one.kind === 'announcement'))
  const near = (said: number, digits: number, truth: number) => Math.abs(said - truth) <= 0.5 * 10 ** -digits + 1e-9
  const digitsOf = (figure: string) => (figure.split('.')[1] ?? '').length

  test('amounts in Chinese texts about an event are the amount of the event', () => {
    let checked = 0
    for (const one of told().filter((text) => text.language === 'zh')) {
      const amountOf = eventOf.get(one.truth.eventIds[0] ?? '')?.details.amount
      for (const [, rounding, figure = '', unit = ''] of `${one.title}\n${one.body}`.matchAll(
        /(逾|超|近)?(\d+(?:\.\d+)?)(亿|万)(?!件)元?/gu,
      )) {
        const value = (amountOf ?? Number.NaN) / (unit === '亿' ? 1e8 : 1e4)
        const step = value >= 1000 ? 100 : value >= 100 ? 10 : value >= 10 ? 1 : 0.1
        expect(
          near(Number(figure), digitsOf(figure), value) ||
            (rounding !== undefined && Math.abs(Number(figure) - value) < step),
          `${one.title} ${amountOf}`,
        ).toBe(true)
        checked++
      }
    }
    expect(checked).toBeGreaterThan(60)
  })

  test('amounts in English texts about an event are the amount of the event', () => {
    let checked = 0
    for (const one of told().filter((text) => text.language === 'en')) {
      const amountOf = eventOf.get(one.truth.eventIds[0] ?? '')?.details.amount
      for (const [, figure = '', unit = ''] of `${one.title}\n${one.body}`.matchAll(
        /(\d+(?:\.\d+)?) ?(billion|million|bn|mn)/gu,
      )) {
        expect(
          near(Number(figure), digitsOf(figure), (amountOf ?? Number.NaN) / (unit.startsWith('b') ? 1e9 : 1e6)),
          `${one.title} ${amountOf}`,
        ).toBe(true)
        checked++
      }
    }
    expect(checked).toBeGreaterThan(12)
  })

  test('an amount below a million is told in English as the figure that it is', () => {
    for (const style of [0, 1, 2, 3])
      expect(amountEn(76_300, { amount: style, rate: '%', day: 0 })).toMatch(/^(?:CNY ?|RMB)?76,300(?: yuan)?$/)
    expect(amountEn(40_000, { amount: 2, rate: '%', day: 0 })).toBe('40,000 yuan')
    expect(amountEn(1_200_000, { amount: 2, rate: '%', day: 0 })).toBe('1.2 million yuan')
  })

  test('rates in texts about an event are the rate of the event', () => {
    let checked = 0
    for (const one of told()) {
      const rate = Math.abs(eventOf.get(one.truth.eventIds[0] ?? '')?.details.rate ?? Number.NaN)
      for (const [, rounding, figure = ''] of `${one.title}\n${one.body}`.matchAll(
        /(逾|超|近)?(\d+(?:\.\d+)?)(?:%| per cent| percent)/gu,
      )) {
        // Figures of the rules themselves: holders of 5 %, a price cap of 150 %, a step of 1 %.
        if (['5', '150', '1'].includes(figure)) continue
        expect(Math.abs(Number(figure) - rate), `${one.title}\n${one.body} ${rate}`).toBeLessThan(
          rounding === undefined ? 0.051 : 1,
        )
        checked++
      }
    }
    expect(checked).toBeGreaterThan(60)
  })
})

test('every company that a text is linked to exists and is named in it, and every company it names is linked', () => {
  for (const one of documents().filter((text) => text.kind !== 'policy')) {
    const text = `${one.title}\n${one.body}`
    const linked = new Set(one.companies.map(({ id }) => id))
    for (const id of linked) {
      const { shortZh, nameZh, shortEn, nameEn, code } = world.company(id)
      expect(
        (one.language === 'zh' ? [shortZh, nameZh, code] : [shortEn, nameEn, code]).some((name) => text.includes(name)),
        `${text} ${shortZh}`,
      ).toBe(true)
    }
    if (one.language === 'zh')
      for (const named of world.companies)
        if (text.includes(named.shortZh)) expect(linked.has(named.id), `${text} ${named.shortZh}`).toBe(true)
    expect(Object.keys(one.truth.tones).filter((id) => !linked.has(id) && one.kind === 'news')).toEqual([])
  }
})

test('copies lie within their band: word for word, or much alike and not the same; and never before what they copy', () => {
  const byId = new Map(texts.map((one) => [one.externalId, one]))
  const copies = texts.filter((one) => one.truth.copyOf !== null)
  expect(copies.length).toBeGreaterThan(100)
  for (const one of copies) {
    const original = byId.get(one.truth.copyOf ?? '')
    expect(original?.truth.copyOf).toBeNull()
    expect((original?.publishedAt ?? Infinity) <= one.publishedAt).toBe(true)
    const [mine, theirs] = [`${one.title}\n${one.body}`, `${original?.title}\n${original?.body}`]
    if (one.truth.exact) expect(mine).toBe(theirs)
    else {
      expect(mine).not.toBe(theirs)
      expect(likeness(mine, theirs), mine).toBeGreaterThan(0.45)
    }
  }
})

test('posts: every stance has its part, some are ironic, some repeat another, both platforms have their manner', () => {
  const all = posts()
  const share = (which: (one: WrittenText) => boolean) => all.filter(which).length / all.length
  for (const stance of ['many', 'empty', 'neutral', 'irrelevance'] as const)
    expect(share((one) => one.truth.stance === stance)).toBeGreaterThan(0.08)
  expect(share((one) => one.truth.ironic)).toBeGreaterThan(0.01)
  expect(share((one) => one.truth.ironic)).toBeLessThan(0.12)
  const length = (platform: 'xq' | 'df') => {
    const own = all.filter((one) => one.post?.platform === platform)
    return own.reduce((sum, one) => sum + one.body.length, 0) / own.length
  }
  expect(length('xq')).toBeGreaterThan(2 * length('df'))
  const marked = all.filter(
    (one) => one.post?.platform === 'xq' && one.truth.stance !== 'irrelevance' && !one.body.startsWith('回复'),
  )
  expect(marked.every((one) => /\$[^$]+\((?:SH|SZ)\d{6}\)\$/u.test(one.body))).toBe(true)
  expect(all.filter((one) => one.truth.stance === 'irrelevance').every((one) => one.companies.length === 0)).toBe(true)
})

test('authors are right about five sessions from the next open as often as their skill says', () => {
  const seen = { high: [0, 0], low: [0, 0] }
  const skillOf = new Map(world.authors.map((one) => [one.id, one.skill]))
  let [right, expected, count] = [0, 0, 0]
  for (const one of posts()) {
    const id = one.companies[0]?.id
    const { stance, copyOf } = one.truth
    if (!id || copyOf !== null || (stance !== 'many' && stance !== 'empty')) continue
    const day = `${one.externalId.slice(0, 4)}-${one.externalId.slice(4, 6)}-${one.externalId.slice(6, 8)}`
    const at = Date.parse(`${day}T09:30:00+08:00`)
    const [first = '', ...rest] = world.days.filter((other) => other > day || (other === day && one.publishedAt < at))
    const future = rest
      .slice(0, 4)
      .reduce((sum, other) => sum + (world.tape.ownOf(id, other) ?? 0), world.tape.ownFromOpenOf(id, first) ?? 0)
    const hit = future >= 0 === (stance === 'many')
    const skill = skillOf.get(one.post?.authorId ?? '') ?? 0.5
    right += hit ? 1 : 0
    expected += skill
    count++
    const group = skill > 0.56 ? seen.high : skill < 0.44 ? seen.low : null
    if (group) [group[0], group[1]] = [(group[0] ?? 0) + (hit ? 1 : 0), (group[1] ?? 0) + 1]
  }
  expect(count).toBeGreaterThan(5_000)
  expect(Math.abs(right - expected) / count).toBeLessThan(0.03)
  expect((seen.high[0] ?? 0) / (seen.high[1] || 1)).toBeGreaterThanOrEqual((seen.low[0] ?? 0) / (seen.low[1] || 1))
})

test('about a quarter of news, notices and reports is in English, and English texts hold no Chinese', () => {
  const all = documents().filter((one) => one.kind !== 'policy')
  const english = all.filter((one) => one.language === 'en')
  expect(english.length / all.length).toBeGreaterThan(0.18)
  expect(english.length / all.length).toBeLessThan(0.4)
  expect(english.filter((one) => /\p{Script=Han}/u.test(one.title + one.body)).map((one) => one.title)).toEqual([])
})

test('a page of sixty headlines in a row repeats itself little: nine in ten runs of four characters are different', () => {
  const titles = documents()
    .filter((one) => one.truth.copyOf === null)
    .map((one) => one.title)
  const shares: number[] = []
  for (let at = 0; at + 60 <= titles.length; at += 60) {
    const runs = titles.slice(at, at + 60).flatMap((title) =>
      /\p{Script=Han}/u.test(title)
        ? Array.from({ length: Math.max(0, title.length - 3) }, (_, from) => title.slice(from, from + 4))
        : title
            .split(' ')
            .map((_, from, words) => words.slice(from, from + 4).join(' '))
            .slice(0, -3),
    )
    shares.push(new Set(runs).size / runs.length)
  }
  // A small market has 36 companies, whose names and products return sooner than those of the market that people see
  // (mean 0.93).
  expect(shares.reduce((sum, one) => sum + one, 0) / shares.length).toBeGreaterThan(0.8)
})

test('changes between two quarterly meetings are those of their texts', () => {
  const meeting = meetingOn('2025-07-30') ?? 0
  expect(meeting).toBeGreaterThan(0)
  expect(meetingOn('2025-07-29')).toBeNull()
  let changes = 0
  for (const hidden of [false, true]) {
    for (let number = meeting - 8; number <= meeting; number++) {
      const [before, after] = [meetingBody(11, number - 1, hidden), meetingBody(11, number, hidden)]
      for (const change of meetingChanges(11, number, hidden)) {
        if (change.before !== null) expect(before.includes(change.before) && !after.includes(change.before)).toBe(true)
        if (change.after !== null) expect(after.includes(change.after) && !before.includes(change.after)).toBe(true)
        expect(change.before !== null || change.change === 'added').toBe(true)
        expect(change.after !== null || change.change === 'removed').toBe(true)
        changes++
      }
    }
  }
  expect(changes).toBeGreaterThan(20)
  expect(texts.filter((one) => one.category === 'politburo_econ').map((one) => one.externalId.slice(0, 8))).toEqual([
    '20250730',
    '20251029',
  ])
})

const real = '../shared/data/numeric/a_share_companies/companies.dev.csv'
test.skipIf(!existsSync(real))(
  'media, brokers, organs and unlisted firms bear no name of a real listed company (skipped where ../shared/data is absent)',
  () => {
    const names = new Set(
      readFileSync(real, 'utf8')
        .split('\n')
        .slice(1)
        .flatMap((line) => line.split(',').slice(2, 5)),
    )
    const own = [...chineseMedia, ...englishMedia, ...brokers, ...organs, ...unlisted].map((one) => one.zh)
    expect(names.size).toBeGreaterThan(3_000)
    expect(own.filter((name) => names.has(name))).toEqual([])
  },
)
