import type { Language } from '@pandora/contract/language'
import type { Answer } from '@pandora/contract/domains/chat/shapes'
import { commodityIn } from '@pandora/intelligence/answers/everyday/commodities'
import { withWordsMended } from '@pandora/intelligence/answers/everyday/slips'
import { readEconomic } from '@pandora/intelligence/answers/economy/read'
import { asksForTexts } from '@pandora/intelligence/answers/taking/sheet'
import { isOfNoLanguage } from '@pandora/intelligence/answers/reading/language'
import type { Reading } from '@pandora/intelligence/answers/reading/reading'
import { soFar } from '@pandora/intelligence/answers/reading/trend'
import { measureWords, type Measure } from '@pandora/intelligence/answers/vocabulary'
import { dayOf } from '@pandora/contract/time'
import type { View } from '@pandora/store/as-of'
import { checked } from './checked.ts'
import { emptyDraft, inWords, lacks, type AnswerServices, type Asking, type Draft } from './draft.ts'
import { isOfPartners, ofMany } from './followed.ts'
import { answerEconomic } from './economy/answer.ts'
import { answerFigures } from './figures.ts'
import { answerDividends } from './told/dividends.ts'
import { answerComposition } from './told/composition.ts'
import { answerEvents } from './told/events.ts'
import { answerHolders } from './told/holders.ts'
import { answerBetween, asksBetween } from './told/between.ts'
import { sayAside, sayUnmirrored } from './told/aside.ts'
import { asksForPriceToCome, asksToForetell, sayForetellsNothing, sayNoAdvice } from './told/foretold.ts'
import { askWhich, notUnderstood, sayNoCommodities, understoodAs } from './told/understood.ts'
import { tellWhy } from './told/why.ts'
import { tellAmongPeers } from './many/among.ts'
import { answerIndustries } from './many/industries.ts'
import { answerMarket } from './many/market.ts'
import { answerAgainst } from './priced/against.ts'
import { answerHistory } from './priced/history.ts'
import { knownIn, type MarketKnown } from './known.ts'
import { answerCause, answerChanges } from './moves.ts'
import { answerLinks } from './links.ts'
import { rivalOf, tellPeers } from './many/peers.ts'
import { askWhichTheme } from './many/near-themes.ts'
import { askByWhich } from './many/relative.ts'
import { answerMeaning } from './meaning.ts'
import { answerOnQuarter } from './on-quarter.ts'
import { sayRenamed } from './renamed.ts'
import { answerRanking } from './many/ranking.ts'
import { answerScreen } from './many/screened/asked.ts'
import { offerNear } from './near.ts'
import { answerPrices, asksForPrices } from './prices.ts'
import { answerRooms } from './rooms/answer.ts'
import { byClauses } from './steps/clauses.ts'
import { offerNearest } from './steps/nearest.ts'
import { answerNested } from './steps/nested.ts'
import { readAfter, type Read } from './steps/read-after.ts'
import { answerTexts } from './texts.ts'

export interface Asked {
  services: AnswerServices
  view: View
  now: number
  uid: number
  /** Of who asks: a question that is in no language, 306053 or LPR, is answered in it. */
  language?: Language
}

/** Most companies that one answer is about. */
const MOST_COMPANIES = 8

/** Measures by their words. */
const measuresOf = (...words: readonly string[]): readonly Measure[] =>
  words.flatMap((word) => measureWords.get(word) ?? [])
/** … of a year or a part of one. */
const ofYear = measuresOf(
  '营收',
  '营收增长率',
  '净利润',
  '净利润增长率',
  '毛利率',
  '净利率',
  '经营现金流',
  '基本每股收益',
  '资产负债率',
)
/** … of companies beside one another, first of all. */
const besides = measuresOf('证券代码', '公司全称')
/** What is told of a company that is asked about in general. */
const overviewed: readonly Measure[] = [
  '主营业务',
  '所属行业',
  '上市日期',
  '营收',
  '净利润',
  '毛利率',
  '总市值',
  '市盈率',
].flatMap((word) => measureWords.get(word) ?? [])

/** An answer with how its question was read. */
export interface Answered {
  answer: Answer
  known: MarketKnown
  /** As it stands there, and with what the questions before it said. */
  own: Reading
  reading: Reading
  before: readonly Reading[]
}

/** Whether a name is all that a question says. */
const isAlone = (text: string, name: string): boolean =>
  name !== '' &&
  text
    .trim()
    .replace(/[?？!！.。\s]+$/u, '')
    .toLowerCase() === name.toLowerCase()

