import { useCallback } from 'react'
import { reasonWords } from '@pandora/contract/domains/membership/reasons'
import { useLanguage } from '../../lib/texts.ts'

/** Why a provider did not do something, in the user's language. */
export function useReasonWords(): (reason: string) => string {
  const language = useLanguage()
  return useCallback((reason) => reasonWords(reason, language), [language])
}
