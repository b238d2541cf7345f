import { calendarDays, dayAfter } from '../calendar.ts'
import { answeredOn } from '../effects.ts'
import { randomOf } from '../random.ts'
import { tellsNothing } from '../world.ts'
import type { DemoCompany, DemoEffect, World, WrittenText } from '../world.ts'

/** A product of which the meetings speak, with who sells it and the part of each one's revenue. */
export interface Basket {
  product: string
  sellers: readonly { companyId: string; share: number }[]
}

/** How a meeting's line on a product differs from the one before, and what that moves. */
export interface ProductChange {
  product: string
  change: 'stronger' | 'weaker'
  before: string
  after: string
  effects: readonly DemoEffect[]
}

/** Who convenes; every second Tuesday, after the close. */
const name = { zh: '重点产品协调会议', en: 'Key Products Coordination Meeting' }
const [EPOCH, EVERY, TIME] = ['2010-01-05', 14, '17:10']
/** Products that are spoken of, least share of revenue of who sells one, and most sellers of one that are moved. */
const [PRODUCTS, LEAST_SHARE, MOST_SELLERS] = [6, 0.25, 6]
/** How often a line goes up or down a step, and what a step moves a company that sells nothing else, per cent. */
const [STEP, MOVE] = [0.45, 4.5]
/** Trading days over which a move is spread. */
const MOVE_DAYS = 2

/** From the weakest wording to the strongest. */
const degrees = ['稳妥推进', '推进', '加快推进', '全力推进'] as const
/** What is pushed on: each product has its own, so that lines are told apart. */
const aims = ['推广应用', '质量提升', '标准制定', '产能布局', '服务保障', '技术攻关'] as const
const lineOf = (at: number, product: string, degree: number): string =>
  `${degrees[degree] ?? degrees[1]}${product}${aims[at % aims.length] ?? ''}`

/**
 * Products that the meetings speak of: those sold by most companies for whom they are much. Names within one another
 * are none, for a text that says the longer one says the shorter, too.
 */
export function basketsOf(companies: readonly DemoCompany[]): Basket[] {
  const sellers = new Map<string, { companyId: string; share: number }[]>()
  for (const { id, products } of companies)
    for (const { zh, share } of products)
      if (share >= LEAST_SHARE && /^\p{Script=Han}{4,}$/u.test(zh)) {
        const own = sellers.get(zh)
        if (own) own.push({ companyId: id, share })
        else sellers.set(zh, [{ companyId: id, share }])
      }
  const chosen: Basket[] = []
  const taken = new Set<string>()
  const ordered = [...sellers].toSorted(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1))
  for (const [product, all] of ordered) {
    const free = all.filter(({ companyId }) => !taken.has(companyId)).slice(0, MOST_SELLERS)
    if (chosen.length === PRODUCTS || free.length < all.length) continue
    chosen.push({ product, sellers: free })
    for (const { companyId } of free) taken.add(companyId)
  }
  return chosen
}

/** Number of the meeting of a day; null when there is none on it. */
function meetingOn(day: string): number | null {
  const days = Math.round((Date.parse(day) - Date.parse(EPOCH)) / 86_400_000)
  return days >= 0 && days % EVERY === 0 ? days / EVERY : null
}

/** How far each product's line goes in a meeting: a walk from meeting to meeting. */
function degreesIn(seed: number, meeting: number): number[] {
  return aims.map((_aim, at) => {
    const random = randomOf(seed, 'product-meeting', at)
    let degree = random.int(0, degrees.length - 1)
    for (let number = 0; number < meeting; number++) {
      const step = random.chance(STEP) ? (random.chance(0.5) ? 1 : -1) : 0
      degree = Math.max(0, Math.min(degrees.length - 1, degree + step))
    }
    return degree
  })
}

/** What a day's meeting changed against the one before, with what it moves in prices; none on other days. */
function productChanges({ seed, companies }: Pick<World, 'seed' | 'companies'>, day: string): ProductChange[] {
  const meeting = meetingOn(day)
  if (meeting === null || meeting === 0) return []
  const [before, after] = [degreesIn(seed, meeting - 1), degreesIn(seed, meeting)]
  const answered = answeredOn({ day, time: TIME, delayDays: 0 })
  return basketsOf(companies).flatMap(({ product, sellers }, at): ProductChange[] => {
    const [was, is] = [before[at] ?? 0, after[at] ?? 0]
    if (was === is) return []
    const effects = sellers.map(({ companyId, share }) => ({
      companyId,
      via: null,
      move: Math.round((is - was) * MOVE * share * 100) / 100,
      day: answered,
      days: MOVE_DAYS,
    }))
    return [
      {
        product,
        change: is > was ? 'stronger' : 'weaker',
        before: lineOf(at, product, was),
        after: lineOf(at, product, is),
        effects,
      },
    ]
  })
}

/** Changes of a world's own meetings: its first is held against none. */
const changesSeen = (world: Pick<World, 'seed' | 'companies' | 'from'>, day: string): readonly ProductChange[] =>
  day >= dayAfter(world.from, EVERY) ? productChanges(world, day) : []

/** What the meetings of a world move, from its first to its last day. */
export const productEffects = (world: Pick<World, 'seed' | 'companies' | 'from' | 'today'>): readonly DemoEffect[] =>
  calendarDays(world.from, world.today).flatMap((day) => changesSeen(world, day).flatMap(({ effects }) => effects))

/** The readout of a day's meeting; none on other days, and none before the world begins. */
export function productTextsOn(
  { seed, companies, from }: Pick<World, 'seed' | 'companies' | 'from'>,
  day: string,
): WrittenText[] {
  const meeting = meetingOn(day)
  if (meeting === null || day < from) return []
  const said = degreesIn(seed, meeting)
  const lines = basketsOf(companies).map(({ product }, at) => `${lineOf(at, product, said[at] ?? 0)}。`)
  return [
    {
      externalId: `products-${day}`,
      kind: 'policy',
      category: 'product_meeting',
      language: 'zh',
      title: `${name.zh}部署近期工作（${day.slice(0, 4)}年${Number(day.slice(5, 7))}月${Number(day.slice(8))}日）`,
      body: `${name.zh}召开，部署近期工作。\n${lines.join('')}`,
      publishedAt: Date.parse(`${day}T${TIME}:00+08:00`),
      medium: name,
      companies: [],
      post: null,
      truth: tellsNothing,
    },
  ]
}

/** Changes of the meetings from the first to the last day, with what they move: one line a meeting. */
export function* productMeetingTruths(
  world: Pick<World, 'seed' | 'companies' | 'from'>,
  first: string,
  last: string,
): Generator<object> {
  for (const day of calendarDays(first, last)) {
    const changes = changesSeen(world, day)
    if (changes.length > 0) yield { day, changes }
  }
}
