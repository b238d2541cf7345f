import { finished, continued, familyOf } from '../linear/hash.ts'
import { normalised } from '../names.ts'

/** A text as it is held against others of a digest. */
export interface Retold {
  id: string
  /** When it was published, ms. */
  at: number
  title: string
  body: string
  /** Companies that it names, by id; the same words about other companies are another story. */
  subjects: readonly string[]
  /** Texts with a word of these in common are one story whatever their words: a story or an event they share. */
  keys: readonly string[]
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
/** Numbered pieces from which on a text is a list of the day's news, which holds what others tell and is none of them. */
const LISTED = 3
/** Letters up to which a text says one thing: another figure in the same words is the next one of a running quote. */
const ONE_THING = 80
/** A gram that stands in more texts than this tells nothing of what they are about. */
const COMMON = 60

const family = familyOf('digest')

function gramsOf(title: string, body: string): Set<number> {
  const bare = body.replace(/^\s*【[^】]*】/u, '')
  const text = normalised(`${title}${bare}`.slice(0, READ))
  const grams = new Set<number>()
  for (let from = 0; from + GRAM <= text.length; from++) {
    let hash = family
    for (let at = from; at < from + GRAM; at++) hash = continued(hash, text.charCodeAt(at))
    grams.add(finished(hash))
  }
  return grams
}

/** Codes of what is listed, and names as a register has them: who is told of, whether or not the market knows them. */
function namedIn(text: string): Set<string> {
  const head = text.slice(0, READ)
  const codes = [...head.matchAll(/(?<![\d.])(\d{6})(?![\d.%])/gu)].map(([, code = '']) => code)
  const names = [...head.matchAll(/([\p{Script=Han}（）()]{4,24}?(?:股份有限公司|有限责任公司|有限公司))/gu)].map(
    // The name may stand behind words of its sentence: its last letters tell it from another.
    ([, name = '']) => name.replace(/(?:股份|责任)?有限公司$/u, '').slice(-4),
  )
  return new Set(codes.length > 0 ? codes : names)
}

const isList = (text: string): boolean =>
  (text.match(/(?:^|[。；！？】\s])\d{1,2}[、.．）)](?=\D)/gu)?.length ?? 0) >= LISTED

const figuresIn = (text: string): Set<string> =>
  new Set(text.replaceAll(/(?<=\d),(?=\d{3})/gu, '').match(/\d+(?:\.\d+)?/gu))

/**
 * Whether a text tells the next figure of what another told in the same words: a quote, a sum so far. Both are short,
 * and each has a figure that the other lacks.
 */
export function nextFigure(one: Pick<Retold, 'title' | 'body'>, other: Pick<Retold, 'title' | 'body'>): boolean {
  const [before, after] = [one.body || one.title, other.body || other.title]
  if (Math.max(before.length, after.length) > ONE_THING) return false
  const [was, is] = [figuresIn(before), figuresIn(after)]
  return [...was].some((figure) => !is.has(figure)) && [...is].some((figure) => !was.has(figure))
}

const shared = (one: ReadonlySet<number>, other: ReadonlySet<number>): number => {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one]
  let same = 0
  for (const gram of small) if (large.has(gram)) same++
  return same
}

/** A text that was met, with what it is held against others by. */
interface Met {
  text: Retold
  grams: ReadonlySet<number>
  names: ReadonlySet<string>
  list: boolean
}

/** Whether two texts may be about the same: one names nobody, or they name somebody in common. */
const mayAgree = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === 0 || other.length === 0 || one.some((id) => other.includes(id))

/**
 * The story of each text, by the id of its first text: texts are of one story where they share a key, or tell the same
 * in much the same words within half a day. In order of time; memory grows with the texts.
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
  const met: Met[] = []
  const byGram = new Map<number, number[]>()
  for (const text of texts) {
    for (const key of text.keys) {
      const before = byKey.get(key)
      if (before === undefined) byKey.set(key, text.id)
      else join(before, text.id)
    }
    const grams = gramsOf(text.title, text.body)
    const own: Met = {
      text,
      grams,
      names: namedIn(`${text.title} ${text.body}`),
      list: isList(text.body),
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

const apart = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size > 0 && other.size > 0 && ![...one].some((name) => other.has(name))

function tellsSame(one: Met, other: Met): boolean {
  if (!mayAgree(one.text.subjects, other.text.subjects) || apart(one.names, other.names)) return false
  if (one.list !== other.list) return false
  const same = shared(one.grams, other.grams)
  return (
    same / (one.grams.size + other.grams.size - same) >= ALIKE ||
    (!one.list && same / Math.min(one.grams.size, other.grams.size) >= CONTAINED)
  )
}
