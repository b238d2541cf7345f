import { timingSafeEqual } from 'node:crypto'
import { errors, Refusal } from '@pandora/contract/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import { header } from './context.ts'
import type { Services } from './services.ts'

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Registry
  }
}

/** Counts and times requests, and logs each without query, headers or body: they may hold secrets. */
export function countRequests(app: FastifyInstance): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by operation and status',
    labelNames: ['operation', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
    registers: [registry],
  })
  app.decorate('metrics', registry)
  app.addHook('onResponse', async (request, reply) => {
    const operation = request.routeOptions.config.operation?.id ?? request.routeOptions.url ?? 'none'
    seconds.observe({ operation, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
    request.log.debug({ operation, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'answered')
  })
}

/** `/healthz` for supervisors, `/metrics` for scrapers by token and for administrators by session (decisions 27). */
export function serveState(app: FastifyInstance, services: Services): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await services.sql`select 1`
      return { status: 'ok', database: 'ok' }
    } catch {
      return reply.code(503).send({ status: 'failing', database: 'away' })
    }
  })
  const counted = (name: string, help: string, count: () => number) =>
    new Counter({
      name,
      help,
      registers: [app.metrics],
      collect() {
        this.reset()
        this.inc(count())
      },
    })
  counted(
    'answers_checked_total',
    'Answers held against what their operation declares',
    () => services.answers.counts().checked,
  )
  counted(
    'answers_faulty_total',
    'Answers that were not as their operation declares',
    () => services.answers.counts().faulty,
  )
  app.get('/metrics', async (request, reply) => {
    await mayScrape(request, services)
    return reply
      .type(app.metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await app.metrics.metrics())
  })
}

async function mayScrape(request: FastifyRequest, services: Services): Promise<void> {
  const token = /^Bearer (.+)$/i.exec(header(request, 'authorization') ?? '')?.[1]
  if (!token) throw new Refusal(errors.NOT_SIGNED_IN)
  const fixed = services.config.PANDORA_METRICS_TOKEN
  if (fixed && fixed.length === token.length && timingSafeEqual(Buffer.from(fixed), Buffer.from(token))) return
  const user = await services.access.check(token, services.sql)
  if (user.role !== 'admin') throw new Refusal(errors.NOT_ALLOWED)
}
