import type { accounts } from '@pandora/contract/domains/accounts/operations'
import { accountsErrors } from '@pandora/contract/domains/accounts/errors'
import { errors, Refusal } from '@pandora/contract/errors'
import { languageOf } from '@pandora/contract/language'
import type { Db } from '@pandora/store/database'
import type { UserCall } from '../http/route.ts'
import type { Services } from '../http/services.ts'
import { pageLink } from '../messages/links.ts'
import { queueMessage } from '../messages/queue.ts'
import { accountById, setPassword, type Account } from './account.queries.ts'
import { passwordAgain } from './password-sign-in.ts'
import { hashPassword, strongEnough } from './passwords.ts'
import { endSessionsOf } from './sessions.ts'

/** Hash of a password that may be chosen; `own`: what its owner is known by, which is none. Throws WEAK_PASSWORD. */
export async function chosenPassword(password: string, own: readonly (string | null | undefined)[]): Promise<string> {
  if (!strongEnough(password, own)) throw new Refusal(accountsErrors.WEAK_PASSWORD)
  return hashPassword(password)
}

/**
 * What a signed-in user's new password needs, on the pool: who they are, shown by the old one, and its hash. Throws
 * NO_PASSWORD_YET, WRONG_PASSWORD, TOO_MANY_REQUESTS, WEAK_PASSWORD.
 */
export async function newPassword({
  db,
  user,
  input,
  now,
  services,
}: Pick<UserCall<typeof accounts.updatePassword>, 'db' | 'user' | 'input' | 'now' | 'services'>): Promise<{
  account: Account
  passwordHash: string
}> {
  const account = await accountById(db, user.uid)
  if (!account) throw new Refusal(errors.NOT_SIGNED_IN)
  if (account.password_hash === null) throw new Refusal(accountsErrors.NO_PASSWORD_YET)
  await passwordAgain(services.sql, now, account, input.oldPassword)
  return { account, passwordHash: await chosenPassword(input.newPassword, [account.email, account.phone]) }
}

/**
 * Sets a password, ends the user's sessions, all but the one given, and tells the user by mail; answers how many ended.
 */
export async function changePassword(
  tx: Db,
  services: Pick<Services, 'config'>,
  account: Account,
  passwordHash: string,
  now: number,
  but?: string,
): Promise<number> {
  await setPassword(tx, account.uid, passwordHash)
  const ended = await endSessionsOf(tx, account.uid, now, but)
  if (account.email !== null)
    await queueMessage(
      tx,
      services.config,
      {
        kind: 'mail',
        purpose: 'password-changed',
        receiver: account.email,
        language: languageOf(account.language),
        secret: { link: pageLink(services.config, 'reset') },
      },
      now,
    )
  return ended
}
