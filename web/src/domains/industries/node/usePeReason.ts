import { useCallback } from 'react'
import { absenceWords } from '@pandora/contract/domains/figures/words'
import type { FigureAbsence } from '@pandora/contract/domains/figures/names'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { industryTexts } from '../texts.ts'
import { zh } from '../texts.zh.ts'
import type { IndustryKeys } from './types.ts'

/** Why there is no PE or market value, in words; those of the industries where they are shorter. */
export function usePeReason(): (absence: string | null) => string {
  const t = useTexts(industryTexts)
  const language = useLanguage()
  return useCallback(
    (absence) => {
      const key = `absence_${absence ?? ''}`
      if (key in zh) return t(key as IndustryKeys)
      return absence !== null && absence in absenceWords
        ? absenceWords[absence as FigureAbsence][language === 'en' ? 'en' : 'zh']
        : t('noPe')
    },
    [t, language],
  )
}
