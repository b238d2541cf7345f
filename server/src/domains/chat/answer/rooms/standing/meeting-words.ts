import { wordsOfMatter } from '@pandora/intelligence/answers/rooms/standing/meeting-matters'
import { sentencesIn } from '@pandora/intelligence/text/sentences'
import { textsOfDocuments } from '../../../../documents/offers/documents.queries.ts'
import type { HeldMeeting } from '../../../../policy-meetings/offers/series.queries.ts'
import { inWords, lacks, quote, say, type Asking, type Draft } from '../../draft.ts'
import { countFact } from '../parts.ts'

/** Most passages of a meeting that are quoted, and letters of the longest. */
const [MOST, LONGEST] = [10, 600]

interface Passage {
  start: number
  text: string
}

/**
 * Sentences of a text with their places, neighbours of one line put together as long as they stay short; a sentence that
 * is too long to be quoted at once in pieces, so that nothing of the text is left out.
 */
export function passagesOf(body: string, together: boolean): Passage[] {
  const passages: { start: number; end: number }[] = []
  for (const { start, end } of sentencesIn(body)) {
    const last = passages.at(-1)
    const isOfLine = last !== undefined && !body.slice(last.end, start).includes('\n') && end - last.start <= LONGEST
    if (together && last && isOfLine) last.end = end
    else
      for (let from = start; from < end; from += LONGEST)
        passages.push({ start: from, end: Math.min(end, from + LONGEST) })
  }
  return passages.map(({ start, end }) => ({ start, text: body.slice(start, end) }))
}

/** Quotes what a meeting said, in the order of its text: all of it, or the sentences on a matter. */
export async function tellSaid(
  draft: Draft,
  { services, view }: Asking,
  meeting: HeldMeeting,
  matter: string,
): Promise<void> {
  const [row] = await textsOfDocuments(services.sql, view, [meeting.document_id])
  if (!row) return
  const words = matter === '' ? [] : wordsOfMatter(matter)
  const found = passagesOf(row.body, matter === '').filter(
    ({ text }) => matter === '' || words.some((word) => text.toLowerCase().includes(word)),
  )
  if (found.length === 0) {
    lacks(
      draft,
      matter === ''
        ? inWords(draft, '这次会议的原文', 'The words of that meeting')
        : inWords(draft, `这次会议关于“${matter}”的话`, `What that meeting said on “${matter}”`),
      inWords(
        draft,
        '会议的文件里没有这样的句子：可以换一个词',
        'Its document holds no such sentence: try another word',
      ),
    )
    return
  }
  if (found.length > MOST)
    say(
      draft,
      inWords(draft, '这样的段落有 ', 'Passages of it: '),
      { fact: countFact(draft, inWords(draft, '段落', 'Passages'), found.length) },
      inWords(draft, ' 段，以下是最前面的：', '; the first of them:'),
    )
  for (const { start, text } of found.slice(0, MOST)) quote(draft, row, text, start)
}
