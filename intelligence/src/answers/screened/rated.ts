import type { RatingClass } from '../../reports/rating.ts'

const called: Readonly<Record<string, RatingClass>> = {
  买入: 'buy',
  强烈推荐: 'buy',
  增持: 'outperform',
  推荐: 'outperform',
  中性: 'hold',
  持有: 'hold',
  减持: 'underperform',
  卖出: 'sell',
  buy: 'buy',
  outperform: 'outperform',
  overweight: 'outperform',
  hold: 'hold',
  neutral: 'hold',
  underperform: 'underperform',
  underweight: 'underperform',
  sell: 'sell',
}
const ZH = '强烈推荐|买入|增持|推荐|中性|持有|减持|卖出'
const EN = 'buy|outperform|overweight|hold|neutral|underperform|underweight|sell'
/** A rating that companies are to have; one that was changed, is the first or is to come is no such. */
const RATED = new RegExp(
  `(?:最新)?(?:的)?(?:分析师|券商|机构|研报)?(?:给出|给予)?(?:的)?(?:最新)?评级(?:为|是|在)?[“「"]?(${ZH})[”」"]?(?:的)?|(?:分析师|券商|机构|研报)?(?:给出|给予)?(?:的)?[“「"]?(${ZH})[”」"]?评级(?:的)?|\\b(${EN})[- ]rated\\b|\\brated (?:as |at )?(?:a |an )?(${EN})\\b(?: by (?:analysts|brokers))?|\\bwith (?:a |an )?(${EN}) ratings?\\b(?: from (?:analysts|brokers))?`,
  'g',
)
const OTHER =
  /上调|下调|调高|调低|首次|维持|不是|没有|非|历史|曾|\b(?:upgraded?|downgraded?|raised|lowered|cut|initiated?|not|no longer|never|without|was|were|most)\b/

/** The rating that a question in lower case asks companies to have, and the question without it; null of none. */
export function ratedIn(text: string): { rated: RatingClass; rest: string } | null {
  const [match, ...more] = text.matchAll(RATED)
  const word = match?.slice(1).find((one) => one !== undefined)
  const rated = word === undefined ? undefined : called[word]
  if (!match || rated === undefined || more.length > 0 || OTHER.test(text)) return null
  return { rated, rest: `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}` }
}
