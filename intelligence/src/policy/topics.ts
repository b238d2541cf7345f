import type { PolicyField } from '@pandora/contract/domains/policy-topics/topics'
import type { DocumentText, Field, Mention, TopicEvidence, TopicFound } from '../analysis.ts'
import { sentencesIn } from '../text/sentences.ts'
import { topicWords } from './topic-words.ts'

/** A body is of a topic from this part of its sentences on, and from this many of them. */
const LEAST_SHARE = 0.25
const LEAST_SENTENCES = 2
/** What the first sentences after the title are about weighs as the title does where the body goes on about it. */
const OPENING = 2
const OPENING_SHARE = 0.12
/** Passages that are kept of a topic. */
const MOST_EVIDENCE = 40

const words = Object.entries(topicWords) as [PolicyField, string][]
/** Telling words in order of length: of two that begin at one place the longer tells. */
const tellers = words
  .flatMap(([field, list]) => list.split(' ').map((word) => ({ topic: `field.${field}`, word })))
  .toSorted((a, b) => b.word.length - a.word.length)

/** The first telling word of each topic in a piece of text. */
function told(text: string, from: number): { topic: string; start: number; end: number; word: string }[] {
  const found = new Map<string, { topic: string; start: number; end: number; word: string }>()
  for (const { topic, word } of tellers) {
    const at = text.indexOf(word)
    const known = found.get(topic)
    if (at >= 0 && (!known || from + at < known.start))
      found.set(topic, { topic, start: from + at, end: from + at + word.length, word })
  }
  return [...found.values()]
}

/** Industries named in a stretch of a field, as topics. */
const namedIn = (mentions: readonly Mention[], field: Field, start: number, end: number) =>
  mentions.flatMap((one) =>
    one.kind === 'industry' && one.id !== null && one.field === field && one.start >= start && one.end <= end
      ? [{ topic: `industry.${bare(one.id)}`, start: one.start, end: one.end, word: one.text }]
      : [],
  )
const bare = (id: string) => id.slice(id.indexOf(':') + 1)

/**
 * Topics of a policy with the words that say so, those of most sentences first. It is of a topic that its title names,
 * that its opening names and an eighth of its sentences are about, or that a quarter of its sentences, and at least two,
 * are about.
 */
export function policyTopicsOf(
  { title, body }: Pick<DocumentText, 'title' | 'body'>,
  mentions: readonly Mention[],
): TopicFound[] {
  const found = new Map<string, { title: TopicEvidence[]; opening: boolean; body: TopicEvidence[] }>()
  const of = (topic: string) => {
    const known = found.get(topic) ?? { title: [], opening: false, body: [] }
    found.set(topic, known)
    return known
  }
  const inTitle = [...told(title, 0), ...namedIn(mentions, 'title', 0, title.length)]
  for (const { topic, ...place } of inTitle) of(topic).title.push({ field: 'title', ...place })
  const pieces = sentencesIn(body)
  for (const [at, { start, end }] of pieces.entries()) {
    const seen = new Set<string>()
    for (const { topic, ...place } of [
      ...told(body.slice(start, end), start),
      ...namedIn(mentions, 'body', start, end),
    ]) {
      if (seen.has(topic)) continue
      seen.add(topic)
      const own = of(topic)
      own.opening ||= at < OPENING
      own.body.push({ field: 'body', ...place })
    }
  }
  const count = Math.max(1, pieces.length)
  return [...found]
    .flatMap(([topic, own]) => {
      const share = own.body.length / count
      const isOf =
        own.title.length > 0 ||
        (own.opening && share >= OPENING_SHARE) ||
        (own.body.length >= LEAST_SENTENCES && share >= LEAST_SHARE)
      return isOf
        ? [
            {
              topic,
              share,
              inTitle: own.title.length > 0,
              evidence: [...own.title.slice(0, 1), ...own.body].slice(0, MOST_EVIDENCE),
            },
          ]
        : []
    })
    .toSorted((a, b) => Number(b.inTitle) - Number(a.inTitle) || b.share - a.share || (a.topic < b.topic ? -1 : 1))
}
