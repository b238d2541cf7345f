import { unitDoubts } from './doubts.ts'
import type { Told, UnitDoubt, Yardstick } from './types.ts'

/** A doubt while it stood: from when what says so was known until something else was (ms, ±Infinity). */
export interface DoubtVersion extends UnitDoubt {
  knownAt: number
  supersededAt: number
}

/**
 * Every version of every doubt of a company (`unitDoubts`), from all versions of what was told of it: a doubt that a
 * later report raises is known from then on, and no sooner; what an administrator has confirmed as told is not doubted
 * from then on, until that is taken back.
 */
export function doubtVersions(
  all: readonly Told[],
  yardsticks: readonly Yardstick[],
  company: { mainland: boolean; listedOn?: string | null },
): DoubtVersion[] {
  // Hardly any company has a doubt at any time: of all that was ever told at once none is found then.
  if (unitDoubts(all, yardsticks, company).length === 0) return []
  const instants = [
    ...new Set([
      ...[...all, ...yardsticks].flatMap((one) => [one.knownAt, one.supersededAt]),
      ...all.flatMap((one) => (one.confirmed ?? []).flatMap(({ from, until }) => [from, until])),
    ]),
  ].filter((one) => one !== Infinity)
  const open = new Map<Told, DoubtVersion>()
  const done: DoubtVersion[] = []
  for (const instant of instants.toSorted((a, b) => a - b)) {
    const inForce = (one: { knownAt: number; supersededAt: number }) =>
      one.knownAt <= instant && one.supersededAt > instant
    const confirmed = (told: Told) =>
      (told.confirmed ?? []).some(({ from, until }) => from <= instant && until > instant)
    const found = new Map(
      unitDoubts(all.filter(inForce), yardsticks.filter(inForce), { ...company, confirmed }).map((one) => [
        one.told,
        one,
      ]),
    )
    for (const [told, version] of open) {
      if (saysTheSame(found.get(told), version)) continue
      open.delete(told)
      done.push({ ...version, supersededAt: instant })
    }
    for (const [told, doubt] of found)
      if (!open.has(told)) open.set(told, { ...doubt, knownAt: instant, supersededAt: Infinity })
  }
  return [...done, ...open.values()]
}

const saysTheSame = (one: UnitDoubt | undefined, other: UnitDoubt): boolean =>
  one !== undefined &&
  one.exponent === other.exponent &&
  JSON.stringify(one.evidence) === JSON.stringify(other.evidence)
