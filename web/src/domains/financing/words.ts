import type { Stage } from '@pandora/contract/domains/financing/rounds'
import type { sum, toldAmount } from '@pandora/contract/domains/financing/shapes'
import type { financing } from '@pandora/contract/domains/financing/operations'
import type { OutputOf } from '@pandora/contract/operation'
import type { z } from 'zod'
import { number, short, stretch } from '../../lib/formats.ts'
import { named } from '../../lib/names.ts'
import { languageNow } from '../../lib/texts.ts'
import type { FinancingSay } from './texts.ts'

type Amount = z.infer<typeof toldAmount>
type Sum = z.infer<typeof sum>
export type Currency = 'CNY' | 'USD'

export const ventureAddress = (id: string): string => `/index/financing-company/${encodeURIComponent(id)}`
export const orgAddress = (id: string): string => `/index/investor/${encodeURIComponent(id)}`
export const companyAddress = (id: string): string => `/index/company/${encodeURIComponent(id)}`
export const whole = (value: number): string => number(value, { digits: 0 })

/** Money shortened to as many digits as its neighbours above and below; marked where it is estimated. */
export const moneyWord = (value: number, estimated: boolean): string =>
  `${estimated ? '≈ ' : ''}${short(value, languageNow(), { loose: false })}`

/** An amount in a word: what it counts as, marked where it is estimated; what is told where nothing can be counted. */
export function amountWord(amount: Amount, t: FinancingSay): string {
  const { converted, kind, currency, value, text } = amount
  if (converted) return moneyWord(converted.counted, converted.estimated)
  if (kind === 'exact' && value !== null) return `${moneyWord(value, false)} ${currency ?? ''}`.trim()
  if (kind === 'range') return text ?? '–'
  return kind === 'refused' ? (text ?? '–') : t('notTold')
}

/** What stands behind an amount: its own words, how it was brought into the currency, or why it was not. */
export function amountReason(
  { text, unconverted, refusal, currency, converted, rate }: Amount,
  t: FinancingSay,
): string {
  return [
    text ? t('asTold', { text }) : '',
    refusal ? t(`refused_${refusal}`) : '',
    unconverted === 'NO_RATE' ? t('noRate', { currency: currency ?? '' }) : '',
    unconverted === 'NO_CURRENCY' ? t('noCurrency') : '',
    converted?.estimated ? t('estimated') : '',
    rate
      ? t('atRate', {
          day: rate.day,
          rate: number(rate.value, { digits: 4 }),
          source: named(rate.source, rate.sourceEn, languageNow()) || '–',
        })
      : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

/** How many rounds a sum leaves out, for nobody told or could convert their amounts; of none nothing. */
export const leftOutWord = (rounds: number, t: FinancingSay): string =>
  rounds > 0 ? t('notCounted', { count: rounds }) : ''

/** A sum with how much of it is known how well. */
export function sumWords(sum: Sum, currency: Currency, t: FinancingSay): string {
  const money = (value: number) => short(value, languageNow())
  const range =
    sum.rangedRounds === 0
      ? ''
      : t('sumRange', { low: money(sum.low), high: sum.high === null ? t('noUpper') : money(sum.high) })
  return [
    t('sumNote', {
      total: money(sum.total),
      currency,
      exact: money(sum.exact),
      estimated: money(sum.estimated),
      unknown: whole(sum.unknownRounds),
      unconverted: whole(sum.unconvertedRounds),
    }),
    range,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Texts' keys of stages: one that ended in `other` would be a plural. */
export const stageKeys = {
  early: 'stage_early',
  growth: 'stage_growth',
  late: 'stage_late',
  exit: 'stage_exit',
  other: 'stage_rest',
} as const satisfies Record<Stage, string>

/**
 * That some lists end before the others, where they do: what comes after is told by fewer, and looks like a fall of the
 * market. Undefined where all are told alike.
 */
export const endsWord = (facets: OutputOf<typeof financing.facets> | undefined, t: FinancingSay): string | undefined =>
  facets?.until && facets.ends.length > 0
    ? t('sourcesEnd', {
        until: facets.until,
        ends: facets.ends
          .map(({ day, rounds }) => t('sourceEnd', { day, rounds: whole(rounds) }))
          .join(languageNow() === 'en' ? ', ' : '、'),
      })
    : undefined

export const DAYS_A_MONTH = 30.4375
export const inMonths = (days: number): string => number(days / DAYS_A_MONTH, { digits: 1 })
/** An interval in months; where the upper end was not reached, it lies anywhere above the lower one. */
export const intervalInMonths = (low: number | null, high: number | null): string | null =>
  low === null ? null : high === null ? `≥ ${inMonths(low)}` : stretch(inMonths(low), inMonths(high), ' – ')
