import { accounts } from '@pandora/contract/domains/accounts/operations'
import { accountsErrors } from '@pandora/contract/domains/accounts/errors'
import { errors, Refusal } from '@pandora/contract/errors'
import type { Sql } from '@pandora/store/database'
import { createAccount, lockAccount, makeMember } from '../../auth/account.queries.ts'
import { audit } from '../../auth/audit.ts'
import { beginSession } from '../../auth/begin-session.ts'
import { ask } from '../../auth/caps.ts'
import { chosenPassword } from '../../auth/change-password.ts'
import { spendCode, tryCode } from '../../auth/codes.ts'
import { presentUser } from '../../auth/present-user.ts'
import { rightsChanged } from '../../auth/sessions.ts'
import { orTaken } from '../../auth/taken.ts'
import { servePrepared, servePublic, type Route } from '../../http/route.ts'
import type { Services } from '../../http/services.ts'
import { DEMO_MARKET } from '../../shared/markets.ts'
import { demoState, watchLargest } from './demo.queries.ts'
import { presentToken } from './present.ts'

/** A guest's account ends after this, in ms (decisions 17). */
const GUEST_MS = 24 * 3600_000
/** Companies on a guest's first watch list. */
const WATCHED = 12

async function stateOfDemo({ config, markets }: Services, sql: Sql): Promise<'ready' | 'loading' | 'off'> {
  const market = markets.byKey(DEMO_MARKET)
  return config.PANDORA_DEMO === 'off' || !market ? 'off' : demoState(sql, market.market_id)
}

/** Trying the demo as a guest, and staying. */
export const demoRoutes: readonly Route[] = [
  servePublic(accounts.offers, async ({ services }) => ({ demo: await stateOfDemo(services, services.sql) })),

  servePublic(accounts.startDemo, async (call) => {
    const { input, services, now, language, request } = call
    const state = await stateOfDemo(services, services.sql)
    if (state !== 'ready') throw new Refusal(state === 'off' ? accountsErrors.DEMO_OFF : accountsErrors.DEMO_NOT_READY)
    const market = services.markets.byKey(DEMO_MARKET)
    if (!market) throw new Refusal(accountsErrors.DEMO_OFF)
    const begun = await services.sql.begin(async (tx) => {
      await ask(
        tx,
        services.keyed,
        services.config,
        { kind: 'demo', purpose: 'demo', subject: 'demo', address: request.ip },
        now,
      )
      const guest = await createAccount(
        tx,
        { role: 'guest', language: input.language ?? language, expiresAt: now + GUEST_MS },
        now,
      )
      if (!guest) throw new Refusal(accountsErrors.DEMO_NOT_READY)
      await watchLargest(tx, market.market_id, guest.uid, WATCHED)
      await audit(tx, guest.uid, 'demo-started', { address: request.ip })
      return beginSession(tx, call, guest)
    })
    return { ...presentToken(begun), market: market.key }
  }),

  servePrepared(
    accounts.keepGuest,
    async ({ input, db, user, services, now }) => {
      if (user.role !== 'guest') throw new Refusal(errors.NOT_ALLOWED)
      const passwordHash = await chosenPassword(input.password, [input.email, input.user_name])
      return {
        passwordHash,
        codeId: await tryCode(db, services.keyed, { purpose: 'register', subject: input.email }, input.code, now),
      }
    },
    async ({ input, db, user, now }, { passwordHash, codeId }) => {
      await spendCode(db, codeId, now)
      await orTaken(accountsErrors.ALREADY_REGISTERED, () =>
        makeMember(db, user.uid, {
          email: input.email,
          passwordHash,
          userName: input.user_name?.trim() ?? '',
          familyName: input.family_name?.trim() ?? '',
        }),
      )
      await rightsChanged(db, user.uid)
      await audit(db, user.uid, 'guest-kept')
      const account = await lockAccount(db, user.uid)
      if (!account) throw new Refusal(errors.NOT_SIGNED_IN)
      return presentUser(account, now)
    },
  ),
]
