import { Readable } from 'node:stream'
import negotiate from '@fastify/accept-negotiator'
import { errors, Refusal } from '@pandora/contract/errors'
import { carriedFields, pathFields, type Operation, type RateClass } from '@pandora/contract/operation'
import { headerNames } from '@pandora/contract/constants'
import { dayOf } from '@pandora/contract/time'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { User } from '../auth/access.ts'
import type { Config } from '../config.ts'
import { header, requestLanguage, requestView } from './context.ts'
import { writeOnce } from './idempotency.ts'
import { inputSchema, outputSchema } from './json-schema.ts'
import type { Download, Picture, Route, UserCall, Written } from './route.ts'
import type { Services } from './services.ts'
import { valuesWithin } from './validation.ts'

const nobody: User = { uid: 0, role: 'user', sessionId: '' }

/**
 * Registers a route: who may call, how often, validation, serialisation, transaction, envelope; all from its
 * declaration.
 */
export function register(app: FastifyInstance, route: Route, services: Services): void {
  const { operation } = route
  const body = takesBody(operation)
  app.route({
    method: operation.method,
    url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
    schema: schemaOf(operation),
    ...(operation.transport === 'upload' ? {} : { bodyLimit: operation.bodyLimit }),
    config: { operation, rateLimit: rateLimit(services.config, operation.rate) },
    // An empty body stands for an empty object, so that operations without input need none.
    preValidation: async (request) => {
      if (body && (request.body === undefined || request.body === null)) request.body = {}
    },
    // A refusal is kept until the call has counted towards its limit, which comes between these two.
    onRequest: async (request) => {
      try {
        request.user = nobody
        if (operation.access !== 'public') request.user = await authenticated(request, services)
        if (operation.access === 'admin' && request.user.role !== 'admin') throw new Refusal(errors.NOT_ALLOWED)
        if (!operation.guests && request.user.role === 'guest') throw new Refusal(errors.NOT_FOR_GUESTS)
      } catch (refused) {
        request.refused = refused
      }
    },
    preParsing: async (request) => {
      if (request.refused !== undefined) throw request.refused
    },
    handler: async (request, reply) => answer(route, request, reply, services),
  })
}

const takesBody = ({ method, transport }: Operation): boolean => method === 'POST' && transport !== 'upload'

const schemas = new WeakMap<Operation, object>()

/** What Fastify holds the input and the answer of an operation against; made once, however many servers there are. */
function schemaOf(operation: Operation): object {
  const known = schemas.get(operation)
  if (known) return known
  const inPath = Object.fromEntries(pathFields(operation.path).map((name) => [name, true as const]))
  const rest = operation.input.omit(inPath as never)
  const input = inputSchema(takesBody(operation) ? rest.extend(carriedFields) : rest)
  const schema = {
    ...(takesBody(operation)
      ? { body: { ...input, ...valuesWithin(operation.bodyLimit) } }
      : operation.method === 'GET'
        ? { querystring: input }
        : {}),
    ...(Object.keys(inPath).length > 0 ? { params: inputSchema(operation.input.pick(inPath as never)) } : {}),
    ...(operation.transport === 'json' || operation.transport === 'upload'
      ? { response: { 200: outputSchema(envelopeOf(operation)) } }
      : {}),
  }
  schemas.set(operation, schema)
  return schema
}

