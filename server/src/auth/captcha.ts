import { createHash, randomInt, randomUUID } from 'node:crypto'
import type { Db } from '@pandora/store/database'
import { captchaPicture, captchaSigns } from './captcha-picture.ts'

const LIFE_MS = 5 * 60_000
const LENGTH = 4

const hashOf = (id: string, answer: string) => createHash('sha256').update(`${id}:${answer.trim().toUpperCase()}`).digest()

/** Makes a captcha: stores the hash of its answer, gives the image. `answer` is given for tests of the store only through `made`. */
export async function makeCaptcha(db: Db, now: number, made?: (answer: string) => void): Promise<{ captchaId: string; image: string }> {
  const captchaId = randomUUID()
  const answer = Array.from({ length: LENGTH }, () => captchaSigns[randomInt(captchaSigns.length)]).join('')
  made?.(answer)
  await db`delete from captcha where expires_at < ${new Date(now).toISOString()}`
  await db`insert into captcha (captcha_id, answer_hash, expires_at) values (${captchaId}, ${hashOf(captchaId, answer)}, ${new Date(now + LIFE_MS).toISOString()})`
  return { captchaId, image: `data:image/png;base64,${(await captchaPicture(answer)).toString('base64')}` }
}

/** Checks an answer. A right one is marked passed, a wrong one spends the image (single use, decisions 15). */
export async function checkCaptcha(db: Db, captchaId: string, answer: string, now: number): Promise<boolean> {
  if (!/^[0-9a-f-]{36}$/.test(captchaId)) return false
  const [row] = await db<{ answer_hash: Buffer }[]>`select answer_hash from captcha where captcha_id = ${captchaId} and expires_at > ${new Date(now).toISOString()} for update`
  if (row && row.answer_hash.equals(hashOf(captchaId, answer))) {
    await db`update captcha set passed = true where captcha_id = ${captchaId}`
    return true
  }
  await db`delete from captcha where captcha_id = ${captchaId}`
  return false
}

/** Spends a captcha for a sign-in: right if it was passed before, or is answered rightly now. */
export async function spendCaptcha(db: Db, captchaId: string | undefined, answer: string | undefined, now: number): Promise<boolean> {
  if (!captchaId || !/^[0-9a-f-]{36}$/.test(captchaId)) return false
  const [row] = await db<{ answer_hash: Buffer; passed: boolean }[]>`delete from captcha where captcha_id = ${captchaId} and expires_at > ${new Date(now).toISOString()} returning answer_hash, passed`
  return row !== undefined && (row.passed || (answer !== undefined && row.answer_hash.equals(hashOf(captchaId, answer))))
}
