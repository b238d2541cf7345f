import { dayAfter } from '../calendar.ts'
import { listedOn } from '../language/routine.ts'
import { randomOf, type Random } from '../random.ts'
import type { DemoAuthor, DemoCompany, World, WrittenText } from '../world.ts'
import { plainIndustry } from '../language/styles.ts'
import { crowdAccounts } from './accounts.ts'
import { crowdWords, type CrowdHalf, type CrowdWords } from './bank.ts'
import { varied, waysOf } from './vary.ts'

/**
 * What many accounts write at once: `ring`, near copies of one text by accounts of one ring; and what is not that:
 * `news` passed on, a `phrase` anybody writes, own words on one `event`, a post that is `quote`d.
 */
export type CrowdSort = 'ring' | 'news' | 'phrase' | 'event' | 'quote'
const turns: readonly CrowdSort[] = ['ring', 'news', 'ring', 'phrase', 'ring', 'event', 'ring', 'quote']
/** Days in which one such matter is told of. */
const SPAN = 3
const EPOCH = Date.parse('2020-01-01T00:00:00Z')
const numberOfDay = (day: string): number => Math.round((Date.parse(`${day}T00:00:00Z`) - EPOCH) / 86_400_000)

interface Told {
  author: DemoAuthor
  /** Minutes since midnight. */
  minute: number
  text: string
  about: DemoCompany
  stance: 'many' | 'empty' | 'neutral'
}

interface Scene {
  world: World
  day: string
  half: CrowdHalf
  words: CrowdWords
  about: DemoCompany
  listed: readonly DemoCompany[]
  random: Random
}

const filled = (text: string, slots: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w)\}/gu, (whole, name: string) => slots[name] ?? whole)

function slotsOf({ world, day, random }: Scene, company: DemoCompany): Record<string, string> {
  const before = world.days.findLast((one) => one < day)
  const close = (before === undefined ? null : world.tape.closeOf(company.id, before)) ?? 10
  return {
    s: company.shortZh,
    t: plainIndustry(world.industry(company.path[0])).zh,
    n: String(random.int(2, 40)),
    p: (close * random.between(1.2, 2)).toFixed(0),
  }
}

/** Minutes from the first on: within an hour or three, or over the better part of the day; never past the day. */
function minutesOf(random: Random, count: number): number[] {
  const slow = random.chance(0.3)
  const first = slow ? random.int(450, 560) : random.int(480, 1150)
  const span = slow ? random.int(420, 720) : random.int(25, 180)
  return [0, ...Array.from({ length: count - 1 }, () => random.int(1, span))]
    .map((later) => Math.min(1435, first + later))
    .toSorted((a, b) => a - b)
}

function ringTold(scene: Scene): Told[] {
  const { world, half, words, about, listed, random } = scene
  const { rings } = crowdAccounts(world)
  const size = random.chance(0.6) ? random.int(3, 6) : random.int(7, 12)
  const members = random.sample(random.pick(rings), size)
  const frame = random.pick(words.rings)
  const slots = slotsOf(scene, about)
  const ways = random.sample(waysOf(half), random.int(2, 3))
  // One in five goes round about several companies with nothing but the name changed.
  const across = random.chance(0.2) ? random.sample(listed, 4) : []
  const stance = /跌|爆仓|清仓/u.test(frame) ? 'empty' : 'many'
  return minutesOf(random, members.length).flatMap((minute, at) => {
    const author = members[at]
    if (!author) return []
    const company = across.length > 0 ? random.pick(across) : about
    const names = random.sample(ways, random.int(1, 2))
    const base = filled(frame, { ...slots, s: company.shortZh })
    return [{ author, minute, text: varied(base, { half, names, about: company }, random), about: company, stance }]
  })
}

/** A text of the day's news that has one company, passed on by several accounts after it came. */
function newsTold({ world, words, random }: Scene, day: readonly WrittenText[]): Told[] {
  const news = day.filter(
    (text) =>
      text.kind === 'news' &&
      text.language === 'zh' &&
      text.companies.length === 1 &&
      text.title.length >= 14 &&
      minuteIn(text.publishedAt) < 1200,
  )
  if (news.length === 0) return []
  const told = random.pick(news)
  const about = world.company(told.companies[0]?.id ?? '')
  const form = random.pick(words.reposts)
  const first = /^[^。！？\n]+[。！？]?/u.exec(told.body)?.[0] ?? told.body
  const from = minuteIn(told.publishedAt) + 2
  return random.sample(crowdAccounts(world).others, random.int(4, 9)).map((author) => ({
    author,
    minute: Math.min(1435, from + random.int(1, 200)),
    text: filled(random.chance(0.7) ? form : random.pick(words.reposts), {
      w: told.title,
      f: first,
      g: told.medium.zh,
      c: random.pick(words.comments),
    }),
    about,
    stance: 'neutral',
  }))
}

