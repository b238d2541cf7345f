import { DEVICE_TYPE, headerNames } from '@pandora/contract/constants'
import type { SessionMode } from '@pandora/contract/constants'
import type { Envelope } from '@pandora/contract/envelope'
import { addressOf, type Operation } from '@pandora/contract/operation'
import { CallFailure } from './failure.ts'
import type { CallContext } from './context.ts'
import { earlyAnswer } from './early.ts'
import { answered, unanswered } from './reach.ts'

export interface SendOptions {
  context: CallContext
  /** Access token; ignored by exempt calls. */
  token: string | null
  /**
   * Who is signed in: POST bodies of calls that need a session carry it (CONV-05); the server trusts the token alone.
   */
  uid?: number
  requestId?: string
  signal?: AbortSignal | undefined
  /** Brought home though the page is left meanwhile; for what is small: browsers take 64 kB of these at a time. */
  keepalive?: boolean | undefined
  /** Asks for the refresh token in an HttpOnly cookie, kept or forgotten with the window. */
  sessionMode?: SessionMode | undefined
}

type Input = Readonly<Record<string, unknown>>

/**
 * Headers of a call: exempt ones carry none of the four (CONV-02, CONV-03); market and instant go with what depends on
 * them.
 */
export function headersOf(operation: Operation, { context, token, sessionMode }: SendOptions): Headers {
  const headers = new Headers({ accept: 'application/json' })
  if (operation.access !== 'public') {
    headers.set(headerNames.language, context.language)
    headers.set(headerNames.deviceType, DEVICE_TYPE)
    if (token) {
      headers.set(headerNames.token, token)
      headers.set('authorization', `Bearer ${token}`)
    }
  }
  if (context.market) headers.set(headerNames.market, context.market)
  if (operation.dated && context.asOf) headers.set(headerNames.asOf, context.asOf)
  if (sessionMode) headers.set(headerNames.session, sessionMode)
  return headers
}

/** Query text of an input: absent fields left out, lists as repeated fields. */
export function queryOf(input: Input): string {
  const query = new URLSearchParams()
  for (const [field, value] of Object.entries(input)) {
    if (value === undefined || value === null) continue
    for (const one of Array.isArray(value) ? value : [value]) query.append(field, String(one))
  }
  const text = query.toString()
  return text && `?${text}`
}

/**
 * The fetch request of a call. POST bodies carry a `requestId` of their own (CONV-04) and the user's id (CONV-05).
 * Uploads go by `upload`.
 */
export function requestOf(operation: Operation, input: Input, options: SendOptions): Request {
  const headers = headersOf(operation, options)
  const init: RequestInit = {
    method: operation.method,
    headers,
    cache: 'no-store',
    credentials: 'same-origin',
    signal: options.signal ?? null,
    keepalive: options.keepalive ?? false,
  }
  const requestId = options.requestId ?? crypto.randomUUID()
  const { path, rest } = addressOf(operation.path, input)
  if (operation.method === 'GET') return new Request(new URL(path + queryOf(rest), location.origin), init)
  headers.set('content-type', 'application/json')
  init.body = JSON.stringify({
    ...rest,
    ...(options.uid && operation.access !== 'public' ? { userId: options.uid } : {}),
    requestId,
  })
  return new Request(new URL(path, location.origin), init)
}

/** Sends and waits for the bare answer. Throws CallFailure `NETWORK` when none comes; an abort is thrown as it is. */
export async function fetchAnswer(request: Request): Promise<Response> {
  try {
    const answer = (await earlyAnswer(request)) ?? (await fetch(request))
    answered()
    return answer
  } catch (error) {
    if (request.signal.aborted) throw error
    unanswered()
    throw new CallFailure('NETWORK')
  }
}

/** Reads the envelope of an answer, refusals included. */
export async function envelopeOf(answer: Response): Promise<Envelope<unknown>> {
  let body: unknown
  try {
    body = await answer.json()
  } catch {
    throw new CallFailure(answer.status >= 500 ? 'NETWORK' : 'UNREADABLE', { status: answer.status })
  }
  if (typeof body !== 'object' || body === null) throw new CallFailure('UNREADABLE', { status: answer.status })
  const { code, data = null, message = '' } = body as Partial<Envelope<unknown>>
  return { code: code as Envelope<unknown>['code'], data, message }
}

/** The failure an envelope tells of. Code 101 may come as a number (A43). */
export function failureOf(envelope: Envelope<unknown>, status: number): CallFailure {
  return new CallFailure(String(envelope.code), { status, data: envelope.data, message: envelope.message })
}
