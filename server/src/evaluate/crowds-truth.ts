import { COORDINATED_ACCOUNTS } from '@pandora/contract/domains/authors/operations'
import { dayOf } from '@pandora/contract/time'
import type { Sql } from '@pandora/store/database'
import { heldBursts, type BurstSight } from '../domains/authors/bursts/bursts.ts'
import { makeHeld } from '../shared/held.ts'
import { share } from './shares.ts'
import { truths, type DocumentTruth } from './truth-files.ts'

type Half = 'shown' | 'hidden'
/** Posts that truly are one group, by document, and their accounts. */
interface TrueGroup {
  half: Half | 'copies'
  posts: Map<string, string>
}

/** What was planted of crowds: groups, and of every planted post what sort of matter it is of. */
interface Planted {
  groups: Map<string, TrueGroup>
  sortOf: Map<string, string>
}

async function planted(folder: string): Promise<Planted> {
  const groups = new Map<string, TrueGroup>()
  const sortOf = new Map<string, string>()
  const authors = new Map<string, string>()
  const copies: { original: string; document: string; author: string }[] = []
  for await (const { document, kind, author, copyOf, crowd } of truths<DocumentTruth>(folder, 'texts')) {
    if (kind !== 'post' || author === null) continue
    authors.set(document, author)
    if (copyOf !== null) copies.push({ original: copyOf, document, author })
    if (!crowd) continue
    sortOf.set(document, `${crowd.sort} ${crowd.half}`)
    if (crowd.sort !== 'ring') continue
    const group = groups.get(crowd.id) ?? { half: crowd.half, posts: new Map() }
    groups.set(crowd.id, group)
    group.posts.set(document, author)
  }
  // Beside the planted groups some post of a day happens to be copied by two others or more: they are one, too.
  for (const [original, list] of Map.groupBy(copies, (one) => one.original)) {
    const posts = new Map(list.map((one) => [one.document, one.author]))
    const author = authors.get(original)
    if (author !== undefined) posts.set(original, author)
    if (new Set(posts.values()).size >= COORDINATED_ACCOUNTS) groups.set(original, { half: 'copies', posts })
  }
  return { groups, sortOf }
}

/**
 * What the product says to be coordinated over all days of the demo, against the groups planted there. Groups: precision,
 * the share of those it shows of which more than half of the posts are of one true group; recall, the share of true
 * groups half of whose posts or more stand in one that it shows. Posts: precision, the share of posts in what it shows
 * that are of a true group; recall, the share of posts of true groups that stand in what it shows. True groups: those
 * planted, in ways of varying a text that were looked at (`shown`) and that serve measuring only (`hidden`), and posts
 * that at least two other accounts copied (`copies`); of these only those whose words are long enough to be shown count
 * for recall, which is told of the planted alone. `others`: how the product sees what was planted beside that: posts by sort and sight. Null where no post was read.
 */
export async function crowdsAgainstTruth(
  sql: Sql,
  marketId: number,
  folder: string,
  { from, livedTo }: { from: string; livedTo: number },
): Promise<object | null> {
  const { groups, sortOf } = await planted(folder)
  const services = { sql, held: makeHeld({ watch: () => () => undefined }, 0) }
  const begun = performance.now()
  const { bursts, raw, repeats } = await heldBursts.read(
    services,
    { marketId, asOf: livedTo },
    { from, to: dayOf(livedTo) },
  )
  if (raw === 0) return null
  const seconds = (performance.now() - begun) / 1000
  const groupOf = new Map([...groups].flatMap(([id, one]) => [...one.posts.keys()].map((post) => [post, id] as const)))
  const shown = bursts.filter((one) => one.seen === 'coordinated')
  const posts = shown.flatMap((one) => one.posts.map((post) => post.document_id))
  const inShown = new Set(posts)
  const right = shown.filter((one) => {
    const tally = new Map<string, number>()
    for (const { document_id: id } of one.posts) {
      const group = groupOf.get(id)
      if (group !== undefined) tally.set(group, (tally.get(group) ?? 0) + 1)
    }
    return Math.max(0, ...tally.values()) > one.posts.length / 2
  })
  const recall = (half: Half) => {
    const those = [...groups.values()].filter((one) => one.half === half)
    const all = those.flatMap((one) => [...one.posts.keys()])
    const found = those.filter((one) =>
      shown.some((burst) => burst.posts.filter((post) => one.posts.has(post.document_id)).length >= one.posts.size / 2),
    )
    return {
      groups: those.length,
      posts: all.length,
      groupRecall: share(found.length, those.length),
      postRecall: share(all.filter((id) => inShown.has(id)).length, all.length),
    }
  }
  const seenAs = new Map<string, BurstSight>(
    bursts.flatMap((one) => one.posts.map((post) => [post.document_id, one.seen] as const)),
  )
  const others: Record<string, Record<string, number>> = {}
  for (const [id, sort] of sortOf) {
    const row = (others[sort] ??= {})
    const seen = seenAs.get(id) ?? 'alone'
    row[seen] = (row[seen] ?? 0) + 1
  }
  return {
    shown: shown.length,
    copiesBesides: [...groups.values()].filter((one) => one.half === 'copies').length,
    groupPrecision: share(right.length, shown.length),
    postPrecision: share(posts.filter((id) => groupOf.has(id)).length, posts.length),
    shownHalf: recall('shown'),
    hiddenHalf: recall('hidden'),
    others,
    raw,
    repeats,
    seconds: Math.round(seconds * 100) / 100,
  }
}
