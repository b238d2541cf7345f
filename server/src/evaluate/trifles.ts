import { candidatesOf } from '@pandora/intelligence/causes/candidates'
import { causesOf } from '@pandora/intelligence/causes/causes'
import type { Candidate, DayReturn, MoveCauses } from '@pandora/intelligence/causes/types'
import type { Expectations } from '@pandora/intelligence/impact/materiality'
import { middleCompany } from '@pandora/intelligence/impact/measures'
import type { Reach } from '@pandora/intelligence/impact/reach'
import type { CompanySize } from '@pandora/intelligence/impact/sizes'
import type { ImpactEvent } from '@pandora/intelligence/impact/types'
import { Share } from './shares.ts'

/** Most of a move that a trifle may explain. */
const TRIFLING = 0.1
/** Own moves, per cent, beside which trifles are put. */
const MOVES = [1, 1.5, 2, 3, 4, 5, 7, 10] as const
/** Every so many quiet days of a company are asked. */
const EVERY = 9

type Shape = Pick<ImpactEvent, 'type' | 'sign' | 'grade' | 'change' | 'amount'>
const plain = { grade: null, change: null, amount: null }

/**
 * Routine matters that truly happen and move nothing, of amounts that are next to nothing for a company of this size;
 * `expected`: the change of profit that the trend lets expect.
 */
function trifles({ revenue, profit, cap, shares }: CompanySize, expected: number): readonly Shape[] {
  const [sales, earned, value, count] = [
    revenue ?? middleCompany.revenue,
    profit !== null && profit > 0 ? profit : (revenue ?? middleCompany.revenue) * 0.06,
    cap ?? middleCompany.cap,
    shares ?? middleCompany.shares,
  ]
  const money = (type: string, sign: -1 | 1, amount: number, of: NonNullable<ImpactEvent['amount']>['of']): Shape => ({
    ...plain,
    type,
    sign,
    amount: { value: Math.round(amount), unit: 'CNY', of },
  })
  return [
    money('contract-win', 1, sales * 0.0008, 'contract'),
    money('subsidy', 1, earned * 0.001, 'subsidy'),
    money('investment', 1, value * 0.0004, 'investment'),
    money('buy-back', 1, value * 0.0001, null),
    { ...plain, type: 'product-approval', sign: 1, grade: 'trial' },
    { ...plain, type: 'product-approval', sign: 1, grade: 'supplement' },
    { ...plain, type: 'earnings-beat', sign: 1, change: expected + 0.21 },
    money('penalty', -1, sales * 2e-5, 'penalty'),
    money('lawsuit', -1, sales * 0.0005, null),
    { ...plain, type: 'management-change', sign: -1, grade: 'deputy' },
    { ...plain, type: 'management-change', sign: -1, grade: 'member' },
    { ...plain, type: 'earnings-miss', sign: -1, change: expected - 0.21 },
    {
      ...plain,
      type: 'holder-sells',
      sign: -1,
      amount: { value: Math.round(count * 3e-5), unit: 'shares', of: 'stake' },
    },
    { ...plain, type: 'pledge', sign: -1, amount: { value: Math.round(count * 4e-4), unit: 'shares', of: 'stake' } },
  ]
}

/** A planted routine matter: of which company, when it became public (ms), and in which direction it speaks. */
export interface PlantedTrifle {
  id: string
  companyId: string
  at: number
  sign: -1 | 1
}

/**
 * What is asked of one company: its days, the places of those on which nothing planted may have moved it, and by what
 * events reach it.
 */
export interface Beside {
  companyId: string
  days: readonly DayReturn[]
  quiet: readonly number[]
  reach: Reach
  candidates: readonly Candidate[]
  expectations: Expectations
  asOf: number
}

/** Moves beside planted trifles are asked from this size of the own part on, per cent. */
const ASKED = 1

/** The day made an own move of so much. */
const withOwn = (days: readonly DayReturn[], place: number, own: number, move: number): readonly DayReturn[] =>
  days.map((day, at) => (at === place ? { ...day, stock: (day.stock ?? 0) - own + move } : day))

/** Counts, by size of the move and by type, how often a trifle explains a tenth of it at most. */
export class TrifleCount {
  readonly #all = new Share()
  readonly #byMove = new Map(MOVES.map((move) => [move, new Share()]))
  readonly #byType = new Map<string, Share>()
  readonly #planted = { asTraded: new Share(), moved: new Share(), found: new Share() }
  #turn = 0

