import type { TextLanguage } from '../analysis.ts'

/** Characters looked at: enough to tell, whatever the length. */
const LOOKED_AT = 4000
const han = /\p{Script=Han}/gu
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu
const latinWord = /[A-Za-z]{2,}/gu

/**
 * Language of a text: Chinese, English, both by turns, or neither. A Chinese text that names English things is Chinese:
 * one Chinese character counts as one English word, and mixed means at least a third of each.
 */
export function languageOf(text: string): TextLanguage {
  const head = text.slice(0, LOOKED_AT).replace(/https?:\/\/\S+/gu, ' ')
  const chinese = head.match(han)?.length ?? 0
  const words = head.match(latinWord)?.length ?? 0
  const others = head.match(kana)?.length ?? 0
  if (chinese + words === 0 || others > chinese + words) return 'unknown'
  const share = chinese / (chinese + words)
  return share >= 2 / 3 ? 'zh' : share <= 1 / 3 ? 'en' : 'mixed'
}
