import { inputFaults, type InputFault } from './input-faults.ts'
import type { Bilingual } from './language.ts'
import { YEARS } from './time.ts'

interface ErrorText extends Bilingual {
  /** HTTP status it is answered with. */
  readonly status: number
}
/**
 * A refusal that the product can answer: its code on the wire, its HTTP status, its text in both languages. `{name}` is
 * filled from `data`.
 */
export interface ErrorDefinition extends ErrorText {
  readonly code: string
}

/** Declares refusals by their codes. A domain declares its own; all of them together are `all-errors.ts`. */
export function defineErrors<Codes extends string>(
  texts: Readonly<Record<Codes, ErrorText>>,
): Readonly<Record<Codes, ErrorDefinition>> {
  return Object.fromEntries(
    Object.entries<ErrorText>(texts).map(([code, text]) => [code, { code, ...text }]),
  ) as Record<Codes, ErrorDefinition>
}

/** Refusals that no one domain answers. */
export const errors = defineErrors({
  '102': { status: 200, zh: '登录已结束，请重新登录。', en: 'This session has ended. Sign in again.' },
  NOT_SIGNED_IN: { status: 401, zh: '请先登录。', en: 'Sign in first.' },
  TOKEN_EXPIRED: { status: 401, zh: '登录凭证已过期。', en: 'The access token has expired.' },
  INVALID_TOKEN: { status: 401, zh: 'Invalid Token', en: 'Invalid Token' },
  NOT_FOR_GUESTS: {
    status: 403,
    zh: '访客账户不能做这件事，注册后即可。',
    en: 'Guests of the demo may not do this. Register to.',
  },
  NOT_ALLOWED: { status: 403, zh: '你的角色不能做这件事。', en: 'Your role may not do this.' },
  NOT_FOUND: { status: 404, zh: '没有找到。', en: 'Not found.' },
  IMAGE_NOT_AVAILABLE: { status: 404, zh: '这张图片暂时取不到。', en: 'This image is not available.' },
  NO_SUCH_OPERATION: { status: 404, zh: '没有这个接口。', en: 'There is no such operation.' },
  BAD_INPUT: { status: 400, zh: '字段 {field} 不对：{reason}', en: 'Field {field} is not right: {reason}' },
  BAD_JSON: { status: 400, zh: '请求正文不是有效的 JSON。', en: 'The request body is not valid JSON.' },
  BAD_ADDRESS: { status: 400, zh: '这个地址无法识别。', en: 'This address cannot be read.' },
  BAD_REQUEST: { status: 400, zh: '这不是有效的 HTTP 请求。', en: 'This is not a valid HTTP request.' },
  BAD_UPLOAD: {
    status: 400,
    zh: '上传的内容不完整，或格式不对（multipart/form-data）。',
    en: 'The upload is not complete, or its form is not right (multipart/form-data).',
  },
  HEADERS_TOO_LARGE: { status: 431, zh: '请求头太大。', en: 'The headers are too large.' },
  TOO_SLOW: { status: 408, zh: '没有在规定时间内收到完整的请求。', en: 'The request did not arrive in time.' },
  BAD_MEDIA_TYPE: { status: 415, zh: '不支持这种内容类型。', en: 'This content type is not supported.' },
  BAD_AS_OF: {
    status: 400,
    zh: `日期要写成 YYYY-MM-DD 或 ISO 时刻，年份在 ${YEARS.first} 到 ${YEARS.last} 之间。`,
    en: `The date is to be a day YYYY-MM-DD or an ISO instant, of the years ${YEARS.first} to ${YEARS.last}.`,
  },
  NO_SUCH_MARKET: { status: 404, zh: '没有这个市场。', en: 'There is no such market.' },
  TOO_LARGE: { status: 413, zh: '内容超过上限 {limit}。', en: 'The content is over the limit of {limit}.' },
  TOO_MANY_STREAMS: {
    status: 429,
    zh: '同时打开的页面太多（最多 {limit} 个实时连接），请关掉一些。',
    en: 'Too many pages are open at once (at most {limit} live connections). Close some.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    zh: '请求太频繁，请 {seconds} 秒后再试。',
    en: 'Too many requests. Try again in {seconds} seconds.',
  },
  SAME_REQUEST_RUNNING: { status: 409, zh: '同一请求正在处理。', en: 'The same request is still being worked on.' },
  REQUEST_ID_REUSED: {
    status: 409,
    zh: '这个 requestId 已用于另一操作。',
    en: 'This requestId was used for another operation.',
  },
  NAME_TAKEN: { status: 409, zh: '这个名称已被使用。', en: 'This name is already in use.' },
  LIST_FULL: { status: 409, zh: '列表最多 {limit} 项。', en: 'A list holds at most {limit} entries.' },
  UNKNOWN_ENTITY: { status: 400, zh: '这个市场里没有“{entity}”。', en: 'There is no “{entity}” in this market.' },
  DISK_FULL: {
    status: 507,
    zh: '磁盘已满，什么都没有写入。请腾出空间后重试。',
    en: 'The disk is full; nothing was written. Make room and try again.',
  },
  DATABASE_AWAY: {
    status: 503,
    zh: '数据库暂时不可用，请稍后再试。',
    en: 'The database is away for the moment. Try again shortly.',
  },
  STOPPING: { status: 503, zh: '服务正在停止。', en: 'The service is stopping.' },
  ANSWER_FAULTY: {
    status: 500,
    zh: '结果有误，没有显示（{operation}）。',
    en: 'The result was faulty and is not shown ({operation}).',
  },
  INTERNAL: { status: 500, zh: '出错了，编号 {id}。', en: 'Something failed, reference {id}.' },
})

/**
 * A refusal: one of the declared ones and the values its text names. Thrown by queries and handlers, answered by the
 * transport.
 */
export class Refusal extends Error {
  readonly definition: ErrorDefinition
  /** Its code on the wire. A field of its own: the transport writes to it. */
  readonly code: string
  readonly data: Record<string, string | number>
  constructor(definition: ErrorDefinition, data: Record<string, string | number> = {}) {
    super(definition.code)
    this.name = 'Refusal'
    this.definition = definition
    this.code = definition.code
    this.data = data
  }
}

/** The refusal of a field. `values`: what the words of the fault name. */
export const badInput = (field: string, reason: InputFault, values: Record<string, string | number> = {}): Refusal =>
  new Refusal(errors.BAD_INPUT, { field, reason, ...values })

const isFault = (reason: unknown): reason is InputFault =>
  typeof reason === 'string' && Object.hasOwn(inputFaults, reason)
const filled = (text: string, data: Record<string, unknown>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in data ? String(data[name]) : whole))

/** What is wrong with a field, in a language; as it came where it is none of the declared faults. */
export const faultText = (reason: unknown, language: string, data: Record<string, unknown> = {}): string =>
  isFault(reason) ? filled(inputFaults[reason][language === 'en' ? 'en' : 'zh'], data) : String(reason)

/** Text of a refusal in a language, its names filled in. */
export function refusalText(definition: ErrorDefinition, language: string, data: Record<string, unknown> = {}): string {
  const side = language === 'en' ? 'en' : 'zh'
  const { reason } = data
  return filled(
    definition[side],
    definition.code === 'BAD_INPUT' && isFault(reason) ? { ...data, reason: faultText(reason, language, data) } : data,
  )
}
