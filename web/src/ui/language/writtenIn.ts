import type { ReactNode } from 'react'
import { languageNow } from '../../lib/texts.ts'

const HAN = /\p{Script=Han}/gu
const LATIN = /[A-Za-z]/g

/**
 * Language of words that come from data, where it is not that of the screen: on an English one what is written in
 * Chinese for the most part, so that it is read out, broken and set as such; several pieces without a tag among them
 * are one text. Undefined of everything else.
 */
export function writtenIn(shown: ReactNode): 'zh-CN' | undefined {
  if (languageNow() !== 'en') return undefined
  const words =
    Array.isArray(shown) && shown.every((one) => one === null || typeof one !== 'object') ? shown.join('') : shown
  if (typeof words !== 'string') return undefined
  const han = words.match(HAN)?.length ?? 0
  return han > 0 && han >= (words.match(LATIN)?.length ?? 0) ? 'zh-CN' : undefined
}
