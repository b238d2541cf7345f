import { dayAfter } from '../calendar.ts'
import { randomOf } from '../random.ts'
import type { DayAmount, World, WriteDay, WrittenText } from '../world.ts'
import { reprint } from './copies.ts'
import { deskFor, type Desk, type Draft } from './draft.ts'
import { feature, moversOf, priceMove } from './features.ts'
import { industryPiece, macroNews, morning, wrap } from './market.ts'
import { eventNews } from './news.ts'
import { councilMeeting, economicMeeting, notice, officialPapers } from './policy.ts'
import { posts } from './posts.ts'
import { researchReport } from './reports.ts'
import { listedOn, routineNotice } from './routine.ts'
import { tellTrifles } from './trifles.ts'

/** Part of the news that other media print again. */
const REPRINTS = 0.12
const ENGLISH = 0.3

const isDraft = (draft: Draft | undefined): draft is Draft => draft !== undefined

/** Draws until there are enough, or nothing new comes any more. */
function fill(drafts: Draft[], wanted: number, make: () => Draft | undefined): void {
  for (let misses = 0; drafts.length < wanted && misses < 20;) {
    const one = make()
    if (one) drafts.push(one)
    else misses++
  }
}

function newsOf(desk: Desk, amount: DayAmount): Draft[] {
  const { world, day, random } = desk
  const told = [
    ...eventNews(desk, (count) => dayAfter(day, -count)),
    ...tellTrifles(deskFor(world, day, 'trifles', desk.titles, desk.hidden), 'news'),
  ]
  const at = world.days.indexOf(day)
  const fixed =
    at < 0
      ? []
      : [
          wrap(desk, 'zh'),
          random.chance(0.5) ? wrap(desk, 'zh') : undefined,
          random.chance(0.8) ? wrap(desk, 'en') : undefined,
          at > 0 ? morning(desk, world.days[at - 1] ?? '') : undefined,
        ]
  const news = [...told, ...fixed.filter(isDraft), ...macroNews(desk)]
  const originals = news.filter((one) => one.kind === 'news')
  const copies = originals.filter(() => random.chance(REPRINTS)).map((one) => reprint(random, one))
  const movers = moversOf(desk, 10 + Math.floor(amount.news / 5))
  fill(news, amount.news + told.filter((one) => one.kind === 'announcement').length - copies.length, () => {
    const language = random.chance(ENGLISH) ? 'en' : 'zh'
    const sort = random.next()
    if (sort < 0.38) return feature(desk, language)
    return (sort < 0.65 ? priceMove(desk, language, movers) : undefined) ?? industryPiece(desk, language)
  })
  return [...news, ...copies]
}

function announcementsOf(desk: Desk, wanted: number): Draft[] {
  const drafts = tellTrifles(desk, 'filing')
  const listed = listedOn(desk.world, desk.day)
  if (listed.length > 0) fill(drafts, wanted, () => routineNotice(desk, desk.random.pick(listed)))
  return drafts
}

function reportsOf(desk: Desk, wanted: number): Draft[] {
  const { world, day, random } = desk
  const drafts: Draft[] = []
  const recent = [1, 2]
    .flatMap((count) => [...world.eventsOn(dayAfter(day, -count))])
    .filter((event) => event.companyId !== null)
  const listed = listedOn(world, day)
  if (listed.length > 0) {
    fill(drafts, wanted, () => {
      const event = recent.length > 0 && random.chance(0.6) ? random.pick(recent) : null
      return researchReport(
        desk,
        event?.companyId ? world.company(event.companyId) : random.pick(listed),
        event?.id ?? null,
        event?.sign ?? 0,
      )
    })
  }
  return drafts
}

function policiesOf(desk: Desk, wanted: number): Draft[] {
  const { world, day, random } = desk
  const drafts = [economicMeeting(desk), ...officialPapers(desk)].filter(isDraft)
  for (const event of world.eventsOn(day)) {
    if (event.industryCode === null || !(event.type.startsWith('regulation') || event.type === 'subsidy')) continue
    const paper = notice(desk, world.industry(event.industryCode), event.sign, [event.id])
    if (paper) drafts.push(paper)
  }
  const industry = () => {
    const company = random.pick(world.companies)
    return world.industry(random.chance(0.6) ? company.path[0] : company.industryCode)
  }
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  fill(drafts, wanted, () =>
    weekday === 3 && random.chance(0.5)
      ? councilMeeting(desk, industry())
      : notice(desk, industry(), random.pick([1, 1, 0, -1] as const), []),
  )
  return drafts
}

function numbered(desk: Desk, drafts: Draft[]): WrittenText[] {
  const { world, day, hidden } = desk
  const start = Date.parse(`${day}T00:00:00+08:00`)
  const random = randomOf(world.seed, 'texts', day, 'seconds')
  const ids = new Map<Draft, string>()
  const compact = day.replaceAll('-', '')
  const timed = drafts.map((draft) => ({
    draft,
    at: start + Math.min(86_399, Math.floor(Math.max(0, draft.minute) * 60) + random.int(0, 59)) * 1000,
  }))
  // A copy is never earlier than what it copies.
  const timeOf = new Map(timed.map(({ draft, at }) => [draft, at]))
  for (const one of timed)
    if (one.draft.copyOf)
      one.at = Math.max(one.at, Math.min(start + 86_399_000, (timeOf.get(one.draft.copyOf) ?? 0) + 1000))
  timed.sort((a, b) => a.at - b.at)
  for (const [number, { draft }] of timed.entries()) ids.set(draft, `${compact}-${String(number + 1).padStart(5, '0')}`)
  return timed.map(({ draft, at }) => ({
    externalId: ids.get(draft) ?? '',
    kind: draft.kind,
    category: draft.category,
    language: draft.language,
    title: draft.title,
    body: draft.body,
    publishedAt: at,
    medium: draft.medium,
    companies: draft.companies,
    post: draft.post,
    ...(draft.header ? { header: draft.header } : {}),
    truth: {
      eventIds: draft.eventIds,
      trifleId: draft.trifleId ?? null,
      copyOf: draft.copyOf ? (ids.get(draft.copyOf) ?? null) : null,
      exact: draft.exact,
      stance: draft.stance,
      ironic: draft.ironic,
      tones: draft.tones,
      hidden,
    },
  }))
}

/** Everything written on a day, from the shown half of the phrase banks or, for measuring, the hidden one. */
export function writeDayFrom(world: World, day: string, amount: DayAmount, hidden: boolean): readonly WrittenText[] {
  const titles = new Set<string>()
  const desk = (part: string) => deskFor(world, day, part, titles, hidden)
  const drafts = [
    ...newsOf(desk('news'), amount),
    ...announcementsOf(desk('announcements'), amount.announcements),
    ...reportsOf(desk('reports'), amount.reports),
    ...policiesOf(desk('policies'), amount.policies),
    ...posts(desk('posts'), amount.posts, (count) => dayAfter(day, -count)),
  ]
  return numbered(desk('numbers'), drafts)
}

/** Everything written on a day of the market that people see. */
export const writeDay: WriteDay = (world, day, amount) => writeDayFrom(world, day, amount, false)
