import { toldAgain } from './same-text.ts'
import { contained, MINIMA, type Signature } from './signature.ts'

/** A text as it is held against the others. */
export interface Told {
  id: string
  /** When it was published, ms. */
  at: number
  signature: Signature
  /** A post is a copy only where it is the same to the letter: many people write nearly the same of one stock on one day. */
  post: boolean
  /** Its sentences by `sentencesOf`. */
  sentences: readonly string[]
  /** Companies it names, by id: the same words about another company are another story. */
  subjects: readonly string[]
}

/** The story a text tells: its leader is the first copy that was met, itself where there is none. */
export interface Copy {
  leader: string
  /** Word for word, punctuation and case aside. */
  exact: boolean
  /** Share of the shorter text that the other tells again; 1 for a leader. */
  likeness: number
}

/** How sameness is judged. */
export interface SamenessRule {
  /** How long after its leader a copy may come, ms. */
  window: number
  /** The same for posts: many write the same short line on another day by themselves. */
  windowPost: number
  /** Least estimated share of common grams at which two texts are compared sentence by sentence, and least share told again of a near copy. */
  worthComparing: number
  least: number
  /** Fewest letters of a text that can be anybody's copy: what is shorter anybody may write. */
  shortest: number
  /** Fewest letters of a near copy; below, only word for word. */
  shortestNear: number
}

export const samenessRule: SamenessRule = {
  window: 3 * 86_400_000,
  windowPost: 6 * 3_600_000,
  worthComparing: 0.6,
  least: 0.85,
  shortest: 8,
  shortestNear: 24,
}

/** Minima a band: two texts are compared where a band of theirs is the same. */
const BAND = 2
const BANDS = MINIMA / BAND

/**
 * Finds for each text the story it tells again, among those told within the window before it. Texts come in order of time; one that comes late is held against what is there.
 * Copies of a copy belong to the leader. Memory: what was told within the window.
 */
export class Stories {
  readonly #rule: SamenessRule
  readonly #leaders = new Map<string, Told>()
  readonly #bands = new Map<number, string[]>()
  readonly #exact = new Map<number, string[]>()
  #pruned = -Infinity

  constructor(rule: SamenessRule = samenessRule) {
    this.#rule = rule
  }

  /** How many stories are remembered. */
  get size(): number {
    return this.#leaders.size
  }

  /** Remembers a story that is known to be one: to go on where another process left off. */
  remember(told: Told): void {
    this.#leaders.set(told.id, told)
    file(this.#exact, told.signature.exact, told.id)
    if (!told.post && told.signature.length >= this.#rule.shortestNear)
      for (const key of bandsOf(told.signature)) file(this.#bands, key, told.id)
  }

  /** The story that a text tells; a new one is remembered. */
  add(told: Told): Copy {
    this.#prune(told.at)
    const { signature } = told
    if (signature.length >= this.#rule.shortest) {
      const exact = this.#first(
        this.#exact.get(signature.exact) ?? [],
        told,
        (leader) =>
          leader.post === told.post &&
          leader.signature.exact === signature.exact &&
          leader.signature.length === signature.length &&
          alike(leader.subjects, told.subjects),
      )
      if (exact) return { leader: exact.id, exact: true, likeness: 1 }
      const near = !told.post && signature.length >= this.#rule.shortestNear ? this.#nearest(told) : null
      if (near) return near
    }
    this.remember(told)
    return { leader: told.id, exact: false, likeness: 1 }
  }

  #nearest(told: Told): Copy | null {
    let best: Copy | null = null
    const met = new Set<string>()
    for (const key of bandsOf(told.signature))
      for (const id of this.#bands.get(key) ?? []) {
        if (met.has(id)) continue
        met.add(id)
        const leader = this.#leaders.get(id)
        if (!leader || Math.abs(told.at - leader.at) > this.#rule.window || !alike(leader.subjects, told.subjects))
          continue
        if (
          contained(leader.signature, told.signature) < this.#rule.worthComparing ||
          !sameFigures(leader.signature, told.signature)
        )
          continue
        const likeness = toldAgain(leader.sentences, told.sentences)
        if (likeness < this.#rule.least) continue
        if (!best || likeness > best.likeness || (likeness === best.likeness && id < best.leader))
          best = { leader: id, exact: false, likeness }
      }
    return best
  }

  #first(ids: readonly string[], told: Told, fits: (leader: Told) => boolean): Told | null {
    for (const id of ids) {
      const leader = this.#leaders.get(id)
      if (
        leader &&
        Math.abs(told.at - leader.at) <= (told.post ? this.#rule.windowPost : this.#rule.window) &&
        fits(leader)
      )
        return leader
    }
    return null
  }

  /** Forgets what lies before the window, now and then. */
  #prune(now: number): void {
    if (now - this.#pruned < this.#rule.window / 4) return
    this.#pruned = now
    for (const [id, told] of this.#leaders) {
      if (told.at >= now - this.#rule.window) continue
      this.#leaders.delete(id)
      unfile(this.#exact, told.signature.exact, id)
      for (const key of bandsOf(told.signature)) unfile(this.#bands, key, id)
    }
  }
}

function bandsOf({ minima }: Signature): number[] {
  return Array.from(
    { length: BANDS },
    (_none, band) => band * 2 ** 32 + (((minima[band * BAND] ?? 0) << 16) | (minima[band * BAND + 1] ?? 0)) + 2 ** 31,
  )
}

function file(shelf: Map<number, string[]>, key: number, id: string): void {
  const kept = shelf.get(key)
  if (kept) kept.push(id)
  else shelf.set(key, [id])
}

function unfile(shelf: Map<number, string[]>, key: number, id: string): void {
  const rest = (shelf.get(key) ?? []).filter((one) => one !== id)
  if (rest.length === 0) shelf.delete(key)
  else shelf.set(key, rest)
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
