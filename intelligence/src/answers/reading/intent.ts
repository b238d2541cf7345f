import type { Intent, Reading } from './reading.ts'
import type { Measure } from '../vocabulary.ts'

const isPrice = (one: Measure): boolean => one.kind === 'field' && (one.field === 'close' || one.field === 'changeRate')
const isRevenue = (one: Measure): boolean =>
  (one.kind === 'item' && one.item.endsWith('revenue')) || (one.kind === 'profile' && one.fact === 'mainBusiness')
/** Of the parts of a business the gross margin stands beside the revenue. */
const isGrossMargin = (one: Measure): boolean => one.kind === 'formula' && one.key === 'grossMargin'
const scores: ReadonlySet<string> = new Set(['riskPoint', 'opportunityPoint', 'impactScore'])
/** Whether a measure is told by statements: why it went up or down is no matter of a price. */
export const isOfStatements = (one: Measure): boolean => one.kind === 'item' || one.kind === 'formula'
/** Whether a measure is a score, which rests on events. */
export const isScore = (one: Measure): boolean => one.kind === 'field' && scores.has(one.field)

/** An index that a text names by its own name; null of the market at large. */
export const indexNamed = (text: string): string | null =>
  /沪深\s?300|上证(?:综合指数|指数|综指|50)|深证成指|创业板(?:综)?指数?|科创\s?50|中证\s?\d{2,4}|csi ?\d{3}/.exec(
    text,
  )?.[0] ?? null

/** Of what was told of a company, the side that a question asks for; null: both. */
export function sideIn(text: string): Reading['side'] {
  const good = /利好|机会|机遇|催化|正面|tailwind|good news|opportunit|positive|catalyst/.test(text)
  const bad = /利空|风险|负面|隐患|headwind|bad news|risk|negative/.test(text)
  return good === bad ? null : good ? 'good' : 'bad'
}

/** The way that a question says a price went; null where it names none or both. */
export function movedIn(text: string): Reading['moved'] {
  const up = /涨|\b(?:rise|rose|risen|jump(?:ed)?|surge[ds]?|gain(?:ed)?|go(?:ne)? up|went up)\b/.test(text)
  const down = /跌|\b(?:fall|fell|fallen|drop(?:ped)?|slump(?:ed)?|plunge[ds]?|go(?:ne)? down|went down)\b/.test(text)
  return up === down ? null : up ? 'up' : 'down'
}

/** What a question wants, by the words found and what it names. */
export function intentOf(
  found: ReadonlySet<string>,
  {
    companies,
    measures,
    conditions,
    rank,
    industries,
    themes,
  }: Pick<Reading, 'companies' | 'measures' | 'conditions' | 'rank' | 'industries' | 'themes'>,
): Intent {
  if (found.has('opinion') && !found.has('texts')) return 'opinion'
  const [ofCompany, ofGroup] = [companies.length > 0, industries.length > 0 || themes.length > 0]
  const unheld = measures.every((one) => one.kind === 'unheld')
  if (ofCompany && unheld && found.has('dividends')) return 'dividends'
  if (ofCompany && measures.length === 0 && found.has('events') && !found.has('forum')) return 'events'
  const aside = found.has('texts') || found.has('cause') || found.has('changes')
  if (ofCompany && measures.length === 0 && found.has('holders') && !aside) return 'holders'
  // Of whom the holders are asked for, the question before says, or nobody.
  const ofNobody = !ofCompany && !ofGroup && measures.length + conditions.length === 0 && rank === null
  if (ofNobody && found.has('holders') && !aside && !found.has('opinion')) return 'holders'
  if (ofCompany && measures.every((one) => isRevenue(one) || isGrossMargin(one)) && found.has('composition') && !aside)
    return 'composition'
  const isOfPrice = measures.every(isPrice) && !found.has('texts') && !found.has('cause')
  if (isOfPrice && found.has('against')) return 'against'
  if (isOfPrice && ofCompany && found.has('index')) return 'against'
  if (!ofCompany && !found.has('texts') && found.has('industries') && !(found.has('median') && measures.length === 0))
    return 'industries'
  if (!ofCompany && !ofGroup && (found.has('market') || found.has('index')) && measures.every(isPrice)) return 'market'
  // 上半年涨了多少 asks for a price, and 为什么涨 for what moved it.
  if (found.has('moved') && !found.has('cause') && !found.has('texts') && measures.length === 0 && companies.length > 0)
    return 'moved'
  if (found.has('meaning')) return 'meaning'
  if (found.has('suppliers')) return 'suppliers'
  if (found.has('customers')) return 'customers'
  // Why a score is what it is is told with the score.
  const ofStatements = ofCompany && measures.length > 0 && measures.every(isOfStatements)
  // Why a company is valued as it is is told by the figure, among its peers where they are named.
  const ofValuation = ofCompany && measures.length > 0 && measures.every((one) => one.kind === 'field' && !isPrice(one))
  if (found.has('cause') && !measures.some(isScore) && !ofStatements && !ofValuation) return 'cause'
  if (found.has('changes')) return 'changes'
  if (companies.length === 0 && (found.has('mean') || found.has('median')) && measures.length > 0) return 'middle'
  if (companies.length === 0 && found.has('count') && (measures.length > 0 || conditions.length > 0)) return 'count'
  if (companies.length === 0 && rank && measures.length > 0) return 'ranking'
  if (companies.length === 0 && (conditions.length > 0 || (ofGroup && measures.length > 0))) return 'screen'
  if (measures.length > 0) return 'figures'
  return 'texts'
}
