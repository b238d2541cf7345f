import { knowledgeErrors } from '@pandora/contract/domains/knowledge/errors'
import { Refusal } from '@pandora/contract/errors'
import { chunksOf } from '@pandora/intelligence/passages/chunks'
import { languageOf } from '@pandora/intelligence/text/language'
import { passagesOf } from '@pandora/intelligence/words/passages'
import { wordsIn } from '@pandora/intelligence/words/words'
import type { Db, Sql } from '@pandora/store/database'
import { emitLive } from '@pandora/store/live-events'
import { READING, readApart } from './file/read-apart.ts'
import type { TextPage } from './file/lines.ts'
import { readFile } from './file/read-file.ts'
import { keepFailed, keepRead, takeDocument, type NewPassage, type TakenDocument } from './work.queries.ts'

/** How long a document is held by who reads it, ms; and how often one is taken up that ends its reader. */
const [HELD, TRIES] = [(READING.seconds + 60) * 1000, 3]
/** A page with fewer letters is a picture of a page. */
const LEAST_LETTERS = 10

const tell = (db: Db, { base_id, uid, market_id }: TakenDocument) =>
  emitLive(db, { topic: 'knowledge', marketId: market_id, uid, ids: [base_id] })

/** Reads what waits, one document after the other; answers how many. */
export async function readWaiting(sql: Sql, now: () => number, isOver: () => boolean): Promise<number> {
  let count = 0
  while (!isOver()) {
    const taken = await takeDocument(sql, now(), now() + HELD)
    if (!taken) break
    await tell(sql, taken)
    await readOne(sql, taken)
    count += 1
  }
  return count
}

async function readOne(sql: Sql, taken: TakenDocument): Promise<void> {
  const file = taken.title
  try {
    if (!taken.content || taken.tries > TRIES) throw new Refusal(knowledgeErrors.KNOWLEDGE_FILE_BROKEN, { file })
    const asked = { file, format: taken.format, bytes: taken.content }
    // What the product holds already is no stranger's file.
    const pages = await (taken.format === 'news' ? readFile(asked) : readApart(asked))
    const read = madeOf(pages)
    await sql.begin(async (tx) => {
      if (await keepRead(tx, taken, read)) await tell(tx, taken)
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await sql.begin(async (tx) => {
      if (await keepFailed(tx, taken, error.code, error.data)) await tell(tx, taken)
    })
  }
}

/** What is kept of a text: its pages, its passages with their words, and what it lacks. */
function madeOf(pages: readonly TextPage[]) {
  const passages = pages.flatMap(({ text }, at): NewPassage[] =>
    chunksOf(text).map(({ start, end }) => {
      const piece = text.slice(start, end)
      const [passage] = passagesOf('', piece, [])
      return { page: at + 1, start, end, length: [...wordsIn(piece)].length, words: passage?.vector ?? '' }
    }),
  )
  const language = languageOf(
    pages
      .map((one) => one.text)
      .join('\n')
      .slice(0, 20_000),
  )
  return {
    pages,
    passages,
    withoutText: pages.filter(({ text }) => text.replace(/\s/gu, '').length < LEAST_LETTERS).length,
    language: language === 'zh' || language === 'mixed' ? 'zh' : language === 'en' ? 'en' : null,
  }
}
