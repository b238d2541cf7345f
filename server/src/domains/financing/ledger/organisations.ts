import { joinNames, type NameJoin } from '@pandora/intelligence/financing/organisations'
import type { JudgementRow } from './queries.ts'
import type { Rows } from './rows.ts'
import { at, listOf, listsOf, withRoom, type Lists } from './words/columns.ts'
import { NONE, type Words } from './words/words.ts'

const noPairs: readonly number[] = []

/** Investors with all their names, by number: the first that rounds tell of is 0. */
export class Organisations {
  readonly count: number
  /** By the number of a name its investor, `NONE` of a name that no investor bears. */
  readonly #ofName: Int32Array
  /** Names of each, those that most rounds bear first: the first is what it is called by. */
  readonly #names: Lists
  readonly #joins: ReadonlyMap<number, readonly NameJoin[]>
  readonly #words: Words
  /** Pairs of names of both languages that rounds tell, by the Chinese one, and how often each. */
  readonly #pairs: ReadonlyMap<number, readonly number[]>
  readonly #pairsOfEnglish: ReadonlyMap<number, readonly number[]>
  readonly #pairRounds: Uint32Array

  constructor(words: Words, used: NamesUsed, judgements: readonly JudgementRow[]) {
    this.#words = words
    const { list, placeOf, rounds, pairs, pairRounds } = used
    const place = (name: number): number => (name >= 0 && name < placeOf.length ? at(placeOf, name) : NONE)
    const judged = (name: string): number => place(words.names.find(name))
    const [spelling, capitals, inner] = [0, 1, 2].map(() => new Int32Array(list.length)) as [
      Int32Array,
      Int32Array,
      Int32Array,
    ]
    for (let one = 0; one < list.length; one++) {
      const evidence = words.evidenceOf(at(list, one))
      spelling[one] = evidence.spelling
      capitals[one] = evidence.capitals
      inner[one] = place(evidence.inner)
    }
    const { top, joins } = joinNames({
      rounds,
      spelling,
      capitals,
      inner,
      beside: {
        name: pairs.map((pair) => place(words.pairName(pair))),
        other: pairs.map((pair) => place(at(words.pairEn, pair))),
      },
      judgements: judgements.flatMap(({ verdict, name, other }) => {
        const [one, two] = [judged(name), verdict === 'apart' || other === null ? null : judged(other)]
        return one < 0 || two === NONE ? [] : [{ name: one, other: two }]
      }),
    })
    // Numbers in the order in which rounds tell of the first of their names.
    const numbers = new Int32Array(list.length).fill(NONE)
    let count = 0
    for (let one = 0; one < list.length; one++) {
      const root = at(top, one)
      if (at(numbers, root) < 0) numbers[root] = count++
    }
    this.count = count
    this.#ofName = new Int32Array(placeOf.length).fill(NONE)
    for (let one = 0; one < list.length; one++) this.#ofName[at(list, one)] = at(numbers, at(top, one))
    this.#names = listsOf(count, (say) => {
      for (let one = 0; one < list.length; one++) say(at(numbers, at(top, one)), at(list, one))
    })
    const roundsOf = (name: number): number => at(rounds, place(name))
    for (let org = 0; org < count; org++) {
      const own = listOf(this.#names, org)
      if (own.length > 1)
        own.set(
          [...own]
            .map((name) => ({ name, text: words.nameOf(name) }))
            .toSorted((a, b) => roundsOf(b.name) - roundsOf(a.name) || (a.text < b.text ? -1 : 1))
            .map(({ name }) => name),
        )
    }
    this.#joins = Map.groupBy(
      joins.map(({ name, other, by }) => ({ name: at(list, name), other: at(list, other), by })),
      ({ name }) => at(this.#ofName, name),
    )
    this.#pairs = Map.groupBy(pairs, (pair) => words.pairName(pair))
    this.#pairsOfEnglish = Map.groupBy(pairs, (pair) => at(words.pairEn, pair))
    this.#pairRounds = pairRounds
  }

  /** Who is called by a name in English, though it may be no name of their own: it stands beside several. */
  calledInEnglish(name: number): number[] {
    return (this.#pairsOfEnglish.get(name) ?? noPairs).flatMap((pair) => {
      const org = this.of(this.#words.pairName(pair))
      return org >= 0 && this.englishOf(org) === this.#words.nameOf(name) ? [org] : []
    })
  }

  /** The number of who bears a name; `NONE` of a name that no investor bears. */
  of(name: number): number {
    return name < 0 || name >= this.#ofName.length ? NONE : at(this.#ofName, name)
  }

  /** The number of what it is called by. */
  idOf(org: number): number {
    return at(this.#names.places, at(this.#names.starts, org))
  }

  namesOf(org: number): Int32Array {
    return listOf(this.#names, org)
  }

  evidenceOf(org: number): readonly NameJoin[] {
    return this.#joins.get(org) ?? []
  }

  /** What it is called in English: what most rounds call it, else the first of its names in Latin letters. */
  englishOf(org: number): string | null {
    const [names, words] = [this.namesOf(org), this.#words]
    let best: { text: string; rounds: number } | null = null
    for (const name of names)
      for (const pair of this.#pairs.get(name) ?? []) {
        const [text, rounds] = [words.nameOf(at(words.pairEn, pair)), at(this.#pairRounds, pair)]
        if (!best || rounds > best.rounds || (rounds === best.rounds && text < best.text)) best = { text, rounds }
      }
    if (best) return best.text
    for (const name of names) {
      const text = words.nameOf(name)
      if (!/\p{Script=Han}/u.test(text)) return text
    }
    return null
  }
}

/** Names of investors that rows tell, in the order in which they do. */
export interface NamesUsed {
  list: Int32Array
  /** By the number of a name its place in the list, `NONE` of the others. */
  placeOf: Int32Array
  /** By place, how many rounds bear it. */
  rounds: Uint32Array
  /** Pairs of both languages, in the order in which rows tell them; by pair, how often. */
  pairs: number[]
  pairRounds: Uint32Array
}

/** Names in rows that stand, in their order. */
export function namesUsed(words: Words, rows: Rows, order: Int32Array): NamesUsed {
  const placeOf = new Int32Array(words.names.count).fill(NONE)
  const pairRounds = new Uint32Array(words.pairCount)
  let [list, count] = [new Int32Array(0), 0]
  const place = (name: number): void => {
    if (at(placeOf, name) >= 0) return
    list = withRoom(list, count + 1)
    placeOf[name] = count
    list[count++] = name
  }
  const told: number[] = []
  for (const row of order)
    for (let part = at(rows.parts, row); part < at(rows.parts, row + 1); part++) {
      const pair = at(rows.pair, part)
      if (at(pairRounds, pair) === 0) told.push(pair)
      pairRounds[pair] = at(pairRounds, pair) + 1
      place(words.pairName(pair))
    }
  // Names of the other language stand behind all that rounds are counted under, by who they stand beside.
  const pairs = told.filter((pair) => at(words.pairEn, pair) >= 0 && at(words.pairEn, pair) !== words.pairName(pair))
  const inOrder = pairs
    .map((pair, told_) => ({ pair, told: told_, name: at(placeOf, words.pairName(pair)) }))
    .toSorted((a, b) => a.name - b.name || a.told - b.told)
    .map(({ pair }) => pair)
  for (const pair of inOrder) place(at(words.pairEn, pair))
  const rounds = new Uint32Array(count)
  for (const pair of told) {
    const one = at(placeOf, words.pairName(pair))
    rounds[one] = at(rounds, one) + at(pairRounds, pair)
  }
  return { list: list.slice(0, count), placeOf, rounds, pairs: inOrder, pairRounds }
}
