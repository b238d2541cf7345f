import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

export interface SeenItem {
  item_key: string
  content_hash: string
  seen_at: number
}

/** What is remembered of these items of a feed. */
export async function seenItems(db: Db, feedId: number, keys: readonly string[]): Promise<Map<string, SeenItem>> {
  const rows = await db<SeenItem[]>`select item_key, content_hash, seen_at from feed_item
    where feed_id = ${feedId} and item_key = any(${db.array(keys as string[])}::text[])`
  return new Map(rows.map((row) => [row.item_key, row]))
}

export interface ItemToRemember {
  key: string
  documentId: string
  hash: string
  seenAt: number
  publishedAt: string
}

/**
 * Remembers items. Before they are stored their `hash` is empty: should the process die in between, they come again
 * with the same first sight.
 */
export async function rememberItems(db: Db, feedId: number, items: readonly ItemToRemember[]): Promise<void> {
  for (let from = 0; from < items.length; from += 500) {
    const rows = items.slice(from, from + 500).map(({ key, documentId, hash, seenAt, publishedAt }) => ({
      feed_id: feedId,
      item_key: key,
      document_id: documentId,
      content_hash: hash,
      seen_at: instant(seenAt),
      published_at: publishedAt,
    }))
    await db`insert into feed_item
      ${db(rows as never, 'feed_id', 'item_key', 'document_id', 'content_hash', 'seen_at', 'published_at')}
      on conflict (feed_id, item_key) do update
        set content_hash = excluded.content_hash, published_at = excluded.published_at`
  }
}
