import { errors, Refusal, refusalText } from '@pandora/contract/errors'
import { udfAnswers } from '@pandora/contract/domains/udf/answers'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Declared } from '../../http/answer-check.ts'
import { callerHasLeft, refusalOf } from '../../http/failures.ts'
import { requestLanguage } from '../../http/context.ts'
import { inputSchema } from '../../http/json-schema.ts'
import type { Services } from '../../http/services.ts'
import { priceEventTables, priceEventsOf } from '../price-events/offers/list.ts'
import { securityOf, type UdfSecurity } from './bars.queries.ts'
import { barReader, historyOf, MOST_BARS } from './history.ts'
import { marksOf, pinnedTo, timescaleMarks } from './marks.ts'
import { dayFrom, periodOf, resolutionOf, secondsOf, type Resolution } from './periods.ts'
import { readerOf, type UdfReader } from './reader.ts'
import { configOf, idOf, searchFor, symbolOf } from './symbols.ts'
import { defineHeld, type HeldCall } from '../../shared/define-held.ts'

declare module 'fastify' {
  interface FastifyRequest {
    udf: UdfReader
  }
}

const seconds = z.int().min(-100_000_000_000).max(1_000_000_000_000)
const common = {
  key: z.string().max(100).optional(),
  market: z.string().max(64).optional(),
  asOf: z.string().max(40).optional(),
  language: z.string().max(10).optional(),
}
const symbol = z.string().min(1).max(80)
const window = { symbol, resolution: z.string().max(10).default('1D'), from: seconds, to: seconds }
const inputs = {
  none: z.object(common),
  symbol: z.object({ ...common, symbol }),
  search: z.object({
    ...common,
    query: z.string().max(60).default(''),
    type: z.enum(['', 'stock', 'index']).default(''),
    exchange: z.string().max(20).default(''),
    limit: z.int().min(1).max(100).default(30),
  }),
  history: z.object({ ...common, ...window, countback: z.int().min(1).max(MOST_BARS).optional() }),
  marks: z.object({ ...common, ...window }),
}

/** Refused as the protocol says it: bare, with the reason in words. */
class UdfRefusal extends Error {}

/** What answers an address: its answer with what is declared of it. */
type Answer<Input> = (input: Input, request: FastifyRequest) => Promise<{ as: Declared; answer: unknown }>
const as = (declared: Declared, answer: unknown) => ({ as: declared, answer })

/**
 * The TradingView UDF protocol, bare JSON and times in seconds, under `/udf/…` for a session and under `/udf/k/<key>/…`
 * (or with `?key=`) for a connection key.
 * Reads only. Pages of other origins may read it where PANDORA_UDF_ORIGINS names them.
 */
export async function serveUdf(app: FastifyInstance, services: Services): Promise<void> {
  const { config, sql } = services
  await app.register(async (udf) => {
    udf.decorateRequest('udf', null as unknown as UdfReader)
    answerRefusals(udf)
    allowOrigins(udf, config.PANDORA_UDF_ORIGINS)
    const get = <Input extends z.ZodObject>(name: string, schema: Input, answer: Answer<z.output<Input>>): void => {
      for (const base of ['/udf', '/udf/k/:key']) {
        udf.get(`${base}/${name}`, {
          schema: { querystring: inputSchema(schema) },
          config: { rateLimit: { max: config.PANDORA_RATE_READ, timeWindow: 60_000 } },
          onRequest: async (request) => {
            request.udf = await readerOf(request, services)
            request.user = request.udf.user
          },
          handler: async (request, reply) => {
            reply.header('cache-control', 'no-store')
            const said = await answer(request.query as z.output<Input>, request)
            const held = services.answers.whole(said.as, said.answer)
            // Plain text, the one number that the protocol answers by itself.
            return typeof held === 'number' ? reply.type('text/plain; charset=utf-8').send(String(held)) : held
          },
        })
      }
    }
    const security = async (text: string, { view }: UdfReader): Promise<UdfSecurity> => {
      const found = await securityOf(sql, view, idOf(text))
      if (!found) throw new UdfRefusal('unknown_symbol')
      return found
    }
    const shown = ({ language, view }: UdfReader) => ({
      language,
      madeUp: services.markets.all().find((one) => one.market_id === view.marketId)?.fictional ?? false,
    })
    const pinned = async (
      { symbol: text, resolution, from, to }: z.output<typeof inputs.marks>,
      { view }: UdfReader,
    ) => {
      const of = await security(text, { view } as UdfReader)
      const companyId = of.company_id
      if (companyId === null || from >= to) return []
      return heldMarks.read(
        services,
        view,
        { securityId: of.security_id, companyId, resolution: known(resolution), from, to },
        services.now(),
      )
    }

    get('config', inputs.none, async (_input, request) =>
      as(udfAnswers.config, await configOf(sql, request.udf.view, request.udf.language)),
    )
    get('time', inputs.none, async (_input, request) =>
      as(udfAnswers.time, Math.floor((request.udf.view.asOf ?? services.now()) / 1000)),
    )
    get('search', inputs.search, async (input, request) =>
      as(udfAnswers.search, await searchFor(sql, request.udf.view, input, shown(request.udf), services.now())),
    )
    get('symbols', inputs.symbol, async (input, request) =>
      as(
        udfAnswers.symbols,
        await symbolOf(sql, request.udf.view, await security(input.symbol, request.udf), shown(request.udf)),
      ),
    )
    get('history', inputs.history, async ({ symbol: text, resolution, from, to, countback }, request) => {
      const bars = await historyOf(sql, request.udf.view, {
        securityId: (await security(text, request.udf)).security_id,
        resolution: known(resolution),
        from,
        to,
        countback,
      })
      return as(bars.s === 'ok' ? udfAnswers.history : udfAnswers.noData, bars)
    })
    get('marks', inputs.marks, async (input, request) =>
      as(udfAnswers.marks, marksOf(await pinned(input, request.udf), request.udf.language)),
    )
    get('timescale_marks', inputs.marks, async (input, request) =>
      as(udfAnswers.timescaleMarks, timescaleMarks(await pinned(input, request.udf), request.udf.language)),
    )
    udf.get('/udf/*', async () => {
      throw new Refusal(errors.NO_SUCH_OPERATION)
    })
  })
}