/** Answers one question by what it is of: the economy, a list of another room, or companies. */
async function answerOne(
  draft: Draft,
  asked: Asked,
  { known, own, reading }: Read,
  text: string,
  before: readonly string[],
): Promise<void> {
  // What is asked of the partners that were listed before is of nobody else.
  const isOfList = isOfPartners(own, reading)
  const economic = own.companies.length === 0 && !isOfList ? readEconomic(text, before, known.today) : null
  if (isOfList) await fill(draft, { ...asked, known, reading }, text)
  else if (economic) await answerEconomic(draft, asked, economic)
  else if (
    !(await answerRooms(draft, { ...asked, known, reading: own }, text, before)) &&
    !(await answerScreen(draft, { ...asked, known, reading }, text, before))
  ) {
    await fill(draft, { ...asked, known, reading }, text)
    sayAside(draft, reading.aside)
  }
}

/** What a question is answered with: step by step where it asks of the first of a ranking, clause by clause where it asks much. */
async function drafted(asked: Asked, read: Read, text: string, before: readonly string[]): Promise<Draft> {
  const { known, reading } = read
  const whole = emptyDraft(reading.language)
  const commodity = asksForTexts(text) ? null : commodityIn(text)
  if (commodity !== null) {
    sayNoCommodities(whole, commodity)
    return whole
  }
  const nested = await answerNested(text, before.at(-1), known, (draft, own, alone) =>
    answerOne(draft, asked, { known, own, reading: own }, alone, []),
  )
  if (nested) return nested
  await answerOne(whole, asked, read, text, before)
  return (
    (await byClauses(whole, known, text, before, (draft, one, clause, earlier) =>
      answerOne(draft, asked, one, clause, earlier),
    )) ?? whole
  )
}

