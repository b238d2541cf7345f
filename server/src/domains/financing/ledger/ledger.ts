import { roundOrder, type RoundName } from '@pandora/contract/domains/financing/rounds'
import { estimateOf } from '@pandora/contract/domains/financing/amounts'
import { SumOf, type Sized, type Sum } from '@pandora/intelligence/financing/sums'
import { problemBits, eachOrg, type Base } from './base.ts'
import { dayText } from './days.ts'
import type { Rates } from './rates.ts'
import { NO_DAY } from './rows.ts'
import { sizeAt, sizedIn, type Sizes } from './sizes.ts'
import type { Described, Label, Org, Part, Problem, Round, Venture } from './types.ts'
import { at, listOf } from './words/columns.ts'
import { NONE } from './words/words.ts'

const unknownRound = roundOrder.at(-1) as RoundName

/** What a ledger rests on besides rounds and companies. */
export interface LedgerGround {
  currency: string
  rates: Rates
  sizes: Sizes
  /** Ids of listed companies by the names that they alone bear. */
  listed: ReadonlyMap<string, string>
  /** Of companies whose registered name is a listed one's, that name. */
  registered: ReadonlyMap<string, string>
}

/**
 * Everything that is known of rounds in a view, in one currency. Rounds, companies and investors are numbers in it,
 * rounds from the oldest on; what each says is read from columns when it is asked for.
 */
export class Ledger {
  readonly base: Base
  readonly ground: LedgerGround

  constructor(base: Base, ground: LedgerGround) {
    this.base = base
    this.ground = ground
  }

  /** How many rounds there are. */
  get count(): number {
    return this.base.rounds.count
  }

  /** The latest day of a round; null without any. */
  get until(): string | null {
    return this.count === 0 ? null : dayText(at(this.base.rounds.day, this.count - 1))
  }

  round(number: number): Round {
    return new RoundOf(this, number)
  }

  rounds(numbers: Iterable<number>): Round[] {
    return Array.from(numbers, (one) => this.round(one))
  }

  roundById(id: string): Round | undefined {
    const { words, rounds } = this.base
    const place = words.ids.find(id)
    const number = place < 0 || place >= rounds.ofId.length ? NONE : at(rounds.ofId, place)
    return number < 0 ? undefined : this.round(number)
  }

  /** What an amount counts in sums; below 0 one that is not told or not converted. */
  counted(round: number): number {
    const { kind, low, high } = this.ground.sizes
    const [of, to] = [at(kind, round), at(high, round)]
    return of === 0 ? at(low, round) : of === 1 ? estimateOf(at(low, round), Number.isNaN(to) ? null : to) : -1
  }

  sumOf(rounds: Iterable<number>): Sum {
    const { kind, low, high } = this.ground.sizes
    const sum = new SumOf()
    for (const round of rounds) sum.add(at(kind, round), at(low, round), at(high, round))
    return sum.sum
  }

  size(round: number): Sized {
    return sizeAt(this.ground.sizes, round)
  }

  /** The number of a company that raised money, by its name; below 0 without one. */
  ventureNumber(id: string): number {
    const { words, ventures, ofVenture } = this.base
    const place = ventures.placeOf(words.names.find(id))
    return place >= 0 && listOf(ofVenture, place).length > 0 ? place : NONE
  }

  ventureName(venture: number): string {
    return this.base.words.nameOf(at(this.base.ventures.name, venture))
  }

  roundsOf(venture: number): Int32Array {
    return listOf(this.base.ofVenture, venture)
  }

  /** A company that raised money. */
  venture(number: number): Venture {
    const { words, ventures } = this.base
    const id = this.ventureName(number)
    const rounds = this.rounds(this.roundsOf(number))
    const told = words.nameOrNull(at(ventures.en, number))
    return this.ventureOf(id, told, this.describedAt(number), rounds)
  }

  /** The same of a company of which no more is known than what a source describes. */
  ventureOf(id: string, told: string | null, about: Described | null, rounds: readonly Round[]): Venture {
    const { words, rows, rounds: columns } = this.base
    const row = rounds.find((one) => at(rows.en, at(columns.row, one.at)) >= 0)
    const en = told ?? (row ? words.nameOrNull(at(rows.en, at(columns.row, row.at))) : null)
    return { id, zh: id, en, companyId: this.listedAs(id, en), about, rounds }
  }

  /** The listed company that a company is, by its name, its registered name or its English one. */
  listedAs(id: string, en: string | null): string | null {
    const { listed, registered } = this.ground
    return listed.get(id) ?? listed.get(registered.get(id) ?? '') ?? listed.get(en ?? '') ?? null
  }

  describedAt(venture: number): Described | null {
    const { words, ventures } = this.base
    if (at(ventures.described, venture) === 0) return null
    const [industry, subdomain] = [
      words.labels.of(at(ventures.industry, venture)),
      words.labels.of(at(ventures.subdomain, venture)),
    ]
    const founded = at(ventures.founded, venture)
    return {
      industryZh: industry?.zhTold ?? null,
      industryEn: industry?.en ?? null,
      subdomainZh: subdomain?.zhTold ?? null,
      subdomainEn: subdomain?.en ?? null,
      foundedOn: founded === NO_DAY ? null : dayText(founded),
    }
  }

  /** The number of the investor that bears a name; below 0 where nobody does who took part in a round. */
  orgNumber(name: string): number {
    const org = this.base.organisations.of(this.base.words.names.find(name))
    return org >= 0 && listOf(this.base.ofOrg, org).length > 0 ? org : NONE
  }

  orgName(org: number): string {
    return this.base.words.nameOf(this.base.organisations.idOf(org))
  }

