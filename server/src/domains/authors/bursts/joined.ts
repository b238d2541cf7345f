import { BURST_HOURS } from '@pandora/contract/domains/authors/operations'
import { areNearCopies, heldPost, type HeldPost } from '@pandora/intelligence/sameness/crowd'
import type { ToldPost } from './bursts.queries.ts'

const SPAN = BURST_HOURS * 3_600_000
/** Posts of a story that are held against those of another. */
const HELD = 8

interface Story {
  posts: readonly ToldPost[]
  held: readonly HeldPost[]
  from: number
  to: number
}

const areNear = (one: Story, other: Story): boolean =>
  one.held.some((post) => other.held.some((beside) => areNearCopies(post, beside)))

/**
 * Stories of several accounts that are one text: of a text that is varied at every turn two ways of it may be too far
 * from each other to be one story, with a third between them. Joined are those that begin within a day of the end of
 * each other and of which a post is a near copy of one of the other's. Posts of each oldest first.
 */
export function joinedNear(
  stories: readonly (readonly ToldPost[])[],
  words: ReadonlyMap<string, { title: string; body: string }>,
): (readonly ToldPost[])[] {
  const all = stories
    .map((posts): Story => {
      const held = posts.slice(0, HELD).flatMap((one) => {
        const text = words.get(one.document_id)
        return text ? [heldPost(text.title, text.body)] : []
      })
      return { posts, held, from: posts[0]?.published_at ?? 0, to: posts.at(-1)?.published_at ?? 0 }
    })
    .toSorted((a, b) => a.from - b.from || ((a.posts[0]?.document_id ?? '') < (b.posts[0]?.document_id ?? '') ? -1 : 1))
  const root = all.map((_, at) => at)
  const rootOf = (at: number): number => {
    let found = at
    while (root[found] !== found) found = root[found] ?? found
    return found
  }
  let open: number[] = []
  for (const [at, story] of all.entries()) {
    open = open.filter((other) => (all[other]?.to ?? 0) + SPAN > story.from)
    for (const other of open) {
      const before = all[other]
      if (before && rootOf(other) !== rootOf(at) && areNear(before, story)) root[rootOf(at)] = rootOf(other)
    }
    open.push(at)
  }
  return [...Map.groupBy(all.keys(), rootOf).values()].map((those) =>
    those
      .flatMap((at) => all[at]?.posts ?? [])
      .toSorted((a, b) => a.published_at - b.published_at || (a.document_id < b.document_id ? -1 : 1)),
  )
}
