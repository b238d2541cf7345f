import { passagesOf } from '@pandora/intelligence/words/passages'
import { copyIn } from '@pandora/store/copy'
import { copyText } from '@pandora/store/copy-text'
import type { Sql } from '@pandora/store/database'
import { marksOf } from '@pandora/server/domains/documents/index/marks'

/** A generator of numbers in [0, 1) that begins the same each time. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

const random = numbers(7)
/** Words by rank, the first ones oftener: about as language has it (Zipf). */
const ranked = (words: readonly string[]) => () => words[Math.floor(words.length ** random()) - 1] ?? words[0] ?? ''

const han = (code: number) => String.fromCharCode(0x4e00 + code)
const chinese = ranked(
  Array.from({ length: 30_000 }, () => han(Math.floor(3000 * random() ** 2)) + han(Math.floor(3000 * random() ** 2))),
)
const letters = 'etaoinshrdlucmfwypvbgk'
const english = ranked(
  Array.from({ length: 20_000 }, () =>
    Array.from(
      { length: 3 + Math.floor(7 * random()) },
      () => letters[Math.floor(letters.length * random() ** 2)],
    ).join(''),
  ),
)

/** Words planted in a share of the documents, for which it is then asked. */
export const planted: readonly (readonly [words: string, share: number])[] = [
  ['公司公告', 1],
  ['利率', 0.1],
  ['存款', 0.1],
  ['新能源汽车', 0.01],
  ['钛酸锂', 0.00001],
  ['earnings', 0.02],
]

/** What there is of each document: 20 to 30 characters of title, 70 to 120 of body; every fifth is English. */
function textOf(): { title: string; body: string; language: 'zh' | 'en' } {
  const isEnglish = random() < 0.2
  const [one, between] = isEnglish ? [english, ' '] : [chinese, '']
  const said = (count: number) => Array.from({ length: count }, one).join(between)
  const extra = planted.filter(([, share]) => random() < share).map(([words]) => words)
  return {
    title: `${random() < 0.02 ? '利率' : ''}${said(isEnglish ? 7 : 11)}`,
    body: `${said(isEnglish ? 10 : 22)}。${extra.join('，')}。${said(isEnglish ? 8 : 18)}`,
    language: isEnglish ? 'en' : 'zh',
  }
}

const kinds = ['post', 'post', 'news', 'news', 'announcement', 'report'] as const
const DAY = 86_400_000
const FROM = Date.UTC(2019, 0, 1)
const TO = Date.UTC(2026, 5, 1)
const BATCH = 20_000

/**
 * Writes so many documents straight into the tables, spread over seven years, and their words into the index; the index
 * over words is made at the end. Answers seconds for both.
 */
export async function generate(sql: Sql, count: number): Promise<{ writeSeconds: number; indexSeconds: number }> {
  await sql`insert into import_run (market_id, source, file, state, started_by, started_at)
    values (1, 'bench', 'bench', 'done', 'bench', now())`
  await sql`drop index document_index_words`
  const begun = performance.now()
  for (let from = 0; from < count; from += BATCH) {
    const documents: string[] = []
    const words: string[] = []
    for (let at = from; at < Math.min(count, from + BATCH); at++) {
      const published = FROM + Math.floor(((TO - FROM) * at) / count / 1000) * 1000
      const [id, kind, source] = [`b${at}`, kinds[at % kinds.length] ?? 'news', `源${at % 37}`]
      const { title, body, language } = textOf()
      const when = new Date(published).toISOString()
      const cells = (...row: unknown[]) => `${row.map(copyText).join('\t')}\n`
      documents.push(
        cells(1, when, 'published', when, 1, at, id, id, source, kind, language, title, body, [], when, 'instant'),
      )
      const [passage] = passagesOf(title, body, marksOf(1, published, kind, source))
      words.push(cells(1, id, 0, 1, kind, 0, when, 'infinity', when, source, passage?.vector))
    }
    await sql.begin(async (tx) => {
      await copyIn(
        tx,
        'copy document (market_id, known_at, known_by, recorded_at, run_id, line, document_id, external_id, source_name, kind, language, title, body, image_urls, published_at, precision) from stdin',
        [documents.join('')],
      )
      await copyIn(
        tx,
        'copy document_index (market_id, document_id, passage, passages, kind, starts_at, known_at, superseded_at, published_at, source_name, words) from stdin',
        [words.join('')],
      )
    })
  }
  const written = performance.now()
  await sql.begin(async (tx) => {
    await tx`set local maintenance_work_mem = '1GB'`
    await tx`create index document_index_words on document_index using gin (words)`
  })
  const indexed = performance.now()
  await sql`insert into document_source select distinct market_id, source_name from document_index`
  await sql`vacuum analyze document_index`
  await sql`vacuum analyze document`
  return { writeSeconds: Math.round((written - begun) / 1000), indexSeconds: Math.round((indexed - written) / 1000) }
}

/** Days that the documents are spread over. */
export const DAYS = (TO - FROM) / DAY
