import { askedByForm } from '../plain-questions.ts'
import { historyIn } from '../reading/history.ts'
import { keyOf, measureWords } from '../vocabulary.ts'
import { asksForTexts, stretchOf, take, type Sheet } from './sheet.ts'

/** Words that ask which prices went up or down most. */
const MOVER =
  /领涨|领跌|涨得最(?:多|快|好)|跌得最(?:多|快|惨)|表现最(?:好|差|强)的?|(?:top |biggest |largest )?(?:gainers?|losers?)|(?:best|worst)[- ]performing|(?:rose|gained|fell|dropped|lost) (?:the )?most|(?:best|worst) (?:\d{1,2}|two|three|five|ten) (?:stocks|shares|performers|names)|(?:best|worst) (?:stocks|performers)(?= (?:last|this|of|in|over|since|today|yesterday))/
/** Whether a company lost or earned is asked of its profit. */
const EARNED =
  /亏损|亏钱|亏没亏|亏了|赚钱|盈利|profitable|loss-making|(?:lose|lost|losing|made|make|making) money|(?:made|make|post(?:ed)?|report(?:ed)?) a loss/
/** 52周最高价, 52-week high: of one company the close is meant. */
const PEAK =
  /(?<=最[高低])价|(?<=创?(?:新))[高低](?!点)|(?<=(?:week|month|year|day|time)[- ])(?:high|low)s?\b|\b(?:high|low)s?(?= (?:of|for|in|over))/

/** Takes measures that a question asks for without naming them, one way after the other, where none is named. */
export function takeImplied(sheet: Sheet) {
  const { lower, taken, companies, measures } = sheet
  // 哪个行业 asks of a company which industry it is of, and of no company which industry has most.
  const ofIndustry = measures.findIndex((one) => keyOf(one) === 'profile:industry')
  const ofIndustries = companies.length === 0 && ofIndustry >= 0
  if (ofIndustries) measures.splice(ofIndustry, 1)
  nameOfCode(sheet)
  const form = measures.length === 0 && companies.length > 0 ? askedByForm(lower) : null
  if (form) {
    measures.push(form.measure)
    for (const one of form.spans) take(taken, one)
  }
  takeEarned(sheet)
  // Of no company named, of the one that was spoken of.
  const isOfBefore = /(?:^|[^a-z])(?:it|its|that)\b|它|这只|这家/.test(lower)
  const history = companies.length > 0 || isOfBefore ? historyIn(lower) : null
  for (const one of history?.spans ?? []) take(taken, one)
  const isMover = takeMover(sheet)
  takePeak(sheet)
  return { ofIndustries, history: history?.of ?? null, isMover }
}

/** Of a code the company is asked for, and not the code. */
function nameOfCode({ companies, measures }: Sheet): void {
  const isByCode = companies.length === 1 && /^\d{6}$/.test(companies[0]?.written ?? '')
  const shortName = measureWords.get('证券简称')
  if (isByCode && shortName && measures.length === 1 && measures[0] && keyOf(measures[0]) === 'profile:code')
    measures.splice(0, 1, shortName)
}

function takeEarned({ lower, taken, companies, measures }: Sheet): void {
  const earned = EARNED.exec(lower)
  if (measures.length > 0 || !earned || asksForTexts(lower)) return
  if (companies.length === 0 && !/谁/.test(lower)) return
  const profit = measureWords.get('净利润')
  if (profit) measures.push(profit)
  take(taken, stretchOf(earned))
}

/** 领涨, biggest losers: how far prices went, of no company. */
function takeMover({ lower, taken, companies, measures }: Sheet): boolean {
  const mover = companies.length === 0 && measures.length === 0 ? MOVER.exec(lower) : null
  const change = measureWords.get('涨跌幅')
  if (mover && change) {
    measures.push(change)
    take(taken, stretchOf(mover))
  }
  return mover !== null
}

function takePeak({ lower, taken, companies, measures }: Sheet): void {
  const peak = measures.length === 0 && companies.length > 0 ? PEAK.exec(lower) : null
  const close = measureWords.get('收盘价')
  if (!peak || !close) return
  measures.push(close)
  if (peak[0] === '价') take(taken, stretchOf(peak))
}