  /**
   * Puts a trifle the evening before quiet days of a company, each made to be an own move of another size in the
   * trifle's direction: the hardest case, for nothing speaks against it.
   */
  ask({ companyId, days, quiet, reach, candidates, expectations, asOf }: Beside): void {
    for (const place of quiet) {
      const day = days[place]
      if (!day || this.#turn++ % EVERY !== 0) continue
      const usual = answered(days, place, { companyId, candidates, asOf })
      if (!usual) continue
      const happenedAt = day.closeAt - 20 * 3_600_000
      const shapes = trifles(
        expectations.sizes.at(companyId, happenedAt),
        Math.max(-50, Math.min(50, (expectations.sizes.trend(companyId, happenedAt)?.value ?? 0) / 2)),
      )
      const shape = shapes[Math.floor(this.#turn / EVERY) % shapes.length]
      const move = MOVES[Math.floor(this.#turn / EVERY / shapes.length) % MOVES.length] ?? 1
      if (!shape) continue
      const trifle: ImpactEvent = {
        id: 'trifle',
        subject: { kind: 'company', id: companyId },
        happenedAt,
        knownAt: happenedAt,
        supersededAt: null,
        modality: 'fact',
        confidence: 0.95,
        sizeClass: null,
        region: null,
        documents: [],
        ...shape,
      }
      const more = candidatesOf([trifle], reach, new Map(), expectations)
      const found = answered(withOwn(days, place, usual.own, move * shape.sign), place, {
        companyId,
        candidates: [...candidates, ...more],
        asOf,
      })
      if (!found) continue
      const ofType = this.#byType.get(shape.type) ?? new Share()
      this.#byType.set(shape.type, ofType)
      const right = shareOf(found, (id) => id === 'trifle') <= TRIFLING
      for (const count of [this.#all, this.#byMove.get(move), ofType]) count?.add(right)
    }
  }

  /**
   * Asks for the causes of the day on which the price could first answer to each planted trifle of a company, where
   * nothing else was planted: as it was traded, from one per cent on, and made an own move in its
   * direction of each size. `isOf`: whether an event is the trifle; `found`: whether any candidate is.
   */
  askPlanted(
    planted: readonly PlantedTrifle[],
    { companyId, days, quiet, candidates, asOf }: Beside,
    isOf: (eventId: string, trifle: string) => boolean,
  ): void {
    const open = new Set(quiet)
    for (const { id, at, sign } of planted) {
      const place = days.findIndex((day) => day.closeAt > at && day.stock !== null)
      if (!open.has(place)) continue
      const usual = answered(days, place, { companyId, candidates, asOf })
      if (!usual) continue
      const isIt = (eventId: string) => isOf(eventId, id)
      this.#planted.found.add(candidates.some((one) => isIt(one.eventId)))
      if (Math.abs(usual.own) >= ASKED) this.#planted.asTraded.add(shareOf(usual, isIt) <= TRIFLING)
      for (const move of MOVES.slice(this.#turn++ % 2).filter((_, number) => number % 2 === 0)) {
        const found = answered(withOwn(days, place, usual.own, move * sign), place, { companyId, candidates, asOf })
        if (found) this.#planted.moved.add(shareOf(found, isIt) <= TRIFLING)
      }
    }
  }

  toJSON(): object {
    return {
      all: this.#all,
      byMove: Object.fromEntries([...this.#byMove].map(([move, share]) => [`${move} %`, share])),
      byType: Object.fromEntries([...this.#byType].toSorted(([a], [b]) => (a < b ? -1 : 1))),
      planted: this.#planted,
    }
  }
}

/** Why a stock moved on one day; undefined where that cannot be told. */
function answered(
  days: readonly DayReturn[],
  place: number,
  { companyId, candidates, asOf }: Pick<Beside, 'companyId' | 'candidates' | 'asOf'>,
): MoveCauses | undefined {
  const day = days[place]?.day ?? ''
  const found = causesOf({ companyId, days, from: day, to: day, candidates }, asOf)
  return 'refused' in found ? undefined : found
}

/** Part of a move that the events asked for explain together. */
const shareOf = ({ causes }: MoveCauses, isIt: (eventId: string) => boolean): number =>
  causes.reduce((sum, one) => sum + (isIt(one.eventId) ? one.share : 0), 0)
