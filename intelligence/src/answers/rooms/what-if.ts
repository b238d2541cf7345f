import { numeral, NUMERAL } from '../numerals.ts'
import type { WhatIfAsked } from './asked.ts'
import type { RoomText } from './room-text.ts'

const IF =
  /如果|假如|假设|要是|万一|倘若|一旦|的话|\b(?:what (?:happens|would happen) (?:if|when)|what if|if|suppose|assuming|were to)\b/g
/** That a company makes or delivers nothing; what stops trading, paying or growing stops otherwise. */
const STOPS =
  /停产|停工|停摆|断供|断货|停供|停止(?:供货|供应|生产|交付)|供应中断|无法(?:供货|交货|生产)|不能(?:供货|交货|生产)|不再供货|关(?:厂|停)|工厂(?:停产|着火|失火|起火|爆炸)|\b(?:stop(?:s|ped)?|halt(?:s|ed)?|suspend(?:s|ed)?|cease(?:s|d)?|cut(?:s)? off|interrupt(?:s|ed)?)(?: (?:its |all |the )?(?:supply(?:ing)?|supplies|delivering|deliver(?:y|ies)|shipping|shipments?|producing|production|output|making anything|work|its factor(?:y|ies)|factor(?:y|ies)|operations|operating))?|\b(?:shuts? down|goes offline|(?:is|was|were) (?:unable to|not able to) (?:supply|deliver|produce)|cannot (?:supply|deliver|produce)|can['’]t (?:supply|deliver|produce))\b/g
/** What stops is something else than output. */
const OTHER =
  /停牌|停止(?:交易|分红|回购|增长)|退市|破产|涨价|降价|(?:股价|价格)|\b(?:trading|paying|dividends?|buy-?backs?|growing|growth|hiring|investing|price|prices|bankrupt|delist)\b/
const ASKS =
  /会(?:怎么?样|怎样|如何|发生什么)|(?:会)?(?:影响|波及|殃及|冲击|牵连|连累)(?:到)?(?:哪些|谁|什么)?(?:公司|企业|客户)?|(?:谁|哪些(?:公司|企业|客户)?)(?:会)?(?:受|受到)?(?:的)?(?:影响|冲击|波及|损失)(?:最大)?|后果|下游|上游|客户|供应商|哪些公司|\b(?:who (?:would |will )?(?:is |be |gets? )?(?:hit|affected|hurt|suffers?|loses?)(?: most| hardest| the most)?|which (?:companies|customers|stocks) (?:would |will )?(?:be |are |get )?(?:hit|affected|hurt|suffer|exposed)(?: most| hardest| the most)?|what (?:happens|would happen)|happens?|supplier|customers?|downstream|upstream|impact|effects?|to)\b/g
const DAYS = new RegExp(
  `(?<![\\d.])(${NUMERAL})\\s?(个月|天|日|周|星期)|\\bfor (?:a |an )?(\\d{1,3}|one|two|three|six)?\\s?(days?|weeks?|months?)\\b`,
  'g',
)
const spelt: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, six: 6 }

/** Reads a question for who would be hit if a company that is named stopped making or delivering. */
export function readWhatIf(text: RoomText): WhatIfAsked | null {
  if (text.companies.length === 0 || text.companies.length > 3 || OTHER.test(text.lower)) return null
  if (!text.take(IF) || !text.take(STOPS)) return null
  const span = text.take(DAYS)
  const unit = span?.[2] ?? span?.[4] ?? ''
  const said = span?.[1] ?? span?.[3]
  const count = span ? (said === undefined ? 1 : (spelt[said] ?? numeral(said))) : null
  text.take(ASKS)
  if (!text.isWhole()) return null
  const times = /月|month/.test(unit) ? 30 : /周|星期|week/.test(unit) ? 7 : 1
  const days = count === null ? null : count * times
  if (days !== null && (days < 1 || days > 365)) return null
  return { room: 'whatIf', days, companies: text.companies, most: null, period: null, recent: false }
}
