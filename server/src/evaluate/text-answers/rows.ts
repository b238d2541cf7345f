import type { RawRow } from '@pandora/intelligence/tasks/task'
import type { SourcePage } from '@pandora/intelligence/passages/types'
import { numberOf, numbersIn, type Gold } from './judge.ts'

/** A question with the pages that are all there is to answer it from. */
export interface Case {
  question: string
  pages: SourcePage[]
  gold: Gold
  /** By which figures are told apart. */
  group: string
  choices: Readonly<Record<string, string>> | null
  /** The right one of the choices. */
  letter: string | null
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : String(value)
const pageOf = (documentId: string, text: string, page = 1, title = documentId): SourcePage => ({
  documentId,
  title,
  page,
  text,
})

/** FinanceBench: statements of a filing. */
function filing(row: RawRow): Case {
  const answer = textOf(row['answer'])
  // A sentence that says one number is answered by that.
  const told = numbersIn(answer.replace(/\bFY ?\d{2,4}\b|\b(?:19|20)\d\d\b|\b\p{L}+ \d{1,2}, /gu, ' '))
  const value = numberOf(answer) ?? (told.length === 1 && answer.length < 120 ? (told[0] ?? null) : null)
  const yes = /^\s*(yes|no)\b/iu.exec(answer)?.[1]
  const name = textOf(row['doc_name'])
  const evidence = row['evidence'] as { page: number; page_text: string }[]
  return {
    question: textOf(row['question']),
    pages: evidence.map((one) => pageOf(name, one.page_text, one.page + 1, name)),
    gold:
      yes !== undefined
        ? { type: 'polarity', yes: yes.toLowerCase() === 'yes' }
        : value !== null
          ? { type: 'number', value, factor: 1 }
          : { type: 'text', texts: [answer] },
    group: textOf(row['question_type']),
    choices: null,
    letter: null,
  }
}

const factors: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9, percent: 1 }

/** TAT-QA: a table and the paragraphs around it. */
function report(row: RawRow, documents: ReadonlyMap<string, RawRow>): Case | null {
  const document = documents.get(textOf(row['doc_id']))
  if (!document) return null
  const table = (document['table'] as string[][]).map((cells) =>
    cells
      .map((one) => one.trim())
      .filter((one, at) => one !== '' || at === 0)
      .join('  '),
  )
  const text = [...table, ...(document['paragraphs'] as string[])].join('\n')
  const answer = row['answer']
  const [first] = Array.isArray(answer) ? (answer as unknown[]) : [answer]
  const value =
    typeof first === 'number' ? first : Array.isArray(answer) && answer.length > 1 ? null : numberOf(textOf(first))
  return {
    question: textOf(row['question']),
    pages: [pageOf(textOf(row['doc_id']), text)],
    gold:
      value !== null
        ? { type: 'number', value, factor: factors[textOf(row['scale'])] ?? 1 }
        : { type: 'text', texts: (Array.isArray(answer) ? answer : [answer]).map(textOf) },
    group: textOf(row['answer_type']),
    choices: null,
    letter: null,
  }
}

/** Chinese reading tasks with choices: the context, or the question itself where it holds the text. */
function reading(row: RawRow): Case | null {
  const choices = row['choices'] as Readonly<Record<string, string>>
  if (Object.keys(choices).length === 0) return null
  const [context, question] = [textOf(row['context']), textOf(row['question'])]
  const letter = textOf(row['answer'])
  return {
    question: context === '' ? (question.split('\n')[0] ?? question) : question,
    pages: [pageOf(textOf(row['id']), context === '' ? question : context)],
    gold: { type: 'text', texts: [choices[letter] ?? ''] },
    group: textOf(row['task']),
    choices,
    letter,
  }
}

const nothing = /^无(?:相应|指定)?(?:参数|类型事件发生)$/u

/** Chinese questions on one text: events and causes. */
function event(row: RawRow): Case {
  const answer = textOf(row['answer'])
  return {
    question: textOf(row['question']),
    pages: [pageOf(textOf(row['id']), textOf(row['context']))],
    gold: nothing.test(answer) ? { type: 'nothing' } : { type: 'text', texts: [answer] },
    group: /事件类型|因果事件/u.test(textOf(row['question'])) ? 'type' : 'role',
    choices: null,
    letter: null,
  }
}

/** A row of any of the files that are measured; null where it is none. */
export function caseOf(row: RawRow, documents: ReadonlyMap<string, RawRow>): Case | null {
  if (Array.isArray(row['evidence'])) return filing(row)
  if ('doc_id' in row) return report(row, documents)
  if ('choices' in row) return reading(row)
  return 'context' in row && 'question' in row ? event(row) : null
}
