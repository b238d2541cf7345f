import { existsSync } from 'node:fs'
import { answerFrom, lookedUpBy } from '@pandora/intelligence/passages/answer'
import { rankedIn } from '@pandora/intelligence/passages/bm25'
import { sentencesOfPage } from '@pandora/intelligence/passages/chunks'
import { names, namesIn } from '@pandora/intelligence/passages/subject'
import { none, type Answered, type SourcePage } from '@pandora/intelligence/passages/types'
import { wordsIn } from '@pandora/intelligence/words/words'
import { labelledRows } from '../../models/labelled-file.ts'
import { isHeld, isRight, overlap } from './judge.ts'
import { caseOf, type Case } from './rows.ts'

/** What the product says of a question whose pages are all that it has. */
function answerOf(question: string, pages: readonly SourcePage[]): Answered {
  const missing = namesIn(question).find(
    (name) => !pages.some((one) => names(one.title, name) || names(one.text, name)),
  )
  if (missing !== undefined) return none('other-subject', missing)
  const { words } = lookedUpBy(question)
  const passages = rankedIn(pages, words)
  const held = pages.map((page) => new Set([...wordsIn(page.text)].map((one) => one.word)))
  const rarity = (word: string) => Math.log(1 + pages.length / (1 + held.filter((one) => one.has(word)).length)) + 0.3
  return answerFrom(question, { pages, passages, words, rarity })
}

/** The sentence that BM25 ranks first. */
function topSentence(question: string, pages: readonly SourcePage[]): string {
  const [best] = rankedIn(pages, lookedUpBy(question).words, sentencesOfPage)
  return best ? best.page.text.slice(best.start, best.end) : ''
}

/** The choice that a text comes nearest to; null where none stands out. */
function chosen(choices: Readonly<Record<string, string>>, text: string): string | null {
  const ranked = Object.entries(choices)
    .map(([letter, choice]) => ({
      letter,
      near: text.includes(choice) || choice.includes(text) ? 1 : overlap(choice, text),
    }))
    .toSorted((a, b) => b.near - a.near)
  const [first, second] = ranked
  return first && first.near > 0.2 && first.near > (second?.near ?? 0) ? first.letter : null
}

interface Tally {
  rows: number
  right: number
  wrong: number
  cannotTell: number
  baselineRight: number
}
const empty = (): Tally => ({ rows: 0, right: 0, wrong: 0, cannotTell: 0, baselineRight: 0 })
const four = (value: number) => Math.round(value * 1e4) / 1e4
const shares = ({ rows, right, wrong, cannotTell, baselineRight }: Tally) => ({
  rows,
  right: four(right / rows),
  wrong: four(wrong / rows),
  cannotTell: four(cannotTell / rows),
  baselineRight: four(baselineRight / rows),
})

function count(tally: Tally, one: Case, answer: Answered, sentence: string): void {
  tally.rows += 1
  if (one.choices) {
    const [own, base] = [
      answer.kind === 'none' ? null : chosen(one.choices, answer.text),
      chosen(one.choices, sentence),
    ]
    if (own === null) tally.cannotTell += 1
    else if (own === one.letter) tally.right += 1
    else tally.wrong += 1
    tally.baselineRight += Number(base === one.letter)
    return
  }
  if (isRight(one.gold, answer)) tally.right += 1
  else if (answer.kind === 'none') tally.cannotTell += 1
  else tally.wrong += 1
  tally.baselineRight += Number(isHeld(one.gold, sentence))
}

/** Quotes that do not stand in their page word for word: there must be none. */
const misquoted = (answer: Answered, pages: readonly SourcePage[]): number =>
  answer.quotes.filter(({ page, start, end }) => !pages.includes(page) || page.text.slice(start, end).trim() === '')
    .length

/**
 * Answers from texts, on whichever of the files it is: right, wrong, cannot tell, beside the sentence that BM25 ranks
 * first. Of filings also whether a question is refused of the pages of another company.
 */
export async function textAnswers(path: string): Promise<object> {
  const beside = path.replace(/(\.jsonl(?:\.gz)?)$/u, '_docs$1')
  const documents = new Map(
    (existsSync(beside) ? await labelledRows(beside) : []).map((row) => [String(row['doc_id']), row]),
  )
  const raw = await labelledRows(path)
  const cases = raw.flatMap((row) => caseOf(row, documents) ?? [])
  const [all, groups] = [empty(), new Map<string, Tally>()]
  let [broken, refused, others] = [0, 0, 0]
  for (const [at, one] of cases.entries()) {
    const answer = answerOf(one.question, one.pages)
    const sentence = topSentence(one.question, one.pages)
    const group = groups.get(one.group) ?? empty()
    groups.set(one.group, group)
    for (const tally of [all, group]) count(tally, one, answer, sentence)
    broken += misquoted(answer, one.pages)
    // Of filings: the same question of the pages of the next company.
    const other = Array.isArray(raw[0]?.['evidence'])
      ? cases.slice(at + 1).find((two) => two.pages[0]?.title.slice(0, 3) !== one.pages[0]?.title.slice(0, 3))
      : undefined
    if (!other) continue
    others += 1
    refused += Number(answerOf(one.question, other.pages).kind === 'none')
  }
  return {
    task: 'text-answers',
    left: raw.length - cases.length,
    ...shares(all),
    misquoted: broken,
    ...(others > 0 ? { otherCompany: { rows: others, refused: four(refused / others) } } : {}),
    groups: Object.fromEntries([...groups].map(([name, tally]) => [name, shares(tally)])),
  }
}
