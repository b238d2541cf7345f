import type { AmountTold } from '@pandora/contract/domains/financing/amounts'
import type { Sized } from '@pandora/intelligence/financing/sums'
import type { Base } from './base.ts'
import { dayText } from './days.ts'
import type { Rates } from './rates.ts'
import type { Round } from './types.ts'
import { at } from './words/columns.ts'

/** An amount in the ledger's currency, at the rate of its day. */
export function sizedIn(
  told: AmountTold,
  day: string,
  currency: string,
  rates: Rates,
): Pick<Round, 'sized' | 'rate' | 'unconverted'> {
  const nothing = { rate: null, unconverted: null }
  if (told.kind === 'unknown' || told.kind === 'refused') return { ...nothing, sized: { kind: 'unknown' } }
  if (told.currency === null) return { rate: null, unconverted: 'NO_CURRENCY', sized: { kind: 'unconverted' } }
  const rate = told.currency === currency ? null : rates.on(told.currency, currency, day)
  if (told.currency !== currency && !rate) return { rate: null, unconverted: 'NO_RATE', sized: { kind: 'unconverted' } }
  const by = rate?.value ?? 1
  const sized: Sized =
    told.kind === 'exact'
      ? { kind: 'exact', value: told.value * by }
      : { kind: 'range', low: told.low * by, high: told.high === null ? null : told.high * by }
  return { rate, unconverted: null, sized }
}

/** Amounts of rounds in one currency, column by column. */
export interface Sizes {
  /** 0 a figure, 1 a range, 2 not told, 3 not converted. */
  kind: Uint8Array
  /** The figure, or the ends of the range; NaN where there is none. */
  low: Float64Array
  high: Float64Array
}

/** The amounts of a ledger's rounds, as `sizedIn` has each. */
export function sizesOf({ words, rows, rounds }: Base, currency: string, rates: Rates): Sizes {
  const kind = new Uint8Array(rounds.count).fill(2)
  const low = new Float64Array(rounds.count).fill(Number.NaN)
  const high = new Float64Array(rounds.count).fill(Number.NaN)
  const own = words.currencies.add(currency)
  /** Rates by currency and day, NaN where none stands. */
  const known = words.currencies.list.map(() => new Map<number, number>())
  const rateOf = (of: number, day: number): number => {
    const rate = known[of]?.get(day)
    if (rate !== undefined) return rate
    const told = rates.on(words.currencies.of(of) ?? '', currency, dayText(day))?.value ?? Number.NaN
    known[of]?.set(day, told)
    return told
  }
  for (let round = 0; round < rounds.count; round++) {
    const row = at(rounds.row, round)
    const [told, of] = [at(rows.told, row), at(rows.of, row)]
    if (told > 1) continue
    const by = of < 0 ? Number.NaN : of === own ? 1 : rateOf(of, at(rounds.day, round))
    if (Number.isNaN(by)) {
      kind[round] = 3
      continue
    }
    kind[round] = told
    low[round] = at(rows.low, row) * by
    high[round] = at(rows.high, row) * by
  }
  return { kind, low, high }
}

/** A size as sums take it. */
export function sizeAt({ kind, low, high }: Sizes, round: number): Sized {
  const [of, from, to] = [at(kind, round), at(low, round), at(high, round)]
  if (of === 0) return { kind: 'exact', value: from }
  if (of === 1) return { kind: 'range', low: from, high: Number.isNaN(to) ? null : to }
  return { kind: of === 2 ? 'unknown' : 'unconverted' }
}
