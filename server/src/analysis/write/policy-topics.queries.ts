import { labelClasses } from '@pandora/contract/domains/policy-topics/topics'
import type { Db } from '@pandora/store/database'
import { insertRows } from '@pandora/store/insert-rows'
import { iso, knownByOf, sinceOf, type ReadDocument } from './read-document.ts'

const found = [
  'market_id',
  'known_at',
  'known_by',
  'superseded_at',
  'recorded_at',
  'run_id',
  'line',
  'document_id',
  'version_id',
  'published_at',
  'field',
  'starts_at',
  'ends_at',
] as const
const topicColumns = [...found, 'topic', 'share', 'in_title', 'words'] as const
const wordColumns = [...found, 'word', 'label', 'occurrences'] as const

interface Reading {
  marketId: number
  versionId: number
  now: number
}
interface Place {
  field: 'title' | 'body'
  start: number
  end: number
}

/** What both kinds of row begin with. */
const foundIn = (row: ReadDocument, place: Place, { marketId, versionId, now }: Reading) => [
  marketId,
  sinceOf(row, now),
  knownByOf(row),
  row.document.superseded_at,
  iso(now),
  row.document.run_id,
  row.document.line,
  row.document.document_id,
  versionId,
  iso(row.document.published_at),
  place.field,
  place.start,
  place.end,
]

interface FoundWord extends Place {
  word: string
  label: string
  occurrences: number
}

/** A list of texts as PostgreSQL reads it. */
const arrayText = (texts: readonly string[]): string =>
  `{${texts.map((text) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`).join(',')}}`

/** Longest name that is a word of a cloud. */
const LONGEST = 24

const han = /\p{Script=Han}/u

/**
 * Names in a policy, each once, as what its first place is labelled, and the words that tell its topics: what every
 * policy says (发展, 质量, 实施) tells nothing and is neither. Of a Chinese text Latin names alone are left out: they are
 * translations that stand below it.
 */
function wordsOf({ document, analysis }: ReadDocument): FoundWord[] {
  const chinese = han.test(document.title)
  const words = new Map<string, FoundWord>()
  const add = (text: string, label: string, place: Place) => {
    const word = text.replaceAll(/\s+/gu, ' ').toWellFormed().trim()
    if (word.length < 2 || word.length > LONGEST || (chinese && !han.test(word) && label !== 'jj')) return
    const known = words.get(word)
    if (known) known.occurrences += known.label === label ? 1 : 0
    else words.set(word, { word, label, occurrences: 1, field: place.field, start: place.start, end: place.end })
  }
  for (const { text, label, ...place } of analysis?.labels ?? []) add(text, labelClasses[label], place)
  for (const { evidence } of analysis?.policyTopics ?? [])
    for (const { word, ...place } of evidence) add(word, '', place)
  return [...words.values()]
}

/** Stores the topics that policies are of, and the words that stand for what they are about. */
export async function storePolicyTopics(tx: Db, rows: readonly ReadDocument[], reading: Reading): Promise<void> {
  const policies = rows.filter(({ document, analysis }) => document.kind === 'policy' && analysis !== null)
  await insertRows(
    tx,
    'policy_topic_document',
    topicColumns,
    policies.flatMap((row) =>
      (row.analysis?.policyTopics ?? []).flatMap(({ topic, share, inTitle, evidence }) => {
        const [first] = evidence
        const words = [...new Set(evidence.map(({ word }) => word.toWellFormed()))]
        return first ? [[...foundIn(row, first, reading), topic, share, inTitle, arrayText(words)]] : []
      }),
    ),
  )
  await insertRows(
    tx,
    'policy_topic_word',
    wordColumns,
    policies.flatMap((row) =>
      wordsOf(row).map((one) => [...foundIn(row, one, reading), one.word, one.label, one.occurrences]),
    ),
  )
}
