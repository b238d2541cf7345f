import { scaleIn } from './asked.ts'
import { unboundGrowth, type Condition } from './conditions.ts'
import { unexplained, type Left } from './fillers.ts'
import { mayStandAside } from './aside/aside.ts'
import { RANK_ZH } from './cues.ts'
import { comparesWith, narrows, ofAllGroups, ofBoth } from './reading/narrowed.ts'
import { indexNamed, intentOf, movedIn, sideIn } from './reading/intent.ts'
import { languageOf } from './reading/language.ts'
import { decimalsOf, placeIn } from './reading/places.ts'
import { RANK_EN, rankOf } from './reading/ranks.ts'
import type { Intent, Known, Reading } from './reading/reading.ts'
import type { Period } from './periods.ts'
import { acrossYears, grown, joinShares, overIn, severalYears } from './several.ts'
import { takeBounds } from './taking/bounds.ts'
import { isGrowth, takeCues, takeRepeated } from './taking/cue-words.ts'
import { takeImplied } from './taking/implied.ts'
import { takeNames, takeThemes } from './taking/names.ts'
import { asksForTexts, sheetOf, stretchOf, take, type Sheet } from './taking/sheet.ts'
import { takeTimes } from './taking/spoken-times.ts'
import { growthOfItem, keyOf, measureWords, type Measure } from './vocabulary.ts'

/** Words that leave out who came to the market this year. */
const NEW_OUT =
  /[,，]?\s?(?:exclud(?:e|ing)|without|not counting) (?:anything|stocks|companies|those|ones|names)? ?(?:that )?(?:were |was )?(?:newly )?listed (?:in |during )?this year|[,，]?(?:剔除|去掉|不含|排除)(?:今年)?(?:新股|次新股|(?:今年)?(?:新)?上市的?)/

/** What is asked of many companies, of texts or of opinions: each of its words may narrow it. */
const aboutMany: ReadonlySet<Intent> = new Set([
  'ranking',
  'count',
  'screen',
  'middle',
  'market',
  'industries',
  'opinion',
  'texts',
])

/** Reads a question: pure, and the same for the same day. */
export function readQuestion(question: string, known: Known): Reading {
  const sheet = sheetOf(question, known)
  const { lower, text, taken, quoted, companies, industries, themes, except, measures } = sheet
  takeThemes(sheet, true)
  const { measured, ofIndustry } = takeNames(sheet)
  const isRanked = industries.length > 0 && /排(?:名)?(?:在)?第几|算(?:高|低|贵|便宜)|\brank/.test(lower)
  // Beside a company and a figure an industry narrows what is asked for: that is not worked out, and is told.
  if (companies.length > 0 && measures.length > 0 && !(companies.length === 1 && isRanked))
    for (const { start, end } of ofIndustry) taken.fill(false, start, end)
  if (companies.length === 0) takeThemes(sheet, false)
  const { ofIndustries, history, isMover } = takeImplied(sheet)
  joinShares(lower, measures, taken, measured)
  const { times, trends } = takeTimes(sheet)
  const scale = scaleIn(lower, taken)
  const conditions = takeBounds(sheet)
  const between = measures.length > 0 && acrossYears(lower, times)
  takeRepeated(sheet, trends)
  const found = takeCues(sheet, { times, ofIndustries, hasHistory: history !== null, isMover, isRanked })
  if (isMover) takeNewOut(sheet, times)
  const rank = takeRank(sheet, { found, ofIndustries, isBound: conditions.length > 0 })
  const place = found.has('registered') ? placeIn(lower, taken) : null
  const decimals = decimalsOf(lower, taken)
  const over = overIn(found, { companies: companies.length, between, years: severalYears(times) })
  const intent =
    quoted.length > 0 ? 'texts' : intentOf(found, { companies, measures, conditions, rank, industries, themes })
  if (intent === 'screen' || intent === 'count') conditions.push(...unboundGrowth(lower, measures, conditions, intent))
  const asked = measuresAsked(sheet, { found, conditions, between: over === 'difference' && between })
  const { left, aside } = leftOver(sheet, question, intent)
  const group = groupAsked(sheet, { found, times, intent, isWhole: left.length === 0, isRank: rank !== null })
  return {
    language: languageOf(text, [
      ...companies.map((one) => one.written),
      ...industries.map((one) => one.name),
      ...themes.map((one) => one.nameZh),
    ]),
    intent: group.intent,
    companies,
    industries,
    themes,
    except,
    measures: group.by ? [group.by] : intent === 'dividends' || intent === 'composition' ? [] : asked,
    periods: times,
    conditions,
    place,
    rank,
    moved: movedIn(lower),
    middle: found.has('median') ? 'median' : found.has('mean') ? 'mean' : null,
    onQuarter: found.has('onQuarter'),
    onYear: found.has('onYear'),
    went: found.has('moved'),
    over,
    which: found.has('higher') ? whichIn(lower, found) : null,
    // Of figures that are held against those of another time each is told.
    overview: found.has('overview') && (measures.length === 0 || times.length < 2),
    scale,
    decimals,
    rival: found.has('rival') || found.has('peers'),
    amongPeers: found.has('peers') && (companies.length === 1 || isRanked),
    side: sideIn(lower),
    index: sheet.index ?? indexNamed(lower),
    history,
    asked: lower,
    counts: found.has('count'),
    narrows: narrows(lower),
    ofAllGroups: ofAllGroups(lower),
    compares: comparesWith(lower),
    ofBoth: ofBoth(lower),
    byIndustry: companies.length === 0 && (found.has('industries') || industries.length > 1),
    paysOut: found.has('dividends') && companies.length > 0 && intent === 'figures',
    why: found.has('cause') && measures.length > 0 && intent === 'figures',
    refers: found.has('refers'),
    left,
    aside,
    words: [...quoted, ...wordsOfTexts(sheet)],
  }
}

