import { randomBytes } from 'node:crypto'
import { knowledge } from '@pandora/contract/domains/knowledge/operations'
import { errors, Refusal } from '@pandora/contract/errors'
import { serve, type Route } from '../../http/route.ts'
import { wholeOf } from '../../shared/page.ts'
import { ownBase, readableBase } from './access.ts'
import { digestOf } from './add.ts'
import { presentBase, presentShare } from './present.ts'
import { baseOfLink, deleteShare, ownShare, setLink, shareByEmail, shareByLink, sharesOf } from './shares.queries.ts'

/** Most readers of a base. */
const MOST_READERS = 200

export const shareRoutes: readonly Route[] = [
  serve(knowledge.shares, async (call) => {
    const base = await ownBase(call, call.input.baseId)
    return wholeOf((await sharesOf(call.db, base.base_id)).map(presentShare))
  }),

  serve(knowledge.share, async (call) => {
    const { db, now, input } = call
    const base = await ownBase(call, input.baseId)
    if (base.readers >= MOST_READERS) throw new Refusal(errors.LIST_FULL, { limit: MOST_READERS })
    await shareByEmail(db, base.base_id, input.email, now)
    const made = (await sharesOf(db, base.base_id)).find(
      (one) => !one.by_link && one.who.toLowerCase() === input.email.toLowerCase(),
    )
    if (!made) throw new Refusal(errors.NOT_FOUND)
    return presentShare(made)
  }),

  serve(knowledge.unshare, async ({ db, user, input }) => {
    const share = await ownShare(db, user.uid, input.shareId)
    if (!share) throw new Refusal(errors.NOT_FOUND)
    await deleteShare(db, share.share_id)
    // Who came by the link holds it still, and would come again.
    if (share.by_link) await setLink(db, share.base_id, null)
    return { done: true }
  }),

  serve(knowledge.link, async (call) => {
    const base = await ownBase(call, call.input.baseId)
    const token = call.input.on ? randomBytes(24).toString('base64url') : null
    await setLink(call.db, base.base_id, token === null ? null : digestOf(token))
    return { token }
  }),

  serve(knowledge.open, async (call) => {
    const { db, view, user, now, input } = call
    const found = await baseOfLink(db, view.marketId, digestOf(input.token))
    if (!found) throw new Refusal(errors.NOT_FOUND)
    if (found.uid !== user.uid) await shareByLink(db, found.base_id, user.uid, now)
    return presentBase(await readableBase(call, found.base_id), user.uid)
  }),
]