async function answer(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<unknown> {
  const { operation, handle } = route
  const input = {
    ...((request.method === 'POST' ? (request.body ?? {}) : request.query) as Record<string, unknown>),
    ...(request.params as Record<string, unknown>),
  }
  const now = services.now()
  const view = requestView(
    request,
    services.markets,
    now,
    request.user.role,
    /^(?:accounts|consumer)\.|^markets\.list$/.test(operation.id),
  )
  const call = {
    input,
    db: services.sql,
    view: operation.dated ? view : { ...view, asOf: null },
    language: requestLanguage(request),
    now,
    request,
    reply,
    services,
    user: request.user,
  } as unknown as UserCall<typeof operation>
  reply.header('cache-control', 'no-store')
  if (route.shared && !route.shared.own?.(input)) {
    const load = async () =>
      reply.serializeInput(
        {
          code: operation.succeedsWith,
          data: services.answers.data(operation, await handle({ ...call, user: null } as never)),
          message: operation.message,
        },
        '200',
      ) as string
    const key = `${call.language} ${dayOf(now)} ${asked(operation, input)}`
    const { bytes, packed } = await services.held.text(call.view, route.shared, key, load)
    reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding')
    // Packed once for all readers; any other answer is packed as it goes out (app.ts).
    const small = packed && negotiate(header(request, 'accept-encoding') ?? '', ['gzip']) ? packed : null
    if (small) reply.header('content-encoding', 'gzip')
    return reply.send(small ?? bytes)
  }
  if (operation.transport === 'live') return handle(call)
  if (operation.transport === 'download')
    return download(operation, reply, (await handle(call)) as Download<unknown> | Picture, services)
  if (route.written) {
    const written = (await handle(call)) as Written
    services.answers.written(operation, written.json)
    return reply.type('application/json; charset=utf-8').send(enveloped(written, operation.message))
  }
  const data =
    operation.writes && operation.transport === 'json'
      ? await writeOnce(
          services,
          { uid: request.user.uid, operation: operation.id, requestId: input['requestId'] as string | undefined },
          {
            prepare: route.prepare && (() => route.prepare?.(call) ?? Promise.resolve()),
            perform: async (tx, prepared) =>
              services.answers.data(operation, await handle({ ...call, db: tx }, prepared)),
          },
        )
      : services.answers.data(operation, await handle(call))
  return { code: operation.succeedsWith, data, message: operation.message }
}

function enveloped({ json }: Written, message: string): string | Buffer {
  const [head, tail] = ['{"code":"0","data":', `,"message":${JSON.stringify(message)}}`]
  return typeof json === 'string'
    ? `${head}${json}${tail}`
    : Buffer.concat([Buffer.from(head), ...json, Buffer.from(tail)])
}

/** What is asked for, whatever the order in which it was said; nothing of what a call may carry besides. */
const asked = ({ input: { shape } }: Route['operation'], input: Record<string, unknown>): string =>
  JSON.stringify(Object.fromEntries(Object.keys(shape).map((name) => [name, input[name]])))

async function download(
  operation: Operation,
  reply: FastifyReply,
  given: Download<unknown> | Picture,
  { answers }: Services,
): Promise<unknown> {
  if ('body' in given)
    return reply
      .header('cache-control', `private, max-age=${given.keepSeconds}, immutable`)
      .type(given.type)
      .send(given.body)
  const { file, type, holds, begins = '', write } = given
  const written = async (held: unknown) => write(answers.whole(operation, held))
  const pieces = async function* (all: AsyncIterable<unknown>) {
    yield begins
    for await (const held of all) yield await written(held)
  }
  const inPieces = typeof holds === 'object' && holds !== null && Symbol.asyncIterator in holds
  const body = inPieces ? Readable.from(pieces(holds as AsyncIterable<unknown>)) : await written(holds)
  return reply
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file)}`)
    .type(type)
    .send(typeof body === 'string' ? begins + body : body)
}

async function authenticated(request: FastifyRequest, services: Services): Promise<User> {
  const bearer = /^Bearer (.+)$/i.exec(header(request, 'authorization') ?? '')?.[1]
  const token = bearer ?? header(request, headerNames.token)
  if (!token) throw new Refusal(errors.NOT_SIGNED_IN)
  return services.access.check(token, services.sql)
}

const envelopeOf = ({ output: data, succeedsWith }: Route['operation']) =>
  z.object({ code: succeedsWith === 0 ? z.int() : z.string(), data, message: z.string() })

function rateLimit(config: Config, rate: RateClass): { max: number; timeWindow: number } {
  const perMinute = {
    read: config.PANDORA_RATE_READ,
    write: config.PANDORA_RATE_WRITE,
    'sign-in': config.PANDORA_RATE_SIGN_IN,
    code: config.PANDORA_RATE_CODE,
    upload: config.PANDORA_RATE_UPLOAD,
    live: config.PANDORA_RATE_CODE,
  }
  return { max: perMinute[rate], timeWindow: 60_000 }
}
