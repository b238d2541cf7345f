import type { Translate } from '../../lib/texts.ts'
import type { watchTexts } from './texts.ts'
import type { Watched } from './useWatchList.ts'

/** Basis and day of the prices shown, or that they differ; empty where there are none. */
export function pricesNote(rows: readonly Watched[], t: Translate<NonNullable<(typeof watchTexts)['key']>>): string {
  const quotes = rows.flatMap(({ quote }) => quote ?? [])
  const [one] = quotes
  if (!one) return ''
  const same = <Key extends 'date' | 'basis' | 'basisDate'>(key: Key) =>
    quotes.every((quote) => quote[key] === one[key])
  const basis =
    same('basis') && same('basisDate')
      ? one.basisDate
        ? t('basisOf', { basis: t(`basis_${one.basis}`), date: one.basisDate })
        : t(`basis_${one.basis}`)
      : ''
  return [same('date') ? t('pricesOn', { date: one.date }) : t('mixedDates'), basis].filter(Boolean).join(' · ')
}
