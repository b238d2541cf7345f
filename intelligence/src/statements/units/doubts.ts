import { monthOf } from '../../fundamentals/months.ts'
import { chainsOf, type Hints, type Leap, type Link } from './chain.ts'
import { exponents, impliedShares, measuredOf, sizeOf, tooFewToList, type Measured } from './measure.ts'
import type { Statement, Told, UnitDoubt, UnitEvidence, Yardstick } from './types.ts'

/** What it costs to take a statement for told in another unit than it says: most are told as they say. */
const OTHERWISE = 0.6
/** By how much cheaper that must be before a statement that no other contradicts is doubted. */
const GAIN = 1.5
/** Up to how much dearer another explanation of a leap still stands beside the cheapest: both are doubted. */
const BESIDE = 0.5
/** Orders of magnitude between the largest figures of two statements of a period that are hardly in one unit. */
const OTHER_SIZE = 1.6
const LINKED = 2.2

/** What it costs to take for told otherwise what was confirmed as told. */
const CONFIRMED = 100

interface Company {
  /** Listed by an exchange of the mainland, whose rules say how many shares there are at least. */
  mainland: boolean
  /** First day of trading, where it is known: before it a company may have as few shares as it likes. */
  listedOn?: string | null
  /** Whether somebody has confirmed that a statement is told in the unit that its source says. */
  confirmed?: (told: Told) => boolean
}

/**
 * Statements of a company whose money seems to be a power of ten off, each with what says so, of statements and
 * yardsticks that are known at one instant. A statement is doubted where its figures leap together against the same of
 * another period, and which of both is off is told by the periods on either side, by shares and employees (where
 * nothing tells, both are doubted); or where shares and employees alone say so, with more than one voice.
 */
export function unitDoubts(all: readonly Told[], yardsticks: readonly Yardstick[], company: Company): UnitDoubt[] {
  return [...Map.groupBy(all, (one) => one.unit).values()].flatMap((own) => {
    const found = new Map<Told, UnitDoubt>()
    const judge = (statement: Statement): void =>
      judgeStatement(
        own.filter((one) => one.statement === statement && one.figures.size > 0),
        { own, yardsticks, company, found },
      )
    for (const statement of ['income', 'cash-flow', 'balance'] as const) judge(statement)
    // What the others showed tells of the first.
    if (found.size > 0) judge('income')
    return [...found.values()]
  })
}

interface Ground {
  own: readonly Told[]
  yardsticks: readonly Yardstick[]
  company: Company
  found: Map<Told, UnitDoubt>
}

function judgeStatement(all: readonly Told[], ground: Ground): void {
  for (const chain of chainsOf(all, (from, to) => hintsOf(from, to, ground))) {
    // Who has enough shares by the last report was not listed yet when they were fewer.
    const last = chain.findLast(({ told }) => impliedShares(told, ground.yardsticks) !== null)
    const few = last !== undefined && tooFewToList(last.told, ground.yardsticks)
    const measured = chain.map(({ told }) => [
      ...measuredOf(told, ground.yardsticks, { listed: few && isListed(told, ground.company) }),
      ...linksOf(told, ground),
    ])
    const confirmed = chain.map(({ told }) => ground.company.confirmed?.(told) === true)
    const leaps = chain.some(({ offset }) => offset !== 0)
    const cost = (base: number) => costOf(chain, measured, confirmed, base)
    const asTold = cost(0)
    if (!leaps && asTold < GAIN) continue
    const ways = exponents
      .filter((base) => chain.every(({ offset }) => isExponent(offset + base)))
      .map((base) => ({ base, cost: cost(base) }))
      .toSorted((a, b) => a.cost - b.cost || Math.abs(a.base) - Math.abs(b.base))
    const best = ways[0]
    if (!best) continue
    const taken = leaps
      ? ways.filter((way) => way.cost <= best.cost + BESIDE)
      : asTold - best.cost >= GAIN
        ? [best]
        : []
    for (const [at, { told }] of chain.entries())
      for (const { base } of taken) {
        const exponent = (chain[at]?.offset ?? 0) + base
        if (exponent === 0 || confirmed[at] || ground.found.has(told)) continue
        ground.found.set(told, { told, exponent, evidence: evidenceOf(chain, at, measured[at] ?? [], exponent) })
      }
  }
}

