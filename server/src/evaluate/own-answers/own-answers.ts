import type { Answer } from '@pandora/contract/domains/chat/shapes'
import { Refusal } from '@pandora/contract/errors'
import { importsErrors } from '@pandora/contract/domains/imports/errors'
import { dayOf } from '@pandora/contract/time'
import { DEMO_MARKET } from '@pandora/sources/demo/mark'
import type { Sql } from '@pandora/store/database'
import { demoState } from '../../demo/queries.ts'
import { answerQuestion } from '../../domains/chat/answer/answer.ts'
import { makeHeld } from '../../shared/held.ts'
import { saidOf } from '../rooms/said.ts'
import { share } from '../shares.ts'
import {
  askComparisons,
  askFigures,
  askMany,
  askOfCompanies,
  askOfTexts,
  askOn,
  type AskedPhrase,
  type Ground,
} from './answerable.ts'
import {
  bodiesStored,
  classesStored,
  companiesAsked,
  formersStored,
  itemsStored,
  movesStored,
  suppliesStored,
  titlesStored,
  type StoredTitle,
} from './ground.queries.ts'
import { askOnEconomy, observationsStored } from './economy.ts'
import { StoredFigures } from './ground.ts'
import { verdictOf, type Verdict } from './verdict.ts'
import { askMiddles, askOfFormerNames, askOnQuarters } from './middles.ts'
import { askPlainly } from './plain.ts'
import { Questions, type OwnQuestion } from './question.ts'
import { askForNothing } from './unanswerable.ts'
import { askOfWhole } from './whole.ts'

/** A run of words of each title, by which it can be asked for. */
function phrasesOf(titles: readonly StoredTitle[], language: 'zh' | 'en'): AskedPhrase[] {
  const pattern = language === 'zh' ? /(?<=：)\p{Script=Han}{4,10}/u : /\b(?:[a-z]{4,} ){1,2}[a-z]{4,}\b/
  const seen = new Set<string>()
  return titles.flatMap(({ company_id, title, kind }) => {
    const phrase = pattern.exec(title)?.[0].trim()
    if (phrase === undefined || seen.has(`${company_id} ${phrase}`)) return []
    seen.add(`${company_id} ${phrase}`)
    return [{ company_id, phrase, kind }]
  })
}

/** What the demo market's questions are made of; refuses FILE_NOT_FOUND where there is none. */
async function groundOf(sql: Sql, now: number): Promise<Ground> {
  const companies = await companiesAsked(sql)
  const figures = new StoredFigures(await itemsStored(sql))
  const ends = figures.items.filter((row) => row.item === 'revenue').map((row) => row.period_end)
  const last = ends.toSorted().at(-1)
  if (companies.length === 0 || last === undefined) throw new Refusal(importsErrors.FILE_NOT_FOUND, { file: 'demo' })
  const quarter = { year: Number(last.slice(0, 4)), quarter: Number(last.slice(5, 7)) / 3 }
  const [zh, en] = await Promise.all([titlesStored(sql, 'zh'), titlesStored(sql, 'en')])
  return {
    companies,
    figures,
    year: quarter.quarter === 4 ? quarter.year : quarter.year - 1,
    quarter,
    moves: await movesStored(
      sql,
      companies.map((one) => one.id),
    ),
    supplies: await suppliesStored(sql, dayOf(now)),
    formers: await formersStored(sql),
    classes: await classesStored(sql),
    titles: { zh: phrasesOf(zh, 'zh'), en: phrasesOf(en, 'en') },
  }
}

/** The project's own questions of the demo market, made from its rows; refuses FILE_NOT_FOUND where there is none. */
export async function ownQuestions(sql: Sql, now: number): Promise<readonly OwnQuestion[]> {
  const ground = await groundOf(sql, now)
  const questions = new Questions()
  const asks = [askFigures, askComparisons, askMany, askOfCompanies, askOn, askOfTexts, askPlainly, askForNothing]
  for (const ask of [...asks, askOnQuarters, askMiddles, askOfFormerNames]) ask(questions, ground)
  askOnEconomy(questions, await observationsStored(sql))
  await askOfWhole(questions, ground, sql, now)
  return questions.list
}

interface Tally {
  questions: number
  right: number
  wrongNumbers: number
  refused: number
}

/**
 * Asks the product questions of the demo market, made from its rows in both languages, a third of them without evidence,
 * and holds each answer against figures that SQL of its own gives.
 */
export async function ownAnswers(sql: Sql, { examples }: { examples: number }): Promise<object> {
  const state = await demoState(sql)
  if (!state) throw new Refusal(importsErrors.FILE_NOT_FOUND, { file: 'demo' })
  const now = Math.max(Date.now(), state.livedTo)
  const services = { sql, held: makeHeld({ watch: () => () => undefined }, 3_600_000), now: () => now }
  const asked = { services, view: { marketId: DEMO_MARKET, asOf: null }, now, uid: 0 }
  const questions = await ownQuestions(sql, now)
  const kinds = new Map<string, Tally>()
  const times: number[] = []
  const shown: object[] = []
  for (const question of questions) {
    const began = performance.now()
    const answer: Answer = await answerQuestion(asked, question.text, question.before)
    times.push(performance.now() - began)
    const bodies = await bodiesStored(
      sql,
      answer.parts.flatMap((part) => (part.type === 'quote' ? [part.newsId] : [])),
    )
    const verdict: Verdict = verdictOf(question, answer, bodies)
    const tally = kinds.get(question.kind) ?? { questions: 0, right: 0, wrongNumbers: 0, refused: 0 }
    kinds.set(question.kind, tally)
    tally.questions++
    if (verdict === 'right') tally.right++
    else if (verdict === 'wrong') tally.wrongNumbers++
    else tally.refused++
    if (verdict !== 'right' && shown.length < examples)
      shown.push({ ...question, verdict, state: answer.state, said: saidOf(answer) })
  }
  const sum = (of: (kind: string) => boolean) =>
    [...kinds].reduce(
      (all, [kind, one]) =>
        of(kind)
          ? {
              questions: all.questions + one.questions,
              right: all.right + one.right,
              wrongNumbers: all.wrongNumbers + one.wrongNumbers,
              refused: all.refused + one.refused,
            }
          : all,
      { questions: 0, right: 0, wrongNumbers: 0, refused: 0 },
    )
  const empty = new Set(questions.filter((one) => one.expected.kind === 'nothing').map((one) => one.kind))
  const [answerable, unanswerable] = [sum((kind) => !empty.has(kind)), sum((kind) => empty.has(kind))]
  const sorted = times.toSorted((a, b) => a - b)
  return {
    task: 'own-answers',
    size: state.size,
    questions: questions.length,
    chinese: questions.filter((one) => one.language === 'zh').length,
    right: share(answerable.right + unanswerable.right, questions.length),
    wrongNumbers: answerable.wrongNumbers + unanswerable.wrongNumbers,
    answerable: { ...answerable, rightShare: share(answerable.right, answerable.questions) },
    noEvidence: { ...unanswerable, rightShare: share(unanswerable.right, unanswerable.questions) },
    byKind: Object.fromEntries(kinds),
    medianMs: sorted[sorted.length >> 1] ?? null,
    p95Ms: sorted[Math.floor(sorted.length * 0.95)] ?? null,
    ...(examples > 0 ? { examples: shown } : {}),
  }
}
