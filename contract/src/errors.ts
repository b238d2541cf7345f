import { inputFaults, type InputFault } from './input-faults.ts'
import type { Bilingual } from './language.ts'
import { YEARS } from './time.ts'

interface ErrorText extends Bilingual {
  /** HTTP status it is answered with. */
  status: number
}

/** Every refusal the product can answer: wire code → HTTP status and text in both languages. `{name}` is filled from `data`. */
export const errors = {
  '101': { status: 401, zh: '请先填写图形验证码。', en: 'Enter the characters of the image first.' },
  '102': { status: 200, zh: '登录已结束，请重新登录。', en: 'This session has ended. Sign in again.' },
  NOT_SIGNED_IN: { status: 401, zh: '请先登录。', en: 'Sign in first.' },
  TOKEN_EXPIRED: { status: 401, zh: '登录凭证已过期。', en: 'The access token has expired.' },
  INVALID_TOKEN: { status: 401, zh: 'Invalid Token', en: 'Invalid Token' },
  WRONG_CREDENTIALS: { status: 401, zh: '邮箱或密码不对。', en: 'E-mail or password is not right.' },
  WRONG_PHONE_CREDENTIALS: { status: 401, zh: '手机号或密码不对。', en: 'Number or password is not right.' },
  WRONG_CODE: {
    status: 400,
    zh: '验证码不对、已过期或已用过。',
    en: 'The code is not right, has expired, or was used already.',
  },
  CODE_NOT_CHECKED: { status: 409, zh: '请先校验验证码。', en: 'Check the code first.' },
  BAD_PHONE: {
    status: 400,
    zh: '手机号不对：内地写 11 位，其他地区写 + 和国家码。',
    en: 'Not a telephone number: 11 digits for mainland China, + and country code elsewhere.',
  },
  ALREADY_REGISTERED: {
    status: 409,
    zh: '这个邮箱已有账号，请直接登录。',
    en: 'This address has an account already. Sign in.',
  },
  PHONE_TAKEN: { status: 409, zh: '这个手机号属于另一个账号。', en: 'This number belongs to another account.' },
  NO_PASSWORD_YET: {
    status: 409,
    zh: '还没有设置密码，请先用短信验证码设置。',
    en: 'There is no password yet. Set one with a code by text message.',
  },
  ACCOUNT_DISABLED: {
    status: 403,
    zh: '这个账号已停用，请联系管理员。',
    en: 'This account is disabled. Ask an administrator.',
  },
  LAST_ADMINISTRATOR: { status: 409, zh: '这是最后一位管理员。', en: 'This is the last administrator.' },
  NOT_FOR_GUESTS: {
    status: 403,
    zh: '体验账号不能做这件事，注册后即可。',
    en: 'Guests of the demo may not do this. Register to.',
  },
  DEMO_OFF: { status: 409, zh: '这里没有开放体验。', en: 'The demo is turned off here.' },
  DEMO_NOT_READY: {
    status: 409,
    zh: '体验市场还没有准备好，请稍后再试。',
    en: 'The demo market is not ready yet. Try again shortly.',
  },
  WRONG_PASSWORD: { status: 400, zh: '当前密码不对。', en: 'The current password is not right.' },
  WEAK_PASSWORD: {
    status: 400,
    zh: '密码至少 10 个字符，不能太常见，也不能是你的邮箱、手机号或名字。',
    en: 'A password needs at least 10 characters, and must be neither a common one nor your address, number or name.',
  },
  WRONG_CAPTCHA: {
    status: 400,
    zh: '图形验证码不对或已过期。',
    en: 'The characters are not right, or the image has expired.',
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
  TIME_POINT_EXISTS: { status: 409, zh: '这个时间点已经有了。', en: 'This time point is already there.' },
  TOO_MANY_TIME_POINTS: { status: 409, zh: '时间点最多 {limit} 个。', en: 'At most {limit} time points.' },
  NAME_TAKEN: { status: 409, zh: '这个名称已被使用。', en: 'This name is already in use.' },
  LIST_FULL: { status: 409, zh: '列表最多 {limit} 项。', en: 'A list holds at most {limit} entries.' },
  FLOOR_FULL: { status: 409, zh: '一个楼层最多放 {limit} 个房间。', en: 'A floor holds at most {limit} rooms.' },
  TOO_MANY_FLOORS: {
    status: 409,
    zh: '楼层最多 {limit} 个，请先从历史或已保存中删除一些。',
    en: 'At most {limit} floors. Delete some of the saved or historical ones first.',
  },
  TOO_MANY_OPEN_FLOORS: {
    status: 409,
    zh: '最多同时打开 {limit} 个楼层，请先关闭一些。',
    en: 'At most {limit} floors are open at once. Close some first.',
  },
  BAD_LAYOUTS: {
    status: 400,
    zh: '布局有误（{where}）：不是有效的 JSON，或方块超出了网格。',
    en: 'The layouts are not right ({where}): not valid JSON, or a tile lies outside the grid.',
  },
  BAD_ROOM_METADATA: {
    status: 400,
    zh: '房间的设置有误（{where}）。',
    en: 'The settings of the room are not right ({where}).',
  },
  BAD_SNAPSHOT: {
    status: 400,
    zh: '缩略图必须是 PNG 或 WebP 图片。',
    en: 'The picture of a floor must be a PNG or WebP image.',
  },
  ROOM_NOT_READY: {
    status: 409,
    zh: '房间“{room}”将在以后的版本中提供，暂时不能打开。',
    en: 'The room “{room}” comes with a later version and cannot be opened yet.',
  },
  ROOM_NOT_SUBSCRIBED: {
    status: 409,
    zh: '请先在大厅订阅房间“{room}”。',
    en: 'Subscribe to the room “{room}” in the lobby first.',
  },
  SHARE_ENDED: {
    status: 404,
    zh: '这个分享链接不存在或已失效。',
    en: 'There is no such shared link, or it has ended.',
  },
  NOT_A_FLOOR_FILE: {
    status: 400,
    zh: '这不是 Pandora 导出的楼层文件，或文件已损坏（{where}）。',
    en: 'This is not a floor exported by Pandora, or the file is damaged ({where}).',
  },
  FLOOR_FILE_TOO_NEW: {
    status: 400,
    zh: '这个楼层文件的版本是 {version}，比本程序的新。',
    en: 'This floor file is of version {version}, newer than this program.',
  },
  PATH_NOT_ALLOWED: {
    status: 400,
    zh: '这个服务器路径不在允许的目录内。',
    en: 'This server path is outside the allowed folders.',
  },
  BAD_LABELLED_ROW: {
    status: 400,
    zh: '{file} 第 {line} 行无法读取：{reason}',
    en: 'Line {line} of {file} cannot be read: {reason}',
  },
  NO_LABELLED_ROWS: {
    status: 400,
    zh: '{file} 中可用于任务 {task} 的标注行太少。',
    en: '{file} holds too few rows that are labelled for the task {task}.',
  },
  NO_SUCH_TASK: {
    status: 400,
    zh: '没有任务 {task}；可用：{tasks}',
    en: 'There is no task {task}; there are: {tasks}',
  },
  NO_SUCH_MODEL: { status: 400, zh: '没有模型 {model}。', en: 'There is no model {model}.' },
  SHIPPED_BY_OTHER: {
    status: 400,
    zh: '任务 {task} 的随附模型由任务 {other} 训练。',
    en: 'The shipped models of {task} are trained by the task {other}.',
  },
  NOTHING_TO_LEARN: { status: 400, zh: '任务 {task} 不需要训练。', en: 'The task {task} learns nothing.' },
  FILE_NOT_FOUND: { status: 400, zh: '没有这个文件：{file}', en: 'There is no such file: {file}' },
  UNREADABLE_FILE: { status: 400, zh: '无法读取文件：{reason}', en: 'The file cannot be read: {reason}' },
  EMPTY_FILE: { status: 400, zh: '文件是空的：{file}', en: 'The file is empty: {file}' },
  BINARY_FILE: { status: 400, zh: '这不是文本文件：{file}', en: 'This is not a text file: {file}' },
  UNKNOWN_FILE_FORMAT: {
    status: 400,
    zh: '不支持这种文件（支持 CSV、TSV、JSONL、JSON、XLSX，可用 gzip 压缩）：{file}',
    en: 'This kind of file is not supported (CSV, TSV, JSONL, JSON, XLSX, also gzipped): {file}',
  },
  MISSING_COLUMNS: {
    status: 400,
    zh: '文件没有映射方案需要的列：{columns}',
    en: 'The file lacks columns that the mapping needs: {columns}',
  },
  UNIT_UNKNOWN: { status: 400, zh: '这些序列还没有写单位：{series}', en: 'These series have no unit yet: {series}' },
  TOO_MANY_COLUMNS: {
    status: 400,
    zh: '文件有 {count} 列，最多 {limit} 列。',
    en: 'The file has {count} columns; at most {limit} are read.',
  },
  NO_SUCH_SHEET: { status: 400, zh: '没有这个工作表：{sheet}', en: 'There is no such sheet: {sheet}' },
  PREVIEW_OVERTIME: {
    status: 408,
    zh: '没有在 {seconds} 秒内读出这个文件的预览。',
    en: 'This file could not be previewed within {seconds} seconds.',
  },
  NO_PROFILE_FITS: {
    status: 400,
    zh: '没有适合这个文件的映射方案：{file}',
    en: 'No mapping profile fits this file: {file}',
  },
  NO_SUCH_SOURCE: { status: 400, zh: '没有这个数据来源：{source}', en: 'There is no such source: {source}' },
  NO_SUCH_PROFILE: {
    status: 400,
    zh: '没有这个映射方案：{profile}',
    en: 'There is no such mapping profile: {profile}',
  },
  BAD_PROFILE: { status: 400, zh: '映射方案有误：{reason}', en: 'The mapping profile is not right: {reason}' },
  IMPORT_INTERRUPTED: {
    status: 409,
    zh: '导入被中断，什么都没有留下，可以重新开始。',
    en: 'The import was interrupted; nothing of it was kept, and it can be started again.',
  },
  IMPORT_NOT_STORABLE: {
    status: 400,
    zh: '第 {line} 行的一个值无法存储（{kind}，字段 {field}，{reason}），这次导入什么都没有写入。',
    en: 'A value of line {line} cannot be stored ({kind}, field {field}, {reason}); nothing of this import was kept.',
  },
  IMPORT_ROWS_LOST: {
    status: 500,
    zh: '数据库没有收全：{kind} 送出 {sent} 行，收到 {stored} 行。这次导入什么都没有写入，请重新开始。',
    en: 'The database did not take every row: of {kind}, {sent} were sent and {stored} arrived. Nothing of this import was kept; start it again.',
  },
  IMPORT_STUCK: {
    status: 500,
    zh: '导入停在一行上 {seconds} 秒没有进展，已被终止，什么都没有写入。',
    en: 'The import made no progress for {seconds} seconds and was ended; nothing of it was kept.',
  },
  IMPORT_NOT_RUNNING: { status: 409, zh: '这个导入没有在运行。', en: 'This import is not running.' },
  IMPORT_NOT_REMOVABLE: {
    status: 409,
    zh: '这个导入还没有完成，不能撤回。',
    en: 'This import has not finished, so it cannot be removed.',
  },
  FEED_EMPTY: { status: 400, zh: '这个地址给出的内容是空的。', en: 'What this address gives is empty.' },
  NOT_A_FEED: {
    status: 400,
    zh: '这不是订阅源（支持 RSS、Atom、JSON Feed）。',
    en: 'This is not a feed (RSS, Atom and JSON Feed are read).',
  },
  FEED_IS_PAGE: { status: 400, zh: '这是一个网页，不是订阅源。', en: 'This is a web page, not a feed.' },
  FEED_IS_CDF: {
    status: 400,
    zh: '这是 CDF 频道文件，这种旧格式不支持。',
    en: 'This is a CDF channel, an old format that is not read.',
  },
  FEED_IS_OPML: {
    status: 400,
    zh: '这是订阅列表（OPML），请用“导入 OPML”。',
    en: 'This is a list of feeds (OPML). Use “Import OPML”.',
  },
  FEED_DAMAGED: {
    status: 400,
    zh: '订阅源的内容已损坏，没有能读出的条目。',
    en: 'The feed is damaged, and no item of it can be read.',
  },
  FEED_TOO_COMPLEX: {
    status: 400,
    zh: '内容的层数或元素太多，不像是订阅源。',
    en: 'Its elements are too many or nested too deeply for a feed.',
  },
  FEED_TOO_LARGE: { status: 400, zh: '内容超过 8 MB。', en: 'It is over 8 MB.' },
  FEED_BAD_ADDRESS: {
    status: 400,
    zh: '请填写 http 或 https 地址，其中不能有用户名和密码。',
    en: 'Give an http or https address without user name and password.',
  },
  FEED_ADDRESS_REFUSED: {
    status: 400,
    zh: '这个地址指向内部网络或不常用的端口，服务器不会访问。',
    en: 'This address leads into a private network or to an unusual port; the server does not go there.',
  },
  FEED_NO_SUCH_HOST: { status: 400, zh: '找不到这个主机。', en: 'There is no such host.' },
  FEED_NOT_REACHED: { status: 400, zh: '连接没有建立，或中途断开。', en: 'The connection failed or broke off.' },
  FEED_TOO_SLOW: { status: 400, zh: '对方在规定时间内没有答完。', en: 'The answer took too long.' },
  FEED_TOO_MANY_REDIRECTS: { status: 400, zh: '转向次数太多。', en: 'Too many redirects.' },
  FEED_STATUS: { status: 400, zh: '对方回答了状态 {status}。', en: 'The other side answered with status {status}.' },
  FEED_GONE: {
    status: 400,
    zh: '对方说这个订阅源已永久停止（410）。',
    en: 'The other side says that this feed is gone for good (410).',
  },
  FEED_EXISTS: { status: 409, zh: '这个订阅源已经添加：{title}', en: 'This feed has been added already: {title}' },
  NOT_OPML: { status: 400, zh: '这不是 OPML 订阅列表。', en: 'This is not an OPML list of feeds.' },
  ANALYSIS_NOT_DONE: {
    status: 409,
    zh: '这份文档还没有分析，或无法分析。',
    en: 'This document has not been analysed, or cannot be.',
  },
  BAD_SPAN: { status: 400, zh: '选中的文字不在这份文档里。', en: 'These words are not in the document.' },
  UNKNOWN_ENTITY: { status: 400, zh: '这个市场里没有“{entity}”。', en: 'There is no “{entity}” in this market.' },
  NOT_A_POST: { status: 400, zh: '只有帖子有多空立场。', en: 'Only posts have a stance.' },
  REPORT_OVERTIME: {
    status: 408,
    zh: '没有在 {seconds} 秒内读完这份报告，请重试。',
    en: 'This report was not taken apart within {seconds} seconds. Try again.',
  },
  CORRECTION_TAKEN_BACK: { status: 409, zh: '这条更正已经撤回。', en: 'This correction has been taken back already.' },
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
  OTHER_HOME: {
    status: 409,
    zh: '{address} 有一个 Pandora 在运行，但它用的是另一个数据目录，而没有设置 PANDORA_HOME：数据会进入 {home}，那里的产品看不到。请把 PANDORA_HOME 设为它的目录；确要如此，请加 --this-home。',
    en: 'A Pandora runs at {address} from another home, and PANDORA_HOME is not set: the data would go into {home}, where that product does not see it. Set PANDORA_HOME to its home; with --this-home it is done all the same.',
  },
  STOPPING: { status: 503, zh: '服务正在停止。', en: 'The service is stopping.' },
  ANSWER_FAULTY: {
    status: 500,
    zh: '结果有误，没有显示（{operation}）。',
    en: 'The result was faulty and is not shown ({operation}).',
  },
  INTERNAL: { status: 500, zh: '出错了，编号 {id}。', en: 'Something failed, reference {id}.' },
} as const satisfies Record<string, ErrorText>

export type ErrorCode = keyof typeof errors

/** A refusal: code of the closed list and the values its text names. Thrown by queries and handlers, answered by the transport. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly data: Record<string, string | number>
  constructor(code: ErrorCode, data: Record<string, string | number> = {}) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.data = data
  }
}

/** The refusal of a field. `values`: what the words of the fault name. */
export const badInput = (field: string, reason: InputFault, values: Record<string, string | number> = {}): Refusal =>
  new Refusal('BAD_INPUT', { field, reason, ...values })

const isFault = (reason: unknown): reason is InputFault =>
  typeof reason === 'string' && Object.hasOwn(inputFaults, reason)
const filled = (text: string, data: Record<string, unknown>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in data ? String(data[name]) : whole))

/** Text of a refusal in a language, its names filled in. */
export function errorText(code: ErrorCode, language: string, data: Record<string, unknown> = {}): string {
  const side = language === 'en' ? 'en' : 'zh'
  const { reason } = data
  return filled(
    errors[code][side],
    code === 'BAD_INPUT' && isFault(reason) ? { ...data, reason: filled(inputFaults[reason][side], data) } : data,
  )
}
