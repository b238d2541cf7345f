import { finished, continued, familyOf } from '../linear/hash.ts'
import { normalised } from '../names.ts'
import { saidAlready } from './extract.ts'
import { DATELINE } from './features.ts'
import { holdsOthers, isRoundup } from './roundup.ts'

/** A text as it is held against others of a digest. */
export interface Retold {
  id: string
  /** When it was published, ms. */
  at: number
  title: string
  body: string
  /** Companies that it names, by id; the same words about other companies are another story. */
  subjects: readonly string[]
  /** Texts with a word of these in common are one story whatever their words: a story that they are copies of. */
  keys: readonly string[]
  /** Events that it tells of, by id. */
  happened: readonly string[]
}

/** Letters a gram, and letters read of a text: agencies tell the news at the head and differ behind it. */
const GRAM = 6
const READ = 600
/** One gram of so many is kept to find texts worth comparing. */
const KEPT = 4
/** How far apart two texts that tell the same may be, ms. */
const WINDOW = 12 * 3_600_000
/** Shares at which two texts tell the same: of all their grams, of the shorter one's grams. */
const ALIKE = 0.35
const CONTAINED = 0.6
/** Fewest grams of a text that can be another's copy. */
const FEWEST = 8
/** A gram that stands in more texts than this tells nothing of what they are about. */
const COMMON = 60

/**
 * Most events and companies of a text that is told for one of them. What tells of more is a round-up or the course of a
 * trade: by the events of one evening's list of notices 134 texts of as many companies were one story.
 */
const MOST = { events: 2, subjects: 2 } as const

/** Events that a text is told for; none of one that gathers many, or many companies. */
export const toldFor = ({ happened, subjects }: Pick<Retold, 'happened' | 'subjects'>): readonly string[] =>
  happened.length <= MOST.events && subjects.length <= MOST.subjects ? happened : []

/** A text that was met, with what it is held against others by. */
interface Met {
  text: Retold
  grams: ReadonlySet<number>
  names: ReadonlySet<string>
  /** It holds what others tell. */
  list: boolean
}

const family = familyOf('digest')

function gramsOf(title: string, body: string): Set<number> {
  const text = normalised(`${title.replace(DATELINE, '')}${body.replace(DATELINE, '')}`.slice(0, READ))
  const grams = new Set<number>()
  for (let from = 0; from + GRAM <= text.length; from++) {
    let hash = family
    for (let at = from; at < from + GRAM; at++) hash = continued(hash, text.charCodeAt(at))
    grams.add(finished(hash))
  }
  return grams
}

const shared = (one: ReadonlySet<number>, other: ReadonlySet<number>): number => {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one]
  let same = 0
  for (const gram of small) if (large.has(gram)) same++
  return same
}

/** Whether two texts may be about the same: one names nobody, or they name somebody in common. */
const mayAgree = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === 0 || other.length === 0 || one.some((id) => other.includes(id))

/** Share of the shorter headline that the other says, from which two texts of one event tell the same of it. */
const HEADLINE = 0.4

const rises = /[涨升]|走高|走强|\b(?:up|rises?|rose|gains?)\b/iu
const falls = /[跌降]|走低|走弱|\b(?:down|falls?|fell|drops?)\b/iu
/** 1 for a headline that says that something rose, −1 for one that says it fell, 0 for others. */
const wayOf = (title: string): number => Number(rises.test(title)) - Number(falls.test(title))

/** Codes of what is listed, and names as a register has them: who is told of, whether or not the market knows them. */
function namedIn({ title, body }: Pick<Retold, 'title' | 'body'>): Set<string> {
  const head = `${title} ${body}`.slice(0, READ)
  const codes = [...head.matchAll(/(?<![\d.])(\d{6})(?![\d.%])/gu)].map(([, code = '']) => code)
  const names = [...head.matchAll(/([\p{Script=Han}（）()]{4,24}?(?:股份有限公司|有限责任公司|有限公司))/gu)].map(
    // The name may stand behind words of its sentence: its last letters tell it from another.
    ([, name = '']) => name.replace(/(?:股份|责任)?有限公司$/u, '').slice(-4),
  )
  return new Set(codes.length > 0 ? codes : names)
}

const apart = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size > 0 && other.size > 0 && ![...one].some((name) => other.has(name))

/** Whether texts in the same words speak of different things: of others by name or code, or of a rise and of a fall. */
const contradict = (one: Met, other: Met): boolean =>
  wayOf(one.text.title) * wayOf(other.text.title) < 0 || apart(one.names, other.names)

