import { randomBytes, randomUUID } from 'node:crypto'
import { collectors, MOST_KEYS } from '@pandora/contract/domains/collectors/operations'
import { badInput, errors, Refusal } from '@pandora/contract/errors'
import { audit } from '../../auth/audit.ts'
import { serve, type Route } from '../../http/route.ts'
import { pageOf } from '../../shared/page.ts'
import { presentKey } from './present.ts'
import { countKeys, insertKey, listKeys, revokeKey } from './queries.ts'

/** What the secrets of keys are sealed under. */
export const COLLECTOR_SEAL = 'collector keys'

export const collectorRoutes: readonly Route[] = [
  serve(collectors.list, async ({ db, view, input }) => {
    const [rows, total] = [await listKeys(db, view.marketId, input), await countKeys(db, view.marketId, 'all')]
    return pageOf(rows.map(presentKey), total, input)
  }),

  serve(collectors.create, async ({ services, db, view, user, now, input }) => {
    const name = input.name.trim()
    if (name === '') throw badInput('name', 'required')
    if ((await countKeys(db, view.marketId, 'inForce')) >= MOST_KEYS)
      throw new Refusal(errors.LIST_FULL, { limit: MOST_KEYS })
    const [keyId, secret] = [randomUUID(), randomBytes(32).toString('base64url')]
    const { sealed } = services.sealedAs(COLLECTOR_SEAL).close(secret)
    const { marketId } = view
    await insertKey(db, { keyId, marketId, name, hint: secret.slice(-4), sealed, uid: user.uid, now })
    await audit(db, user.uid, 'collector-key-made', { key: keyId, name })
    return { keyId, secret }
  }),

  serve(collectors.revoke, async ({ db, view, user, now, input: { keyId } }) => {
    if (!(await revokeKey(db, view.marketId, keyId, now))) throw new Refusal(errors.NOT_FOUND)
    await audit(db, user.uid, 'collector-key-revoked', { key: keyId })
    return { done: true }
  }),
]
