import type { Units } from './units.ts'
import { MARK, tree, type Branch, type Entry } from './words.ts'

/** A word of the dictionary where it stands, with what its surroundings make of it. */
export interface Hit {
  start: number
  end: number
  entry: Entry
  /** Score after negation, strength, contrast and concession; 0 where the word takes no side. */
  score: number
  /** The word that turned it, as a place among the hits; −1 where none did. */
  negator: number
  /** Clause it stands in, from 0. */
  clause: number
  /** Its clause asks. */
  asked: boolean
}

/** How far a word may stand before the one that it turns or strengthens, in units. */
const REACH = 5

/** Kinds of units that end a clause or a sentence. */
const END = new Uint8Array(65_536)
for (const mark of ',，、;；:：~～…—') END[mark.charCodeAt(0)] = 1
for (const mark of '。.!！?？\n') END[mark.charCodeAt(0)] = 2
END[0x20] = 1

const blank: Entry = { word: '', id: 0, score: 0, marks: 0, theme: 0 }

/**
 * Words of the dictionary in a text, longest first from left to right, with scope. One scan serves any number of texts.
 */
export class Scan {
  hits: Hit[] = []
  count = 0
  /** Strongest leaning of a word that no other turned, either way: praise beside a collapse is mostly irony. */
  best = 0
  worst = 0
  /** Clauses that end in a question mark or a question's last word; by clause. */
  readonly asks = new Uint8Array(512)

  read({ of, count }: Units): void {
    this.count = 0
    let clause = 0
    let at = 0
    this.asks[0] = 0
    while (at < count) {
      const unit = of[at] ?? 0
      const ending = END[unit] ?? 0
      if (ending > 0 && !inNumber(of, at)) {
        if (unit === 0x3f) this.asks[clause] = 1
        else if (at > 0 && (END[of[at - 1] ?? 0] ?? 0) === 0 && clause < 511) this.asks[++clause] = 0
        at++
        continue
      }
      const found = longestAt(of, at, count)
      if (found === null) {
        at++
        continue
      }
      this.#push(at, at + found.word.length, found, clause)
      at += found.word.length
    }
    this.#settle()
  }

  #push(start: number, end: number, entry: Entry, clause: number): void {
    const hit = (this.hits[this.count] ??= { start, end, entry: blank, score: 0, negator: -1, clause, asked: false })
    hit.start = start
    hit.end = end
    hit.entry = entry
    hit.score = entry.score
    hit.negator = -1
    hit.clause = clause
    this.count++
  }

  /** Scores after negation, strength, contrast and concession. */
  #settle(): void {
    const { hits, count } = this
    let contrast = -1
    this.best = 0
    this.worst = 0
    for (let at = 0; at < count; at++) {
      const hit = hits[at]
      if (!hit) continue
      hit.asked = this.asks[hit.clause] === 1
      if ((hit.entry.marks & MARK.contrast) !== 0 && hit.entry.score === 0) contrast = at
      if (hit.score === 0) continue
      for (let before = at - 1; before >= 0 && before >= at - 3; before--) {
        const near = hits[before]
        if (!near || near.clause !== hit.clause || hit.start - near.end > REACH) break
        const { marks } = near.entry
        if ((marks & MARK.negator) !== 0 && hit.negator < 0) {
          hit.score *= hit.score > 0 ? -0.8 : -0.6
          hit.negator = before
        } else if ((marks & MARK.intensifier) !== 0) hit.score *= 1.3
        else if ((marks & MARK.softener) !== 0) hit.score *= 0.7
        else if ((marks & MARK.concession) !== 0) hit.score *= 0.5
      }
    }
    for (let at = 0; at < count; at++) {
      const hit = hits[at]
      if (!hit || hit.negator >= 0 || (hit.entry.marks & MARK.irony) !== 0) continue
      if (hit.entry.score > this.best) this.best = hit.entry.score
      if (hit.entry.score < this.worst) this.worst = hit.entry.score
    }
    if (contrast >= 0)
      for (let at = 0; at < count; at++) {
        const hit = hits[at]
        if (hit) hit.score *= at < contrast ? 0.6 : 1.3
      }
  }
}

/** A point or a comma between figures ends nothing. */
function inNumber(of: Uint16Array, at: number): boolean {
  const unit = of[at]
  if (unit !== 0x2e && unit !== 0x2c && unit !== 0x3a) return false
  const [before, after] = [of[at - 1] ?? 0, of[at + 1] ?? 0]
  return before >= 0x30 && before <= 0x39 && after >= 0x30 && after <= 0x39
}

const isLetter = (unit: number) => unit >= 0x61 && unit <= 0x7a

function longestAt(of: Uint16Array, from: number, count: number): Entry | null {
  let branch: Branch | undefined = tree[of[from] ?? 0]
  let found: Entry | null = null
  for (let at = from + 1; branch; at++) {
    if (
      branch.entry &&
      !(isLetter(of[at] ?? 0) && isLetter(of[at - 1] ?? 0)) &&
      !(isLetter(of[from] ?? 0) && from > 0 && isLetter(of[from - 1] ?? 0))
    )
      found = branch.entry
    if (at >= count || !branch.next) break
    branch = branch.next.get(of[at] ?? 0)
  }
  return found
}
