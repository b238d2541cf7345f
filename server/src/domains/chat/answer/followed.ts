import type { Reading } from '@pandora/intelligence/answers/reading/reading'
import { numeral } from '@pandora/intelligence/answers/numerals'
import { yearEarlier } from '@pandora/intelligence/answers/reading/spans'
import { isScore } from '@pandora/intelligence/answers/reading/intent'
import { isOfDividends, measureWords, type Measure } from '@pandora/intelligence/answers/vocabulary'
import { isGroupTurn, ofOtherGroup } from './many/group-turn.ts'

/** What is asked of the whole market, or of an industry. */
export const ofMany: ReadonlySet<Reading['intent']> = new Set(['ranking', 'count', 'screen', 'middle'])

/** What is asked of the market as a whole. */
export const ofWhole: ReadonlySet<Reading['intent']> = new Set(['market', 'industries'])
/** What is asked of a company without a figure. */
const ofCompany: ReadonlySet<Reading['intent']> = new Set([
  'suppliers',
  'customers',
  'cause',
  'changes',
  'moved',
  'events',
  'dividends',
  'holders',
  'composition',
  'against',
])

/** What a question leaves unsaid and the ones before it said. */
export function followed(reading: Reading, before: readonly Reading[]): Reading {
  // A question of which nothing was understood says nothing of what follows it.
  const told = before.filter((one) => says(one) && (one.left.length === 0 || !ofMany.has(one.intent)))
  const earlier = told.at(-1)
  if (!earlier || reading.intent === 'meaning' || reading.intent === 'opinion') return reading
  // A company asked about in general is asked about anew.
  if (reading.overview && reading.companies.length > 0) return reading
  const said = followed(earlier, told.slice(0, -1))
  const back = yearBack(reading, said)
  if (back) return back
  const turned =
    ofPartners(reading, said) ??
    ofPlace(reading, said) ??
    ofPick(reading, said) ??
    ofMove(reading, said) ??
    ofWhy(reading, said)
  if (turned) return turned
  if (reading.narrows && ofMany.has(said.intent) && reading.companies.length === 0) return narrowed(reading, said)
  // Of the parts of a business which is least profitable is told by the table of them.
  if (reading.narrows && said.intent === 'composition' && reading.companies.length === 0)
    return { ...said, language: reading.language, left: reading.left }
  // 跟大盘比又怎样: those who were spoken of, beside the market.
  if (reading.intent === 'market' && reading.compares && said.companies.length > 0)
    return {
      ...reading,
      intent: 'against',
      companies: said.companies,
      periods: reading.periods.length > 0 ? reading.periods : said.periods,
    }
  if (reading.amongPeers && reading.companies.length === 0 && said.companies.length === 1 && !ofMany.has(said.intent))
    return { ...reading, intent: 'figures', companies: said.companies, rank: null }
  if (reading.ofBoth && reading.companies.length === 0 && said.companies.length + (said.rival ? 1 : 0) > 1)
    return {
      ...reading,
      intent: 'figures',
      companies: said.companies,
      rival: said.rival,
      rank: null,
      which: reading.which ?? (reading.rank?.order === 'up' ? 'lower' : 'higher'),
      periods: reading.periods.length > 0 ? reading.periods : said.periods,
    }
  // 非银呢 is of what was asked right before it, and of nothing where that was not understood.
  if (isGroupTurn(reading) && earlier === before.at(-1) && ofMany.has(said.intent) && said.companies.length === 0)
    return ofOtherGroup(said, reading)
  if (ofMany.has(reading.intent) || ofWhole.has(reading.intent)) return reading
  if (reading.onYear && reading.measures.length === 0)
    return { ...followedBy(reading, said), measures: said.measures.map(growing) }
  return followedBy(reading, said)
}

/** Words for the same time a year before the one that was spoken of. */
const YEAR_BACK =
  /去年同[期季月]|上年同[期季月]|同期|(?:上一?年|前一年|再往前一年)(?:呢|的)?|same (?:period|quarter|half|time)|a year (?:ago|earlier|before)|(?:the )?year before(?: that)?|(?:the )?previous year/g

