import { reveal } from './messages/texts.ts'
import { makeCaptcha } from './auth/captcha.ts'
import type { TestServer } from './testing.ts'

/** A message as its receiver would read it. */
export interface Received {
  purpose: string
  language: string
  text: string
  code: string
  link: string
}

/** Messages to a receiver, newest first. */
export async function messagesTo({ sql }: Pick<TestServer, 'sql'>, receiver: string): Promise<Received[]> {
  const rows = await sql<
    { purpose: string; language: string; body: string; secret: { code?: string; link?: string } | null }[]
  >`
    select purpose, language, body, secret from outbox where lower(receiver) = lower(${receiver})
      order by queued_at desc, xmin::text::bigint desc`
  return rows.map(({ purpose, language, body, secret }) => ({
    purpose,
    language,
    text: reveal(body, secret),
    code: secret?.code ?? '',
    link: secret?.link ?? '',
  }))
}

/** What was written last to a receiver; fails where nothing was. */
export async function lastTo(server: Pick<TestServer, 'sql'>, receiver: string): Promise<Received> {
  const [message] = await messagesTo(server, receiver)
  if (!message) throw new Error(`nothing was sent to ${receiver}`)
  return message
}

/** A captcha whose answer the test knows. */
export async function answeredCaptcha({
  sql,
  clock,
}: Pick<TestServer, 'sql' | 'clock'>): Promise<{ captchaId: string; captcha: string }> {
  let answer = ''
  const { captchaId } = await makeCaptcha(sql, clock.now, (made) => (answer = made))
  return { captchaId, captcha: answer }
}

let place = 0
/** Headers of a caller from an address nobody has called from, for caps count by address. */
export const fromElsewhere = (): Record<string, string> => ({
  'x-forwarded-for': `198.18.${Math.floor(++place / 250)}.${place % 250}`,
})