/** Answers a question that follows others, of what is held and known to the view; tells how it was read. */
export async function answerRead(asked: Asked, question: string, said: readonly string[]): Promise<Answered> {
  const known = await knownIn(asked.services, asked.view, asked.now)
  const [text, before] = [withWordsMended(question, known), said.map((one) => withWordsMended(one, known))]
  const { earlier, ...read } = readAfter(text, before, known)
  const theirs = asked.language === undefined ? null : asked.language === 'en' ? 'en' : 'zh'
  const language = theirs !== null && isOfNoLanguage(question) ? theirs : read.own.language
  const [own, reading] = [
    { ...read.own, language },
    { ...read.reading, language },
  ]
  const draft = await drafted(asked, { known, own, reading }, text, before)
  if (draft.state === 'answered') sayRenamed(draft, known, reading.companies)
  sayUnmirrored(draft, text)
  await offerNearest(draft, { known, own, reading }, text, async (nearest) => {
    const tried = await drafted(asked, readAfter(nearest, [], known), nearest, [])
    return checked(tried, known).state
  })
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
  // Of a name that is not wholly understood the part that is has another meaning.
  if (reading.intent === 'meaning' && (reading.left.length === 0 || reading.companies.length > 0)) {
    answerMeaning(draft, reading)
    if (draft.state === 'answered') return
  }
  const several = reading.companies.find((one) => one.companyIds.length > 1)
  if (several) {
    askWhich(draft, known, text, several.written, several.companyIds)
    return
  }
  const ids = reading.companies.flatMap((one) => one.companyIds).slice(0, MOST_COMPANIES)
  if (reading.intent === 'opinion' || asksForPriceToCome(reading, text)) {
    sayNoAdvice(draft)
    return
  }
  if (asksToForetell(reading, text)) {
    sayForetellsNothing(draft)
    return
  }
  // Two companies that are named and nothing else are held beside each other.
  // Of one that is named and nothing else, what there is to tell in general.
  const isBare =
    ids.length === 1 &&
    reading.left.length === 0 &&
    !asksForTexts(text) &&
    isAlone(text, reading.companies[0]?.written ?? '')
  const areBeside = ids.length > 1 && reading.left.length === 0 && !asksForTexts(text)
  if (
    (reading.overview || areBeside || isBare) &&
    reading.intent === 'texts' &&
    ids.length > 0 &&
    reading.words.length === 0
  ) {
    draft.understood = understoodAs(draft, asking, ids)
    const isOfYear = reading.periods.some(
      (one) => one.kind === 'year' || one.kind === 'toDate' || one.kind === 'quarter',
    )
    const measures = isOfYear ? ofYear : areBeside ? [...besides, ...overviewed] : overviewed
    const periods = soFar(reading.asked, reading.periods, known.today)
    await answerFigures(draft, { ...asking, reading: { ...reading, overview: true, measures, periods } }, ids)
    if (draft.state === 'answered') return
  }
  if (reading.rival && ids.length > 0 && reading.intent === 'texts' && reading.words.length === 0) {
    await tellPeers(draft, asking, ids)
    return
  }
  if (reading.intent === 'texts' && ids.length === 0 && askByWhich(draft, reading, text)) return
  const [alone, ...others] = reading.words
  const isName = alone !== undefined && others.length === 0 && /^\p{Script=Han}{2,4}$/u.test(alone.text)
  if (reading.intent === 'texts' && ids.length === 0 && isName && !asksForTexts(text)) {
    const near = { ...asking, reading: { ...reading, left: [alone] } }
    if (offerNear(draft, near, text)) {
      lacks(
        draft,
        inWords(draft, `没有名为“${alone.text}”的公司`, `No company is called ${alone.text}`),
        inWords(draft, '请选一家，或写出公司的简称、全称或代码', 'Choose one, or write a company’s name or code'),
      )
      return
    }
  }
  if (ids.length === 0 && !asksForTexts(text) && askWhichTheme(draft, asking, text)) return
  // What a question for texts names a figure with is looked for like its other words.
  const isUnheld = reading.measures.length > 0 && reading.measures.every((one) => one.kind === 'unheld')
  if (reading.intent !== 'texts' && (reading.left.length > 0 || isUnheld) && asksForTexts(text)) {
    await answerTexts(draft, asking, text, ids)
    return
  }
  // Of no company what changed is told by texts.
  const told = ids.length === 0 && (reading.intent === 'changes' || reading.intent === 'cause')
  if (reading.intent === 'texts' || told || (reading.intent === 'meaning' && ids.length === 0)) {
    await answerTexts(draft, asking, text, ids)
    return
  }
  // Of suppliers what is left may be the place that they are asked of.
  const placed = reading.intent === 'suppliers' || reading.intent === 'customers'
  if (reading.left.length > 0 && !(placed && ids.length > 0)) {
    notUnderstood(draft, asking, ids, text)
    return
  }
  draft.understood = understoodAs(draft, asking, ids, true)
  if (reading.intent === 'market') {
    await answerMarket(draft, asking)
    return
  }
  if (
    reading.intent === 'industries' ||
    (reading.intent === 'middle' && reading.byIndustry && reading.periods.every((one) => one.kind !== 'year'))
  ) {
    await answerIndustries(draft, asking)
    return
  }
  if (ofMany.has(reading.intent)) {
    await answerRanking(draft, asking)
    return
  }
  if (reading.intent === 'against') {
    await answerAgainst(draft, asking, ids)
    return
  }
  const [only] = ids
  const isLatest = reading.periods.every((one) => one.kind === 'latest' || one.kind === 'ttm')
  if (reading.amongPeers && isLatest && only !== undefined && reading.intent === 'figures') {
    await tellAmongPeers(draft, asking, only)
    if (draft.state === 'answered') return
  }
  const companies = await withRival(asking, ids)
  if (reading.rival && companies.length === ids.length && ids.length > 0) {
    await tellPeers(draft, asking, ids)
    return
  }
  if (companies.length === 0) {
    draft.state = 'asked'
    lacks(
      draft,
      inWords(draft, '问题里没有认出公司', 'No company was recognised in the question'),
      inWords(draft, '请写出公司的名称或代码', 'Write a company’s name or code'),
    )
    return
  }
  const [one, other] = companies
  if (reading.intent === 'suppliers' || reading.intent === 'customers')
    await (one !== undefined && other !== undefined && asksBetween(text, companies.length)
      ? answerBetween(draft, asking, [one, other])
      : answerLinks(draft, asking, companies))
  else if (reading.history && reading.intent !== 'cause') await answerHistory(draft, asking, companies, reading.history)
  else if (reading.intent === 'cause') await answerCause(draft, asking, companies)
  else if (asksForPrices(asking)) await answerPrices(draft, asking, companies)
  else if (reading.intent === 'events') await answerEvents(draft, asking, companies)
  else if (reading.intent === 'dividends') await answerDividends(draft, asking, companies)
  else if (reading.intent === 'holders') await answerHolders(draft, asking, companies)
  else if (reading.intent === 'composition') await answerComposition(draft, asking, companies)
  else if (reading.intent === 'changes') await answerChanges(draft, asking, companies)
  else if (reading.onQuarter) await answerOnQuarter(draft, asking, companies)
  else await answerFigures(draft, asking, companies)
  if (reading.paysOut) await answerDividends(draft, asking, companies)
  if (reading.why) await tellWhy(draft, asking, companies)
}

async function withRival(asking: Asking, ids: readonly string[]): Promise<readonly string[]> {
  const [first] = ids
  if (!asking.reading.rival || first === undefined) return ids
  const rival = await rivalOf(asking, first)
  return rival === null ? ids : [first, rival]
}
