import { continued, familyOf, finished } from '../linear/hash.ts'
import type { FeatureBag } from '../linear/features.ts'
import { turnsIn } from './figures.ts'
import { Scan } from './scan.ts'
import { MOST_UNITS, Units } from './units.ts'
import { MARK } from './words.ts'

/** Changes whenever a text would give other features: the dictionary and its scopes are part of it. */
export const CHINESE_STANCE_FEATURES = 'stance-zh-1'

/**
 * Places that features are hashed to, as a power of 2: at 2^18 the grams of 5,000 posts collide so often that it costs
 * half a hundredth of accuracy.
 */
export const CHINESE_STANCE_BITS = 19

const LONGEST_GRAM = 3
/** Weight of a feature of the dictionary beside that of an n-gram, which is 1. */
const WEIGHT = {
  leaning: 0.5,
  asked: 0.5,
  theme: 1,
  themePair: 0.7,
  themeTriple: 0.5,
  irony: 0.5,
  turn: 2,
  turned: 1,
} as const
/** What is better small, as subject of figures; so far before them at most. */
const COSTS = new Set([
  '亏损',
  '负债',
  '债务',
  '成本',
  '库存',
  '费用',
  '不良',
  '不良率',
  '亏',
  '跌幅',
  '减值',
  '商誉',
  '逾期',
  '坏账',
  '应收',
  '负债率',
  '换手',
  '户数',
  '股东户数',
  '股东人数',
  '市盈率',
  '估值',
])
const SUBJECT = 6
const FIRST = 2
const LAST = 3

const family = {
  gram: familyOf('stance:zh:gram'),
  word: familyOf('stance:zh:word'),
  leaning: familyOf('stance:zh:leaning'),
  asked: familyOf('stance:zh:asked'),
  theme: familyOf('stance:zh:theme'),
  pair: familyOf('stance:zh:pair'),
  triple: familyOf('stance:zh:triple'),
  irony: familyOf('stance:zh:irony'),
  turn: familyOf('stance:zh:turn'),
  turned: familyOf('stance:zh:turned'),
}

const joined = (base: number, one: number, two = 0, three = 0) =>
  finished(continued(continued(continued(base, one), two), three))

/**
 * Reads posts into a bag, one after another. All features are grams and lie at places of the text, so that a logit is a
 * sum over the text and one constant.
 */
export class ChinesePosts {
  readonly scan = new Scan()
  readonly #units = new Units()
  readonly #row = new Uint16Array(MOST_UNITS + 2)
  readonly #places = new Uint16Array(MOST_UNITS + 2)
  /** Where the turned word ends in which a unit lies; 0 where it lies in none. */
  readonly #turnedUntil = new Uint16Array(MOST_UNITS + 2)

  /** Fills `bag` with the features of `text`. `trace` keeps where they lie. */
  extract(bag: FeatureBag, text: string, trace = false): void {
    this.#units.read(text)
    this.scan.read(this.#units)
    bag.begin(trace)
    this.#grams(bag)
    this.#words(bag)
    this.#figures(bag)
    bag.end()
  }

  #grams(bag: FeatureBag): void {
    const [row, places] = [this.#row, this.#places]
    const { of, count } = this.#units
    row[0] = FIRST
    places[0] = 0
    let length = 1
    for (let at = 0; at < count; at++) {
      const unit = of[at] ?? 0
      // One space for many, and two of a kind for 哈哈哈哈哈哈: how often somebody presses a key is no word.
      if (unit === 0x20 && row[length - 1] === 0x20) continue
      if (at >= 2 && unit === of[at - 1] && unit === of[at - 2]) continue
      row[length] = unit
      places[length++] = at
    }
    row[length] = LAST
    places[length++] = count
    this.#mute()
    for (let from = 0; from < length; from++) {
      const last = Math.min(length, from + LONGEST_GRAM)
      const start = places[from] ?? 0
      const muted = this.#turnedUntil[start] ?? 0
      let hash = family.gram
      for (let at = from; at < last; at++) {
        hash = continued(hash, row[at] ?? 0)
        if ((places[at] ?? 0) < muted) continue
        bag.gram(finished(hash), 1, start, (places[at] ?? 0) + 1)
      }
    }
  }

  /** What lies wholly within a word that a negation turns would say its contrary. */
  #mute(): void {
    const { hits, count } = this.scan
    this.#turnedUntil.fill(0, 0, this.#units.count + 1)
    for (let at = 0; at < count; at++) {
      const hit = hits[at]
      if (hit && hit.negator >= 0) this.#turnedUntil.fill(hit.end, hit.start, hit.end)
    }
  }

  #words(bag: FeatureBag): void {
    const { hits, count } = this.scan
    let [before, last] = [0, 0]
    let [startBefore, startLast] = [0, 0]
    for (let at = 0; at < count; at++) {
      const hit = hits[at]
      if (!hit) continue
      const { entry, start, end, score } = hit
      const turned = hit.negator >= 0 ? 1 : 0
      const from = turned === 1 ? (hits[hit.negator]?.start ?? start) : start
      bag.gram(joined(family.word, entry.id, turned), 1, from, end)
      if (entry.score !== 0) {
        bag.gram(
          joined(family.leaning, Math.round(Math.max(-4, Math.min(4, score))) + 8, turned),
          WEIGHT.leaning,
          from,
          end,
        )
        if (turned === 1) bag.gram(joined(family.turned, entry.score > 0 ? 1 : 2), WEIGHT.turned, from, end)
        bag.gram(joined(family.asked, entry.score > 0 ? 1 : 2, hit.asked ? 1 : 0), WEIGHT.asked, from, end)
      }
      if ((entry.marks & MARK.irony) !== 0)
        bag.gram(
          joined(family.irony, this.scan.worst <= -2 ? 1 : 0, this.scan.best >= 2 ? 1 : 0),
          WEIGHT.irony,
          start,
          end,
        )
      if (entry.theme === 0) continue
      const theme = entry.theme | turned
      bag.gram(joined(family.theme, theme), WEIGHT.theme, from, end)
      if (last !== 0) bag.gram(joined(family.pair, last, theme), WEIGHT.themePair, startLast, end)
      if (before !== 0) bag.gram(joined(family.triple, before, last, theme), WEIGHT.themeTriple, startBefore, end)
      before = last
      startBefore = startLast
      last = theme
      startLast = start
    }
  }

  /** What went from one figure to another is good or bad by what it is: a loss that shrinks is a gain. */
  #figures(bag: FeatureBag): void {
    const { hits, count } = this.scan
    for (const { start, end, up } of turnsIn(this.#units.of, this.#units.count)) {
      let of = 0
      for (let at = 0; at < count; at++) {
        const hit = hits[at]
        if (hit && hit.end <= start && start - hit.end <= SUBJECT && COSTS.has(hit.entry.word)) of = 1
      }
      bag.gram(joined(family.turn, up ? 1 : 2, of), WEIGHT.turn, start, end)
    }
  }
}