const isListed = ({ periodEnd }: Told, { mainland, listedOn }: Company): boolean =>
  mainland && (!listedOn || periodEnd >= listedOn)

const isExponent = (value: number): boolean => exponents.some((one) => one === value)

const costOf = (
  chain: readonly Link[],
  measured: readonly (readonly Measured[])[],
  confirmed: readonly boolean[],
  base: number,
): number =>
  chain.reduce((sum, { offset }, at) => {
    const exponent = offset + base
    const own = (measured[at] ?? []).reduce((cost, one) => cost + one.cost(exponent), 0)
    return sum + own + (exponent === 0 ? 0 : confirmed[at] ? CONFIRMED : OTHERWISE)
  }, 0)

/** What else tells how two statements lie to each other: their shares, and what was found of others of both periods. */
function hintsOf(from: Told, to: Told, { own, yardsticks, found }: Ground): Hints {
  const [before, now] = [impliedShares(from, yardsticks), impliedShares(to, yardsticks)]
  const off = (of: Told): number | undefined =>
    own
      .filter((one) => one.statement !== of.statement && sameEnd(one, of))
      .map((one) => found.get(one)?.exponent ?? 0)
      .toSorted((a, b) => Math.abs(b) - Math.abs(a))[0]
  const [earlier, later] = [off(from), off(to)]
  return {
    shares: before &&
      now && {
        least: Math.log10(now.least / before.most),
        most: Math.log10(now.most / before.least),
      },
    others: earlier === undefined || later === undefined || earlier === later ? null : later - earlier,
  }
}

const sameEnd = (one: Told, other: Told): boolean => monthOf(one.periodEnd) === monthOf(other.periodEnd)

/** The statements of the same period that are doubted: figures of their size are in their unit. */
function linksOf(told: Told, { own, found }: Ground): Measured[] {
  const size = sizeOf(told)
  const doubted = own.flatMap((one) => {
    const doubt = one.statement !== told.statement && sameEnd(one, told) ? found.get(one) : undefined
    return doubt ? [doubt] : []
  })[0]
  const other = doubted && sizeOf(doubted.told)
  if (size === undefined || !doubted || other === undefined) return []
  return [
    {
      cost: (exponent) => {
        const differs = Math.abs(size - exponent - (other - doubted.exponent))
        return (differs > OTHER_SIZE ? LINKED : 0) + 0.05 * differs + (exponent === doubted.exponent ? 0 : 0.1)
      },
      evidence: { kind: 'statement', statement: doubted.told.statement },
    },
  ]
}

/** What speaks for a power: what costs markedly less with it, and the leaps to and from the statements beside. */
function evidenceOf(
  chain: readonly Link[],
  at: number,
  measured: readonly Measured[],
  exponent: number,
): readonly UnitEvidence[] {
  const [own, next] = [chain[at], chain[at + 1]]
  const leaps = [
    ...(own?.leap?.exponent ? [{ leap: own.leap, other: own.leap.from, sign: 1 }] : []),
    ...(next?.leap?.exponent ? [{ leap: next.leap, other: next.told, sign: -1 }] : []),
  ]
  const said = [
    ...leaps.map(({ leap, other, sign }) => neighbour(leap, other, sign * leap.exponent)),
    ...measured.filter((one) => one.cost(0) - one.cost(exponent) >= 0.9).map((one) => one.evidence),
  ]
  if (said.length > 0) return said
  // It moves with a period that is doubted for reasons of its own.
  return own?.leap ? [neighbour(own.leap, own.leap.from, 0)] : next?.leap ? [neighbour(next.leap, next.told, 0)] : []
}

const neighbour = ({ figures, of }: Leap, { periodEnd }: Told, exponent: number): UnitEvidence => ({
  kind: 'neighbour',
  periodEnd,
  exponent,
  figures,
  of,
})
