import type { Random } from '../random.ts'
import type { DemoAuthor, DemoCompany, DemoEvent } from '../world.ts'
import { minuteOf, type Desk, type Draft } from './draft.ts'
import { aroundOf, postSlots, seenAt, type Around } from './post-slots.ts'
import { postText, type Sort, type Stance } from './post-text.ts'
import { listedOn } from './routine.ts'

/** Part of the posts that repeat one of the day, that answer one, that sell something. */
const COPIES = 0.036
const REPLIES = 0.1
/** Shorter posts are not copied: whoever writes the like need not have read the other. */
const SHORTEST = 12
const ADVERTS = 0.025
const QUESTIONS = 0.07
const NEUTRAL = 0.16
/** Minute of a trading day at which a call that was made before it is entered. */
const OPENS = 570

/** Sums of weights, to draw by. */
function drawer<T>(items: readonly T[], weight: (item: T) => number): (random: Random) => T | undefined {
  const sums: number[] = []
  let sum = 0
  for (const item of items) sums.push((sum += weight(item)))
  return (random) => {
    const at = random.next() * sum
    let [low, high] = [0, sums.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) > at) high = middle
      else low = middle + 1
    }
    return items[low]
  }
}

/** Before the open, while trading, at noon, after the close, at night. */
function someMinute(random: Random, trading: boolean): number {
  const share = random.next()
  if (!trading) return random.int(480, 1430)
  if (share < 0.15) return random.int(400, 567)
  if (share < 0.45) return random.int(570, 690)
  if (share < 0.52) return random.int(690, 779)
  if (share < 0.77) return random.int(780, 900)
  return random.int(900, 1430)
}

interface Topic {
  company: DemoCompany
  event: DemoEvent | null
}

/** What one writes of today: events of these days, what moved, what one likes. */
function topicsOf(
  desk: Desk,
  around: Around,
  dayBefore: (count: number) => string,
): (author: DemoAuthor) => Topic | undefined {
  const { world, day, random } = desk
  const listed = listedOn(world, day)
  const events = [0, 1, 2].flatMap((past) =>
    world.eventsOn(past === 0 ? day : dayBefore(past)).flatMap((event) => {
      const weight = event.size / (1 + past * 2)
      if (event.companyId !== null) return [{ event, company: world.company(event.companyId), weight }]
      return event.effects
        .slice(0, 6)
        .map((one) => ({ event, company: world.company(one.companyId), weight: Math.abs(one.move) / (2 + past * 2) }))
    }),
  )
  const byEvent = drawer(events, (one) => one.weight)
  const moved = listed.map((company) => ({
    company,
    weight: Math.abs(world.tape.changeOf(company.id, around.trading ? day : (around.before ?? day)) ?? 0) ** 2 + 0.2,
  }))
  const byMove = drawer(moved, (one) => one.weight)
  const bySector = Map.groupBy(listed, (one) => one.path[0])
  const eventShare = events.length > 0 ? 0.45 : 0
  return (author) => {
    const way = random.next()
    if (way < eventShare) return byEvent(random)
    if (way < eventShare + 0.3 || author.likes.length === 0) {
      const one = byMove(random)
      return one && { company: one.company, event: null }
    }
    const liked = bySector.get(random.pick(author.likes)) ?? listed
    return liked.length > 0 ? { company: random.pick(liked), event: null } : undefined
  }
}

function draftOf(
  author: DemoAuthor,
  minute: number,
  text: string,
  stance: Stance,
  ironic: boolean,
  topic: Topic | null,
  random: Random,
): Draft {
  const first = text.split(/[\n。！？；]/u, 1)[0] ?? text
  const reach = Math.exp(random.normal() * 1.1 + Math.log(1 + author.activity))
  return {
    kind: 'post',
    category: null,
    language: 'zh',
    title: first.length > 40 || first === '' ? `${[...text].slice(0, 38).join('')}…` : first,
    body: text,
    minute,
    medium: { zh: author.name, en: author.name },
    companies: topic && stance !== 'irrelevance' ? [{ id: topic.company.id, relation: 'subject' }] : [],
    post: {
      platform: author.platform,
      authorId: author.id,
      replies: Math.floor(reach * 0.8),
      likes: Math.floor(reach * random.between(0.5, 4)),
    },
    eventIds: topic?.event && stance !== 'irrelevance' ? [topic.event.id] : [],
    copyOf: null,
    exact: false,
    stance,
    ironic,
    tones:
      topic && stance !== 'irrelevance'
        ? { [topic.company.id]: stance === 'many' ? 1 : stance === 'empty' ? -1 : 0 }
        : {},
  }
}

/**
 * What is left of a text when a copier's marks are taken off: two authors never happen to write the same by that
 * measure, so that every copy is a planted one.
 */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/(?:转发|转|顶)$/u, '')

const marksOfCopies = ['', '👍', '！', '~', '（转）', ' 转发', '，顶', '。。。', '🔥']

