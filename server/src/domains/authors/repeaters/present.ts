import type { authors, repeaterSorts } from '@pandora/contract/domains/authors/operations'
import { postPlatforms } from '@pandora/contract/domains/opinion/kinds'
import type { OutputOf } from '@pandora/contract/operation'
import type { RepeatPair } from './repeaters.queries.ts'
import type { Repeater, Repeaters } from './repeaters.ts'

const sorts = {
  share: ({ repeats, posts }: Repeater) => repeats / posts,
  repeats: ({ repeats }: Repeater) => repeats,
  sources: ({ sources }: Repeater) => sources,
  posts: ({ posts }: Repeater) => posts,
  last: ({ last_at: at }: Repeater) => at,
} as const satisfies Record<(typeof repeaterSorts)[number], (row: Repeater) => number>

interface Asked {
  sort: (typeof repeaterSorts)[number]
  platform?: (typeof postPlatforms)[number] | undefined
}

/** Accounts of a platform, or of all, the most by what is asked for first; and how many were looked at. */
export function arrangedRepeaters(
  { repeaters, lookedAt }: Repeaters,
  { sort, platform }: Asked,
): { list: Repeater[]; lookedAt: number } {
  const of = sorts[sort]
  const asked = postPlatforms.filter((one) => platform === undefined || one === platform)
  return {
    list: repeaters
      .filter((row) => asked.includes(row.platform))
      .toSorted((a, b) => of(b) - of(a) || b.repeats - a.repeats || (a.author_id < b.author_id ? -1 : 1)),
    lookedAt: asked.reduce((sum, one) => sum + lookedAt[one], 0),
  }
}

/** An account with its newest post that repeats, beside the one it repeats. */
export const presentRepeater = (
  row: Repeater,
  pair: RepeatPair,
): OutputOf<typeof authors.repeaters>['dataList'][number] => ({
  id: row.author_id,
  name: row.name,
  platform: row.platform,
  rawNum: row.posts,
  repeatNum: row.repeats,
  share: row.repeats / row.posts,
  sourceNum: row.sources,
  lastPostAt: row.last_at,
  example: {
    newsId: pair.document_id,
    newsTimestamp: pair.published_at,
    firstId: pair.first_id,
    firstTimestamp: pair.first_at,
    firstAuthor: { authorId: pair.first_author, name: pair.first_name },
  },
})
