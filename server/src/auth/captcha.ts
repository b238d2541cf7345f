import { createHash, randomInt, randomUUID } from 'node:crypto'
import { Refusal } from '@pandora/contract/errors'
import type { Db } from '@pandora/store/database'
import { captchaPicture, captchaSigns } from './captcha-picture.ts'
import { endCodes, tryCode, type CodeFor } from './codes.ts'
import type { Keyed } from './keyed.ts'

const LIFE_MS = 5 * 60_000
const LENGTH = 4

const isId = (captchaId: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(captchaId)
const mailed = (captchaId: string): CodeFor => ({ purpose: 'captcha', subject: captchaId })
const hashOf = (id: string, answer: string) =>
  createHash('sha256').update(`${id}:${answer.trim().toUpperCase()}`).digest()

/**
 * Makes a captcha: stores the hash of its answer, gives the image. `answer` is given for tests of the store only
 * through `made`.
 */
export async function makeCaptcha(
  db: Db,
  now: number,
  made?: (answer: string) => void,
): Promise<{ captchaId: string; image: string }> {
  const captchaId = randomUUID()
  const answer = Array.from({ length: LENGTH }, () => captchaSigns[randomInt(captchaSigns.length)]).join('')
  made?.(answer)
  await db`delete from captcha where expires_at < ${new Date(now).toISOString()}`
  await db`insert into captcha (captcha_id, answer_hash, expires_at)
    values (${captchaId}, ${hashOf(captchaId, answer)}, ${new Date(now + LIFE_MS).toISOString()})`
  return { captchaId, image: `data:image/png;base64,${(await captchaPicture(answer)).toString('base64')}` }
}

/** Whether this is the answer to an image: its characters, or the code that was mailed for it. */
async function fits(
  db: Db,
  keyed: Keyed,
  captchaId: string,
  hash: Buffer,
  answer: string,
  now: number,
): Promise<boolean> {
  if (hash.equals(hashOf(captchaId, answer))) return true
  try {
    await tryCode(db, keyed, mailed(captchaId), answer, now)
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code === 'WRONG_CODE') return false
    throw error
  }
}

/**
 * Checks an answer. A right one is marked passed, a wrong one spends the image and the code mailed for it (single use,
 * decisions 15).
 */
export async function checkCaptcha(
  db: Db,
  keyed: Keyed,
  captchaId: string,
  answer: string,
  now: number,
): Promise<boolean> {
  if (!isId(captchaId)) return false
  const [row] = await db<{ answer_hash: Buffer }[]>`select answer_hash from captcha where captcha_id = ${captchaId}
    and expires_at > ${new Date(now).toISOString()} for update`
  if (row && (await fits(db, keyed, captchaId, row.answer_hash, answer, now))) {
    await db`update captcha set passed = true where captcha_id = ${captchaId}`
    return true
  }
  await db`delete from captcha where captcha_id = ${captchaId}`
  await endCodes(db, mailed(captchaId), now)
  return false
}

/**
 * Spends a captcha for a sign-in, and the code mailed for it: right if it was passed before, or is answered rightly
 * now.
 */
export async function spendCaptcha(
  db: Db,
  keyed: Keyed,
  captchaId: string | undefined,
  answer: string | undefined,
  now: number,
): Promise<boolean> {
  if (!captchaId || !isId(captchaId)) return false
  const [row] = await db<
    { answer_hash: Buffer; passed: boolean }[]
  >`delete from captcha where captcha_id = ${captchaId} and expires_at > ${new Date(now).toISOString()}
    returning answer_hash, passed`
  if (!row) return false
  const right = row.passed || (answer !== undefined && (await fits(db, keyed, captchaId, row.answer_hash, answer, now)))
  await endCodes(db, mailed(captchaId), now)
  return right
}

/** Lets an image live until an instant (ms), if it still lives. */
export async function prolongCaptcha(tx: Db, captchaId: string, now: number, until: number): Promise<boolean> {
  if (!isId(captchaId)) return false
  const [row] = await tx`update captcha set expires_at = ${new Date(until).toISOString()}
      where captcha_id = ${captchaId} and expires_at > ${new Date(now).toISOString()} returning 1`
  return row !== undefined
}
