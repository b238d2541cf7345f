import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { badInput, errors, Refusal, refusalText } from '@pandora/contract/errors'
import type { Language } from '@pandora/contract/language'
import { BODY_LIMIT } from '@pandora/contract/operation'
import { faultOf } from '@pandora/store/faults'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { requestLanguage } from './context.ts'
import { BODY } from './validation.ts'

/** The refusal that an error means, `mostBytes` being what the call's body may have; INTERNAL where it is a fault of ours. */
export function refusalOf(error: unknown, mostBytes = BODY_LIMIT): Refusal {
  if (error instanceof Refusal) return error
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>
  const fault = faultOf(error)
  if (fault) return fault
  // A value PostgreSQL cannot take (22…: out of range, impossible date) came from the caller.
  if (/^22\w{3}$/.test(code)) return badInput(BODY, 'value')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || statusCode === 415 || statusCode === 406)
    return new Refusal(errors.BAD_MEDIA_TYPE)
  if (code === 'FST_ERR_BAD_URL' || statusCode === 414) return new Refusal(errors.BAD_ADDRESS)
  if (statusCode === 413)
    return new Refusal(errors.TOO_LARGE, {
      limit: code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? `${Math.floor(mostBytes / 1e6)} MB` : '2 GB',
    })
  if (statusCode === 404) return new Refusal(errors.NO_SUCH_OPERATION)
  if (statusCode >= 400 && statusCode < 500) return new Refusal(errors.BAD_JSON)
  return new Refusal(errors.INTERNAL, { id: randomUUID() })
}

/** A refusal as it goes over the wire. */
const envelopeOf = (refusal: Refusal, language: Language) => ({
  code: refusal.code,
  data: Object.keys(refusal.data).length > 0 ? refusal.data : null,
  message: refusalText(refusal.definition, language, refusal.data),
})

/** Who called has left before the whole answer was sent: nothing is wrong, and nobody is there to be told. */
export const callerHasLeft = (error: unknown, request: FastifyRequest): boolean =>
  request.raw.socket.destroyed && (error as Partial<FastifyError>).code === 'ERR_STREAM_PREMATURE_CLOSE'

/** Answers a failure as the envelope, in the caller's language. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (callerHasLeft(error, request)) return void request.log.debug('the caller has left')
  const refusal = refusalOf(error, request.routeOptions.bodyLimit)
  if (refusal.code === 'INTERNAL') request.log.error({ err: error, id: refusal.data['id'] }, 'request failed')
  void reply
    .code(refusal.definition.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(envelopeOf(refusal, requestLanguage(request)))
}

/**
 * Answers what is no request that could be read: too slow, too large headers, no HTTP. Who sends it says no language.
 */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const refusal = new Refusal(
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? errors.TOO_SLOW
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? errors.HEADERS_TOO_LARGE
        : errors.BAD_REQUEST,
  )
  const body = JSON.stringify(envelopeOf(refusal, 'zh-CN'))
  const { status } = refusal.definition
  if (!socket.writable) return void socket.destroy(error)
  // What still comes is taken and thrown away: a connection cut while the other side sends loses the answer.
  socket.resume()
  socket.setTimeout(1000, () => socket.destroy())
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}
