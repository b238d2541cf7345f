import { monthOf } from '../../fundamentals/months.ts'
import { exponents, growths, medianOf } from './measure.ts'
import type { Told } from './types.ts'

/** Months over which periods still stand beside each other: two years, and a fiscal year that was moved. */
const NEAR = 26
/** Orders of magnitude within which figures grew by the same power. */
const SAME = 0.4
/** Part of the figures that have to. */
const MOST = 0.7
/** Orders of magnitude that shares may be off where they confirm a power, and from which on they refute it. */
const CONFIRMS = 0.4
const REFUTES = 0.5
/** Orders of magnitude by which a company may have grown meanwhile where something else confirms the power. */
const GROWN = 1.5
/** Orders of magnitude below which the middle figure leaps by no power: half of a thousand. */
const LEAST = 1.5

/** How figures of two periods lie to each other: by which power the later is off, and how many figures say so. */
export interface Leap {
  exponent: number
  figures: number
  of: number
}

/** What else is known of how the later of two statements is off against the earlier. */
export interface Hints {
  /** Orders of magnitude between the shares that both imply, at least and at most. */
  shares: { least: number; most: number } | null
  /** The power by which other statements of the same two periods are off. */ others: number | null
}

/**
 * By which power of ten the figures of one statement leap all at once to those of another; 0 where they do not, null
 * where they have too few figures in common to tell. A company that grows leaps in some figures, or in all by something
 * else than a power; and its shares do not leap with it.
 */
export function leapOf(from: Told, to: Told, hints: () => Hints): Leap | null {
  const all = growths(from, to)
  if (all.length < 3) return null
  const middle = medianOf(all) ?? 0
  const steady = { exponent: 0, figures: all.filter((one) => Math.abs(one) <= SAME).length, of: all.length }
  if (Math.abs(middle) < LEAST) return steady
  const { shares, others } = hints()
  // What other statements of both periods showed goes before what is merely near.
  for (const exponent of [...(others === null ? [] : [others]), ...exponents]) {
    if (exponent === 0) continue
    const figures = all.filter((one) => Math.abs(one - exponent) <= SAME).length
    const together =
      all.length >= (from.statement === 'balance' ? 4 : 5) &&
      figures >= MOST * all.length &&
      Math.abs(middle - exponent) <= SAME &&
      (shares === null || (exponent >= shares.least - REFUTES && exponent <= shares.most + REFUTES))
    const confirmed =
      middle * exponent > 0 &&
      Math.abs(middle) >= Math.abs(exponent) / 2 &&
      Math.abs(middle - exponent) <= GROWN &&
      (others === exponent ||
        (shares !== null && exponent - shares.least <= CONFIRMS && shares.most - exponent <= CONFIRMS))
    if (together || confirmed) return { exponent, figures, of: all.length }
  }
  return steady
}

/** A statement of a chain: by which power it is off against the chain's first, and how it leapt from the one before. */
export interface Link {
  told: Told
  offset: number
  leap: (Leap & { from: Told }) | null
}

/**
 * Statements of one kind over so many months in the order of their periods, in chains in which each can be held against
 * the one before. What tells of a period again stands beside what told of it first.
 */
export function chainsOf(all: readonly Told[], hints: (from: Told, to: Told) => Hints): Link[][] {
  const chains: Link[][] = []
  for (const own of Map.groupBy(all, (one) => one.months).values()) {
    const inOrder = own.toSorted((a, b) =>
      a.periodEnd === b.periodEnd ? a.knownAt - b.knownAt : a.periodEnd < b.periodEnd ? -1 : 1,
    )
    let chain: Link[] = []
    for (const told of inOrder) {
      const last = chain.at(-1)
      const leap =
        last && monthOf(told.periodEnd) - monthOf(last.told.periodEnd) <= NEAR
          ? leapOf(last.told, told, () => hints(last.told, told))
          : null
      if (last && leap) chain.push({ told, offset: last.offset + leap.exponent, leap: { ...leap, from: last.told } })
      else chains.push((chain = [{ told, offset: 0, leap: null }]))
    }
  }
  return chains
}