function copied(random: Random, found: Draft, author: DemoAuthor): Draft {
  // Who copies a copy copies what it copied.
  const original = found.copyOf ?? found
  const mark = random.pick(marksOfCopies)
  const copy = draftOf(
    author,
    Math.min(1439, original.minute + random.between(1, 200)),
    original.body + mark,
    original.stance ?? 'neutral',
    original.ironic,
    null,
    random,
  )
  return {
    ...copy,
    title: mark === '' ? original.title : copy.title,
    companies: [...original.companies],
    tones: { ...original.tones },
    eventIds: original.eventIds,
    copyOf: original,
    exact: mark === '',
  }
}

/**
 * Posts of a day, about `count`. An author's stance is right about the stock's own return of the five sessions from the
 * next open, as calls are entered, as often as his skill says.
 */
export function posts(desk: Desk, count: number, dayBefore: (count: number) => string): Draft[] {
  const { world, day, random, voice } = desk
  const around = aroundOf(world, day)
  const authors = world.authors.filter((one) => one.joinedOn <= day)
  if (authors.length === 0) return []
  const someAuthor = drawer(authors, (one) => one.activity)
  const onPlatform = {
    xq: drawer(
      authors.filter((one) => one.platform === 'xq'),
      (one) => one.activity,
    ),
    df: drawer(
      authors.filter((one) => one.platform === 'df'),
      (one) => one.activity,
    ),
  }
  const topicOf = topicsOf(desk, around, dayBefore)
  const futures = new Map<string, number>()
  const futureOf = (id: string, minute: number): number => {
    const today = around.trading && minute < OPENS
    const key = `${id} ${today}`
    let future = futures.get(key)
    if (future === undefined) {
      const [first = '', ...rest] = today ? [day, ...around.next.slice(0, -1)] : around.next
      future = rest.reduce(
        (sum, one) => sum + (world.tape.ownOf(id, one) ?? 0),
        world.tape.ownFromOpenOf(id, first) ?? 0,
      )
      futures.set(key, future)
    }
    return future
  }
  const said = new Set<string>()
  const done: Draft[] = []
  for (let tried = 0; done.length < count && tried < count * 2; tried++) {
    if (done.length > 5 && random.chance(COPIES)) {
      // Those who sell copy most: their texts are looked for first.
      const original = random.chance(0.4)
        ? (done.findLast((one) => one.companies.length === 0) ?? random.pick(done))
        : random.pick(done)
      const platform = original.post?.platform ?? 'df'
      const copier = onPlatform[platform](random)
      if (copier && copier.id !== original.post?.authorId && original.body.length >= SHORTEST) {
        done.push(copied(random, original, copier))
        continue
      }
    }
    const author = someAuthor(random)
    const topic = author && topicOf(author)
    if (!author || !topic) continue
    const answered = done.length > 0 && random.chance(REPLIES) ? random.pick(done) : null
    const asked = answered?.companies[0]
    // Who answers speaks of the same stock.
    const company = asked ? world.company(asked.id) : topic.company
    const event = asked ? null : topic.event
    let minute = someMinute(random, around.trading)
    if (event?.day === day && minute < minuteOf(event.time))
      minute = Math.min(1439, minuteOf(event.time) + 1 + Math.floor(-Math.log(1 - random.next()) * 70))
    let stance: Stance
    let sort: Sort = event ? 'event' : 'plain'
    if (random.chance(ADVERTS)) [stance, sort] = ['irrelevance', 'advert']
    else if (random.chance(author.chatter)) [stance, sort] = ['irrelevance', 'plain']
    else if (random.chance(QUESTIONS)) [stance, sort] = ['neutral', 'question']
    else if (random.chance(NEUTRAL)) stance = 'neutral'
    else {
      const future = futureOf(company.id, minute)
      const right = random.chance(future === 0 ? 0.5 : author.skill)
      stance = future >= 0 === right ? 'many' : 'empty'
      if (random.chance(author.irony)) sort = 'ironic'
    }
    if (answered && sort !== 'advert' && sort !== 'ironic') sort = 'reply'
    const seen = seenAt(world, company, day, around, minute, random)
    let text: string | undefined
    for (let tries = 0; tries < 5 && (text === undefined || said.has(bare(text))); tries++) {
      const slots = postSlots(world, company, seen, sort === 'event' ? event : null, voice)
      text = postText(
        voice,
        author,
        stance,
        sort,
        event,
        slots,
        sort === 'reply' ? (answered?.medium.zh ?? null) : null,
      )
    }
    if (text === undefined || said.has(bare(text))) continue
    said.add(bare(text))
    done.push(
      draftOf(
        author,
        sort === 'reply' && answered ? Math.min(1439, Math.max(minute, answered.minute + 1)) : minute,
        text,
        stance,
        sort === 'ironic',
        { company, event: sort === 'event' ? event : null },
        random,
      ),
    )
  }
  return done
}