const isChinese = (title: string): boolean => /\p{Script=Han}/u.test(title)
/** Figures at the head of a text, without decimals: what two languages tell alike. */
const figuresOf = ({ title, body }: Retold): string[] =>
  `${title} ${body.slice(0, 120)}`.match(/\d{2,}(?=\D|$)/gu) ?? []

/**
 * Whether two texts of one event tell the same of it: of a company in common, else with much of a headline in common or,
 * in two languages, a figure, as an event of no company may be as wide as the price of futures.
 */
function tellsOfSame(these: Met, those: Met): boolean {
  const [one, other] = [these.text, those.text]
  if (!mayAgree(one.subjects, other.subjects) || contradict(these, those)) return false
  if (one.subjects.some((id) => other.subjects.includes(id))) return true
  if (isChinese(one.title) !== isChinese(other.title)) {
    const figures = figuresOf(other)
    return figuresOf(one).some((figure) => figures.includes(figure))
  }
  const [short, long] = one.title.length <= other.title.length ? [one, other] : [other, one]
  return saidAlready(short.title, [long.title]) >= HEADLINE
}

/**
 * The story of each text, by the id of its first text: texts are of one story where they share a key; within half a day
 * also where they are told for one event, or tell the same in much the same words. In order of time; memory grows with
 * the texts.
 */
export function mergeTold(texts: readonly Retold[]): Map<string, string> {
  const parent = new Map<string, string>(texts.map(({ id }) => [id, id]))
  const rootOf = (id: string): string => {
    let root = id
    for (let next = parent.get(root); next !== undefined && next !== root; next = parent.get(root)) root = next
    return root
  }
  const place = new Map(texts.map(({ id }, at) => [id, at]))
  const join = (one: string, other: string): void => {
    const [a, b] = [rootOf(one), rootOf(other)]
    if (a === b) return
    const [first, second] = (place.get(a) ?? 0) < (place.get(b) ?? 0) ? [a, b] : [b, a]
    parent.set(second, first)
  }
  const byKey = new Map<string, string>()
  const byEvent = new Map<string, Met[]>()
  const met: Met[] = []
  const byGram = new Map<number, number[]>()
  for (const text of texts) {
    for (const key of text.keys) {
      const before = byKey.get(key)
      if (before === undefined) byKey.set(key, text.id)
      else join(before, text.id)
    }
    const grams = gramsOf(text.title, text.body)
    const own: Met = { text, grams, names: namedIn(text), list: holdsOthers(text) }
    for (const event of isRoundup(text) ? [] : toldFor(text)) {
      const before = byEvent.get(event)
      if (!before) byEvent.set(event, [own])
      else {
        for (const other of before)
          if (text.at - other.text.at <= WINDOW && tellsOfSame(own, other)) join(other.text.id, text.id)
        before.push(own)
      }
    }
    if (grams.size >= FEWEST) {
      for (const at of near(text, grams, byGram, met)) {
        const other = met[at]
        if (other && tellsSame(own, other)) join(other.text.id, text.id)
      }
      for (const gram of grams)
        if (gram % KEPT === 0) {
          const those = byGram.get(gram)
          if (those) those.push(met.length)
          else byGram.set(gram, [met.length])
        }
    }
    met.push(own)
  }
  return new Map(texts.map(({ id }) => [id, rootOf(id)]))
}

/** Places of texts within the window that have grams with a text in common, as many as are worth comparing. */
function near(
  { at }: Retold,
  grams: ReadonlySet<number>,
  byGram: ReadonlyMap<number, number[]>,
  met: readonly Met[],
): number[] {
  const counts = new Map<number, number>()
  for (const gram of grams) {
    if (gram % KEPT !== 0) continue
    const those = byGram.get(gram) ?? []
    for (let back = those.length - 1; back >= 0 && back >= those.length - COMMON; back--) {
      const other = those[back] ?? 0
      if (at - (met[other]?.text.at ?? 0) > WINDOW) break
      counts.set(other, (counts.get(other) ?? 0) + 1)
    }
  }
  return [...counts].filter(([, count]) => count >= 2 || grams.size < 30).map(([other]) => other)
}

function tellsSame(one: Met, other: Met): boolean {
  if (one.list !== other.list) return false
  if (!mayAgree(one.text.subjects, other.text.subjects) || contradict(one, other)) return false
  const same = shared(one.grams, other.grams)
  return (
    same / (one.grams.size + other.grams.size - same) >= ALIKE ||
    (!one.list && same / Math.min(one.grams.size, other.grams.size) >= CONTAINED)
  )
}
