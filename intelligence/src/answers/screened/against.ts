import { growthOfItem, type Measure } from '../vocabulary.ts'
import type { Token } from './clauses.ts'

/** Ways to say that one figure is above or below another, in one form each; cash alone is what a balance sheet holds. */
const said: readonly (readonly [pattern: RegExp, plain: string])[] = [
  [
    /(?:同比)?(?:增长率?|增速|增幅)(?:得|的)?(?:要)?(?:快于|高于|大于|超过|跑赢)(?:了)?(?![了\s]?[-\d零一二两三四五六七八九十百翻])/g,
    '增速大于',
  ],
  [
    /(?:同比)?(?:增长率?|增速|增幅)(?:得|的)?(?:要)?(?:慢于|低于|小于|落后于)(?!\s?[-\d零一二两三四五六七八九十百])/g,
    '增速小于',
  ],
  [
    /\b(?:(?:is|are|was|were|have|has|been) )?(?:growing|grew|grows|grow|grown|rising|rose) (?:faster|quicker) than\b/g,
    'growth above',
  ],
  [
    /\b(?:(?:is|are|was|were|have|has|been) )?(?:growing|grew|grows|grow|grown|rising|rose) (?:slower|more slowly) than\b/g,
    'growth below',
  ],
  [/(?<=大于|超过|高于|多于|小于|低于|少于)(?:了)?(?:账上|手头)?(?:的)?现金(?!流|及|分|等)/g, '货币资金'],
  [/(?<![\u4e00-\u9fff]付|收到)现金(?=大于|超过|高于|多于|小于|低于|少于)/g, '货币资金'],
  [
    /(?<=\b(?:exceed|exceeds|exceeding|above|over|than|below|under) (?:its |their |the )?)cash(?! flow| from| and| div)\b/g,
    'cash and cash equivalents',
  ],
]
/** A question in lower case with figures that are held against each other in plain words. */
export const againstInPlainWords = (text: string): string =>
  said.reduce((so, [pattern, plain]) => so.replace(pattern, plain), text)

/** Which of two figures that are held against each other is to be the larger one. */
const WAYS: readonly (readonly [pattern: RegExp, way: 'above' | 'below'])[] = [
  [/大于|超过|高于|多于|大过|高过|>/g, 'above'],
  [/小于|低于|少于|不及|不如|</g, 'below'],
  [/\b(?:exceed(?:s|ed|ing)?|above|over|more than|greater than|higher than|larger than|bigger than)\b/g, 'above'],
  [/\b(?:below|under|less than|lower than|smaller than|short of)\b/g, 'below'],
]
/** Between the first figure and the word, and between it and the second: nothing that narrows either. */
const BEFORE = /^(?:的|都|均|是|且|要|\s|(?:is|are|was|were|that|which|be)\s)*$/
const BEHIND = /^(?:了|过|其|它的|自身|的|\s|(?:its|their|the|own)\s)*$/
type MeasureToken = Extract<Token, { is: 'measure' }>

/** The growth of a figure; a growth is its own. Null where it has none. */
const growthOf = (measure: Measure): Measure | null =>
  measure.kind === 'formula' && measure.key.startsWith('growth:') ? measure : (growthOfItem(measure)?.[0] ?? null)

/**
 * Joins figures that a question holds against each other (经营现金流大于净利润, receivables growing faster than revenue)
 * to one token each, and takes their words. What holds a figure against nothing that is understood stays as it is.
 */
export function takeAgainst(lower: string, taken: boolean[], tokens: Token[]): void {
  for (const [pattern, way] of WAYS)
    for (const { 0: word, index } of lower.matchAll(pattern)) {
      const end = index + word.length
      if (taken.slice(index, end).some(Boolean)) continue
      const measures = tokens.filter((one): one is MeasureToken => one.is === 'measure')
      const left = measures.findLast((one) => one.end <= index && BEFORE.test(lower.slice(one.end, index)))
      const right = measures.find((one) => one.start >= end && BEHIND.test(lower.slice(end, one.start)))
      if (!left || !right) continue
      // A growth is held against a growth: 应收账款增速高于营收.
      const isGrowth = growthOf(left.measure) === left.measure
      const [own, other] = [left.measure, isGrowth ? growthOf(right.measure) : right.measure]
      if (!own || !other) continue
      for (const one of [left, right]) tokens.splice(tokens.indexOf(one), 1)
      taken.fill(true, left.start, right.end)
      tokens.push({ is: 'against', own, other, way, start: left.start, end: right.end })
    }
}