function phraseTold({ world, words, about, random }: Scene): Told[] {
  const phrase = random.pick(words.phrases)
  return random.sample(crowdAccounts(world).others, random.int(4, 12)).map((author) => ({
    author,
    minute: random.int(570, 900),
    text: phrase + random.pick(['', '！', '💪', '。。', '👍', '～']),
    about,
    stance: 'neutral',
  }))
}

function eventTold(scene: Scene): Told[] {
  const { world, words, about, random } = scene
  const fact = filled(random.pick(words.facts), slotsOf(scene, about))
  const authors = random.sample(crowdAccounts(world).others, random.int(4, 8))
  const [opinions, reasons, doings] = [words.opinions, words.reasons, words.doings].map((bank) =>
    random.sample(bank, 8),
  )
  const from = random.int(500, 1000)
  return authors.map((author, at) => {
    const own = [opinions?.[at] ?? '', reasons?.[at] ?? '', doings?.[at] ?? '']
    const said = random.chance(0.5) ? [fact, ...own] : [own[0] ?? '', fact, ...own.slice(1)]
    return {
      author,
      minute: Math.min(1435, from + random.int(0, 300)),
      text: `${said.join('，')}。`,
      about,
      stance: 'neutral',
    }
  })
}

function quoteTold(scene: Scene): Told[] {
  const { world, words, about, random } = scene
  const [first, ...others] = random.sample(crowdAccounts(world).others, random.int(5, 9))
  if (!first) return []
  const from = random.int(480, 900)
  const said = [
    filled(random.pick(words.facts), slotsOf(scene, about)),
    random.pick(words.opinions),
    random.pick(words.reasons),
    random.pick(words.doings),
  ]
  const original = `${said.join('，')}。`
  return [
    { author: first, minute: from, text: original, about, stance: 'neutral' },
    ...others.map((author): Told => ({
      author,
      minute: Math.min(1435, from + random.int(3, 240)),
      text: filled(random.pick(words.quotes), { a: first.name, o: original, c: random.pick(words.comments) }),
      about,
      stance: 'neutral',
    })),
  ]
}

const minuteIn = (instant: number): number => Math.floor(((instant + 8 * 3_600_000) % 86_400_000) / 60_000)

const cut = (text: string): string => {
  const first = text.split(/[\n。！？；]/u, 1)[0] ?? text
  return first.length > 40 || first === '' ? `${[...text].slice(0, 38).join('')}…` : first
}

/**
 * Posts of a day that many accounts write at once, in order of time. `texts` is what the day has beside them; none of
 * it is touched.
 */
export function crowdTextsOn(world: World, day: string, texts: readonly WrittenText[]): WrittenText[] {
  const span = Math.floor(numberOfDay(day) / SPAN)
  const random = randomOf(world.seed, 'crowd', span)
  if (day < world.from || day !== dayAfter('2020-01-01', span * SPAN + random.int(0, SPAN - 1))) return []
  const listed = listedOn(world, day)
  if (listed.length === 0) return []
  const half: CrowdHalf = Math.floor(span / turns.length) % 2 === 0 ? 'shown' : 'hidden'
  const sort = turns[span % turns.length] ?? 'ring'
  const scene: Scene = { world, day, half, words: crowdWords[half], about: random.pick(listed), listed, random }
  const told = {
    ring: ringTold,
    news: (one: Scene) => newsTold(one, texts),
    phrase: phraseTold,
    event: eventTold,
    quote: quoteTold,
  }[sort](scene)
  const start = Date.parse(`${day}T00:00:00+08:00`)
  const id = `crowd-${span}`
  return told
    .map((one, at) => writtenOf(one, { id: `${id}-${at}`, at: start + one.minute * 60_000 + random.int(0, 59) * 1000 }))
    .map((text) => ({ ...text, truth: { ...text.truth, crowd: { id, sort, half } } }))
    .toSorted((a, b) => a.publishedAt - b.publishedAt)
}

const writtenOf = ({ author, text, about, stance }: Told, { id, at }: { id: string; at: number }): WrittenText => ({
  externalId: id,
  kind: 'post',
  category: null,
  language: 'zh',
  title: cut(text),
  body: text,
  publishedAt: at,
  medium: { zh: author.name, en: author.name },
  companies: [{ id: about.id, relation: 'subject' }],
  post: { platform: author.platform, authorId: author.id, replies: 0, likes: 0 },
  truth: {
    eventIds: [],
    trifleId: null,
    copyOf: null,
    exact: false,
    stance,
    ironic: false,
    tones: { [about.id]: stance === 'many' ? 1 : stance === 'empty' ? -1 : 0 },
    hidden: false,
  },
})
