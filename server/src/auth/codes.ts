import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { CODE_LENGTH } from '@pandora/contract/domains/accounts/shapes'
import { accountsErrors } from '@pandora/contract/domains/accounts/errors'
import { Refusal } from '@pandora/contract/errors'
import type { Db } from '@pandora/store/database'
import { audit } from './audit.ts'
import { addCode, endRows, isChecked, spendRow, tryRow } from './codes.queries.ts'
import type { Keyed } from './keyed.ts'

/** Life of a code that is typed, in seconds. */
export const CODE_SECONDS = 600
/** Life of the code in an invitation's link, in seconds. */
export const INVITE_SECONDS = 7 * 24 * 3600
/** Wrong answers that one code bears. */
export const CODE_ATTEMPTS = 5

export type CodePurpose =
  | 'register'
  | 'activate'
  | 'invite'
  | 'reset'
  | 'captcha'
  | 'sms-sign-in'
  | 'sms-password'
  | 'sms-link'
  | 'sms-delete'

/**
 * Whose code, and what for. `subject` is an address in any case, a number in E.164, or of `captcha` the id of the
 * image.
 */
export interface CodeFor {
  purpose: CodePurpose
  subject: string
}

const subjectOf = ({ subject }: CodeFor) => subject.toLowerCase()
const hashOf = (keyed: Keyed, which: CodeFor, code: string) =>
  keyed(`${which.purpose}:${subjectOf(which)}:${code.trim()}`)

/**
 * Makes a code of which only the keyed hash is stored; earlier ones of the same purpose and subject stop counting. An
 * invitation's is too long to be guessed.
 */
export async function makeCode(
  tx: Db,
  keyed: Keyed,
  which: CodeFor,
  now: number,
): Promise<{ codeId: string; code: string; expiresAt: number }> {
  const code =
    which.purpose === 'invite'
      ? randomBytes(24).toString('base64url')
      : String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
  const expiresAt = now + (which.purpose === 'invite' ? INVITE_SECONDS : CODE_SECONDS) * 1000
  const codeId = randomUUID()
  await addCode(tx, {
    codeId,
    purpose: which.purpose,
    subject: subjectOf(which),
    hash: hashOf(keyed, which, code),
    now,
    expiresAt,
  })
  return { codeId, code, expiresAt }
}

/**
 * Tries a code: a wrong one counts, for good, so call it outside the transaction that does what the code allows. The
 * right one is marked
 * as checked and not spent; answers its id. Throws WRONG_CODE: wrong, none, expired, spent, or guessed at too often.
 */
export async function tryCode(db: Db, keyed: Keyed, which: CodeFor, code: string, now: number): Promise<string> {
  const { codeId, guessedOut } = await tryRow(db, {
    purpose: which.purpose,
    subject: subjectOf(which),
    hash: hashOf(keyed, which, code),
    now,
    attempts: CODE_ATTEMPTS,
    isLink: which.purpose === 'invite',
  })
  if (guessedOut) await audit(db, null, 'code-guessed-out', { purpose: which.purpose })
  if (codeId === undefined) throw new Refusal(accountsErrors.WRONG_CODE)
  return codeId
}

/** Whether the code that counts now was checked. */
export function codeIsChecked(db: Db, which: CodeFor, now: number): Promise<boolean> {
  return isChecked(db, which.purpose, subjectOf(which), now)
}

/**
 * Spends a code in the transaction that does what it allows: of two at once one is refused with WRONG_CODE. Its message
 * is masked from then on.
 */
export async function spendCode(tx: Db, codeId: string, now: number): Promise<void> {
  if (!(await spendRow(tx, codeId, now))) throw new Refusal(accountsErrors.WRONG_CODE)
}

/** Ends every code of a purpose and subject that is not spent yet; their messages are masked from then on. */
export async function endCodes(db: Db, which: CodeFor, now: number): Promise<void> {
  await endRows(db, which.purpose, subjectOf(which), now)
}
