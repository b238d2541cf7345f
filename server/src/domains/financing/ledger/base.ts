import { roundPlace } from '@pandora/contract/domains/financing/rounds'
import { Organisations, namesUsed } from './organisations.ts'
import { turn } from './order.ts'
import type { JudgementRow } from './queries.ts'
import { NO_DAY, NO_ROUND, type Rows, type Ventures } from './rows.ts'
import { monthOf } from './days.ts'
import type { Problem } from './types.ts'
import { at, listsOf, type Lists } from './words/columns.ts'
import { NONE, type Words } from './words/words.ts'

const unknownRound = roundPlace('unknown')
/** Problems of a round, by the bit that says it, in the order in which they are told. */
export const problemBits: readonly Problem[] = [
  'SHIFTED_ROW',
  'UNKNOWN_ROUND',
  'BEFORE_FOUNDED',
  'INVESTS_IN_ITSELF',
  'AMOUNT_REFUSED',
]
const [SHIFTED, UNKNOWN, BEFORE, ITSELF, REFUSED] = [1, 2, 4, 8, 16]
/** Rows that are looked at between two turns of the loop. */
const TURN = 60_000

/** What ledgers of every currency share: rows that stand, brought together into rounds, companies and investors. */
export interface Base {
  words: Words
  rows: Rows
  ventures: Ventures
  organisations: Organisations
  /** Names that are those of companies which a source describes, though no round tells of them. */
  described: ReadonlySet<number>
  judgements: readonly JudgementRow[]
  rounds: Rounds
  /** Rounds of each company, and of each investor, oldest first. */
  ofVenture: Lists
  ofOrg: Lists
}

/** Rounds, oldest first, column by column. */
export interface Rounds {
  count: number
  /** The row that tells a round most exactly. */
  row: Int32Array
  /** The row whose investors are its own. */
  partsRow: Int32Array
  venture: Int32Array
  day: Int32Array
  /** Place in the order of rounds. */
  place: Uint8Array
  industry: Int32Array
  subdomain: Int32Array
  region: Int32Array
  problems: Uint8Array
  seenAt: Float64Array
  /** Rounds that several rows tell of: those rows, the most exact first. */
  told: ReadonlyMap<number, readonly number[]>
  /** By the number of an id its round, `NONE` without one. */
  ofId: Int32Array
}

type Facts = Pick<Base, 'words' | 'rows' | 'ventures' | 'described'>

/** Rows in order, brought together. */
export async function baseOf(facts: Facts, order: Int32Array, judgements: readonly JudgementRow[]): Promise<Base> {
  const { words, rows, ventures } = facts
  await turn()
  const used = namesUsed(words, rows, order)
  await turn()
  const organisations = new Organisations(words, used, judgements)
  await turn()
  const rounds = await roundsIn(facts, organisations, order)
  const ofVenture = listsOf(ventures.count, (say) => {
    for (let round = 0; round < rounds.count; round++) say(at(rounds.venture, round), round)
  })
  await turn()
  const ofOrg = listsOf(organisations.count, (say) => {
    for (let round = 0; round < rounds.count; round++)
      eachOrg(words, rows, organisations, at(rounds.partsRow, round), (org) => say(org, round))
  })
  await turn()
  return { ...facts, organisations, judgements, rounds, ofVenture, ofOrg }
}

/** Says each investor of a row once, in the order of their places, with the place. */
export function eachOrg(
  words: Words,
  { parts, pair }: Rows,
  organisations: Organisations,
  row: number,
  say: (org: number, part: number) => void,
): void {
  const [from, to] = [at(parts, row), at(parts, row + 1)]
  for (let part = from; part < to; part++) {
    const org = organisations.of(words.pairName(at(pair, part)))
    let before = from
    // Two names of one investor in one round are one part.
    while (before < part && organisations.of(words.pairName(at(pair, before))) !== org) before++
    if (before === part) say(org, part)
  }
}

/**
 * Rows that tell of one company, day and round are one round: what is told most exactly stands, and what only another
 * row tells beside it.
 */
