import type { Answer } from '@pandora/contract/domains/chat/shapes'
import { readEconomic } from '@pandora/intelligence/answers/economy/read'
import { readQuestion, type Reading } from '@pandora/intelligence/answers/read'
import { keyOf } from '@pandora/intelligence/answers/vocabulary'
import { dayOf } from '@pandora/contract/time'
import type { View } from '@pandora/store/as-of'
import { marketClasses, marketFigures } from '../../figures/offers/market.ts'
import { checked } from './checked.ts'
import {
  companyName,
  emptyDraft,
  inWords,
  lacks,
  nameIn,
  type AnswerServices,
  type Asking,
  type Draft,
} from './draft.ts'
import { answerEconomic } from './economy/answer.ts'
import { answerFigures } from './figures.ts'
import { knownIn, type MarketKnown } from './known.ts'
import { answerCause, answerChanges } from './moves.ts'
import { answerLinks } from './links.ts'
import { answerMeaning } from './meaning.ts'
import { answerOnQuarter } from './on-quarter.ts'
import { sayRenamed } from './renamed.ts'
import { answerRanking } from './ranking.ts'
import { answerTexts } from './texts.ts'

export interface Asked {
  services: AnswerServices
  view: View
  now: number
  uid: number
}

/** Most companies that one answer is about. */
const MOST_COMPANIES = 8

/** What is asked of the whole market, or of an industry. */
const ofMany: ReadonlySet<Reading['intent']> = new Set(['ranking', 'count', 'screen', 'middle'])

/** What a question leaves unsaid and the ones before it said. */
function followed(reading: Reading, before: readonly Reading[]): Reading {
  const earlier = before.at(-1)
  if (!earlier || reading.intent === 'meaning' || reading.intent === 'opinion') return reading
  const ofMarket = ofMany.has(reading.intent)
  const said = followed(earlier, before.slice(0, -1))
  if (ofMarket) return reading
  const names = reading.companies.length > 0 ? reading.companies : said.companies
  const asks = reading.measures.length > 0 || ['suppliers', 'customers', 'cause', 'changes'].includes(reading.intent)
  // A question that stands by itself is one: what was asked of another company before says nothing of it.
  if (reading.companies.length > 0 && asks) return reading
  if (reading.companies.length === 0 && !asks && reading.periods.length === 0 && !reading.rival) return reading
  return {
    ...reading,
    companies: names,
    measures: reading.measures.length > 0 ? reading.measures : said.measures,
    periods: reading.periods.length > 0 ? reading.periods : said.periods,
    intent: asks ? reading.intent : said.intent,
    decimals: reading.decimals ?? said.decimals,
  }
}

/** The company nearest in size of the lowest class that holds another: its rival. */
async function rivalOf({ services, view }: Asked, companyId: string): Promise<string | null> {
  const market = await marketFigures(services, view)
  const classes = await marketClasses(services, view)
  const own = market.get(companyId)
  const sizeOf = (id: string): number | null => market.get(id)?.marketCap ?? market.get(id)?.floatCap ?? null
  for (let code = own?.industryCode ?? null; code !== null; code = classes.get(code)?.parent ?? null) {
    const others = [...market.values()].filter((one) => {
      if (one.companyId === companyId) return false
      for (let at = one.industryCode; at !== null; at = classes.get(at)?.parent ?? null) if (at === code) return true
      return false
    })
    const size = sizeOf(companyId)
    const [nearest] = others.toSorted(
      (a, b) => far(sizeOf(a.companyId), size) - far(sizeOf(b.companyId), size) || (a.code < b.code ? -1 : 1),
    )
    if (nearest) return nearest.companyId
  }
  return null
}

const far = (value: number | null, own: number | null): number =>
  value === null || own === null ? Number.POSITIVE_INFINITY : Math.abs(Math.log(value / own))

/** An answer with how its question was read. */
export interface Answered {
  answer: Answer
  known: MarketKnown
  /** As it stands there, and with what the questions before it said. */
  own: Reading
  reading: Reading
  before: readonly Reading[]
}

/** Answers a question that follows others, of what is held and known to the view; tells how it was read. */
export async function answerRead(asked: Asked, text: string, before: readonly string[]): Promise<Answered> {
  const known = await knownIn(asked.services, asked.view, asked.now)
  const own = readQuestion(text, known)
  const earlier = before.map((one) => readQuestion(one, known))
  const reading = followed(own, earlier)
  const draft = emptyDraft(reading.language)
  const economic = own.companies.length === 0 ? readEconomic(text, before, known.today) : null
  if (economic) await answerEconomic(draft, asked, economic)
  else await fill(draft, { ...asked, known, reading }, text)
  if (draft.state === 'answered') sayRenamed(draft, known, reading.companies)
  if (draft.parts.length === 0)
    lacks(
      draft,
      inWords(draft, '没有听懂这个问题', 'The question was not understood'),
      inWords(
        draft,
        '写出公司、指标和年度，或换一种说法',
        'Name a company, a figure and a year, or ask in other words',
      ),
    )
  const answer = { ...checked(draft, known), base: null, day: dayOf(asked.view.asOf ?? asked.now) }
  return { answer, known, own, reading, before: earlier }
}

/** Answers a question that follows others, of what is held and known to the view. */
export const answerQuestion = async (asked: Asked, text: string, before: readonly string[]): Promise<Answer> =>
  (await answerRead(asked, text, before)).answer