/** What was asked before, of the time a year before it: 跟去年同期比呢 beside it, and the year before that alone. */
function yearBack(reading: Reading, said: Reading): Reading | null {
  const words = reading.asked.match(YEAR_BACK)
  if (!words || reading.companies.length + reading.measures.length > 0 || said.companies.length === 0) return null
  const before = said.periods.flatMap((one) => (one.kind === 'latest' ? [] : (yearEarlier(one, '') ?? [])))
  const rest = reading.left.filter(({ text }) => !words.some((one) => one.includes(text.toLowerCase())))
  if (before.length === 0 || rest.length > 0) return null
  const isBeside = /比|compare|against|versus|vs\b/.test(reading.asked)
  return {
    ...said,
    language: reading.language,
    periods: isBeside ? [...said.periods, ...before] : before,
    asked: reading.asked,
    left: [],
    aside: [],
  }
}

/** Lists of a company's partners and holders, the largest share first. */
const ofShares: ReadonlySet<Reading['intent']> = new Set(['suppliers', 'customers', 'holders'])
/** Asks for the first of the list before it. */
const LARGEST =
  /^(?:那|那么|其中|这里面|里面)?(?:谁|哪[一]?[个家])?(?:是)?(?:占比|比例|份额)?最[大高多](?:的)?(?:一[个家])?(?:是谁|是哪[一]?[个家]|呢|是)?$|^(?:and )?(?:(?:what|which|who)(?:'s|’s| is)? )?(?:one )?(?:is )?(?:the )?(?:biggest|largest|main|top|most important)(?: one| of (?:them|these|those))?$/
/** Asks what the shares of the list before it are. */
const SHARES =
  /^(?:那|那么|各|各自|分别|都|它们?|他们?|其)*(?:占(?:了)?(?:总)?(?:采购|营收|收入|成本|销售|营业收入|销售收入)(?:额|的)?(?:的)?(?:多少|多大|几成|比例|比重)(?:比例|比重)?(?:是多少)?|占(?:了)?(?:多大|多少|几成)?(?:的)?(?:比例|比重|份额)?|(?:比例|占比|比重|份额)(?:是)?(?:多少|多大|呢|各多少)?)(?:呢)?$|^(?:and )?(?:what|how (?:much|large|big))(?:'s|’s| is| are)? (?:the |their |its |each(?:'s|’s)? |a )?(?:shares?|percentages?|proportions?|weights?)(?: (?:is|are|of each|each|does each have))?$|^(?:and )?(?:what|how much) (?:share |percentage |part )?of (?:its|their|the) (?:purchases|revenue|sales|costs?)(?: (?:is|are|does) (?:it|that|each|they)(?: account for)?)?$/

const shortly = (asked: string): string => asked.replace(/[?？。.!\s]+$/u, '').trim()

/** Whether a question is answered by the partners or holders that the one before it listed. */
export const isOfPartners = (own: Reading, reading: Reading): boolean =>
  own.companies.length === 0 &&
  reading.companies.length > 0 &&
  ofShares.has(reading.intent) &&
  (LARGEST.test(shortly(own.asked)) || SHARES.test(shortly(own.asked)))

/** 最大的是谁, 占多大比例 behind a list of partners or holders: of that list, and of no other. */
function ofPartners(reading: Reading, said: Reading): Reading | null {
  if (!ofShares.has(said.intent) || said.companies.length === 0) return null
  const asked = shortly(reading.asked)
  const isFirst = LARGEST.test(asked)
  if (!isFirst && !SHARES.test(asked)) return null
  return {
    ...said,
    language: reading.language,
    rank: isFirst ? { from: 1, to: 1, order: 'down' } : said.rank,
    left: said.left,
    aside: [],
  }
}

/** Asks for one place of the list before it and for nothing else: 第二呢, and the third? */
const NEXT_PLACE =
  /^(?:那|那么)?第\s?([二三四五六七八九十\d]{1,2})\s?(?:名|家|个|位|大|高|多)?(?:呢|是谁|是哪[家个只]?|是什么)?$|^(?:and |what about |who(?:'s|’s| is) |which is )*(?:the )?(second|third|fourth|fifth|2nd|3rd|4th|5th|next|runner[- ]up)(?: one| place| largest| biggest| highest)?$/

const PLACES: Readonly<Record<string, number>> = {
  second: 2,
  '2nd': 2,
  next: 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
  fifth: 5,
  '5th': 5,
}

/** 第二呢: another place of the ranking that was asked for. */
function ofPlace(reading: Reading, said: Reading): Reading | null {
  const match = NEXT_PLACE.exec(reading.asked.replace(/[?？。.!\s]+$/u, '').trim())
  if (!match || said.intent !== 'ranking' || said.rank === null) return null
  const [, zh, en] = match
  const at = zh === undefined ? (PLACES[en ?? ''] ?? 2) : numeral(zh)
  if (at === null || at < 2) return null
  return {
    ...said,
    language: reading.language,
    rank: { from: at, to: at, order: said.rank.order },
    left: [],
    aside: [],
  }
}

/** Asks which one of those listed before comes first. */
const PICKS =
  /^(?:那|其中|这里面|里面)?(?:谁|哪[一]?[个家只])|^(?:and )?(?:which|who)(?: one| of (?:them|these|those))?\b/

/** 哪个今天涨最多 behind a list of a group: the first of that group by another figure. */
function ofPick(reading: Reading, said: Reading): Reading | null {
  const isGroup = said.industries.length + said.themes.length + said.conditions.length > 0
  const names = reading.companies.length + reading.industries.length + reading.themes.length
  if (!isGroup || !ofMany.has(said.intent) || reading.intent !== 'ranking' || names > 0) return null
  if (!PICKS.test(reading.asked) || /公司|股票|行业|板块|companies|stocks|industry|sector/.test(reading.asked))
    return null
  return {
    ...reading,
    industries: said.industries,
    themes: said.themes,
    except: said.except,
    conditions: said.conditions,
    place: said.place,
  }
}

/** 今天涨了多少, behind a price: how far it went, and not where it stands. */
function ofMove(reading: Reading, said: Reading): Reading | null {
  const change = measureWords.get('涨跌幅')
  const isOfAnother = reading.companies.length + reading.measures.length > 0 || reading.intent === 'cause'
  const isGroup = ofMany.has(said.intent) && said.industries.length + said.themes.length > 0
  if (reading.went && isGroup && !isOfAnother && reading.rank === null && change)
    return {
      ...said,
      language: reading.language,
      intent: 'screen',
      measures: [change],
      periods: reading.periods,
      rank: null,
    }
  // Of a figure of statements how far it went is its growth.
  const isOfItems = said.measures.length > 0 && said.measures.every((one) => one.kind === 'item')
  if (reading.went && isOfItems && !isOfAnother && said.companies.length > 0 && reading.periods.length === 0)
    return { ...said, language: reading.language, measures: said.measures.map(growing) }
  const isOfPrice = said.intent === 'moved' || (said.measures.length > 0 && said.measures.every(isPrice))
  if (!reading.went || !isOfPrice || said.companies.length === 0 || ofMany.has(said.intent)) return null
  if (isOfAnother) return null
  const periods = reading.periods.length > 0 ? reading.periods : said.periods
  const isNow = periods.every((one) => one.kind === 'latest')
  if (!change) return null
  return {
    ...reading,
    companies: said.companies,
    periods,
    measures: isNow ? [change] : [],
    intent: isNow ? 'figures' : 'moved',
  }
}

/** Why, behind a score or a figure of statements: the reason is told with it. */
function ofWhy(reading: Reading, said: Reading): Reading | null {
  const [measure] = said.measures
  if (reading.intent !== 'cause' || said.companies.length === 0 || measure === undefined) return null
  if (reading.companies.length + reading.measures.length > 0 || reading.periods.length > 0) return null
  const isTold = said.measures.every((one) => isScore(one) || one.kind === 'item' || one.kind === 'formula')
  return isTold ? { ...said, language: reading.language, why: true, left: reading.left, aside: reading.aside } : null
}

/** A list with the bounds and groups that a question narrows it by. */
const narrowed = (reading: Reading, said: Reading): Reading => ({
  ...said,
  language: reading.language,
  conditions: [...said.conditions, ...reading.conditions],
  industries: reading.industries.length > 0 ? reading.industries : said.industries,
  themes: reading.themes.length > 0 ? reading.themes : said.themes,
  except: [...said.except, ...reading.except],
  place: reading.place ?? said.place,
  rank: reading.rank ?? said.rank,
  left: reading.left,
})

/** Who asks for texts is told texts: of whom was spoken last, where the question names nobody and nothing else. */
export function ofTexts(reading: Reading, before: readonly Reading[]): Reading {
  if (reading.companies.length > 0 || (reading.words.length > 0 && !reading.refers)) return reading
  return { ...reading, companies: before.findLast((one) => one.companies.length > 0)?.companies ?? [] }
}

/** Whether a question says anything that one behind it can leave unsaid. */
const says = (one: Reading): boolean =>
  one.companies.length > 0 || one.measures.length > 0 || one.periods.length > 0 || one.rival || one.onYear

/** Whether a measure is told of any day, or between two. */
const isPrice = (one: Measure): boolean => one.kind === 'field' && (one.field === 'close' || one.field === 'changeRate')

/** The growth of an item over the year before; another measure as it is. */
const growing = (measure: Measure): Measure =>
  measure.kind === 'item' ? (measureWords.get(`${measure.name.zh}增长率`) ?? measure) : measure

function followedBy(reading: Reading, said: Reading): Reading {
  if (ofMany.has(said.intent) && reading.companies.length === 0)
    return reading.measures.length === 0 &&
      reading.periods.length === 0 &&
      reading.industries.length === 0 &&
      reading.themes.length === 0
      ? reading
      : {
          ...reading,
          intent: said.intent,
          measures: reading.measures.length > 0 ? reading.measures : said.measures,
          periods: reading.periods.length > 0 ? reading.periods : said.periods,
          conditions: reading.conditions.length > 0 ? reading.conditions : said.conditions,
          industries: reading.industries.length + reading.themes.length > 0 ? reading.industries : said.industries,
          themes: reading.industries.length + reading.themes.length > 0 ? reading.themes : said.themes,
          place: reading.place ?? said.place,
          rank: reading.rank ?? said.rank,
          middle: reading.middle ?? said.middle,
        }
  const both = reading.compares && reading.companies.length > 0 && said.companies.length > 0
  if (both)
    return {
      ...reading,
      companies: [
        ...said.companies,
        ...reading.companies.filter(
          (one) => !said.companies.some((of) => of.companyIds.join() === one.companyIds.join()),
        ),
      ],
      measures: reading.measures.length > 0 ? reading.measures : said.measures,
      periods: reading.periods.length > 0 ? reading.periods : said.periods,
      intent: reading.measures.length > 0 || ofCompany.has(reading.intent) ? reading.intent : said.intent,
      which: reading.which,
    }
  const names = reading.companies.length > 0 ? reading.companies : said.companies
  // What goes with the price is of now, whatever year was spoken of: a price is of its day.
  const isOfNow = reading.measures.length > 0 && reading.measures.every((one) => one.kind === 'field' && !isPrice(one))
  const isOfYear = said.periods.every((one) => /^(?:year|years|quarter|toDate|lastYears|ttm)$/.test(one.kind))
  const periods = reading.periods.length > 0 || (isOfNow && isOfYear) ? reading.periods : said.periods
  const asks = reading.measures.length > 0 || ofCompany.has(reading.intent)
  // 股息率 of whom was spoken of is told with what they paid.
  const pays = reading.measures.length > 0 && reading.measures.every(isOfDividends)
  if (pays && reading.companies.length === 0 && said.companies.length > 0 && !ofMany.has(said.intent))
    return { ...reading, intent: 'dividends', measures: [], companies: said.companies }
  // A question that stands by itself is one: what was asked of another company before says nothing of it.
  if (reading.companies.length > 0 && asks) return reading
  if (reading.companies.length === 0 && !asks && !says(reading) && reading.which === null) return reading
  return {
    ...reading,
    companies: names,
    measures: reading.measures.length > 0 ? reading.measures : said.measures,
    periods,
    intent: asks ? reading.intent : said.intent,
    decimals: reading.decimals ?? said.decimals,
    scale: reading.scale ?? said.scale,
    // What was worked out of one figure is worked out of the other: 那净利润呢.
    over: reading.over ?? (asks && reading.companies.length === 0 && reading.periods.length === 0 ? said.over : null),
    // Its, behind a question for the rival, is the rival's too.
    rival: reading.rival || (said.rival && reading.refers && reading.companies.length === 0),
  }
}
