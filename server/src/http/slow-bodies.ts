import { errors, Refusal } from '@pandora/contract/errors'
import type { FastifyInstance } from 'fastify'

/** How long a file of 2 GB may take to arrive over a slow line, in ms. */
export const UPLOAD_MS = 3_600_000

declare module 'fastify' {
  interface FastifyRequest {
    /** Ends the wait for the body. */
    late: NodeJS.Timeout | undefined
  }
}

/**
 * Refuses bodies that do not arrive in time with TOO_SLOW: half-sent ones would stay open for ever. Uploads have the
 * server's own, longer limit.
 */
export function refuseSlowBodies(app: FastifyInstance, bodyMs: number): void {
  app.decorateRequest('late', undefined)
  app.addHook('preParsing', async (request, reply) => {
    if (
      request.method === 'GET' ||
      request.method === 'HEAD' ||
      request.routeOptions.config.operation?.transport === 'upload'
    )
      return
    request.late = setTimeout(() => {
      void reply.header('connection', 'close').send(new Refusal(errors.TOO_SLOW))
      request.raw.once('error', () => {})
      reply.raw.once('finish', () => request.raw.destroy())
    }, bodyMs)
  })
  const arrived = async (request: { late: NodeJS.Timeout | undefined }) => clearTimeout(request.late)
  app.addHook('preValidation', arrived)
  app.addHook('onRequestAbort', arrived)
  app.addHook('onResponse', arrived)
}
