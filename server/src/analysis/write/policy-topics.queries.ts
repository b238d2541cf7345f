import { labelClasses } from '@pandora/contract/domains/policy-topics/topics'
import type { Db } from '@pandora/store/database'
import { insertRows } from '@pandora/store/insert-rows'
import { foundColumns, foundIn, type ReadDocument, type Reading } from './read-document.ts'

const placeColumns = [...foundColumns, 'version_id', 'field', 'starts_at', 'ends_at'] as const
const topicColumns = [...placeColumns, 'topic', 'share', 'in_title', 'words'] as const
const wordColumns = [...placeColumns, 'word', 'label', 'occurrences'] as const

interface Place {
  field: 'title' | 'body'
  start: number
  end: number
}

/** What both kinds of row begin with. */
const foundAt = (row: ReadDocument, { field, start, end }: Place, reading: Reading) => [
  ...foundIn(row, reading),
  reading.versionId,
  field,
  start,
  end,
]

interface FoundWord extends Place {
  word: string
  label: string
  occurrences: number
}

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
        return first ? [[...foundAt(row, first, reading), topic, share, inTitle, words]] : []
      }),
    ),
  )
  await insertRows(
    tx,
    'policy_topic_word',
    wordColumns,
    policies.flatMap((row) =>
      wordsOf(row).map((one) => [...foundAt(row, one, reading), one.word, one.label, one.occurrences]),
    ),
  )
}