/** Who came to the market within the year has no close before it, and is in no list of movers. */
function takeNewOut({ lower, taken }: Sheet, times: readonly Period[]): void {
  const ofYear = times.some((one) => one.kind === 'since' && one.day.endsWith('-01-01'))
  const newOut = ofYear ? NEW_OUT.exec(lower) : null
  if (newOut) take(taken, stretchOf(newOut))
}

/** Takes the words of a ranking; null where none is asked for. Of industries both ends are all of them in their order. */
function takeRank(
  { lower, taken }: Sheet,
  { found, ofIndustries, isBound }: { found: ReadonlySet<string>; ofIndustries: boolean; isBound: boolean },
): Reading['rank'] {
  const [highest, lowest] = [found.has('highest'), found.has('lowest')]
  if ((isBound && !highest && !lowest) || (ofIndustries && highest && lowest)) return null
  const rank = rankOf(lower, found)
  if (rank)
    for (const pattern of [new RegExp(RANK_ZH, 'g'), new RegExp(RANK_EN, 'gi')])
      for (const match of lower.matchAll(pattern)) take(taken, stretchOf(match))
  return rank
}

/** The measures that are asked for: with their growth where that is, or across years; of one company no bounds. */
function measuresAsked(
  { companies, measures }: Sheet,
  { found, conditions, between }: { found: ReadonlySet<string>; conditions: Condition[]; between: boolean },
): Measure[] {
  // 营收、归母净利，同比: each with its growth.
  const withGrowth =
    found.has('onYear') && companies.length > 0 && !measures.some(isGrowth)
      ? measures.flatMap((one) => [one, ...(growthOfItem(one) ?? [])])
      : measures
  const asked = between ? measures.map(grown) : [...withGrowth]
  // Of a company that is named nothing is bounded: what would be is asked for.
  if (companies.length > 0)
    for (const { measure } of conditions.splice(0))
      if (!asked.some((one) => keyOf(one) === keyOf(measure))) asked.push(measure)
  return asked
}

/** Words that no step took: those that may stand aside of an answer, and those that may not. */
function leftOver(
  { text, lower, taken, quoted, companies, measures }: Sheet,
  question: string,
  intent: Intent,
): { left: Left[]; aside: Left[] } {
  const unread = [...quoted, ...unexplained(text, taken)]
  const isOfFigures = companies.length + measures.length > 0 && !aboutMany.has(intent) && !asksForTexts(text)
  const isAside = isOfFigures && mayStandAside(unread, `${lower} ${question.toLowerCase()}`)
  return isAside ? { left: [], aside: unread } : { left: unread, aside: [] }
}

/** A group that is named alone, or of which companies are asked for, is listed by size; `by`: by what, null: it is not. */
function groupAsked(
  { lower, companies, industries, themes, measures }: Sheet,
  asked: { found: ReadonlySet<string>; times: readonly Period[]; intent: Intent; isWhole: boolean; isRank: boolean },
): { intent: Intent; by: Measure | null } {
  const { found, times, intent, isWhole, isRank } = asked
  const isGroup = companies.length === 0 && measures.length === 0 && industries.length + themes.length > 0
  // How a group did over a time is asked of its prices.
  const isMove = found.has('moved') || times.some((one) => one.kind !== 'latest')
  const size = measureWords.get(isMove ? '涨跌幅' : '总市值')
  const isList = isWhole || /哪些(?:公司|股票|企业)|which (?:companies|stocks)|list/.test(lower)
  // What is cheap of a group is by a figure that is not named.
  const isValued = /最便宜|最贵|cheapest|priciest|dearest/.test(lower)
  const listed = isGroup && size && intent === 'texts' && !found.has('texts') && isList && !isValued
  const by = listed ? size : null
  const areSeveral =
    companies.length === 0 && measures.every((one) => keyOf(one) === 'field:changeRate') && industries.length > 1
  if (areSeveral && (found.has('moved') || measures.length > 0) && isWhole) return { intent: 'industries', by }
  if (by === null) return { intent, by }
  // How many there are and who they are is told by the list.
  const asksWho = /都?(?:是|有)(?:谁|哪些|哪几[家只个])|\b(?:who|which) (?:are they|ones)|\b(?:name|list) them/.test(
    lower,
  )
  return { intent: found.has('count') && !asksWho ? 'count' : isRank ? 'ranking' : 'screen', by }
}

/** Of several companies the one that has more, or less. */
const whichIn = (lower: string, found: ReadonlySet<string>): 'higher' | 'lower' =>
  found.has('lowest') ||
  /更[低小少]|[低小少]一?[些点]|(?:谁|哪[个家只])[^高大多]{0,10}[低小少]|lower|smaller|less|cheaper/.test(lower)
    ? 'lower'
    : 'higher'

/** Words that texts are searched for: all but names, times and what was read otherwise. */
function wordsOfTexts({ text, taken, named, subjects }: Sheet): Left[] {
  const inSubject = (at: number) => subjects.some((one) => one.start <= at && at < one.end)
  return unexplained(
    text,
    named.map((one, at) => one || (taken[at] === true && !inSubject(at))),
    'texts',
  )
}
