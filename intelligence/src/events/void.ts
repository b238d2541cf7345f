import type { Piece } from '../text/sentences.ts'
import type { Candidate } from './lexicon.ts'

// Words after which a trigger names no event at all: what something does not amount to, what would follow if, what a rule or a lesson is about.
const zh = /(?:(?:市场监督管理局|工商)[^，。]{0,6}|(?:向|对|经)[^，。]{0,6}(?:控股股东|实际控制人|管理层|股东)[^，。]{0,12}|董事会对[^，。]{0,10})$|(?:不构成|不涉及|不属于|不会导致|未构成|是否构成|如果|一旦|假如|假设|倘若|若(?!干)|如何|什么是|什么叫|怎么)[^，。；]{0,24}$/u
const en = /\b(?:does not constitute|not constitute|if|should|whether|how to|what is|why|were it to|in case of|unless)\b[^,.;]{0,60}$/u

/** Whether the words before a candidate make it a supposition, a lesson or what something is not. `text` in lower case for English. */
export function isVoid(language: 'zh' | 'en', text: string, { start }: Piece, { from }: Candidate): boolean {
  const before = text.slice(Math.max(start, from - 64), from)
  return (language === 'zh' ? zh : en).test(before)
}
