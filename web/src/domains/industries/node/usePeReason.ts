import { useCallback } from 'react'
import { useTexts } from '../../../lib/texts.ts'
import { industryTexts } from '../texts.ts'
import { zh } from '../texts.zh.ts'
import type { IndustryKeys } from './types.ts'

/** Why there is no PE, in words. */
export function usePeReason(): (absence: string | null) => string {
  const t = useTexts(industryTexts)
  return useCallback((absence) => {
    const key = `absence_${absence ?? ''}`
    return key in zh ? t(key as IndustryKeys) : t('noPe')
  }, [t])
}