async function fill(draft: Draft, asking: Asking, text: string): Promise<void> {
  const { reading, known } = asking
  if (reading.intent === 'meaning') {
    answerMeaning(draft, reading)
    if (draft.state === 'answered') return
  }
  const several = reading.companies.find((one) => one.companyIds.length > 1)
  if (several) {
    askWhich(draft, known, text, several.written, several.companyIds)
    return
  }
  const ids = reading.companies.flatMap((one) => one.companyIds).slice(0, MOST_COMPANIES)
  if (reading.intent === 'opinion') {
    lacks(
      draft,
      inWords(
        draft,
        '产品不给买卖建议，也不预测涨跌',
        'The product gives no advice to buy or sell, and foretells no price',
      ),
      inWords(
        draft,
        '可以问数据、事件，或文章里怎么说（如“研报怎么说”）',
        'Ask for figures, events, or what texts say (as in “what do reports say”)',
      ),
    )
    return
  }
  if (reading.intent === 'texts' || (reading.intent === 'meaning' && ids.length === 0)) {
    await answerTexts(draft, asking, text, ids)
    return
  }
  // Of suppliers what is left may be the place that they are asked of.
  const placed = reading.intent === 'suppliers' || reading.intent === 'customers'
  if (reading.left.length > 0 && !(placed && ids.length > 0)) {
    notUnderstood(draft, asking, ids)
    return
  }
  draft.understood = understoodAs(draft, asking, ids)
  if (ofMany.has(reading.intent)) {
    await answerRanking(draft, asking)
    return
  }
  const companies = await withRival(asking, ids)
  if (companies.length === 0) {
    draft.state = 'asked'
    lacks(
      draft,
      inWords(draft, '问题里没有认出公司', 'No company was recognised in the question'),
      inWords(draft, '请写出公司的名称或代码', 'Write a company’s name or code'),
    )
    return
  }
  if (reading.intent === 'suppliers' || reading.intent === 'customers') await answerLinks(draft, asking, companies)
  else if (reading.intent === 'cause') await answerCause(draft, asking, companies)
  else if (reading.intent === 'changes') await answerChanges(draft, asking, companies)
  else if (reading.onQuarter) await answerOnQuarter(draft, asking, companies)
  else await answerFigures(draft, asking, companies)
}

async function withRival(asking: Asking, ids: readonly string[]): Promise<readonly string[]> {
  const [first] = ids
  if (!asking.reading.rival || first === undefined) return ids
  const rival = await rivalOf(asking, first)
  return rival === null ? ids : [first, rival]
}

function askWhich(draft: Draft, known: MarketKnown, text: string, written: string, ids: readonly string[]): void {
  draft.state = 'asked'
  lacks(
    draft,
    inWords(draft, `叫「${written}」的公司不止一家`, `More than one company is called ${written}`),
    inWords(draft, '请选一家', 'Choose one'),
  )
  for (const id of ids.slice(0, 6)) {
    const name = companyName(draft, known, id)
    draft.choices.push({
      name: `${name} ${id.split('-')[1] ?? ''}`,
      text: text.replace(written, id.split('-')[1] ?? id),
    })
  }
}

/** Says what of a question was not understood, and offers it without that. */
function notUnderstood(draft: Draft, asking: Asking, ids: readonly string[]): void {
  const { reading } = asking
  const words = reading.left
    .map((one) => inWords(draft, `「${one.text}」`, `“${one.text}”`))
    .join(inWords(draft, '、', ', '))
  if (ids.length === 0) {
    lacks(
      draft,
      inWords(draft, `没有名为${words}的公司，或没有听懂它`, `No company is called ${words}, or it was not understood`),
      inWords(
        draft,
        '导入公司名单文件，或写出公司的简称、全称或代码',
        'Import a file of companies, or write a company’s short or full name or its code',
      ),
    )
    return
  }
  draft.state = 'asked'
  lacks(
    draft,
    inWords(draft, `没有听懂${words}`, `Not understood: ${words}`),
    inWords(draft, '去掉它再问，或换一种说法', 'Ask without it, or in other words'),
  )
  const plain = understoodAs(draft, asking, ids)
  if (plain !== null && reading.measures.length > 0) draft.choices.push({ name: plain, text: plain })
}

/** A question as it was understood, in its plainest words. */
function understoodAs(draft: Draft, { reading, known }: Asking, ids: readonly string[]): string | null {
  const names = ids.map((id) => companyName(draft, known, id)).join(inWords(draft, '、', ', '))
  const years = reading.periods
    .flatMap((one) =>
      one.kind === 'year' ? [String(one.year)] : one.kind === 'years' ? [`${one.from}-${one.to}`] : [],
    )
    .join(inWords(draft, '、', ', '))
  // Bounds stand with what they are of: a list that they made is read with them.
  const bounds = reading.conditions.map(({ measure, from, to, strict }) => {
    const bound = (sign: string, value: number | null) =>
      value === null ? '' : ` ${sign}${strict ? '' : '='} ${value.toLocaleString('en-US')}`
    return `${nameIn(draft, measure.name)}${bound('>', from)}${bound('<', to)}`
  })
  const measures = [
    ...reading.measures
      .filter((one) => !reading.conditions.some(({ measure }) => keyOf(measure) === keyOf(one)))
      .map((one) => nameIn(draft, one.name)),
    ...bounds,
  ].join(inWords(draft, '、', ', '))
  const text = [names, years, measures].filter((one) => one !== '').join(' ')
  return text === '' ? null : text
}
