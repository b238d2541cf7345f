import { alikeShort, comparable, sentencesOf, toldAgain, type Comparable } from './same-text.ts'
import { contained, MINIMA, ownWords, saidIn, signatureOf, type Signature } from './signature.ts'

/** A text as it is held against the others. */
export interface Told {
  id: string
  /** When it was published, ms. */
  at: number
  /** When it became known, ms; when it was published where nothing is said. */
  known?: number
  signature: Signature
  /**
   * A short post is a copy only where it is the same to the letter: many people write nearly the same of one stock on
   * one day. A longer one also where most of its letter pairs are another's, whatever company it names: who passes a
   * text on puts in other names, other marks, a sentence more.
   */
  post: boolean
  /** Its sentences by `sentencesOf`. */
  sentences: readonly string[]
  /** Companies it names, by id: the same words about another company are another story. */
  subjects: readonly string[]
}

/** A text as it is held against the others: of a post its own words alone. */
export function toldOf({
  title,
  body,
  ...rest
}: Omit<Told, 'signature' | 'sentences'> & { title: string; body: string }): Told {
  const [head, words] = rest.post ? ['', ownWords(saidIn(title, body))] : [title, body]
  return { ...rest, signature: signatureOf(head, words), sentences: sentencesOf(head, words) }
}

/** The story a text tells: its leader is the first copy that was known, itself where there is none. */
export interface Copy {
  leader: string
  /** Word for word, punctuation and case aside. */
  exact: boolean
  /** Share of the shorter text that the other tells again; 1 for a leader. */
  likeness: number
  /** Texts met before that became known after it and may be of another story because of it: they are to be added anew. */
  later: readonly string[]
}

/** A text that was met, and the leader of its story. */
interface Met {
  told: Told
  leader: string
  /** The search that met it last: what shares several bands is looked at once. */
  asked: number
}

/** How sameness is judged. */
export interface SamenessRule {
  /** How long after its leader a copy may come, ms. */
  window: number
  /** The same for short posts, many write the same short line on another day by themselves; and for longer ones. */
  windowPost: number
  windowPostNear: number
  /**
   * Least estimated share of common grams at which two texts are compared sentence by sentence, and least share told
   * again of a near copy.
   */
  worthComparing: number
  least: number
  /** The same for posts, whose likeness is `alikeShort`. */
  worthComparingPost: number
  leastPost: number
  /** Fewest letter pairs that a near copy of a post has of it: a sentence that two share need not come from one. */
  leastPairs: number
  /** Fewest letters of a text that can be anybody's copy: what is shorter anybody may write. */
  shortest: number
  /** Fewest letters of a near copy; below, only word for word. */
  shortestNear: number
}

export const samenessRule: SamenessRule = {
  window: 3 * 86_400_000,
  windowPost: 6 * 3_600_000,
  windowPostNear: 24 * 3_600_000,
  worthComparing: 0.6,
  least: 0.85,
  worthComparingPost: 0.4,
  leastPost: 0.7,
  leastPairs: 32,
  shortest: 8,
  shortestNear: 24,
}

/** Minima a band: two texts are compared where a band of theirs is the same. */
const BAND = 2
const BANDS = MINIMA / BAND
/** Texts are shelved by the day of their publication, ms: a search opens the days of its window alone. */
const DAY = 86_400_000

/**
 * Finds for each text the story it tells again, among those told within the window before it. Only what was known
 * before a text leads it, so that texts belong together alike in whatever order they come: of one that comes late those
 * after it that it touches are named, to be added anew in their order. Copies of a copy belong to the leader. Memory:
 * what was told within twice the window.
 */
export class Stories {
  readonly #rule: SamenessRule
  readonly #forgets: boolean
  readonly #met = new Map<string, Met>()
  readonly #days = new Map<number, Shelves>()
  /** Letters of posts that have been compared. */
  readonly #letters = new WeakMap<Told, Comparable>()
  #searches = 0
  #pruned = -Infinity

  /** `forgets`: what lies far before the last text is let go. */
  constructor(rule: SamenessRule = samenessRule, forgets = true) {
    this.#rule = rule
    this.#forgets = forgets
  }

  /** How many texts are remembered. */
  get size(): number {
    return this.#met.size
  }

