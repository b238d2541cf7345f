import { createHash, randomBytes } from 'node:crypto'
import { badInput, errors, Refusal } from '@pandora/contract/errors'
import { parseAsOf } from '@pandora/contract/time'
import { MOST_KEYS, udf } from '@pandora/contract/domains/udf/operations'
import { audit } from '../../auth/audit.ts'
import { serve, type Route } from '../../http/route.ts'
import { deleteKey, insertKey, keysOf } from './keys.queries.ts'
import { presentKey } from './present.ts'

/** What is kept of a key: 256 bits of chance need no salt and no slow hash. */
export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest()

const BEGINS = 6

/** Connection keys: what lets another program read for a user. */
export const udfRoutes: readonly Route[] = [
  serve(udf.keys, async ({ db, user, services }) => ({
    dataList: (await keysOf(db, user.uid)).map((row) => presentKey(row, services.markets)),
  })),

  serve(udf.makeKey, async ({ user, input, now, services: { markets, sql } }) => {
    const market = markets.byKey(input.market)
    if (!market) throw new Refusal(errors.NO_SUCH_MARKET)
    const asOf = input.asOf === undefined ? null : (parseAsOf(input.asOf) ?? undefined)
    if (asOf === undefined) throw new Refusal(errors.BAD_AS_OF)
    const name = input.name.trim()
    if (name === '') throw badInput('name', 'empty')
    const key = randomBytes(32).toString('base64url')
    const row = await sql.begin(async (tx) => {
      // Two at once would both find room for the last key.
      await tx`select pg_advisory_xact_lock(hashtext('connection_key'), ${user.uid})`
      const made = await insertKey(
        tx,
        { uid: user.uid, name, begins: key.slice(0, BEGINS), hash: hashOfKey(key), marketId: market.market_id, asOf },
        MOST_KEYS,
        now,
      )
      if (made) await audit(tx, user.uid, 'connection-made', { name, keyId: made.key_id })
      return made
    })
    if (!row) throw new Refusal(errors.LIST_FULL, { limit: MOST_KEYS })
    return { ...presentKey(row, markets), key, path: `/udf/k/${key}` }
  }),

  serve(udf.revokeKey, async ({ db, user, input }) => {
    const keyId = /^\d{1,9}$/.test(input.keyId) ? Number(input.keyId) : undefined
    if (keyId === undefined || !(await deleteKey(db, user.uid, keyId))) throw new Refusal(errors.NOT_FOUND)
    await audit(db, user.uid, 'connection-revoked', { keyId })
    return { done: true }
  }),
]
