import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { publicPlace } from '@pandora/sources/net/guard'
import { z } from 'zod'
import { readSmtpUrl } from './mail/smtp-url.ts'
import { readPayment } from './payments/settings.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const keyFile = z.string().min(1).optional()
const perMinute = z.coerce.number().int().min(1)
const hosts = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((host) => host.trim())
      .filter(Boolean),
  )

const schema = z.object({
  PORT: port.default(4300),
  HOST: z.string().min(1).default('127.0.0.1'),
  PANDORA_HOME: z
    .string()
    .min(1)
    .default('.pandora')
    .transform((folder) => resolve(folder)),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /**
   * Who owns the database that DATABASE_URL names: makes and changes tables at the start, and gives the role of
   * DATABASE_URL the rights to their rows. Without it that one does both.
   */
  DATABASE_OWNER_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PANDORA_ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  PANDORA_ADMIN_EMAIL: z
    .string()
    .regex(/^[^@\s]+@[^@\s]+$/)
    .default('admin@pandora.local'),
  PANDORA_ADMIN_PASSWORD: z.string().min(10).optional(),
  /** Signs access tokens; made at first start in the home when absent. */
  PANDORA_SECRET: z.string().min(32).optional(),
  PANDORA_METRICS_TOKEN: z.string().min(16).optional(),
  /** Folders, separated by `:`, from which an administrator may import by server path. */
  PANDORA_IMPORT_FOLDERS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(':')
        .filter(Boolean)
        .map((folder) => resolve(folder)),
    ),
  /**
   * Address under which people reach the product; links in messages begin with it. Without it: the address it listens
   * on.
   */
  PANDORA_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /**
   * Proxies whose word on a caller's address is taken, separated by commas: `loopback`, `uniquelocal`, addresses,
   * networks. Limits and caps count by that address.
   */
  PANDORA_PROXIES: z
    .string()
    .regex(
      /^ *(loopback|linklocal|uniquelocal|[\da-fA-F.:]+(\/\d{1,3})?)( *, *(loopback|linklocal|uniquelocal|[\da-fA-F.:]+(\/\d{1,3})?))* *$/,
    )
    .default('loopback'),
  /** Mail server, `smtp://user:password@host:587` or `smtps://…:465`; without it mails stay in the outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Sender of mails, `name@host` or `Name <name@host>`; needed with SMTP_URL. */
  PANDORA_MAIL_FROM: z
    .string()
    .max(254)
    .regex(/^([^<>\r\n"]{1,80} )?<?[^@\s<>"]+@[^@\s<>"]+>?$/)
    .optional(),
  /** Provider of text messages, called as docs/operations.md says; without it texts stay in the outbox. */
  PANDORA_SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Signs the calls of the SMS provider; needed with PANDORA_SMS_URL. */
  PANDORA_SMS_SECRET: z.string().min(16).optional(),
  /** Codes texted and mailed within a day, of everybody together. */
  PANDORA_SMS_PER_DAY: z.coerce.number().int().min(0).default(1000),
  PANDORA_MAIL_PER_DAY: z.coerce.number().int().min(0).default(5000),
  /**
   * A language model behind an address that speaks as OpenAI's (`https://host/v1`): it may word answers and restate
   * questions, and nothing it says goes out unchecked (docs/language-model.md). Without the address there is none.
   */
  PANDORA_LLM_URL: z.url({ protocol: /^https?$/ }).optional(),
  PANDORA_LLM_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,4096}$/)
    .optional(),
  PANDORA_LLM_MODEL: z.string().min(1).max(120).optional(),
  /** Calls of it a day for one user. */
  PANDORA_LLM_DAILY: z.coerce.number().int().min(0).max(100_000).default(50),
  /** Longest that an answer waits for it, in ms. */
  PANDORA_LLM_MS: z.coerce.number().int().min(100).max(60_000).default(20_000),
  /**
   * Hosts of one's own network, `host` or `host:port`, separated by commas, from which feeds may be read, and to which
   * alerts may be sent, though they are not public.
   */
  PANDORA_FEEDS_ALLOW_HOSTS: hosts,
  PANDORA_ALERTS_ALLOW_HOSTS: hosts,
  /**
   * The demo market that is loaded where none is yet (`off`: none, and nobody may try it), how fast it lives (0: not at
   * all), and the day on which its time stands still.
   */
  PANDORA_DEMO: z.enum(['small', 'medium', 'full', 'off']).default('medium'),
  PANDORA_DEMO_PACE: z.coerce.number().min(0).max(1000).default(1),
  PANDORA_DEMO_TODAY: z.iso.date().optional(),
  /**
   * Origins whose pages may read over the UDF protocol, `https://host` separated by commas, or `*`; none by default.
   */
  PANDORA_UDF_ORIGINS: z
    .string()
    .regex(/^ *(\*|https?:\/\/[^\s,/]+)?( *, *(\*|https?:\/\/[^\s,/]+))* *$/)
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
    ),
  /**
   * Keys of a merchant of WeChat Pay (API v3) and of an application of Alipay; those called `_FILE` name files. Without
   * them payment is not set up. `PANDORA_PAY_LOCAL=on`: a trial, in which no money moves.
   */
  PANDORA_PAY_LOCAL: z.enum(['on', 'off']).default('off'),
  PANDORA_WECHATPAY_MCHID: z
    .string()
    .regex(/^\d{6,16}$/)
    .optional(),
  PANDORA_WECHATPAY_APPID: z
    .string()
    .regex(/^\w{6,32}$/)
    .optional(),
  PANDORA_WECHATPAY_SERIAL: z
    .string()
    .regex(/^[\dA-Fa-f]{8,64}$/)
    .optional(),
  PANDORA_WECHATPAY_KEY_FILE: keyFile,
  PANDORA_WECHATPAY_APIV3_KEY_FILE: keyFile,
  PANDORA_WECHATPAY_PUBLIC_KEY_FILE: keyFile,
  PANDORA_WECHATPAY_PUBLIC_KEY_ID: z.string().max(80).optional(),
  PANDORA_WECHATPAY_URL: z.url({ protocol: /^https?$/ }).default('https://api.mch.weixin.qq.com'),
  PANDORA_ALIPAY_APPID: z
    .string()
    .regex(/^\d{6,32}$/)
    .optional(),
  PANDORA_ALIPAY_SELLER_ID: z
    .string()
    .regex(/^2088\d{12}$/)
    .optional(),
  PANDORA_ALIPAY_KEY_FILE: keyFile,
  PANDORA_ALIPAY_PUBLIC_KEY_FILE: keyFile,
  PANDORA_ALIPAY_APP_CERT_FILE: keyFile,
  PANDORA_ALIPAY_CERT_FILE: keyFile,
  PANDORA_ALIPAY_ROOT_CERT_FILE: keyFile,
  PANDORA_ALIPAY_URL: z.url({ protocol: /^https?$/ }).default('https://openapi.alipay.com/gateway.do'),
  PANDORA_LOG: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Longest that an answer about the present is held, in ms, should the news of a change be lost; 0 holds none. */
  PANDORA_HOLD_MS: z.coerce.number().int().min(0).max(600_000).default(60_000),
  /** Longest that the body of a call may take to arrive, in ms; an upload has an hour. */
  PANDORA_BODY_MS: z.coerce.number().int().min(100).max(600_000).default(30_000),
  /**
   * Of answers that are put into JSON by their handler, one in so many is read and held against its operation; 0 none.
   * All others are checked, each.
   */
  PANDORA_CHECK_ANSWERS: z.coerce.number().int().min(0).default(1000),
  /** Longest that taking one report apart may take, in ms; then it is refused. */
  PANDORA_REPORT_MS: z.coerce.number().int().min(0).max(60_000).default(3000),
  /** Calls a minute of one user or address. */
  PANDORA_RATE_READ: perMinute.default(3000),
  PANDORA_RATE_WRITE: perMinute.default(300),
  PANDORA_RATE_SIGN_IN: perMinute.default(30),
  PANDORA_RATE_CODE: perMinute.default(60),
  PANDORA_RATE_UPLOAD: perMinute.default(30),
})

