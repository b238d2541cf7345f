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
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / MS_A_DAY)

/** Spells from each step of a company to its next round, in days. */
export interface RoundSpell<Round> extends Spell {
  from: Round
  /** The next round; null where none has come. */
  to: Round | null
}

/**
 * From each step to the company's next round. A company without one is watched until `until`, and no longer: whether it
 * gave up is not told. A way out ends the watch without a next round. Rounds of one day are one.
 */
export function roundSpells<Round extends DatedRound>(rounds: readonly Round[], until: string): RoundSpell<Round>[] {
  return [...Map.groupBy(rounds, ({ companyKey }) => companyKey).values()].flatMap((own) => {
    const inOrder = own.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.place - b.place))
    return inOrder.flatMap((from, at): RoundSpell<Round>[] => {
      if (!from.step || from.day > until || inOrder[at + 1]?.day === from.day) return []
      const next = inOrder.slice(at + 1).find(({ day }) => day > from.day && day <= until)
      if (!next) return [{ from, to: null, time: daysBetween(from.day, until), event: false }]
      return [{ from, to: next.exit ? null : next, time: daysBetween(from.day, next.day), event: !next.exit }]
    })
  })
}
