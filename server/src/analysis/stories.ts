import { samenessRule, Stories, toldOf, type Copy } from '@pandora/intelligence/sameness/stories'
import type { Sql } from '@pandora/store/database'
import { textsBetween } from './read.queries.ts'

interface Text {
  id: string
  at: number
  known: number
  title: string
  body: string
  post: boolean
  companies: readonly string[]
}

const asTold = ({ companies, ...text }: Text) => toldOf({ ...text, subjects: companies })

/** How far the texts of the time after the one that is read are held in memory, ms. */
const AHEAD = 7 * 86_400_000
/** Texts beyond those that the last stretch of time brought with which the memory is made anew. */
const MOST = 4000

/**
 * The stories told around the time that is read in a market, as far as a reader needs them. Which text leads which does
 * not depend on when they are read.
 */
export interface StoryBook {
  /** Whether the memory has grown so that it is to be forgotten: what was read must be stored before. */
  isFull: () => boolean
  /** Forgets everything. */
  forget: () => void
  /** Sees to it that the memory holds what a text published at an instant (ms) must be held against. */
  reach: (at: number) => Promise<void>
  /** The first document that told the story of this one, and documents that are to be read once more because of it. */
  leaderOf: (text: Text) => Pick<Copy, 'leader' | 'later'>
}

/** Opens the stories of a market. */
export function storyBook(sql: Sql, marketId: number): StoryBook {
  let stories = new Stories(samenessRule, false)
  let held: { from: number; to: number }[] = []
  let brought = 0
  const load = async (from: number, to: number): Promise<void> => {
    const before = stories.size
    for (const text of await textsBetween(sql, marketId, from, to))
      if (!stories.has(text.document_id))
        stories.remember(
          asTold({
            id: text.document_id,
            at: text.published_at,
            known: text.known_ms,
            title: text.title,
            body: text.body,
            post: text.kind === 'post',
            companies: text.companies,
          }),
          text.story_id,
        )
    brought = Math.max(brought, stories.size - before)
  }
  return {
    isFull: () => stories.size > MOST + brought,
    forget() {
      stories = new Stories(samenessRule, false)
      held = []
      brought = 0
    },
    async reach(at) {
      const [from, to] = [at - samenessRule.window, at + samenessRule.window]
      if (held.some((one) => one.from <= from && to <= one.to)) return
      const begun = held.find((one) => one.from <= from && from <= one.to)
      await load(begun?.to ?? from, at + AHEAD)
      if (begun) begun.to = at + AHEAD
      else held.push({ from, to: at + AHEAD })
    },
    leaderOf: (text) => stories.add(asTold(text)),
  }
}
