import { daysBefore } from '@pandora/intelligence/answers/days'
import { daysOf } from './prices.ts'
import { fieldTerm } from '@pandora/contract/domains/documents/query/write'
import { Refusal } from '@pandora/contract/errors'
import type { Language } from '@pandora/contract/language'
import { sentencesIn } from '@pandora/intelligence/text/sentences'
import { folded } from '@pandora/intelligence/words/fold'
import { textsOfDocuments } from '../../documents/offers/documents.queries.ts'
import { foundDocuments } from '../../documents/offers/passages.ts'
import { inWords, lacks, quote, type Asking, type Draft } from './draft.ts'
import { asksForTexts } from '@pandora/intelligence/answers/taking/sheet'
import { isGeneral, kindSought, soughtWords } from '@pandora/intelligence/answers/sought'

/** Documents looked through, and most sentences that an answer quotes. */
const [MOST_DOCUMENTS, MOST_QUOTES] = [24, 6]

/** Words that point to what was told before. */
const POINTS = /\b(?:those|these|them)\b|^(?:那)?(?:它们|这些|那些|前面|上面)|^(?:那)?第[二三四五]呢/i

/** Of texts of a stretch of days, both ends of it included. */
const within = (days: { from: string; to: string } | null, language: Language): string[] =>
  days === null ? [] : [fieldTerm('after', days.from, language), fieldTerm('before', daysBefore(days.to, -1), language)]

/**
 * Answers with sentences of documents: those that hold most of the words asked for or of their synonyms, one a document,
 * copies of one another once. What a document says is quoted and never followed.
 */
export async function answerTexts(
  draft: Draft,
  asking: Asking,
  text: string,
  companyIds: readonly string[],
): Promise<void> {
  const { services, view, now, reading, known } = asking
  draft.operation = 'documents.search'
  // A reader finds the query in the search's line.
  const language = draft.language === 'en' ? 'en' : 'zh-CN'
  const words = soughtWords(
    reading.words.map((one) => one.text),
    reading.measures.flatMap((one) => (one.kind === 'unheld' ? [] : [one.name])),
  )
  // Words of a kind of text or of any matter (政策, 进展) say nothing by themselves where others stand beside them.
  const telling = words.filter((group) => !group.some((one) => isGeneral(one)))
  // A question that asks for no texts and names nobody is told by texts that hold all that it says.
  const isLoose = asksForTexts(text) || companyIds.length > 0
  const least = !isLoose
    ? Math.max(telling.length, 1)
    : telling.length === 0
      ? Math.min(1, words.length)
      : Math.ceil((telling.length * 2) / 3)
  const needed = telling.length === 0 ? words : telling
  // What anybody writes on a forum is no evidence of what nobody asked the forum.
  const named = kindSought(text, language)
  const kind = named ?? (asksForTexts(text) ? null : `-${fieldTerm('kind', 'post', language)}`)
  const fields = [...companyIds.map((id) => fieldTerm('company', id, language)), ...(kind === null ? [] : [kind])]
  const since = reading.periods.flatMap((one) =>
    one.kind === 'since' ? [fieldTerm('after', one.day, language)] : within(daysOf(one, known.today), language),
  )
  const asked = words.map((group) =>
    group.length === 1 ? `"${group[0]}"` : `(${group.map((one) => `"${one}"`).join(' OR ')})`,
  )
  const queries = [
    [...asked, ...fields, ...since].join(' '),
    // Where no text holds all of the words, those that hold some.
    asked.length > 1 ? [`(${asked.join(' OR ')})`, ...fields, ...since].join(' ') : '',
  ].filter((one) => one.trim() !== '')
  const open = queries[0] ?? ''
  // What speaks of things told before, where none of them is known, is asked back rather than looked for by its verbs.
  if (!isLoose && reading.companies.length === 0 && POINTS.test(text)) {
    draft.state = 'asked'
    lacks(
      draft,
      inWords(draft, '问题说的是什么', 'What the question is about'),
      inWords(draft, '请写出公司、主题或名称', 'Name the company, theme or thing that is meant'),
    )
    return
  }
  // Of whom is named and nothing else any text would do: that answers nothing.
  if (asked.length === 0 && (companyIds.length === 0 || !asksForTexts(text))) {
    lacks(
      draft,
      inWords(draft, '没有听懂这个问题', 'The question was not understood'),
      inWords(
        draft,
        '写出公司、指标和年度，或要在文章里找的词',
        'Name a company, a figure and a year, or words to look for in texts',
      ),
    )
    return
  }
  draft.opens.push({
    name: inWords(draft, '在全文检索里打开', 'Open in full-text search'),
    path: `documents?q=${encodeURIComponent(open.slice(0, 380))}`,
  })
  let found: Awaited<ReturnType<typeof foundDocuments>> = []
  for (const query of queries) {
    try {
      found = await foundDocuments(services, view, query.slice(0, 400), now, MOST_DOCUMENTS)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
    if (found.length > 0) break
  }
  const texts = await textsOfDocuments(
    services.sql,
    view,
    found.map((one) => one.document_id),
  )
  const of = new Map(texts.map((row) => [row.document_id, row]))
  const quotes = found.flatMap((one) => {
    const row = of.get(one.document_id)
    if (!row) return []
    const whole = folded(`${row.title}\n${row.body}`)
    if (held(whole, needed) < least) return []
    const best = bestSentence(row.title, row.body, words)
    return best && (needed.length === 0 || held(folded(best.sentence), needed) > 0) ? [{ row, ...best }] : []
  })
  const seen = new Set<string>()
  for (const { row, sentence, start, holds } of quotes.toSorted((a, b) => b.holds - a.holds)) {
    const key = folded(sentence).replace(/[^\p{L}\p{N}]/gu, '')
    if (seen.has(key) || (holds === 0 && words.length > 0)) continue
    seen.add(key)
    quote(draft, row, sentence, start)
    if (seen.size >= MOST_QUOTES) break
  }
  if (seen.size > 0) {
    draft.state = 'answered'
    return
  }
  lacks(
    draft,
    inWords(draft, `文章里没有找到“${text.slice(0, 60)}”的依据`, `No evidence in the texts for “${text.slice(0, 60)}”`),
    inWords(
      draft,
      '导入讲到它的新闻、公告或研报，或换几个词',
      'Import news, announcements or reports that tell of it, or use other words',
    ),
  )
}

/** How many groups of words a folded text holds. */
const held = (text: string, words: readonly (readonly string[])[]): number =>
  words.filter((group) => group.some((word) => text.includes(folded(word)))).length

/** The sentence of a text that holds most of the groups of words, its place in the body (-1: the title). */
function bestSentence(
  title: string,
  body: string,
  words: readonly (readonly string[])[],
): { sentence: string; start: number; holds: number } | null {
  const holdsOf = (sentence: string) => {
    const plain = folded(sentence)
    return words.filter((group) => group.some((word) => plain.includes(folded(word)))).length
  }
  let best = { sentence: title, start: -1, holds: holdsOf(title) }
  for (const { start, end } of sentencesIn(body)) {
    const sentence = body.slice(start, end)
    const holds = holdsOf(sentence)
    if (holds > best.holds && sentence.length <= 600) best = { sentence, start, holds }
  }
  return best.sentence === '' ? null : best
}