  orgEnglish(org: number): string | null {
    return this.base.organisations.englishOf(org)
  }

  roundsOfOrg(org: number): Int32Array {
    return listOf(this.base.ofOrg, org)
  }

  org(number: number): Org {
    const { words, organisations } = this.base
    const names = Array.from(organisations.namesOf(number), (name) => words.nameOf(name))
    return {
      at: number,
      id: names[0] ?? '',
      names,
      evidence: organisations
        .evidenceOf(number)
        .map(({ name, other, by }) => ({ name: words.nameOf(name), other: words.nameOf(other), by })),
      en: this.orgEnglish(number),
      rounds: this.roundsOfOrg(number),
      ...this.orgElsewhere(number),
    }
  }

  /** Whether an investor led a round: 0 nobody says who did, 1 it did not, 2 it did. */
  leadOf(org: number, round: number): number {
    const { words, rows, rounds, organisations } = this.base
    const row = at(rounds.partsRow, round)
    for (let part = at(rows.parts, row); part < at(rows.parts, row + 1); part++)
      if (organisations.of(words.pairName(at(rows.pair, part))) === org) return at(rows.lead, part)
    return 0
  }

  /** The listed company, and the company without a listing, that an investor is by one of its names. */
  orgElsewhere(org: number): { companyId: string | null; ventureId: string | null } {
    const { words, ventures, described, organisations, ofVenture } = this.base
    let [companyId, ventureId]: [string | null, string | null] = [null, null]
    for (const name of organisations.namesOf(org)) {
      const text = words.nameOf(name)
      companyId ??= this.ground.listed.get(text) ?? null
      const venture = ventures.placeOf(name)
      const known = described.has(name) || (venture >= 0 && listOf(ofVenture, venture).length > 0)
      if (known) ventureId ??= text
    }
    return { companyId, ventureId }
  }
}

/** A round of a ledger, read from its columns. */
class RoundOf implements Round {
  readonly at: number
  readonly #ledger: Ledger

  constructor(ledger: Ledger, number: number) {
    this.#ledger = ledger
    this.at = number
  }

  get #row(): number {
    return at(this.#ledger.base.rounds.row, this.at)
  }

  #label(column: Int32Array): Label | null {
    const label = this.#ledger.base.words.labels.of(at(column, this.at))
    return label && { key: label.key, zh: label.zh, en: label.en }
  }

  get id(): string {
    const { words, rows } = this.#ledger.base
    return words.ids.textOf(at(rows.id, this.#row))
  }

  get ids(): string[] {
    const { words, rows, rounds } = this.#ledger.base
    return (rounds.told.get(this.at) ?? [this.#row]).map((row) => words.ids.textOf(at(rows.id, row)))
  }

  get venture(): string {
    return this.#ledger.ventureName(at(this.#ledger.base.rounds.venture, this.at))
  }

  get zh(): string {
    return this.venture
  }

  get en(): string | null {
    return this.#ledger.base.words.nameOrNull(roundEnglish(this.#ledger.base, this.at))
  }

  get day(): string {
    return dayText(at(this.#ledger.base.rounds.day, this.at))
  }

  get name(): RoundName {
    return roundOrder[this.place] ?? unknownRound
  }

  get place(): number {
    return at(this.#ledger.base.rounds.place, this.at)
  }

  get roundText(): string {
    const { words, rows } = this.#ledger.base
    return words.textOrNull(at(rows.roundText, this.#row)) ?? ''
  }

  get amountText(): string | null {
    const { words, rows } = this.#ledger.base
    return words.textOrNull(at(rows.amountText, this.#row))
  }

  get told(): Round['told'] {
    return this.#ledger.base.rows.toldAt(this.#ledger.base.words, this.#row)
  }

  get sized(): Sized {
    return this.#ledger.size(this.at)
  }

  get rate(): Round['rate'] {
    const { currency, rates } = this.#ledger.ground
    return sizedIn(this.told, this.day, currency, rates).rate
  }

  get unconverted(): Round['unconverted'] {
    const { currency, rates } = this.#ledger.ground
    return sizedIn(this.told, this.day, currency, rates).unconverted
  }

  get parts(): Part[] {
    const { words, rows, rounds, organisations } = this.#ledger.base
    const parts: Part[] = []
    eachOrg(words, rows, organisations, at(rounds.partsRow, this.at), (org, part) => {
      const [pair, lead] = [at(rows.pair, part), at(rows.lead, part)]
      parts.push({
        org,
        orgId: words.nameOf(organisations.idOf(org)),
        zh: words.nameOrNull(at(words.pairZh, pair)),
        en: words.nameOrNull(at(words.pairEn, pair)),
        lead: lead === 0 ? null : lead === 2,
      })
    })
    return parts
  }

  get industry(): Label | null {
    return this.#label(this.#ledger.base.rounds.industry)
  }

  get subdomain(): Label | null {
    return this.#label(this.#ledger.base.rounds.subdomain)
  }

  get region(): string | null {
    return this.#ledger.base.words.regions.of(at(this.#ledger.base.rounds.region, this.at))
  }

  get problems(): Problem[] {
    const bits = at(this.#ledger.base.rounds.problems, this.at)
    return problemBits.filter((_, bit) => (bits & (1 << bit)) !== 0)
  }

  get seenAt(): number {
    return at(this.#ledger.base.rounds.seenAt, this.at)
  }
}

/** The number of what a round's company is called in English: by the round, else by what is told of the company. */
export function roundEnglish({ rows, rounds, ventures }: Base, round: number): number {
  const own = at(rows.en, at(rounds.row, round))
  return own >= 0 ? own : at(ventures.en, at(rounds.venture, round))
}
