import type { TimeAsked } from '@pandora/intelligence/answers/rooms/asked'
import { daysBefore } from '@pandora/intelligence/answers/days'
import { endOfDay, instantOf } from '@pandora/contract/time'
import { figuresIn } from '@pandora/intelligence/events/amounts'
import { sentencesIn } from '@pandora/intelligence/text/sentences'
import { textsOfDocuments } from '../../../documents/offers/documents.queries.ts'
import { addFact, companyName, inWords, lacks, quote, type Asking, type Draft, type NewFact } from '../draft.ts'
import { daysOf } from '../prices.ts'

/** Days of a list, both ends of it included, and how they are called. */
export interface Span {
  from: string
  to: string
  words: string
}

/** Before all that is held. */
const BEGIN = '1990-01-01'

/**
 * Days that a list is of, none after the view's: those asked for, else the last `usual`; `usual` null: all that is
 * held. Null where they are yet to come.
 */
export function spanOf(
  draft: Draft,
  { known: { today } }: Asking,
  { period, recent }: TimeAsked,
  usual: number | null,
  lately = 90,
): Span | null {
  const asked = period === null ? null : daysOf(period, today)
  const back = usual === null && !recent ? null : recent ? Math.min(lately, usual ?? lately) : usual
  const from = asked?.from ?? (back === null ? BEGIN : daysBefore(today, back))
  const to = asked && asked.to < today ? asked.to : today
  if (from > to) return null
  const words =
    from === BEGIN
      ? inWords(draft, `截至 ${to}`, `up to ${to}`)
      : from === to
        ? from
        : inWords(draft, `${from} 至 ${to}`, `${from} to ${to}`)
  return { from, to, words }
}

/** First and last instant (ms) of days. */
export const instantsOf = ({ from, to }: Span): { from: number; to: number } => ({
  from: instantOf(from),
  to: endOfDay(to),
})

/** A fact in words. */
export const textFact = (draft: Draft, label: string, text: string, more: Partial<NewFact> = {}): string =>
  addFact(draft, { label, unit: 'text', value: null, text, ...more })

/** How many of something there are. */
export const countFact = (draft: Draft, label: string, value: number, period: string | null = null): string =>
  addFact(draft, { label, unit: 'count', value, period })

/** Names of companies in a row. */
export const namesOf = (draft: Draft, { known }: Asking, ids: readonly string[]): string =>
  ids.map((id) => companyName(draft, known, id)).join(inWords(draft, '、', ', '))

/** Fields of financing that a question may be asked of instead, the first twenty. */
export const fieldsOf = (draft: Draft, fields: readonly { zh: string; en: string | null }[]): string =>
  fields
    .slice(0, 20)
    .map(({ zh, en }) => inWords(draft, zh, en ?? zh))
    .join(inWords(draft, '、', ', '))

/** A place in a document that is to be quoted; without one its title is. */
export interface Place {
  documentId: string
  field: 'title' | 'body'
  start: number
  /** The sentence that says this amount is quoted rather, where one does. */
  amount?: number | undefined
}

/** Longest sentence that is quoted. */
const LONGEST = 600

/** Quotes documents in the order given: the sentence that a place stands in, or the title, word by word. */
export async function quotePlaces(draft: Draft, { services, view }: Asking, places: readonly Place[]): Promise<void> {
  const rows = new Map(
    (
      await textsOfDocuments(
        services.sql,
        view,
        places.map((one) => one.documentId),
      )
    ).map((row) => [row.document_id, row]),
  )
  for (const { documentId, field, start, amount } of places) {
    const row = rows.get(documentId)
    if (!row) continue
    const sentences = sentencesIn(row.body)
    const telling =
      amount === undefined
        ? undefined
        : sentences.find((one) =>
            figuresIn(row.language, row.body, one.start, one.end).some((figure) => figure.value === amount),
          )
    const own =
      (telling ?? field === 'body') ? sentences.find((one) => one.start <= start && start < one.end) : undefined
    const sentence = own && own.end - own.start <= LONGEST ? own : undefined
    if (sentence) quote(draft, row, row.body.slice(sentence.start, sentence.end), sentence.start)
    else quote(draft, row)
  }
}

/** Says that no posts of a time are held, and what would bring some. */
export const lacksPosts = (draft: Draft, time: string): void =>
  lacks(
    draft,
    inWords(draft, `${time} 的论坛帖子`, `Forum posts, ${time}`),
    inWords(
      draft,
      '持有的帖子里没有；可以问更长的时间，或导入帖子',
      'None among the posts held: ask of a longer time, or import posts',
    ),
  )