  /** Whether a text is remembered. */
  has(id: string): boolean {
    return this.#met.has(id)
  }

  /** Remembers a text whose story is known: to go on where another process left off. */
  remember(told: Told, leader = told.id): void {
    const before = this.#met.get(told.id)
    if (before) this.#forget(before)
    const met: Met = { told, leader, asked: 0 }
    this.#met.set(told.id, met)
    const day = dayOf(told.at)
    const shelves = this.#days.get(day) ?? { exact: new Map(), bands: Array.from({ length: BANDS }, () => new Map()) }
    this.#days.set(day, shelves)
    file(shelves.exact, told.signature.exact, met)
    if (told.signature.length >= this.#rule.shortestNear)
      for (const [band, key] of bandsOf(told.signature).entries()) file(shelves.bands[band] ?? new Map(), key, met)
  }

  /** The story that a text tells; it is remembered. */
  add(told: Told): Copy {
    this.#prune(told.at)
    const before = this.#met.get(told.id)
    const { leaders, after } = this.#near(told)
    let found: { leader: Told; exact: boolean; likeness: number } | null = null
    for (const other of leaders) {
      const likeness = this.#likeness(other, told)
      if (likeness === null) continue
      const exact = likeness === 1 && isSame(other, told)
      if (
        found === null ||
        (exact === found.exact
          ? likeness > found.likeness || (likeness === found.likeness && precedes(other, found.leader))
          : exact)
      )
        found = { leader: other, exact, likeness }
    }
    const copy = found === null ? { exact: false, likeness: 1 } : { exact: found.exact, likeness: found.likeness }
    const leader = found?.leader.id ?? told.id
    this.remember(told, leader)
    return { ...copy, leader, later: this.#later(told, after, leader, before?.leader) }
  }

  /** Texts known after one whose story changes with it: those it led, or those near it that it may lead. */
  #later(told: Told, after: readonly Told[], leader: string, before: string | undefined): string[] {
    const [leads, led] = [leader === told.id, before === told.id]
    if (leads === led) return []
    const those = leads
      ? after.filter((one) => this.#likeness(told, one) !== null)
      : [...this.#met.values()].filter((one) => one.leader === told.id).map((one) => one.told)
    return those.map((one) => one.id).filter((id) => id !== told.id)
  }

  /**
   * What shares its letters or a band with a text, of those within its window: leaders of stories known before it, and
   * whatever was known after it.
   */
  #near(told: Told): { leaders: readonly Told[]; after: readonly Told[] } {
    const { signature, post, at } = told
    const [leaders, after]: [Told[], Told[]] = [[], []]
    if (signature.length < this.#rule.shortest) return { leaders, after }
    const long = signature.length >= this.#rule.shortestNear
    const window = !post ? this.#rule.window : long ? this.#rule.windowPostNear : this.#rule.windowPost
    const search = ++this.#searches
    const meet = (one: Met): void => {
      if (one.asked === search) return
      one.asked = search
      const other = one.told
      if (other.post !== post || Math.abs(other.at - at) > window || other.id === told.id) return
      if (precedes(told, other)) after.push(other)
      else if (one.leader === other.id) leaders.push(other)
    }
    const look = (kept: Shelf | undefined): void => {
      if (Array.isArray(kept)) for (const one of kept) meet(one)
      else if (kept) meet(kept)
    }
    const keys = long ? bandsOf(signature) : []
    for (let day = dayOf(at - window); day <= dayOf(at + window); day++) {
      const shelves = this.#days.get(day)
      if (!shelves) continue
      look(shelves.exact.get(signature.exact))
      for (const [band, key] of keys.entries()) look(shelves.bands[band]?.get(key))
    }
    return { leaders, after }
  }

  /** Share of the shorter text that the other tells again; null where they are of different stories. */
  #likeness(leader: Told, told: Told): number | null {
    const short = Math.min(leader.signature.length, told.signature.length) < this.#rule.shortestNear
    // A line of a few words is another one where it is about another company.
    if ((!told.post || short) && !alike(leader.subjects, told.subjects)) return null
    if (isSame(leader, told)) return 1
    if (short) return null
    if (told.post) {
      if (contained(leader.signature, told.signature) < this.#rule.worthComparingPost) return null
      const likeness = alikeShort(this.#comparable(leader), this.#comparable(told))
      const pairs = likeness * (Math.min(leader.signature.length, told.signature.length) - 1)
      return likeness < this.#rule.leastPost || pairs < this.#rule.leastPairs ? null : likeness
    }
    if (
      contained(leader.signature, told.signature) < this.#rule.worthComparing ||
      !sameFigures(leader.signature, told.signature)
    )
      return null
    const likeness = toldAgain(leader.sentences, told.sentences)
    return likeness < this.#rule.least ? null : likeness
  }

  #comparable(told: Told): Comparable {
    const letters = this.#letters.get(told) ?? comparable(told.sentences.join(''))
    this.#letters.set(told, letters)
    return letters
  }

  #forget(met: Met): void {
    const { signature, id, at } = met.told
    this.#met.delete(id)
    const shelves = this.#days.get(dayOf(at))
    if (!shelves) return
    unfile(shelves.exact, signature.exact, met)
    for (const [band, key] of bandsOf(signature).entries()) unfile(shelves.bands[band] ?? new Map(), key, met)
  }

  /** Lets go of the days that lie outside of a time (ms), and of what was told on them. */
  keep(from: number, to: number): void {
    const isWithin = (day: number) => dayOf(from) <= day && day <= dayOf(to)
    for (const day of this.#days.keys()) if (!isWithin(day)) this.#days.delete(day)
    for (const [id, { told }] of this.#met) if (!isWithin(dayOf(told.at))) this.#met.delete(id)
  }

  /** Forgets what lies before twice the window, now and then. */
  #prune(now: number): void {
    if (!this.#forgets || now - this.#pruned < this.#rule.window / 4) return
    this.#pruned = now
    this.keep(now - 2 * this.#rule.window, Infinity)
  }
}

const dayOf = (at: number): number => Math.floor(at / DAY)

/** Whether a text became known before another; of those known together the order of their ids decides. */
function precedes(one: Told, other: Told): boolean {
  const [known, later] = [one.known ?? one.at, other.known ?? other.at]
  return known < later || (known === later && one.id < other.id)
}

/** Whether two texts are the same to the letter, punctuation and case aside. */
const isSame = (one: Told, other: Told): boolean =>
  one.signature.exact === other.signature.exact && one.signature.length === other.signature.length

function bandsOf({ minima }: Signature): Int32Array {
  const keys = new Int32Array(BANDS)
  for (let band = 0; band < BANDS; band++)
    keys[band] = ((minima[band * BAND] ?? 0) << 16) | (minima[band * BAND + 1] ?? 0)
  return keys
}

/** Texts by key: most keys have one, and a list of one for each would weigh more than all else that is remembered. */
type Shelf = Met | Met[]

/** The texts of a day by all their letters, and by each of their bands. */
interface Shelves {
  exact: Map<number, Shelf>
  bands: readonly Map<number, Shelf>[]
}

function file(shelves: Map<number, Shelf>, key: number, met: Met): void {
  const kept = shelves.get(key)
  if (kept === undefined) shelves.set(key, met)
  else if (Array.isArray(kept)) kept.push(met)
  else shelves.set(key, [kept, met])
}

function unfile(shelves: Map<number, Shelf>, key: number, met: Met): void {
  const kept = shelves.get(key)
  if (kept === met) shelves.delete(key)
  else if (Array.isArray(kept) && kept.includes(met)) {
    const [first, ...rest] = kept.filter((one) => one !== met)
    if (first) shelves.set(key, rest.length === 0 ? first : [first, ...rest])
  }
}

/** Whether two texts are about the same companies, or one of them names none. */
function alike(one: readonly string[], other: readonly string[]): boolean {
  if (one.length === 0 || other.length === 0) return one.length === other.length
  return one.length <= other.length ? one.every((id) => other.includes(id)) : other.every((id) => one.includes(id))
}

/** Whether the text with fewer figures has none that the other lacks. */
function sameFigures(one: Signature, other: Signature): boolean {
  const [fewer, more] =
    one.figures.length <= other.figures.length ? [one.figures, other.figures] : [other.figures, one.figures]
  return fewer.every((figure) => more.includes(figure))
}
