import type { SessionMode } from '@pandora/contract/constants'
import { judges } from '@pandora/contract/envelope'
import type { Acceptance, InputOf, Operation, OutputOf } from '@pandora/contract/operation'
import { callContext } from './context.ts'
import type { CallContext } from './context.ts'
import { CallFailure } from './failure.ts'
import { checkedToken, leave, refresh, useSession } from './session.ts'
import { envelopeOf, failureOf, fetchAnswer, requestOf } from './transport.ts'

export interface CallOptions {
  /** How the answer's code is judged: as its operation says, unless said otherwise (A01). */
  acceptance?: Acceptance | undefined
  signal?: AbortSignal | undefined
  /** Idempotency key; one is made when absent. */
  requestId?: string | undefined
  /** Market, instant and language other than the page's. */
  context?: Partial<CallContext> | undefined
  sessionMode?: SessionMode | undefined
  /** Brought home though the page is left meanwhile; for what is small. */
  keepalive?: boolean | undefined
}

/** What an accepted answer said besides its data. */
export interface Accepted<Data> {
  data: Data
  message: string
}

/**
 * Makes a request that carries the session: checked first, refreshed and replayed once when the token has expired
 * (decisions 9).
 */
export async function send(
  operation: Operation,
  input: Readonly<Record<string, unknown>>,
  options: CallOptions = {},
): Promise<Response> {
  const exempt = operation.access === 'public'
  const requestId = options.requestId ?? crypto.randomUUID()
  const once = (token: string | null) =>
    fetchAnswer(
      requestOf(operation, input, {
        context: { ...callContext(), ...options.context },
        token,
        uid: useSession.getState().uid,
        requestId,
        signal: options.signal,
        sessionMode: options.sessionMode,
        keepalive: options.keepalive,
      }),
    )
  if (exempt) return once(null)
  const answer = await once(await checkedToken())
  if (answer.status !== 401) return answer
  const { code } = await envelopeOf(answer.clone())
  if (code !== 'TOKEN_EXPIRED' && code !== 'NOT_SIGNED_IN' && code !== 'INVALID_TOKEN') return answer
  if (!(await refresh())) return answer
  const again = await once(useSession.getState().token)
  if (again.status === 401) leave('ended')
  return again
}

/** Calls an operation and answers data and message. Throws CallFailure when its code is not accepted. */
export async function callFully<O extends Operation>(
  operation: O,
  input: InputOf<O>,
  options: CallOptions = {},
): Promise<Accepted<OutputOf<O>>> {
  const answer = await send(operation, input as Readonly<Record<string, unknown>>, options)
  const envelope = await envelopeOf(answer)
  if (answer.status >= 400 || !judges[options.acceptance ?? operation.acceptance](envelope.code)) {
    if (envelope.code === '102' && operation.access !== 'public') leave('ended')
    throw failureOf(envelope, answer.status)
  }
  // A lenient judgement lets an empty answer pass, of which nothing can be shown.
  if (!operation.writes && envelope.code !== operation.succeedsWith && envelope.data === null)
    throw new CallFailure('UNREADABLE', { status: answer.status })
  return { data: envelope.data as OutputOf<O>, message: envelope.message }
}

/** Calls an operation and answers its data. Throws CallFailure when its code is not accepted. */
export async function call<O extends Operation>(
  operation: O,
  input: InputOf<O>,
  options: CallOptions = {},
): Promise<OutputOf<O>> {
  return (await callFully(operation, input, options)).data
}
