import type { collectors } from '@pandora/contract/domains/collectors/operations'
import type { Language } from '@pandora/contract/language'
import type { OutputOf } from '@pandora/contract/operation'
import { rejectionText } from '@pandora/sources/rejections'
import type { Rejection } from '@pandora/sources/source'
import type { Tally } from '../../imports/tally.ts'
import type { KeyListed } from './queries.ts'

const iso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())

export const presentKey = (key: KeyListed): OutputOf<typeof collectors.list>['dataList'][number] => ({
  keyId: key.key_id,
  name: key.name,
  hint: key.hint,
  madeAt: new Date(key.made_at).toISOString(),
  madeBy: key.made_by_name,
  usedAt: iso(key.used_at),
  revokedAt: iso(key.revoked_at),
  deliveries: key.deliveries,
  newPosts: key.new_posts,
  changedPosts: key.changed_posts,
  refusedPosts: key.refused_posts,
})

/** What became of a delivery: posts by outcome, and why some, or parts of them, were refused; `at` counts from 1. */
export function presentDelivery(runId: number, tally: Tally, refused: readonly Rejection[], language: Language) {
  const posts = tally.kinds.post
  // The text of a post is its document, its counts are the post: either is a correction, and both together are one. What
  // cannot be told of counts alone is which they were: of a delivery with either sort apart the larger number stands.
  const changed = Math.max(posts?.updated ?? 0, tally.kinds.document?.updated ?? 0)
  return {
    code: '0',
    data: {
      runId,
      received: tally.rows,
      new: posts?.new ?? 0,
      changed,
      unchanged: (posts?.unchanged ?? 0) + (posts?.duplicate ?? 0) + (posts?.updated ?? 0) - changed,
      refused: tally.rows - ((posts?.read ?? 0) - (posts?.rejected ?? 0)),
      refusals: refused.map(({ line, field, reason, value }) => ({
        at: line,
        field,
        reason,
        message: rejectionText(reason, language),
        value,
      })),
    },
    message: '',
  }
}