/** Everything that can be set from outside; see docs/operations.md. */
export type Config = z.output<typeof schema>

/** A setting that cannot be used; the message names every fault. */
export class ConfigError extends Error {}

/** Settings that are of no use without another. */
const together = [
  ['SMTP_URL', 'PANDORA_MAIL_FROM'],
  ['PANDORA_SMS_URL', 'PANDORA_SMS_SECRET'],
  ['DATABASE_OWNER_URL', 'DATABASE_URL'],
  ['PANDORA_LLM_URL', 'PANDORA_LLM_MODEL'],
  ['PANDORA_LLM_KEY', 'PANDORA_LLM_URL'],
  ['PANDORA_LLM_MODEL', 'PANDORA_LLM_URL'],
] as const

/** Reads the configuration. Throws ConfigError naming every fault at once. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(
    Object.entries(environment).filter(([name, value]) => name in schema.shape && value !== ''),
  )
  const parsed = schema.safeParse(set)
  const faults = [
    ...(parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []),
    ...together
      .filter(([one, other]) => one in set && !(other in set))
      .map(([one, other]) => `${other}: needed with ${one}`),
  ]
  const smtp = parsed.data?.SMTP_URL
  if (smtp !== undefined) faults.push(...smtpFaults(smtp))
  const model = parsed.data?.PANDORA_LLM_URL
  if (model !== undefined) faults.push(...modelFaults(model))
  if (parsed.data) faults.push(...readPayment(parsed.data).faults)
  if (parsed.success && faults.length === 0) return parsed.data
  throw new ConfigError(`Configuration:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
}

function smtpFaults(url: string): string[] {
  try {
    readSmtpUrl(url)
    return []
  } catch (error) {
    return [`SMTP_URL: ${error instanceof Error ? error.message : String(error)}`]
  }
}

/** A host of one's own: this machine, a private address, or a name that no public one can be. */
const ownHost = (host: string): boolean =>
  isIP(host) > 0 ? !publicPlace(host, 443) : !host.includes('.') || /\.(?:localhost|local|internal|lan)$/.test(host)

/** What is wrong with the address of a language model: questions and a key go there, in the clear to one's own only. */
function modelFaults(text: string): string[] {
  const url = new URL(text)
  const faults: string[] = []
  if (url.username !== '' || url.password !== '') faults.push('a key belongs into PANDORA_LLM_KEY, not the address')
  if (url.search !== '' || url.hash !== '') faults.push('the address ends before `/chat/completions`, with no ? or #')
  if (url.protocol === 'http:' && !ownHost(url.hostname.replace(/^\[(.*)\]$/, '$1')))
    faults.push('https is needed, but for this machine and private addresses')
  return faults.map((fault) => `PANDORA_LLM_URL: ${fault}`)
}
