import type { mentions } from '@pandora/contract/domains/mentions/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { dayOf } from '@pandora/contract/time'
import { sentencesIn } from '@pandora/intelligence/text/sentences'
import type { TextRow } from './queries.ts'

type Answer = OutputOf<typeof mentions.technologyProduct>
export type Mentioned = Pick<
  Answer['technologies'][number],
  'stories' | 'documents' | 'firstSeen' | 'lastSeen' | 'evidence'
>

/** A document that names something, and where. */
export interface Hit {
  row: TextRow
  field: 'title' | 'body'
  start: number
}

/** Most documents shown for one thing. */
const MOST_SHOWN = 3
/** Longest sentence shown. */
const LONGEST = 300

/** The sentence of a text at a place, cut to `LONGEST`. */
function sentenceAt({ row, field, start }: Hit): string {
  const text = field === 'title' ? row.title : row.body
  const piece = sentencesIn(text).find((one) => one.start <= start && start < one.end)
  const sentence = piece ? text.slice(piece.start, piece.end) : text
  if (sentence.length <= LONGEST) return sentence
  const from = Math.max(0, Math.min(start - (piece?.start ?? 0) - LONGEST / 2, sentence.length - LONGEST))
  return `${from > 0 ? '…' : ''}${sentence.slice(from, from + LONGEST - 2)}…`
}

/** What is told of a thing by the documents that name it, newest first. */
export function mentionedBy(hits: readonly Hit[]): Mentioned {
  const shown = [...new Map(hits.toReversed().map((hit) => [hit.row.story_id, hit])).values()]
    .toReversed()
    .slice(0, MOST_SHOWN)
  return {
    stories: new Set(hits.map(({ row }) => row.story_id)).size,
    documents: hits.length,
    firstSeen: dayAt(hits.at(-1)),
    lastSeen: dayAt(hits[0]),
    evidence: shown.map((hit) => ({
      newsId: hit.row.document_id,
      title: hit.row.title,
      source: hit.row.source_name,
      sourceEn: hit.row.source_name_en,
      newsTimestamp: hit.row.published_at,
      sentence: sentenceAt(hit),
    })),
  }
}

const dayAt = (hit: Hit | undefined): string | null => (hit ? dayOf(hit.row.published_at) : null)

/** Documents that have a name, with its first place; Latin names only as whole words. */
export function placesOf(name: string, rows: readonly TextRow[]): Hit[] {
  const latin = /^[\p{Script=Latin}\d\s&.,()/-]+$/u.test(name)
  const sought = name.toLowerCase()
  return rows.flatMap((row): Hit[] => {
    for (const field of ['title', 'body'] as const) {
      const text = row[field].toLowerCase()
      for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
        if (!latin || !(/\p{L}/u.test(text[at - 1] ?? '') || /\p{L}/u.test(text[at + sought.length] ?? '')))
          return [{ row, field, start: at }]
      }
    }
    return []
  })
}
