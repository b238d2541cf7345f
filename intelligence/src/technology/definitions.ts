import { sentencesIn } from '../text/sentences.ts'
import { phraseOf } from '../words/phrase.ts'
import { placesOf, type Span } from '../words/snippet.ts'

/** A sentence of a text with the keyword at its places. Offsets in UTF-16 units. */
export interface KeywordSentence {
  start: number
  end: number
  text: string
  marks: Span[]
}

/** Sentences of a text that hold any of some words. */
export function sentencesWith(text: string, words: readonly string[]): KeywordSentence[] {
  const phrases = words.map(phraseOf).filter((phrase) => phrase.length > 0)
  const places = placesOf(text, phrases)
  if (places.length === 0) return []
  return sentencesIn(text).flatMap(({ start, end }) => {
    const own = places.filter(([from, to]) => from >= start && to <= end)
    return own.length === 0
      ? []
      : [{ start, end, text: text.slice(start, end), marks: own.map(([from, to]): Span => [from - start, to - start]) }]
  })
}

/** A sentence that says what a keyword is; `strength` 3 where it defines it in so many words, 1 where it says its kind. */
export interface Definition extends KeywordSentence {
  strength: number
}

const bracket = '(?:\\s?[（(][^）)]{1,60}[）)])?'
const quotes = ['[“「"\'《]?', '[”」"\'》]?'] as const
const afterZh: readonly (readonly [RegExp, number])[] = [
  [/^[，,]?(?:是指|指的是|系指|是一种|是一类|是一项|的定义是)/u, 3],
  [/^[，,]?(?:又称|又名|俗称|也称|亦称|简称)/u, 2],
  [
    /^[，,]?是(?:[^，。；]{2,40})(?:的总称|的统称|之一|的一种|技术|材料|器件|装置|设备|方法|电池|系统|工艺|产品)[，。；]?/u,
    1,
  ],
]
const afterEn: readonly (readonly [RegExp, number])[] = [
  [/^,? (?:refers? to|means? (?:a|an|the)|is defined as|are defined as) /u, 3],
  [/^,? (?:is|are) (?:a|an|any|one of|the name|the process|the technology) ?/u, 2],
  [/^, also (?:called|known as) /u, 2],
]
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Sentences of a text that say what a keyword is: that begin with it, or with 所谓, and go on as definitions do. The
 * strongest first.
 */
export function definitionsIn(text: string, words: readonly string[]): Definition[] {
  const heads = words.map(
    (word) =>
      new RegExp(`^(?:所谓的?|其中，?|the |an? )?${quotes[0]}${escaped(word)}(?:s|es)?${quotes[1]}${bracket}`, 'iu'),
  )
  return sentencesWith(text, words)
    .flatMap((sentence): Definition[] => {
      const strengths = heads.flatMap((head) => {
        const begin = head.exec(sentence.text)?.[0]
        if (begin === undefined) return []
        const rest = sentence.text.slice(begin.length)
        return [...afterZh, ...afterEn].flatMap(([pattern, strength]) => (pattern.test(rest) ? [strength] : []))
      })
      return strengths.length === 0 ? [] : [{ ...sentence, strength: Math.max(...strengths) }]
    })
    .toSorted((a, b) => b.strength - a.strength || a.start - b.start)
}
