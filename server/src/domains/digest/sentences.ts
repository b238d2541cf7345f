import { saidAlready, sentencesFor } from '@pandora/intelligence/digest/extract'
import type { Story } from '@pandora/intelligence/digest/stories'
import type { ListedDocument } from '../documents/offers/documents.queries.ts'

/** A sentence as it stands in a document. */
export interface Sentence {
  text: string
  newsId: string
  field: 'title' | 'body'
  start: number
  end: number
}

type Text = ListedDocument & { body: string }

/** Sentences of a story, and how many of them may come from other texts than its leader. */
const MOST = 3
/** Share of a sentence that others say already from which it adds nothing. */
const AGAIN = 0.5

const taken = (text: Text, most: number): Sentence[] =>
  sentencesFor(text, text.language, most).map(({ start, end }) => ({
    text: text.body.slice(start, end),
    newsId: text.document_id,
    field: 'body',
    start,
    end,
  }))

/**
 * Two or three sentences that tell a story: of its leader, and of others of its texts what the leader does not say. The
 * headline alone where no text says more.
 */
export function sentencesOfStory({ leader }: Story, documents: readonly Text[]): Sentence[] {
  const first = documents.find((one) => one.document_id === leader) ?? documents[0]
  if (!first) return []
  const sentences = taken(first, MOST)
  for (const other of documents)
    if (other !== first && sentences.length < MOST && other.language === first.language)
      for (const one of taken(other, 1))
        if (saidAlready(one.text, [first.title, ...sentences.map(({ text }) => text)]) < AGAIN) sentences.push(one)
  if (sentences.length > 0) return sentences
  const { title, document_id: newsId } = first
  return [{ text: title, newsId, field: 'title', start: 0, end: title.length }]
}
