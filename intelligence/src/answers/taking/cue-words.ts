import { cues } from '../cues.ts'
import type { Period } from '../periods.ts'
import { asksWhy, WENT } from '../reading/trend.ts'
import { severalYears } from '../several.ts'
import { isOfDividends, type Measure } from '../vocabulary.ts'
import { stretchOf, take, type Sheet } from './sheet.ts'

const ON_YEAR = /同比|year[- ]on[- ]year|year[- ]over[- ]year|\byoy\b/g
const KINDS_OF_HOLDERS =
  /(?:有没有|是否有|有无)?(?:社保|外资|基金|国家队|北向)(?:或者|和|、)?(?:社保|外资|基金|国家队|北向)?|(?:any )?(?:funds?|foreign (?:holders|investors))\b/

export const isGrowth = (measure: Measure): boolean => measure.kind === 'formula' && measure.key.startsWith('growth:')

/** Takes words that stand beside what is asked for and say no more than it. */
export function takeRepeated({ lower, taken, companies, measures }: Sheet, trends: boolean): void {
  // 同比 stands with a growth that is asked for, and asks for one where it stands alone.
  if (measures.some(isGrowth)) for (const match of lower.matchAll(ON_YEAR)) take(taken, stretchOf(match))
  // Of what kind holders are stands in their list.
  const kinds = companies.length > 0 && /股东|holders?\b/.test(lower) ? KINDS_OF_HOLDERS.exec(lower) : null
  if (kinds) take(taken, stretchOf(kinds))
  // Why a figure fell is asked of its years: the words for the fall say no more.
  if (trends && asksWhy(lower)) for (const match of lower.matchAll(WENT)) take(taken, stretchOf(match))
}

/** What was said of a question before its cues are looked for. */
interface Before {
  times: readonly Period[]
  ofIndustries: boolean
  hasHistory: boolean
  isMover: boolean
  isRanked: boolean
}

/** Takes the words that say what a question wants; answers their kinds (`cues`). */
export function takeCues(sheet: Sheet, { times, ofIndustries, hasHistory, isMover, isRanked }: Before): Set<string> {
  const { lower, taken, companies, measures, index } = sheet
  const found = new Set<string>([
    ...(ofIndustries ? ['industries'] : []),
    ...(measures.some(isOfDividends) ? ['dividends'] : []),
    ...(index === null ? [] : ['index']),
    ...(hasHistory && measures.length === 0 ? ['moved'] : []),
  ])
  const isOfOne = companies.length > 0
  for (const [cue, pattern] of cues) {
    pattern.lastIndex = 0
    for (const match of lower.matchAll(pattern)) {
      if (taken.slice(match.index, match.index + match[0].length).every((one) => one)) continue
      // Of one company a mean would be over times: that is not worked out, and is told as not understood.
      if (cue === 'median' && isOfOne) continue
      if (cue === 'mean' && isOfOne && !severalYears(times)) continue
      if (cue === 'higher' && !isOfOne) continue
      if (cue === 'industries' && isOfOne) continue
      if (cue === 'peers' && !isOfOne && !isRanked) continue
      found.add(cue)
      if (cue !== 'refers' && cue !== 'higher') take(taken, stretchOf(match))
    }
  }
  if (isMover) {
    found.delete('opinion')
    found.delete('cause')
    found.add('highest')
  }
  return found
}
