import { useCallback } from 'react'
import { eventNames } from '@pandora/contract/events/names'
import { inLanguage } from '@pandora/contract/language'
import { defineTexts, useLanguage, useTexts } from '../../../../lib/texts.ts'
import { en } from './texts.en.ts'
import { zh } from './texts.zh.ts'

const vocabulary = defineTexts('vocabulary', zh, en)
type Group =
  | 'event'
  | 'kind'
  | 'tone'
  | 'stance'
  | 'modality'
  | 'size'
  | 'label'
  | 'unit'
  | 'via'
  | 'group'
  | 'role'
  | 'topic'
  | 'document'
  | 'amount'
type Key = NonNullable<(typeof vocabulary)['key']>

/** Text of a word of the analysis in the interface language; the word itself where a later version brought it. */
export function useVocabulary(): (group: Group, word: string) => string {
  const t = useTexts(vocabulary)
  const language = useLanguage()
  return useCallback(
    (group, word) => {
      if (group === 'event') {
        const name = eventNames[word]
        return name ? inLanguage(name, language) : word
      }
      const key = `${group}_${word}`
      return key in zh ? t(key as Key) : word
    },
    [t, language],
  )
}
