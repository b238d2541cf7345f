import type { Spell } from './survival.ts'

/** A round of a company as the time to the next one looks at it. */
export interface DatedRound {
  companyKey: string
  day: string
  /** Its place in the order of rounds. */
  place: number
  /** Whether it is a step of the order; other rounds begin no spell, but end one. */
  step: boolean
  /** IPO, merger: investors are out, no next round is waited for. */
  exit: boolean
}

const MS_A_DAY = 86_400_000
const daysOf = (day: string): number => Math.round(Date.parse(day) / MS_A_DAY)

/** Spells from each step of a company to its next round, in days. */
export interface RoundSpell<Round> extends Spell {
  from: Round
  /** The next round; null where none has come. */
  to: Round | null
}

/** Rounds by number, as spells look at them: days are counted. */
export interface RoundColumns {
  day: (round: number) => number
  place: (round: number) => number
  step: (round: number) => boolean
  exit: (round: number) => boolean
}

/**
 * Of one company's rounds, from each step to the next round. A company without one is watched until `until`, and no
 * longer: whether it gave up is not told. A way out ends the watch without a next round. Rounds of one day are one.
 */
export function spellsAmong(
  rounds: readonly number[],
  { day, place, step, exit }: RoundColumns,
  until: number,
  say: (from: number, to: number | null, time: number, event: boolean) => void,
): void {
  const inOrder = rounds.length < 2 ? rounds : rounds.toSorted((a, b) => day(a) - day(b) || place(a) - place(b))
  inOrder.forEach((from, at) => {
    const [own, after] = [day(from), inOrder[at + 1]]
    if (!step(from) || own > until || (after !== undefined && day(after) === own)) return
    // Whatever stands behind the last round of a day is of a later one.
    const next = after !== undefined && day(after) <= until ? after : null
    if (next === null) say(from, null, until - own, false)
    else say(from, exit(next) ? null : next, day(next) - own, !exit(next))
  })
}

/** The spells of rounds of many companies, company by company. */
export function roundSpells<Round extends DatedRound>(rounds: readonly Round[], until: string): RoundSpell<Round>[] {
  const of = <T>(read: (round: Round) => T) => {
    const told = rounds.map(read)
    return (round: number): T => told[round] as T
  }
  const columns = {
    day: of(({ day }) => daysOf(day)),
    place: of(({ place }) => place),
    step: of(({ step }) => step),
    exit: of(({ exit }) => exit),
  }
  const spells: RoundSpell<Round>[] = []
  for (const own of Map.groupBy(rounds.keys(), (round) => rounds[round]?.companyKey).values())
    spellsAmong(own, columns, daysOf(until), (from, to, time, event) =>
      spells.push({ from: rounds[from] as Round, to: to === null ? null : (rounds[to] as Round), time, event }),
    )
  return spells
}
