import { useMemo } from 'react'
import type { Vocabulary } from '@pandora/contract/domains/alerts/words'
import { inLanguage } from '@pandora/contract/language'
import { isKindName, recordKinds } from '@pandora/contract/records/kinds'
import { useLanguage } from '../../lib/texts.ts'
import { useVocabulary } from '../analysis/offers/vocabulary/useVocabulary.ts'

/** Names of types of events, kinds of documents and kinds of fact, for the sentences of rules and alerts. */
export function useWords(): Vocabulary {
  const word = useVocabulary()
  const language = useLanguage()
  return useMemo(
    () => ({
      eventType: (type) => word('event', type),
      documentKind: (kind) => word('document', kind),
      factKind: (kind) => (isKindName(kind) ? inLanguage(recordKinds[kind].name, language) : kind),
    }),
    [word, language],
  )
}
