import type { ReactNode } from 'react'
import { languageNow } from '../../lib/texts.ts'

const HAN = /\p{Script=Han}/gu
const LATIN = /[A-Za-z]/g

/**
 * Language of words that come from data, where it is not that of the screen: on an English one what is written in
 * Chinese for the most part, so that it is read out, broken and set as such. Undefined of everything else.
 */
export function writtenIn(words: ReactNode): 'zh-CN' | undefined {
  if (typeof words !== 'string' || languageNow() !== 'en') return undefined
  const han = words.match(HAN)?.length ?? 0
  return han > 0 && han >= (words.match(LATIN)?.length ?? 0) ? 'zh-CN' : undefined
}
