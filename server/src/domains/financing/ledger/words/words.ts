import { bracketed, capitalsOf, spelt } from '@pandora/intelligence/financing/organisations'
import { plain } from '../../plain.ts'
import type { Label } from '../types.ts'
import { at, withRoom } from './columns.ts'
import { NameSearch } from './name-search.ts'
import { TextPool } from './text-pool.ts'

/** Nothing stands there. */
export const NONE = -1
const UNKNOWN = -2

/** Names of an industry, a part of one, a place: few, so that they are kept as they are. */
class Labels {
  readonly #numbers = new Map<string, number>()
  readonly #keys = new Map<string, number>()
  readonly list: (Label & { zhTold: string | null })[] = []
  /** By number: what tells it apart. */
  readonly key: number[] = []

  /** The number of a pair of names; `NONE` without either. */
  add(zh: string | null, en: string | null): number {
    if (zh === null && en === null) return NONE
    const place = `${zh ?? ''}\n${zh === null}\n${en ?? ''}\n${en === null}`
    const known = this.#numbers.get(place)
    if (known !== undefined) return known
    const key = zh ?? en ?? ''
    this.#numbers.set(place, this.list.length)
    if (!this.#keys.has(key)) this.#keys.set(key, this.#keys.size)
    this.key.push(this.#keys.get(key) ?? 0)
    return this.list.push({ key, zh: key, en, zhTold: zh }) - 1
  }

  get keys(): number {
    return this.#keys.size
  }

  of(number: number): (Label & { zhTold: string | null }) | null {
    return this.list[number] ?? null
  }
}

/** Few texts by number. */
class Codes {
  readonly #numbers = new Map<string, number>()
  readonly list: string[] = []

  add(text: string | null): number {
    if (text === null) return NONE
    const known = this.#numbers.get(text)
    if (known !== undefined) return known
    this.#numbers.set(text, this.list.length)
    return this.list.push(text) - 1
  }

  of(number: number): string | null {
    return this.list[number] ?? null
  }
}

/**
 * Every text that ledgers speak of, by number: names of companies and investors, ids, amounts as told. Only added to,
 * and the same for all ledgers of a process, present and past.
 */
export class Words {
  /** Names of companies and investors in both languages: the same text is the same number, whoever bears it. */
  readonly names = new TextPool()
  readonly search = new NameSearch()
  /** Names of rounds and amounts as they were told. */
  readonly texts = new TextPool()
  readonly ids = new TextPool()
  readonly labels = new Labels()
  readonly regions = new Codes()
  readonly currencies = new Codes()
  readonly sources = new Codes()
  readonly #pairs = new Map<number, number>()
  /** Names of both languages that stood in one place of a round, by number. */
  pairZh = new Int32Array(0)
  pairEn = new Int32Array(0)
  pairCount = 0
  readonly #keys = new TextPool()
  #spelling = new Int32Array(0)
  #capitals = new Int32Array(0)
  #inner = new Int32Array(0)

  name(text: string | null): number {
    if (text === null) return NONE
    const before = this.names.count
    const id = this.names.add(text)
    if (id === before) this.search.add(id, plain(text))
    return id
  }

  text(text: string | null): number {
    return text === null ? NONE : this.texts.add(text)
  }

  nameOf(id: number): string {
    return this.names.textOf(id)
  }

  nameOrNull(id: number): string | null {
    return id < 0 ? null : this.names.textOf(id)
  }

  textOrNull(id: number): string | null {
    return id < 0 ? null : this.texts.textOf(id)
  }

  pair(zh: string | null, en: string | null): number {
    const [one, other] = [this.name(zh), this.name(en)]
    const key = (one + 1) * 2 ** 26 + other + 1
    const known = this.#pairs.get(key)
    if (known !== undefined) return known
    const number = this.pairCount++
    this.pairZh = withRoom(this.pairZh, number + 1)
    this.pairEn = withRoom(this.pairEn, number + 1)
    this.pairZh[number] = one
    this.pairEn[number] = other
    this.#pairs.set(key, number)
    // Worked out as rows come, and not for all names at once.
    for (const name of [one, other]) if (name >= 0) this.evidenceOf(name)
    return number
  }

  /** The name that a pair counts under: the Chinese one, else the English. */
  pairName(pair: number): number {
    const zh = at(this.pairZh, pair)
    return zh < 0 ? at(this.pairEn, pair) : zh
  }

  /** What joins a name to others: numbers of its spelling and its capitals, and the name in its brackets. */
  evidenceOf(id: number): { spelling: number; capitals: number; inner: number } {
    if (id >= this.#spelling.length) {
      this.#spelling = withRoom(this.#spelling, id + 1, UNKNOWN)
      this.#capitals = withRoom(this.#capitals, id + 1, UNKNOWN)
      this.#inner = withRoom(this.#inner, id + 1, UNKNOWN)
    }
    if (at(this.#spelling, id) === UNKNOWN) {
      const text = this.nameOf(id)
      const [spelling, capitals, inner] = [spelt(text), capitalsOf(text), bracketed(text)]
      const key = (kind: string, own: string | null) => (own === null || own === '' ? NONE : this.#keys.add(kind + own))
      this.#spelling[id] = key('s', spelling)
      this.#capitals[id] = key('c', capitals)
      this.#inner[id] = this.name(inner)
    }
    return { spelling: at(this.#spelling, id), capitals: at(this.#capitals, id), inner: at(this.#inner, id) }
  }
}
