import { errors, faultText, refusalText } from '@pandora/contract/errors'
import type { ErrorDefinition } from '@pandora/contract/errors'
import type { Language } from '@pandora/contract/language'

/** Faults that no server answered with a code. */
const local = {
  NETWORK: {
    zh: '连不上服务器，请检查网络后重试。',
    en: 'The server cannot be reached. Check the connection and try again.',
  },
  UNREADABLE: { zh: '服务器的回答无法读取。', en: 'The answer of the server cannot be read.' },
  REFUSED: { zh: '服务器没有接受这次请求。', en: 'The server did not accept this request.' },
} as const
export type LocalCode = keyof typeof local

interface Details {
  status?: number
  data?: unknown
  message?: string
  /** What a domain refuses with, where no server was asked: its words in both languages. */
  definition?: ErrorDefinition
}

/** Those that no one domain answers: the words of the others come with the answer. */
const known: Readonly<Record<string, ErrorDefinition>> = errors

/**
 * A call that was not accepted: by the server's code, or by what kept an answer from coming. Nothing is changed by it
 * (CONV-09).
 */
export class CallFailure extends Error {
  readonly code: LocalCode | (string & {})
  /** HTTP status; 0 when nothing was answered. */
  readonly status: number
  /** The refusal's data: values its text names, or a captcha image with 101. */
  readonly data: unknown
  /** What the server wrote, in the language that was asked for. */
  readonly serverMessage: string

  private readonly definition: ErrorDefinition | undefined

  constructor(code: string, { status = 0, data = null, message = '', definition }: Details = {}) {
    super(`${code} ${message}`.trim())
    this.name = 'CallFailure'
    this.code = code
    this.status = status
    this.data = data
    this.serverMessage = message
    this.definition = definition
  }

  /** The refusal that an answer means which is no refusal by itself, or that a form knows before it asks. */
  static of(definition: ErrorDefinition): CallFailure {
    return new CallFailure(definition.code, { status: definition.status, definition })
  }

  /** What it is declared as, where that is known here: by whoever refused, or among what no one domain answers. */
  get declared(): ErrorDefinition | undefined {
    return this.definition ?? (Object.hasOwn(known, this.code) ? known[this.code] : undefined)
  }

  /** Whether trying the same again may help. */
  get passing(): boolean {
    return this.code === 'NETWORK' || this.status >= 500 || this.status === 429
  }
}

/** Whether what was asked for is not there: not found, or its id is none that anything could have. */
export const isUnknown = (failure: unknown): failure is CallFailure =>
  failure instanceof CallFailure &&
  (failure.status === 404 ||
    (failure.code === errors.BAD_INPUT.code &&
      String((failure.data as { field?: unknown } | null)?.field).endsWith('Id')))

/** Words for a failure in a language; never empty. */
export function failureText(failure: unknown, language: Language): string {
  if (!(failure instanceof CallFailure)) return local.UNREADABLE[language === 'en' ? 'en' : 'zh']
  const data =
    typeof failure.data === 'object' && failure.data !== null ? (failure.data as Record<string, unknown>) : {}
  const definition = failure.declared
  if (definition) {
    const text = refusalText(definition, language, data)
    // A name the answer did not bring would be shown in braces: then the server's own words are better.
    return /\{\w+\}/.test(text) && failure.serverMessage ? failure.serverMessage : text
  }
  if (Object.hasOwn(local, failure.code)) return local[failure.code as LocalCode][language === 'en' ? 'en' : 'zh']
  return failure.serverMessage || local.REFUSED[language === 'en' ? 'en' : 'zh']
}

/** What is wrong with a field of a form, in words to stand under it; undefined where it is not what was refused. */
export function fieldFault(failure: unknown, field: string, language: Language): string | undefined {
  if (!(failure instanceof CallFailure) || failure.code !== errors.BAD_INPUT.code) return undefined
  const data = failure.data as Record<string, unknown> | null
  if (data?.['field'] !== field) return undefined
  return faultText(data['reason'], language, data)
}