/** A resolution of ours. Throws where it is none. */
function known(text: string): Resolution {
  const resolution = resolutionOf(text)
  if (!resolution) throw new UdfRefusal('unsupported_resolution')
  return resolution
}

const heldMarks = defineHeld({
  id: 'udf.marks',
  reads: priceEventTables,
  input: z.object({
    securityId: z.string(),
    companyId: z.string(),
    resolution: z.custom<Resolution>(),
    from: z.number(),
    to: z.number(),
  }),
  load: pinnedBars,
})

/**
 * Price events of a company pinned to the bars whose time lies in [from, to), with all four filters on as they are by
 * default. All of them: the protocol has no way to say that some were left out.
 */
async function pinnedBars(
  { db, view, now }: HeldCall,
  asked: { securityId: string; companyId: string; resolution: Resolution; from: number; to: number },
): Promise<ReturnType<typeof pinnedTo>> {
  const { securityId, companyId, resolution } = asked
  const [first, before] = [dayFrom(asked.from), dayFrom(asked.to)]
  const [longer, daily] = await Promise.all([
    barReader(db, view, securityId, resolution),
    barReader(db, view, securityId, '1D'),
  ])
  const bars = longer ? await longer({ from: first, before, newest: MOST_BARS }) : []
  const [oldest, newest] = [bars[0], bars.at(-1)]
  if (!daily || !oldest || !newest) return []
  const days = Map.groupBy(await daily({ from: oldest.day, before: '9999-12-31', newest: MOST_BARS }), ({ day }) =>
    periodOf(day, resolution),
  )
  const until = days.get(periodOf(newest.day, resolution))?.at(-1)?.day ?? newest.day
  const { shown: events } = await priceEventsOf(db, view, {
    companyId,
    from: oldest.day,
    to: until,
    kinds: ['news', 'announcement', 'report', 'policy'],
    risk: true,
    opportunity: true,
    direct: true,
    indirect: true,
    limit: Number.POSITIVE_INFINITY,
    now,
  })
  // An event after the close of the last bar belongs to the bar after it, which may lie beyond what was asked for.
  return pinnedTo(
    events,
    securityId,
    bars.map(({ day }) => ({
      time: secondsOf(day),
      days: (days.get(periodOf(day, resolution)) ?? []).map((one) => one.day),
    })),
  )
}

/**
 * Every failure as `{s: 'error', errmsg}`: what the protocol cannot find with status 200, as clients look into the body
 * only; what is refused with its own.
 */
function answerRefusals(udf: FastifyInstance): void {
  udf.setErrorHandler((error, request, reply) => {
    if (callerHasLeft(error, request)) return void request.log.debug('the caller has left')
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
    if (error instanceof UdfRefusal) return reply.code(200).send({ s: 'error', errmsg: error.message })
    const refusal = refusalOf(error)
    if (refusal.code === 'INTERNAL') request.log.error({ err: error, id: refusal.data['id'] }, 'request failed')
    return reply
      .code(refusal.definition.status)
      .send({ s: 'error', errmsg: refusalText(refusal.definition, requestLanguage(request), refusal.data) })
  })
}

/** Lets pages of the named origins read; `*` names all. Without any, browsers keep pages of other origins out. */
function allowOrigins(udf: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  udf.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    reply.header('vary', 'origin')
    if (origin === undefined || !(origins.includes('*') || origins.includes(origin))) return
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET',
      'access-control-allow-headers': 'authorization, x-token, x-market, x-as-of, x-language',
      'access-control-max-age': '600',
    })
  })
  udf.options('/udf/*', async (_request, reply) => reply.code(204).send())
}
