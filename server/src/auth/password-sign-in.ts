import { accountsErrors } from '@pandora/contract/domains/accounts/errors'
import { errors, Refusal, type ErrorDefinition } from '@pandora/contract/errors'
import type { Call } from '../http/route.ts'
import type { Operation } from '@pandora/contract/operation'
import type { Sql } from '@pandora/store/database'
import type { Account } from './account.queries.ts'
import { CAPTCHA_AFTER, countTry, forgetFailures, noteFailure, subjects } from './attempts.ts'
import { audit } from './audit.ts'
import { makeCaptcha, spendCaptcha } from './captcha.ts'
import { inTurn } from './in-turn.ts'
import { passwordFits } from './passwords.ts'

interface Tried {
  /** Address or number that was typed. */
  name: string
  password: string
  captchaId?: string | undefined
  captcha?: string | undefined
}

/**
 * The account that signs in with a password. Throws 101 with an image where failures demand a captcha, `wrong` where
 * name or password is not
 * right, in the same time for both, and ACCOUNT_DISABLED only to who knows the password.
 */
export function passwordSignIn(
  call: SignIn,
  tried: Tried,
  find: () => Promise<Account | undefined>,
  wrong: ErrorDefinition,
): Promise<Account> {
  return inTurn(subjects(tried.name, call.request.ip), () => trySignIn(call, tried, find, wrong))
}

type SignIn = Pick<Call<Operation>, 'db' | 'now' | 'request' | 'services'>

async function trySignIn(
  { db, now, request, services }: SignIn,
  { name, password, captchaId, captcha }: Tried,
  find: () => Promise<Account | undefined>,
  wrong: ErrorDefinition,
): Promise<Account> {
  const counted = await countTry(services.sql, name, request.ip, CAPTCHA_AFTER, now)
  if (!counted && !(await spendCaptcha(db, services.keyed, captchaId, captcha, now)))
    throw new Refusal(accountsErrors['101'], await makeCaptcha(db, now))
  const account = await find()
  if (!(await passwordFits(password, account?.password_hash ?? undefined)) || !account) {
    if (!counted) await noteFailure(db, name, request.ip, now)
    await audit(db, account?.uid ?? null, 'sign-in-failed', { address: request.ip })
    throw new Refusal(wrong)
  }
  await counted?.takeBack()
  await forgetFailures(db, name)
  if (account.disabled_at !== null) throw new Refusal(accountsErrors.ACCOUNT_DISABLED)
  return account
}

/** Wrong answers within a quarter of an hour after which the password is not asked for again. */
const MOST_WRONG = 10

/**
 * Asks a signed-in user for the password again before something that cannot be taken back; who has none is let through.
 * Wrong ones are
 * counted for good, so call it before the transaction of what it guards. Throws WRONG_PASSWORD, TOO_MANY_REQUESTS.
 */
export async function passwordAgain(
  sql: Sql,
  now: number,
  account: Account,
  password: string | undefined,
): Promise<void> {
  const { password_hash: stored, uid } = account
  if (stored === null) return
  const name = `again:${uid}`
  await inTurn([name], async () => {
    const counted = await countTry(sql, name, undefined, MOST_WRONG, now)
    if (!counted) throw new Refusal(errors.TOO_MANY_REQUESTS, { seconds: 900 })
    if (await passwordFits(password ?? '', stored)) return counted.takeBack()
    throw new Refusal(accountsErrors.WRONG_PASSWORD)
  })
}