async function roundsIn(facts: Facts, organisations: Organisations, order: Int32Array): Promise<Rounds> {
  const { words, rows, ventures } = facts
  const count = order.length
  const [row, venture, day] = [new Int32Array(count), new Int32Array(count), new Int32Array(count)]
  const place = new Uint8Array(count)
  const ofId = new Int32Array(words.ids.count).fill(NONE)
  const told = new Map<number, number[]>()
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(count * 2 + 2))).fill(NONE)
  let made = 0
  for (let next = 0; next < count; next++) {
    if (next % TURN === TURN - 1) await turn()
    const one = at(order, next)
    const [own, on, known] = [at(rows.venture, one), at(rows.day, one), at(rows.round, one)]
    const code = known === NO_ROUND ? unknownRound : known
    let round = NONE
    if (code !== unknownRound) {
      let slot = (Math.imul(own, 0x9e_37_79_b1) ^ Math.imul(on * 32 + code, 0x85_eb_ca_6b)) >>> 0
      for (slot &= slots.length - 1; (round = at(slots, slot)) >= 0; slot = (slot + 1) & (slots.length - 1))
        if (at(venture, round) === own && at(day, round) === on && at(place, round) === code) break
      if (round < 0) slots[slot] = made
    }
    if (round >= 0) told.set(round, [...(told.get(round) ?? [at(row, round)]), one])
    else {
      round = made++
      row[round] = one
      venture[round] = own
      day[round] = on
      place[round] = code
    }
    ofId[at(rows.id, one)] = round
  }
  for (const [round, own] of told) {
    const sure = own.toSorted(
      (a, b) => at(rows.told, a) - at(rows.told, b) || (idOf(words, rows, a) < idOf(words, rows, b) ? -1 : 1),
    )
    told.set(round, sure)
    row[round] = sure[0] ?? at(row, round)
  }
  const rounds: Rounds = {
    count: made,
    row: row.slice(0, made),
    partsRow: row.slice(0, made),
    venture: venture.slice(0, made),
    day: day.slice(0, made),
    place: place.slice(0, made),
    industry: new Int32Array(made),
    subdomain: new Int32Array(made),
    region: new Int32Array(made),
    problems: new Uint8Array(made),
    seenAt: new Float64Array(made),
    told,
    ofId,
  }
  const firstTold = (own: readonly number[], of: (row: number) => number): number => {
    for (const one of own) if (of(one) >= 0) return of(one)
    return NONE
  }
  for (let round = 0; round < made; round++) {
    if (round % TURN === TURN - 1) await turn()
    const best = at(rounds.row, round)
    const own = told.get(round)
    const shifted = (one: number) => isShifted(facts, organisations, one)
    const industryOf = (one: number): number => {
      const industry = shifted(one) ? NONE : at(rows.industry, one)
      return industry >= 0 ? industry : at(ventures.industry, at(rows.venture, one))
    }
    const or = (column: Int32Array, fallback: Int32Array) => (one: number) =>
      at(column, one) >= 0 ? at(column, one) : at(fallback, at(rows.venture, one))
    const subdomainOf = or(rows.subdomain, ventures.subdomain)
    const regionOf = or(rows.region, ventures.region)
    if (own === undefined) {
      rounds.industry[round] = industryOf(best)
      rounds.subdomain[round] = subdomainOf(best)
      rounds.region[round] = regionOf(best)
      rounds.problems[round] = problemsOf(facts, organisations, best)
      rounds.seenAt[round] = at(rows.seenAt, best)
      continue
    }
    rounds.partsRow[round] = own.find((one) => at(rows.parts, one + 1) > at(rows.parts, one)) ?? best
    rounds.industry[round] = firstTold(own, industryOf)
    rounds.subdomain[round] = firstTold(own, subdomainOf)
    rounds.region[round] = firstTold(own, regionOf)
    rounds.problems[round] = own.reduce((all, one) => all | problemsOf(facts, organisations, one), 0)
    rounds.seenAt[round] = Math.max(...own.map((one) => at(rows.seenAt, one)))
  }
  return rounds
}

const idOf = (words: Words, rows: Rows, row: number): string => words.ids.textOf(at(rows.id, row))

/** Whether the cells of a row stand one beside where they belong: its round is none, and a place or an investor. */
function isShifted({ words, rows }: Facts, organisations: Organisations, row: number): boolean {
  if (at(rows.round, row) !== NO_ROUND) return false
  return rows.ofPlaces.has(row) || organisations.of(words.names.find(words.texts.textOf(at(rows.roundText, row)))) >= 0
}

/** What is wrong with a row, bit by bit. */
function problemsOf(facts: Facts, organisations: Organisations, row: number): number {
  const { words, rows, ventures } = facts
  const venture = at(rows.venture, row)
  const [name, founded] = [at(ventures.name, venture), at(ventures.founded, venture)]
  let problems = at(rows.round, row) !== NO_ROUND ? 0 : isShifted(facts, organisations, row) ? SHIFTED : UNKNOWN
  if (founded !== NO_DAY && at(rows.day, row) < founded && monthOf(at(rows.day, row)) < monthOf(founded))
    problems |= BEFORE
  eachOrg(words, rows, organisations, row, (org, part) => {
    const pair = at(rows.pair, part)
    if (at(words.pairZh, pair) === name || at(words.pairEn, pair) === name || organisations.idOf(org) === name)
      problems |= ITSELF
  })
  return at(rows.told, row) === 3 ? problems | REFUSED : problems
}
