import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import staticFiles from '@fastify/static'
import { errors, Refusal } from '@pandora/contract/errors'
import { UPLOAD_LIMIT } from '@pandora/contract/constants'
import { BODY_LIMIT, type Operation } from '@pandora/contract/operation'
import fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify'
import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import type { User } from '../auth/access.ts'
import { networkOf } from '../auth/network.ts'
import { answerFailure, answerUnreadable } from './failures.ts'
import { framePartsHeader } from './frame-parts.ts'
import { openApi } from './openapi.ts'
import { register } from './register.ts'
import { countRequests, serveState } from './state.ts'
import type { Route } from './route.ts'
import type { Services } from './services.ts'
import { serializerCompiler } from './json-schema.ts'
import { refuseSlowBodies, UPLOAD_MS } from './slow-bodies.ts'
import { validatorCompiler } from './validation.ts'

declare module 'fastify' {
  interface FastifyRequest {
    user: User
    /** Why the caller is refused, told once the call has counted towards its limit. */
    refused: unknown
  }
  interface FastifyContextConfig {
    operation?: Operation
  }
}

/** How hard answers are compressed (0 to 11): from here on time grows faster than what it saves. */
const QUALITY = 4

/** The pages ask for nothing of the device. */
const NOTHING_OF_THE_DEVICE = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'

const pages = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** What the domains serve: their operations, and bare addresses beside them. */
export interface Served {
  routes: readonly Route[]
  bare: readonly ((app: FastifyInstance, services: Services) => Promise<void>)[]
}

/** The HTTP server of a process: security, operations, state, pages. */
export async function makeApp(services: Services, { routes, bare }: Served): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: services.log,
    bodyLimit: BODY_LIMIT,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: services.config.PANDORA_PROXIES,
    routerOptions: { maxParamLength: 400 },
    forceCloseConnections: true,
    requestTimeout: UPLOAD_MS,
    frameworkErrors: answerFailure,
    clientErrorHandler: answerUnreadable,
  })
  app.decorateRequest('user', null as unknown as User)
  app.decorateRequest('refused', undefined)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler as FastifySerializerCompiler<unknown>)
  app.setErrorHandler(answerFailure)
  refuseSlowBodies(app, services.config.PANDORA_BODY_MS)
  countRequests(app)
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Served without TLS by default: a proxy that adds it adds this header too.
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', async (_request, reply) => void reply.header('permissions-policy', NOTHING_OF_THE_DEVICE))
  // What the web is built of is compressed already (web/vite.config.ts); what is sent in is taken as it is. A secret and
  // what a stranger chose never stand in one answer (BREACH): who is signed in says so by a header that no other site
  // can send, and tokens go out in answers below the size that is compressed.
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
  })
  await app.register(cookie)
  await app.register(multipart, { limits: { fileSize: UPLOAD_LIMIT, files: 1, fields: 10 } })
  await app.register(rateLimit, {
    global: false,
    // After it is known who calls, before what was sent is read: what cannot be read counts too.
    hook: 'onRequest',
    keyGenerator: (request) => (request.user?.uid > 0 ? `u${request.user.uid}` : networkOf(request.ip)),
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal(errors.TOO_MANY_REQUESTS, { seconds: Math.ceil(ttl / 1000) }),
  })
  for (const route of routes) register(app, route, services)
  let document: ReturnType<typeof openApi> | undefined
  app.get('/openapi.json', async () => (document ??= openApi(routes.map((route) => route.operation))))
  serveState(app, services)
  for (const serve of bare) await serve(app, services)
  await servePages(app)
  return app
}

async function servePages(app: FastifyInstance): Promise<void> {
  const built = existsSync(`${pages}/index.html`)
  if (built)
    await app.register(staticFiles, {
      root: pages,
      preCompressed: true,
      wildcard: false,
      index: false,
      setHeaders: (response, path) =>
        void response.header(
          'cache-control',
          /\/assets\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        ),
    })
  if (built) app.get('/', (_request, reply) => reply.header('cache-control', 'no-cache').sendFile('landing.html'))
  const [frameParts, floorParts] = built ? [framePartsHeader(pages), framePartsHeader(pages, true)] : [null, null]
  app.setNotFoundHandler((request, reply) => {
    if (!asksForPage(request) || !built) throw new Refusal(errors.NO_SUCH_OPERATION)
    const parts = /^\/index(?:\/floor\/|\/?(?:\?|$))/.test(request.url) ? floorParts : frameParts
    if (parts !== null && /^\/index(?:[/?]|$)/.test(request.url)) void reply.header('link', parts)
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  })
}

/**
 * Whether a request is for a screen of the product: by a browser, or by whoever takes anything (previews of links,
 * checks of uptime), at an address that is no file's and no program's.
 */
function asksForPage({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] ?? ''
  if ((method !== 'GET' && method !== 'HEAD') || /^\/(?:api|udf|assets)(?:\/|$)/.test(path) || /\.\w{1,8}$/.test(path))
    return false
  return /text\/html|\*\/\*/.test(headers.accept ?? '*/*')
}
