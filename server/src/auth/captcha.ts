import { createHash, randomInt, randomUUID } from 'node:crypto'
import type { Db } from '@pandora/store/database'

/** Characters without look-alikes, each as strokes on a 4 × 6 grid. */
const glyphs: Record<string, string> = {
  '2': '0,1 1,0 3,0 4,1 4,2 0,6 4,6', '3': '0,0 4,0 2,2 4,4 3,6 1,6 0,5', '4': '3,6 3,0 0,4 4,4', '5': '4,0 0,0 0,3 3,3 4,4 4,5 3,6 0,6', '6': '4,0 1,1 0,3 0,5 1,6 3,6 4,5 4,4 3,3 0,3',
  '7': '0,0 4,0 1,6', '8': '2,3 0,2 0,1 1,0 3,0 4,1 4,2 2,3 0,4 0,5 1,6 3,6 4,5 4,4 2,3', '9': '4,3 1,3 0,2 0,1 1,0 3,0 4,1 4,3 3,5 1,6',
  A: '0,6 2,0 4,6 3,4 1,4', C: '4,1 3,0 1,0 0,2 0,4 1,6 3,6 4,5', E: '4,0 0,0 0,3 3,3 0,3 0,6 4,6', F: '4,0 0,0 0,3 3,3 0,3 0,6', H: '0,0 0,6 0,3 4,3 4,0 4,6', K: '0,0 0,6 0,3 4,0 0,3 4,6',
  L: '0,0 0,6 4,6', M: '0,6 0,0 2,3 4,0 4,6', N: '0,6 0,0 4,6 4,0', P: '0,6 0,0 3,0 4,1 4,2 3,3 0,3', R: '0,6 0,0 3,0 4,1 4,2 3,3 0,3 4,6', T: '0,0 4,0 2,0 2,6', U: '0,0 0,5 1,6 3,6 4,5 4,0', V: '0,0 2,6 4,0',
  W: '0,0 1,6 2,3 3,6 4,0', X: '0,0 4,6 2,3 4,0 0,6', Y: '0,0 2,3 4,0 2,3 2,6', Z: '0,0 4,0 0,6 4,6',
}
const letters = Object.keys(glyphs)
const colours = ['#FF9F45', '#E9EBEE', '#86A9F9', '#5CC9A7', '#E8C04A']
const LIFE_MS = 5 * 60_000
const LENGTH = 4

const hashOf = (id: string, answer: string) => createHash('sha256').update(`${id}:${answer.trim().toUpperCase()}`).digest()

/** Makes a captcha: stores the hash of its answer, gives the image. `answer` is given for tests of the store only through `made`. */
export async function makeCaptcha(db: Db, now: number, made?: (answer: string) => void): Promise<{ captchaId: string; image: string }> {
  const captchaId = randomUUID()
  const answer = Array.from({ length: LENGTH }, () => letters[randomInt(letters.length)]).join('')
  made?.(answer)
  await db`delete from captcha where expires_at < ${new Date(now).toISOString()}`
  await db`insert into captcha (captcha_id, answer_hash, expires_at) values (${captchaId}, ${hashOf(captchaId, answer)}, ${new Date(now + LIFE_MS).toISOString()})`
  return { captchaId, image: `data:image/svg+xml;base64,${Buffer.from(drawn(answer)).toString('base64')}` }
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

/** The image: each character turned, stretched and moved a little, two curves across. */
function drawn(answer: string): string {
  const marks = [...answer].map((letter, at) => {
    const wobble = () => (randomInt(100) - 50) / 100
    const points = (glyphs[letter] ?? '').split(' ').map((pair) => pair.split(',').map((number) => (Number(number) * 4 + wobble() * 1.6).toFixed(1)).join(',')).join(' ')
    return `<polyline points="${points}" transform="translate(${14 + at * 26 + wobble() * 6} ${9 + wobble() * 8}) rotate(${wobble() * 36} 8 12) skewX(${wobble() * 20})" stroke="${colours[randomInt(colours.length)]}" stroke-width="2.6"/>`
  })
  const curve = () => `<path d="M0 ${randomInt(44)} C 40 ${randomInt(44)}, 80 ${randomInt(44)}, 120 ${randomInt(44)}" stroke="#67707D" stroke-width="1.2"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="44" viewBox="0 0 120 44"><rect width="120" height="44" fill="#171A1F"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${curve()}${marks.join('')}${curve()}</g></svg>`
}
