import { errors, Refusal } from '@pandora/contract/errors'
import type { Db } from '@pandora/store/database'
import type { Config } from '../config.ts'
import { askedOf, lockSubject, noteAsked, type Asked } from './caps.queries.ts'
import type { Keyed } from './keyed.ts'
import { networkOf } from './network.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A code is texted or mailed to one subject again after this, in seconds. */
export const RESEND_SECONDS = 60
/** Codes mailed from one network within an hour after which a captcha is demanded; texts always demand one. */
export const MAIL_CAPTCHA_AFTER = 3

/**
 * How many within how long. `subject`: one address, number or, of invitations, sender; `network`: one IPv4 address or
 * IPv6 /64; `all`: everybody.
 */
export interface Cap {
  of: 'subject' | 'network' | 'all'
  within: number
  most: number
}
export type AskKind = 'mail' | 'sms' | 'demo' | 'invite'

/** The caps of a kind. */
export function capsOf(
  kind: AskKind,
  config: Pick<Config, 'PANDORA_SMS_PER_DAY' | 'PANDORA_MAIL_PER_DAY'>,
): readonly Cap[] {
  if (kind === 'demo')
    return [
      { of: 'network', within: HOUR, most: 10 },
      { of: 'network', within: DAY, most: 40 },
      { of: 'all', within: HOUR, most: 500 },
    ]
  if (kind === 'invite')
    return [
      { of: 'subject', within: HOUR, most: 10 },
      { of: 'subject', within: DAY, most: 30 },
    ]
  return [
    { of: 'subject', within: HOUR, most: 5 },
    { of: 'subject', within: DAY, most: 10 },
    { of: 'network', within: HOUR, most: 20 },
    { of: 'network', within: DAY, most: 60 },
    { of: 'all', within: DAY, most: kind === 'sms' ? config.PANDORA_SMS_PER_DAY : config.PANDORA_MAIL_PER_DAY },
  ]
}

interface Asking {
  kind: AskKind
  /** `register`, `reset`, …: the interval between two of one purpose holds per purpose. */
  purpose: string
  subject: string
  address: string
}

/**
 * Notes that something is asked for. Throws TOO_MANY_REQUESTS, with the seconds to wait, where a cap is reached or the
 * last one was
 * a moment ago. Whether the subject has an account makes no difference.
 */
export async function ask(
  tx: Db,
  keyed: Keyed,
  config: Config,
  { kind, purpose, subject, address }: Asking,
  now: number,
): Promise<void> {
  const asked: Asked = {
    kind,
    purpose,
    subject: keyed(`${kind}:${subject.toLowerCase()}`),
    network: networkOf(address),
  }
  await lockSubject(tx, asked)
  const interval: Cap[] =
    kind === 'mail' || kind === 'sms' ? [{ of: 'subject', within: RESEND_SECONDS * 1000, most: 1 }] : []
  for (const cap of interval) await hold(tx, asked, cap, now, purpose)
  for (const cap of capsOf(kind, config)) await hold(tx, asked, cap, now)
  await noteAsked(tx, asked, now)
}

async function hold(tx: Db, asked: Asked, { of, within, most }: Cap, now: number, purpose?: string): Promise<void> {
  const { count, first } = await askedOf(tx, asked, of, now - within, purpose)
  if (count >= most)
    throw new Refusal(errors.TOO_MANY_REQUESTS, {
      seconds: Math.max(1, Math.ceil(((first ?? now) + within - now) / 1000)),
    })
}

/** Whether a captcha must be answered before another mail is asked for from this address. */
export async function mailNeedsCaptcha(db: Db, address: string, now: number): Promise<boolean> {
  const { count } = await askedOf(
    db,
    { kind: 'mail', purpose: '', subject: Buffer.alloc(0), network: networkOf(address) },
    'network',
    now - HOUR,
  )
  return count >= MAIL_CAPTCHA_AFTER
}
