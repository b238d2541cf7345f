import { accounts } from '@pandora/contract/domains/accounts/operations'
import { accountsErrors } from '@pandora/contract/domains/accounts/errors'
import { errors, Refusal } from '@pandora/contract/errors'
import { languageOf } from '@pandora/contract/language'
import { normalPhone } from '@pandora/contract/phone'
import type { Db } from '@pandora/store/database'
import {
  accountById,
  lockAccount,
  lockAdministrators,
  setEmail,
  setPhone,
  type Account,
} from '../../auth/account.queries.ts'
import { audit } from '../../auth/audit.ts'
import { dropCookie } from '../../auth/begin-session.ts'
import { spendCode, tryCode } from '../../auth/codes.ts'
import { passwordAgain } from '../../auth/password-sign-in.ts'
import { presentUser } from '../../auth/present-user.ts'
import { endSessionsOf } from '../../auth/sessions.ts'
import { orTaken } from '../../auth/taken.ts'
import { serve, serveDownload, servePrepared, type Route, type UserCall } from '../../http/route.ts'
import { pageLink } from '../../messages/links.ts'
import { queueMessage } from '../../messages/queue.ts'
import { deleteEverythingOf, everythingOf } from './everything.queries.ts'
import { setProfile } from './queries.ts'

async function known(account: Promise<Account | undefined>): Promise<Account> {
  const found = await account
  if (!found) throw new Refusal(errors.NOT_SIGNED_IN)
  return found
}

const presented = async (tx: Db, uid: number, now: number) => presentUser(await known(lockAccount(tx, uid)), now)

/** The password, or the id of the code where there is none; a guest has nothing to show. */
async function proofOfLeaving(
  { db, services, now, input: { password, code } }: UserCall<typeof accounts.deleteAccount>,
  account: Account,
): Promise<string | undefined> {
  const { password_hash, phone, role } = account
  if (role === 'guest') return undefined
  if (password_hash === null && phone !== null)
    return tryCode(db, services.keyed, { purpose: 'sms-delete', subject: phone }, code ?? '', now)
  await passwordAgain(services.sql, now, account, password)
  return undefined
}

/**
 * What a user does with the account itself: say who one is, link the other way to sign in, take everything along,
 * leave.
 */
export const ownRoutes: readonly Route[] = [
  serve(accounts.updateProfile, async ({ input, db, user, now }) => {
    const { user_name, family_name, gender, stockAge, fundPreference } = input
    await setProfile(db, user.uid, {
      userName: user_name?.trim(),
      familyName: family_name?.trim(),
      gender,
      stockAge,
      fundPreference: fundPreference && [...new Set(fundPreference)],
    })
    return presented(db, user.uid, now)
  }),

  servePrepared(
    accounts.linkEmail,
    async ({ input, db, user, services, now }) => {
      const account = await known(accountById(db, user.uid))
      await passwordAgain(services.sql, now, account, input.password)
      return {
        account,
        codeId: await tryCode(db, services.keyed, { purpose: 'register', subject: input.email }, input.code, now),
      }
    },
    async ({ input, db, user, services, now }, { account, codeId }) => {
      await spendCode(db, codeId, now)
      if (!(await orTaken(accountsErrors.ALREADY_REGISTERED, () => setEmail(db, user.uid, input.email))))
        throw new Refusal(accountsErrors.ALREADY_REGISTERED)
      if (account.email !== null && account.email.toLowerCase() !== input.email.toLowerCase())
        await queueMessage(
          db,
          services.config,
          {
            kind: 'mail',
            purpose: 'address-changed',
            receiver: account.email,
            language: languageOf(account.language),
            secret: { link: pageLink(services.config, 'login') },
          },
          now,
        )
      await audit(db, user.uid, 'email-linked')
      return presented(db, user.uid, now)
    },
  ),

  servePrepared(
    accounts.linkPhone,
    async ({ input, db, user, services, now }) => {
      const phone = normalPhone(input.phone)
      if (phone === undefined) throw new Refusal(accountsErrors.BAD_PHONE)
      await passwordAgain(services.sql, now, await known(accountById(db, user.uid)), input.password)
      return {
        phone,
        codeId: await tryCode(db, services.keyed, { purpose: 'sms-link', subject: phone }, input.code, now),
      }
    },
    async ({ db, user, now }, { phone, codeId }) => {
      await spendCode(db, codeId, now)
      if (!(await orTaken(accountsErrors.PHONE_TAKEN, () => setPhone(db, user.uid, phone))))
        throw new Refusal(accountsErrors.PHONE_TAKEN)
      await audit(db, user.uid, 'phone-linked')
      return presented(db, user.uid, now)
    },
  ),

  serveDownload(accounts.exportData, async ({ db, user, now }) => {
    const data = await everythingOf(db, await known(accountById(db, user.uid)))
    await audit(db, user.uid, 'data-exported')
    const exportedAt = new Date(now).toISOString()
    return {
      file: `pandora-${user.uid}-${exportedAt.slice(0, 10)}.json`,
      type: 'application/json; charset=utf-8',
      holds: { product: 'Pandora' as const, uid: user.uid, exportedAt, data },
      write: (held) => JSON.stringify(held, null, 2),
    }
  }),

  servePrepared(
    accounts.deleteAccount,
    async (call) => {
      const account = await known(accountById(call.db, call.user.uid))
      return { account, codeId: await proofOfLeaving(call, account) }
    },
    async ({ db, user, now, reply }, { account, codeId }) => {
      if (codeId !== undefined) await spendCode(db, codeId, now)
      if (account.role === 'admin' && (await lockAdministrators(db)).every((uid) => uid === user.uid))
        throw new Refusal(accountsErrors.LAST_ADMINISTRATOR)
      await endSessionsOf(db, user.uid, now)
      await deleteEverythingOf(db, account)
      await audit(db, null, 'account-deleted', { uid: user.uid })
      dropCookie(reply)
      return { done: true }
    },
  ),
]
