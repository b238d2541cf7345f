import type { eventFound } from '@pandora/contract/domains/analysis/operations'
import type { z } from 'zod'
import { percent, short } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/texts.ts'
import { useVocabulary } from './vocabulary/useVocabulary.ts'

/** An amount in words, with what it counts where that is known: shortened money, shares, or per cent. */
export function useAmount(): (amount: NonNullable<z.infer<typeof eventFound>['amount']>) => string {
  const language = useLanguage()
  const word = useVocabulary()
  return ({ value, unit, of }) => {
    const figure =
      unit === 'percent'
        ? percent(value, { digits: 2, sign: false })
        : `${short(value, language)}${language === 'en' ? ' ' : ''}${word('unit', unit)}`
    return of === null || of === 'other' ? figure : `${word('amount', of)} ${figure}`
  }
}
