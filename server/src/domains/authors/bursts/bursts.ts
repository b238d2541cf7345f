import {
  BURST_HOURS,
  burstAccounts,
  COORDINATED_ACCOUNTS,
  type burstSights,
} from '@pandora/contract/domains/authors/operations'
import { day as dayField } from '@pandora/contract/operation'
import { lettersOf, namesSource, passesOn, postsAlike, SHORTEST_SHARED } from '@pandora/intelligence/sameness/crowd'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { z } from 'zod'
import { defineHeld } from '../../../shared/define-held.ts'
import { joinedNear } from './joined.ts'
import { firstNames, newsBefore, postWords, repeating, sharedStories, type ToldPost } from './bursts.queries.ts'

export type BurstSight = (typeof burstSights)[number]

/** The same words by several accounts within a day. */
export interface Burst {
  /** First post of the story within the days. */ first: string
  /** Posts of the densest 24 hours, oldest first. */ posts: readonly ToldPost[]
  accounts: number
  onlyRepeat: number
  /** What was seen of it. */ seen: BurstSight
}

/** Least accounts of a burst that is held; who asks for more leaves some out. */
const LEAST = Math.min(...burstAccounts.map(Number))
const SPAN = BURST_HOURS * 3_600_000
/** Posts of a burst that are held against the news. */
const HELD_AGAINST = 8

/** The 24 hours in which most accounts told a story; `posts` oldest first. */
export function densest(posts: readonly ToldPost[]): readonly ToldPost[] {
  let best: readonly ToldPost[] = []
  let most = 0
  let end = 0
  const within = new Map<string, number>()
  for (const [start, one] of posts.entries()) {
    for (let next = posts[end]; next && next.published_at < one.published_at + SPAN; next = posts[++end])
      within.set(next.author_id, (within.get(next.author_id) ?? 0) + 1)
    if (within.size > most) {
      most = within.size
      best = posts.slice(start, end)
    }
    const left = (within.get(one.author_id) ?? 1) - 1
    if (left > 0) within.set(one.author_id, left)
    else within.delete(one.author_id)
  }
  return best
}

const accountsOf = (posts: readonly ToldPost[]): ReadonlySet<string> => new Set(posts.map((one) => one.author_id))
const first = (posts: readonly ToldPost[]): string => posts[0]?.document_id ?? ''

/** Stories of several accounts whose words are long enough to be had from one another, before news are looked at. */
interface Shared {
  told: readonly ToldPost[]
  posts: readonly ToldPost[]
  seen: BurstSight
}

/** What is seen of a story by its words alone; null where they are too few, or too few accounts wrote them in a day. */
function sharedOf(told: readonly ToldPost[], words: Words, author: string | null): Shared | null {
  const opening = words.get(first(told))
  if (!opening || lettersOf(opening.title, opening.body).length < SHORTEST_SHARED) return null
  const all = densest(told)
  if (accountsOf(all).size < LEAST) return null
  const own = densest(
    told.filter((one, at) => {
      const text = words.get(one.document_id)
      return at === 0 || (text !== undefined && !namesSource(`${text.title}\n${text.body}`, author))
    }),
  )
  const accounts = accountsOf(own).size
  if (accounts >= COORDINATED_ACCOUNTS) return { told, posts: own, seen: 'coordinated' }
  return { told, posts: all, seen: accountsOf(all).size > accounts ? 'quoted' : 'pair' }
}

/** Those of the bursts whose words a text of the news had before, by their first post. */
async function passedOn(db: Db, view: View, shared: readonly Shared[], words: Words): Promise<ReadonlySet<string>> {
  const asked = shared.flatMap(({ told, posts }) => {
    const [from, to] = [posts[0]?.published_at, posts.at(-1)?.published_at]
    return from === undefined || to === undefined ? [] : [{ post: first(told), from, to }]
  })
  const news = Map.groupBy(await newsBefore(db, view, asked), (one) => one.post)
  return new Set(
    shared.flatMap(({ told, posts }) => {
      const before = news.get(first(told)) ?? []
      const held = posts.slice(0, HELD_AGAINST)
      const there = held.filter((one) => {
        const text = words.get(one.document_id)
        return text !== undefined && before.some((paper) => passesOn(text, paper))
      })
      return held.length > 0 && there.length >= held.length / 2 ? [first(told)] : []
    }),
  )
}

/** Bursts of the days, those of most accounts first, and how many posts repeat words of others. */
export const heldBursts = defineHeld({
  id: 'authors.bursts',
  whole: true,
  reads: ['author', 'document', 'document_analysis', 'document_company', 'post'],
  input: z.object({ from: dayField, to: dayField }),
  load: async ({ db, view }, days): Promise<{ bursts: Burst[]; raw: number; repeats: number }> => {
    const [rows, accounts] = await Promise.all([sharedStories(db, view, days, LEAST), repeating(db, view, days)])
    const echoes = new Set(accounts.flatMap((one) => (one.repeats === one.raw ? one.author_id : [])))
    const words = await wordsOf(
      db,
      view,
      rows.map((row) => row.document_id),
    )
    const stories = joinedNear([...Map.groupBy(rows, (row) => row.story_id).values()], words)
    const names = await firstNames(db, view, stories.map(first))
    const shared = stories.flatMap((told) => sharedOf(told, words, names.get(first(told)) ?? null) ?? [])
    const news = await passedOn(
      db,
      view,
      shared.filter((one) => one.seen === 'coordinated'),
      words,
    )
    const bursts = shared.map(({ told, posts, seen }): Burst => {
      const isNews = news.has(first(told))
      const shown = isNews ? densest(told) : posts
      const authors = accountsOf(shown)
      return {
        first: first(told),
        posts: shown,
        accounts: authors.size,
        onlyRepeat: [...authors].filter((id) => echoes.has(id)).length,
        seen: isNews ? 'news' : seen,
      }
    })
    const last = ({ posts }: Burst) => posts.at(-1)?.published_at ?? 0
    return {
      bursts: bursts.toSorted((a, b) => b.accounts - a.accounts || last(b) - last(a) || (a.first < b.first ? -1 : 1)),
      raw: accounts.reduce((sum, one) => sum + one.raw, 0),
      repeats: accounts.reduce((sum, one) => sum + one.repeats, 0),
    }
  },
})

/** Texts of posts by their id. */
export type Words = ReadonlyMap<string, { title: string; body: string }>

export const wordsOf = async (db: Db, view: View, ids: readonly string[]): Promise<Words> =>
  new Map((await postWords(db, view, [...new Set(ids)])).map((row) => [row.document_id, row]))

/** How alike posts are to one of them (`postsAlike`), by id; without those whose text is not held. */
export function likenessTo(words: Words, opening: string, ids: readonly string[]): ReadonlyMap<string, number> {
  const own = words.get(opening)
  if (!own) return new Map()
  return new Map(
    ids.flatMap((id) => {
      const text = words.get(id)
      return text ? [[id, postsAlike(own, text)] as const] : []
    }),
  )
}
