import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import postgres from 'postgres'
import { product } from './products.ts'

/**
 * The database of the running product, for what a person does and a test cannot: reading an image, or a mail while
 * signing in is what is tested.
 */
async function open(): Promise<postgres.Sql> {
  const { port } = JSON.parse(await readFile(join(product.home, 'pandora.lock'), 'utf8')) as { port: number }
  const password = (await readFile(join(product.home, 'database-password'), 'utf8')).trim()
  return postgres({ host: '127.0.0.1', port, username: 'pandora', password, database: 'pandora', max: 1 })
}

const ANSWER = 'TEST'

/**
 * Does `act`, which makes the page show a new captcha, and types what answers it: the newest image is given an answer
 * that the test knows.
 */
export async function answerCaptcha(page: Page, act: () => Promise<unknown> = async () => undefined): Promise<void> {
  const field = page.locator('input[name="captcha"]')
  await act()
  await field.waitFor()
  const sql = await open()
  try {
    const [newest] = await sql<
      { captcha_id: string }[]
    >`select captcha_id from captcha order by expires_at desc limit 1`
    if (!newest) throw new Error('no captcha was made')
    await sql`update captcha set answer_hash = ${createHash('sha256').update(`${newest.captcha_id}:${ANSWER}`).digest()} where captcha_id = ${newest.captcha_id}`
  } finally {
    await sql.end()
  }
  await field.fill(ANSWER.toLowerCase())
}

/** The newest code that was mailed to an address, for a test that may not sign in to read the outbox. */
export async function mailedCode(receiver: string): Promise<string> {
  const sql = await open()
  const [newest] = await sql<
    { code: string | null }[]
  >`select secret->>'code' as code from outbox where lower(receiver) = lower(${receiver}) and purpose = 'captcha' order by queued_at desc limit 1`
  await sql.end()
  return newest?.code ?? ''
}

/**
 * Forgets the failed sign-ins of this machine and the mails asked for from it: either would demand a captcha of every
 * later test.
 */
export async function forgetFailures(): Promise<void> {
  const sql = await open()
  await sql`delete from sign_in_failure`
  await sql`delete from account_request`
  await sql.end()
}
