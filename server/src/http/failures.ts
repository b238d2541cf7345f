import { randomUUID } from 'node:crypto'
import { badInput, errors, errorText, Refusal } from '@pandora/contract/errors'
import { faultOf } from '@pandora/store/faults'
import type { FastifyError, FastifyInstance } from 'fastify'
import { requestLanguage } from './context.ts'
import { BODY } from './validation.ts'

/** The refusal that an error means; INTERNAL where it is a fault of ours. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>
  const fault = faultOf(error)
  if (fault) return fault
  // A value PostgreSQL cannot take (22…: out of range, impossible date) came from the caller.
  if (/^22\w{3}$/.test(code)) return badInput(BODY, 'value')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || statusCode === 415 || statusCode === 406) return new Refusal('BAD_MEDIA_TYPE')
  if (statusCode === 413) return new Refusal('TOO_LARGE', { limit: '1 MB' })
  if (statusCode === 404) return new Refusal('NO_SUCH_OPERATION')
  if (statusCode >= 400 && statusCode < 500) return new Refusal('BAD_JSON')
  return new Refusal('INTERNAL', { id: randomUUID() })
}

/** Answers every failure as the envelope, in the caller's language. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error)
    if (refusal.code === 'INTERNAL') request.log.error({ err: error, id: refusal.data['id'] }, 'request failed')
    const data = Object.keys(refusal.data).length > 0 ? refusal.data : null
    void reply
      .code(errors[refusal.code].status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send({ code: refusal.code, data, message: errorText(refusal.code, requestLanguage(request), refusal.data) })
  })
}
