import { percent, short } from '../../lib/formats.ts'
import { useLanguage } from '../../lib/texts.ts'
import { useVocabulary } from '../vocabulary/useVocabulary.ts'
import type { EventFound } from './model.ts'

/** An amount in words: shortened money, shares, or per cent. */
export function useAmount(): (amount: NonNullable<EventFound['amount']>) => string {
  const language = useLanguage()
  const word = useVocabulary()
  return ({ value, unit }) => (unit === 'percent' ? percent(value, { digits: 2, sign: false }) : `${short(value, language)}${language === 'en' ? ' ' : ''}${word('unit', unit)}`)
}
