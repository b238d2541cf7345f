import { sentencesOf } from '@pandora/intelligence/sameness/same-text'
import { signatureOf } from '@pandora/intelligence/sameness/signature'
import { samenessRule, Stories, type Told } from '@pandora/intelligence/sameness/stories'
import type { Sql } from '@pandora/store/database'
import { leadersBetween } from './read.queries.ts'

interface Text {
  id: string
  at: number
  title: string
  body: string
  post: boolean
  companies: readonly string[]
}

const toldOf = ({ id, at, title, body, post, companies }: Text): Told => ({
  id,
  at,
  post,
  signature: signatureOf(title, body),
  sentences: sentencesOf(title, body),
  subjects: companies,
})

/** The stories told of late in a market, as far as a reader needs them: what is read must come in order of time, else the memory is made anew. */
export interface StoryBook {
  /** Whether the memory holds what a text published at an instant (ms) must be held against. */
  fits: (at: number) => boolean
  /** Fills the memory with the stories told before an instant (ms). */
  fill: (at: number) => Promise<void>
  /** The first document that told the story of this one. */
  leaderOf: (text: Text) => string
}

/** Opens the stories of a market. */
export function storyBook(sql: Sql, marketId: number): StoryBook {
  let stories = new Stories()
  let last: number | null = null
  return {
    fits: (at) => last !== null && at >= last - samenessRule.window && at <= last + samenessRule.window,
    async fill(at) {
      stories = new Stories()
      last = at
      for (const { document_id: id, published_at: published, kind, title, body, companies } of await leadersBetween(
        sql,
        marketId,
        at - samenessRule.window,
        at,
      ))
        stories.remember(toldOf({ id, at: published, title, body, post: kind === 'post', companies }))
    },
    leaderOf(text) {
      last = Math.max(last ?? text.at, text.at)
      return stories.add(toldOf(text)).leader
    },
  }
}
