import { BURST_HOURS, burstAccounts } from '@pandora/contract/domains/authors/operations'
import { day as dayField } from '@pandora/contract/operation'
import { contained, signatureOf } from '@pandora/intelligence/sameness/signature'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { z } from 'zod'
import { defineHeld } from '../../shared/define-held.ts'
import { postWords, repeating, sharedStories, type ToldPost } from './bursts.queries.ts'

/** The same words by several accounts within a day. */
export interface Burst {
  /** First post of the story within the days. */ first: string
  /** Posts of the densest 24 hours, oldest first. */ posts: readonly ToldPost[]
  accounts: number
  onlyRepeat: number
}

/** Least accounts of a burst that is held; who asks for more leaves some out. */
const LEAST = Math.min(...burstAccounts.map(Number))
const SPAN = BURST_HOURS * 3_600_000

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

/** Bursts of the days, those of most accounts first, and how many posts repeat words of others. */
export const heldBursts = defineHeld({
  id: 'authors.bursts',
  whole: true,
  reads: ['document_analysis', 'post'],
  input: z.object({ from: dayField, to: dayField }),
  load: async ({ db, view }, days): Promise<{ bursts: Burst[]; raw: number; repeats: number }> => {
    const [rows, accounts] = await Promise.all([sharedStories(db, view, days, LEAST), repeating(db, view, days)])
    const echoes = new Set(accounts.flatMap((one) => (one.repeats === one.raw ? one.author_id : [])))
    const bursts = [...Map.groupBy(rows, (row) => row.story_id).values()].flatMap((told): Burst[] => {
      const posts = densest(told)
      const authors = new Set(posts.map((one) => one.author_id))
      if (authors.size < LEAST) return []
      return [
        {
          first: told[0]?.document_id ?? '',
          posts,
          accounts: authors.size,
          onlyRepeat: [...authors].filter((id) => echoes.has(id)).length,
        },
      ]
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

/** How alike posts are to one of them, 0 to 1: 1 for the same words, else the share of the shorter text's letter runs. */
export function likenessTo(words: Words, first: string, ids: readonly string[]): ReadonlyMap<string, number> {
  const own = words.get(first)
  if (!own) return new Map()
  const signature = signatureOf(own.title, own.body)
  return new Map(
    ids.flatMap((id) => {
      const text = words.get(id)
      if (!text) return []
      const same = text.title === own.title && text.body === own.body
      return [[id, same ? 1 : contained(signature, signatureOf(text.title, text.body))] as const]
    }),
  )
}
