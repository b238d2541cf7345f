import type { Translate } from '../../lib/texts.ts'
import type { holdingsTexts } from './texts.ts'

/** An answer of one currency, with all that are held. */
export interface OfCurrency {
  currency: string | null
  currencies: readonly string[]
}

/** Says of which currency alone an answer is, where several are held; null where one is. */
export const onlyOf = (
  { currency, currencies }: OfCurrency,
  t: Translate<NonNullable<(typeof holdingsTexts)['key']>>,
): string | null =>
  currency === null || currencies.length < 2
    ? null
    : t('onlyOf', { currency, others: currencies.filter((one) => one !== currency).join(' · ') })
