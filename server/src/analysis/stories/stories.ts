import { samenessRule, Stories, toldOf, type Copy } from '@pandora/intelligence/sameness/stories'
import type { Sql } from '@pandora/store/database'
import { textsBetween } from '../read.queries.ts'

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

const DAY = 86_400_000
/** Texts beyond those that a stretch of time brought, and those that were kept, with which the memory is full. */
const MOST = 4000

/**
 * How far from a text its story may lie, and how far the texts of the time after it are held in memory, ms. Posts are
 * many, and copied within a day.
 */
const reaches = {
  posts: { window: samenessRule.windowPostNear, ahead: 2 * DAY },
  others: { window: samenessRule.window, ahead: 7 * DAY },
}

/**
 * The stories told around the time that is read in a market, as far as a reader needs them. Which text leads which does
 * not depend on when they are read.
 */
export interface StoryBook {
  /** Whether the memory has grown so that it is to be trimmed. */
  isFull: () => boolean
  /** Whether trimming around an instant (ms) keeps a text: of others, what was read must be stored before. */
  keeps: (at: number, text: { at: number; post: boolean }) => boolean
  /** Lets go of what lies far from an instant (ms). */
  trim: (at: number) => void
  /** Forgets everything. */
  forget: () => void
  /** Sees to it that the memory holds what a text published at an instant (ms) must be held against. */
  reach: (text: { at: number; post: boolean }) => Promise<void>
  /** The first document that told the story of this one, and documents that are to be read once more because of it. */
  leaderOf: (text: Text) => Pick<Copy, 'leader' | 'later'>
}

/** Opens the stories of a market. Posts stand beside the other texts: neither is a copy of the other. */
export function storyBook(sql: Sql, marketId: number, most = MOST): StoryBook {
  const books = { posts: storiesOf(sql, marketId, 'posts', most), others: storiesOf(sql, marketId, 'others', most) }
  const both = Object.values(books)
  const bookOf = (post: boolean) => (post ? books.posts : books.others)
  return {
    isFull: () => both.some((book) => book.isFull()),
    keeps: (at, text) => bookOf(text.post).keeps(at, text.at),
    trim: (at) => {
      for (const book of both) book.trim(at)
    },
    forget: () => {
      for (const book of both) book.forget()
    },
    reach: ({ at, post }) => bookOf(post).reach(at),
    leaderOf: (text) => bookOf(text.post).leaderOf(text),
  }
}

function storiesOf(sql: Sql, marketId: number, which: keyof typeof reaches, most: number) {
  const { window, ahead } = reaches[which]
  let stories = new Stories(samenessRule, false)
  let held: { from: number; to: number }[] = []
  let brought = 0
  let kept = 0
  const load = async (from: number, to: number): Promise<void> => {
    const before = stories.size
    for (const text of await textsBetween(sql, marketId, { from, to, posts: which === 'posts' }))
      if (!stories.has(text.document_id))
        stories.remember(
          asTold({
            id: text.document_id,
            at: text.published_at,
            known: text.known_ms,
            title: text.title,
            body: text.body,
            post: which === 'posts',
            companies: text.companies,
          }),
          text.story_id,
        )
    brought = Math.max(brought, stories.size - before)
  }
  /** Texts become known in another order than they are published in: what lies a little before may be asked again. */
  const around = (at: number) => [at - 2 * window, at + ahead + window] as const
  return {
    isFull: () => stories.size > most + brought + kept,
    keeps(at: number, text: number): boolean {
      const [first, last] = around(at)
      return first <= text && text <= last
    },
    trim(at: number) {
      const [first, last] = around(at)
      stories.keep(first, last)
      held = held
        .map(({ from, to }) => ({ from: Math.max(from, first), to: Math.min(to, last) }))
        .filter(({ from, to }) => from < to)
      kept = stories.size
    },
    forget() {
      stories = new Stories(samenessRule, false)
      held = []
      brought = 0
      kept = 0
    },
    async reach(at: number) {
      const [from, to] = [at - window, at + window]
      if (held.some((one) => one.from <= from && to <= one.to)) return
      const begun = held.find((one) => one.from <= from && from <= one.to)
      await load(begun?.to ?? from, at + ahead)
      if (begun) begun.to = at + ahead
      else held.push({ from, to: at + ahead })
    },
    leaderOf: (text: Text) => stories.add(asTold(text)),
  }
}
