import type { authors, burstSights } from '@pandora/contract/domains/authors/operations'
import { postPlatforms } from '@pandora/contract/domains/opinion/kinds'
import type { OutputOf } from '@pandora/contract/operation'
import { inlineParts } from '@pandora/intelligence/policy/inline'
import { mean } from '@pandora/intelligence/record/statistics'
import { nameless, type EntityNames } from '../../../shared/entity-names.queries.ts'
import type { Burst, Words } from './bursts.ts'
import type { SamePost } from './bursts.queries.ts'

/** Letters of a post that are held against the first one's. */
const COMPARED = 1000

interface BurstTold {
  burst: Burst
  title: string
  likeness: ReadonlyMap<string, number>
  heat: { raw: number; total: number } | null
}

/** How many bursts are seen in each way. */
export function sightsOf(bursts: readonly Burst[]): OutputOf<typeof authors.bursts>['sights'] {
  const counts = { coordinated: 0, pair: 0, news: 0, quoted: 0 } satisfies Record<(typeof burstSights)[number], number>
  for (const { seen } of bursts) counts[seen]++
  return counts
}

/** A burst with its words, how alike its posts are, and the companies that its first post is about. */
export function presentBurst(
  { burst, title, likeness, heat }: BurstTold,
  about: readonly { document_id: string; company_id: string }[],
  names: EntityNames,
): OutputOf<typeof authors.bursts>['dataList'][number] {
  const weighed = burst.posts.flatMap((one) => likeness.get(one.document_id) ?? [])
  return {
    newsId: burst.first,
    title,
    accounts: burst.accounts,
    posts: burst.posts.length,
    fromTimestamp: burst.posts[0]?.published_at ?? 0,
    toTimestamp: burst.posts.at(-1)?.published_at ?? 0,
    onlyRepeat: burst.onlyRepeat,
    seen: burst.seen,
    heat: heat && { rawNum: heat.raw, heatNum: heat.total },
    platforms: postPlatforms.filter((platform) => burst.posts.some((one) => one.platform === platform)),
    likeness: { least: Math.min(1, ...weighed), mean: mean(weighed) ?? 1 },
    companies: about
      .filter((row) => row.document_id === burst.first)
      .map(({ company_id: companyId }) => {
        const { zh: nameZh, en: nameEn } = names.get(companyId) ?? nameless
        return { companyId, nameZh, nameEn }
      }),
  }
}

const partsOf = (before: { body: string } | undefined, after: { body: string } | undefined) =>
  after ? inlineParts((before ?? after).body.slice(0, COMPARED), after.body.slice(0, COMPARED)) : []

/** A post beside the first of its burst. */
export const presentSamePost = (
  row: SamePost,
  likeness: number | null,
  words: Words,
  opening: string,
): OutputOf<typeof authors.burst>['dataList'][number] => ({
  newsId: row.document_id,
  author: row.author_id === null ? null : { authorId: row.author_id, name: row.author },
  platform: row.platform,
  newsTimestamp: row.published_at,
  likeness,
  parts: partsOf(words.get(opening), words.get(row.document_id)),
})
