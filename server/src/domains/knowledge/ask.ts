import { answerFrom, lookedUpBy } from '@pandora/intelligence/passages/answer'
import { bm25 } from '@pandora/intelligence/passages/bm25'
import { names, namesIn } from '@pandora/intelligence/passages/subject'
import { none, type Answered, type RankedPassage, type SourcePage } from '@pandora/intelligence/passages/types'
import { phraseOf, phraseQuery, quoted } from '@pandora/intelligence/words/phrase'
import { wordsIn } from '@pandora/intelligence/words/words'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import {
  answeringDocuments,
  documentsHolding,
  pagesOf,
  passageFigures,
  passagesHolding,
  type AnsweringDocument,
  type FoundPassage,
} from './ask.queries.ts'

/** A page with what a quote of it says beside its text. */
export interface BasePage extends SourcePage {
  newsId: string | null
  firstLine: number
}

/** An answer of a base, with the passages that come nearest. */
export interface BaseAnswer {
  answer: Answered
  passages: readonly RankedPassage[]
}

/** Passages looked at for the words of a question, and for those of the rows that it needs. */
const [MOST, MOST_ROWS] = [200, 80]

const anyOf = (words: readonly string[]) => words.map(quoted).join(' | ')

/** Documents that name everybody whom the question names, and who is named nowhere. */
async function aboutNamed(
  db: Db,
  documents: readonly AnsweringDocument[],
  question: string,
): Promise<{ about: readonly AnsweringDocument[]; missing: string | null }> {
  let about = documents
  for (const name of namesIn(question)) {
    const phrase = phraseOf(name)
    const holding = new Set(
      phrase.length === 0
        ? []
        : await documentsHolding(
            db,
            about.map((one) => one.document_id),
            phraseQuery(phrase),
          ),
    )
    const naming = about.filter((one) => holding.has(one.document_id) || names(one.title, name))
    if (naming.length === 0) return { about, missing: name }
    about = naming
  }
  return { about, missing: null }
}

/** Asks the texts of a base, as they were known at the view's instant. */
export async function askBase(db: Db, view: View, baseId: string, question: string): Promise<BaseAnswer> {
  const documents = await answeringDocuments(db, view, baseId)
  if (documents.length === 0) return { answer: none('nothing-ready'), passages: [] }
  const { words, rows } = lookedUpBy(question)
  if (words.length === 0) return { answer: none('no-words'), passages: [] }
  const { about, missing } = await aboutNamed(db, documents, question)
  const { passages, pages, rarity } = await ranked(db, about, words, rows)
  if (missing !== null) return { answer: none('other-subject', missing), passages }
  return { answer: answerFrom(question, { pages, passages, words, rarity }), passages }
}

/** Passages of documents by how well they fit words, the best first, and the pages that they and `rows` stand on. */
async function ranked(
  db: Db,
  documents: readonly AnsweringDocument[],
  words: readonly string[],
  rows: readonly string[],
): Promise<{ passages: RankedPassage[]; pages: BasePage[]; rarity: (word: string) => number }> {
  const ids = documents.map((one) => one.document_id)
  const [whole, found, ofRows] = [
    await passageFigures(
      db,
      ids,
      words.map((word) => ({ word, query: quoted(word) })),
    ),
    await passagesHolding(db, ids, anyOf(words), MOST),
    rows.length === 0 ? [] : await passagesHolding(db, ids, anyOf(rows), MOST_ROWS),
  ]
  const pages = await basePages(db, documents, [...found, ...ofRows])
  const passages = found
    .flatMap(({ document_id, page, starts_at: start, ends_at: end }): RankedPassage[] => {
      const own = pages.find((one) => one.documentId === document_id && one.page === page)
      if (!own) return []
      const held = [...wordsIn(own.text.slice(start, end))].map((one) => one.word)
      return [{ page: own, start, end, score: bm25(words, held, whole) }]
    })
    .toSorted((a, b) => b.score - a.score)
  const rarity = (word: string): number => Math.log(1 + whole.passages / (1 + (whole.holding.get(word) ?? 0)))
  return { passages, pages, rarity }
}

async function basePages(
  db: Db,
  documents: readonly AnsweringDocument[],
  found: readonly FoundPassage[],
): Promise<BasePage[]> {
  const wanted = [...new Map(found.map((one) => [`${one.document_id} ${one.page}`, one])).values()]
  const of = new Map(documents.map((one) => [one.document_id, one]))
  return (await pagesOf(db, wanted)).flatMap(({ document_id, page, first_line: firstLine, text }) => {
    const document = of.get(document_id)
    return document
      ? [{ documentId: document_id, title: document.title, newsId: document.source_id, page, firstLine, text }]
      : []
  })
}
