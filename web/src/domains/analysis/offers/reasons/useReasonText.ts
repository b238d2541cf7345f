import { useCallback } from 'react'
import { useLanguage } from '../../../../lib/texts.ts'
import { en } from './texts.en.ts'
import { zh } from './texts.zh.ts'

interface Said {
  code: string
  words: readonly string[]
}
const catalogues: Readonly<Record<'en' | 'zh-CN', Readonly<Record<string, string>>>> = { en, 'zh-CN': zh }

/**
 * A reason in words of the interface language: the text of its code with the words it is about. A code of a later
 * version is shown with its words as it stands.
 */
export function useReasonText(): (reason: Said) => string {
  const language = useLanguage()
  return useCallback(
    ({ code, words }) => {
      const quoted = words.map((word) => `“${word}”`).join(language === 'en' ? ', ' : '、')
      const text = catalogues[language][code]
      if (text === undefined) return quoted ? `${code} ${quoted}` : code
      return text.replace('{words}', quoted).trim()
    },
    [language],
  )
}
