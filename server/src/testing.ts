import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Role } from '@pandora/contract/roles'
import { headerNames } from '@pandora/contract/constants'
import { addressOf, type InputOf, type Operation, type OutputOf } from '@pandora/contract/operation'
import type { Sql } from '@pandora/store/database'
import { grantPlain, plainUrlOf, roleOf } from '@pandora/store/plain-role'
import { watchTellings } from '@pandora/store/tellings/tellings'
import { testDatabase } from '@pandora/store/testing'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { hashPassword } from './auth/passwords.ts'
import type { User } from './auth/access.ts'
import { openSession } from './auth/sessions.ts'
import { readConfig, type Config } from './config.ts'
import type { AnswerFault } from './http/answer-check.ts'
import { prepareJobs } from './jobs/queue.ts'
import { startWorker, type Worker } from './jobs/worker.ts'
import { isMark, type LiveHub } from './live/hub.ts'
import { openWeb, type Web } from './web.ts'

/** Who calls in a test: an account with a live session. */
export interface Caller extends User {
  email: string
  password: string
  token: string
  refreshToken: string
}

export interface CallOptions {
  as?: Caller | { token: string }
  asOf?: string
  market?: string
  language?: 'zh-CN' | 'en'
  headers?: Record<string, string>
}

/** An answer as a test sees it; `data` is checked against the contract when the code is '0'. */
export interface Answered<O extends Operation> {
  status: number
  code: string | 0
  data: OutputOf<O>
  message: string
  raw: LightMyRequestResponse
}

/** A server on a database of its own, called without a network. */
export interface TestServer {
  web: Web
  /** As the owner, for what a test does by itself. */
  sql: Sql
  /** The address under which the product asks. */
  url: string
  home: string
  clock: { now: number }
  /** Makes an account with a live session. */
  caller: (role?: Role) => Promise<Caller>
  call: <O extends Operation>(operation: O, input: InputOf<O>, options?: CallOptions) => Promise<Answered<O>>
  /** Hears live events from now on: what was told before has been heard by then. Answers how to stop. */
  listen: (...of: Parameters<LiveHub['listen']>) => Promise<ReturnType<LiveHub['listen']>>
  /**
   * Faults of answers that were told of since they were last looked at; a test that plants some takes them, else they
   * fail it.
   */
  faultsTold: () => AnswerFault[]
  stop: () => Promise<void>
}

const hashes = new Map<string, Promise<string>>()
/** The hash of a password, worked out once: it is slow by design, and tests have hundreds of accounts. */
function hashOf(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  return hash
}

/** Whether there may be news to be heard. */
const tellings = watchTellings(isMark)

/** What is held is held for longer than a test runs. */
const quiet = {
  PANDORA_LOG: 'silent',
  PANDORA_HOLD_MS: '600000',
  PANDORA_CHECK_ANSWERS: '1',
  PANDORA_RATE_READ: '1000000',
  PANDORA_RATE_WRITE: '1000000',
  PANDORA_RATE_SIGN_IN: '1000000',
  PANDORA_RATE_CODE: '1000000',
  PANDORA_RATE_UPLOAD: '1000000',
}

/** Opens a test server. Its clock stands still until a test moves it. */
export async function testServer(settings: Record<string, string> = {}): Promise<TestServer> {
  const database = await testDatabase(prepareJobs)
  const home = await mkdtemp(join(tmpdir(), 'pandora-test-'))
  let moved = false
  const clock = movable(() => void (moved = true))
  // The product asks under the role it has in life; `sql` is the owner's.
  const url = plainUrlOf(database.url)
  await grantPlain(database.sql, roleOf(url))
  const config: Config = readConfig({ ...quiet, PANDORA_HOME: home, ...settings })
  const faults: AnswerFault[] = []
  const web = await openWeb(config, url, () => clock.now, {
    // A call that could hang the pool fails, and with it the test that makes it.
    secondConnection: (error) => {
      throw error
    },
    answers: (found) => void faults.push(...found),
  })
  const sql = heeding(database.sql, () => void (moved = true))
  /**
   * Before each call: what product code told of is heard, and what a test wrote itself or the clock it moved lets go of
   * what is held. Where nothing can have been told since, nothing is waited for: a notification there and back was a
   * fifth of what a short call takes.
   */
  let heard = -1
  const settled = async () => {
    if (tellings.since(heard)) {
      const before = tellings.count()
      await web.services.live.caughtUp()
      heard = before
    }
    if (moved) web.services.held.forget()
    moved = false
  }
  const inject = web.app.inject.bind(web.app)
  web.app.inject = (async (request: InjectOptions | string) => {
    await settled()
    return inject(request)
  }) as unknown as typeof inject
  return {
    web,
    sql,
    url,
    home,
    clock,
    async caller(role = 'user') {
      const email = `${randomBytes(5).toString('hex')}@example.test`
      const password = 'a long enough passphrase'
      // Not as what a test writes of facts: nothing that is held is of an account.
      const [row] = await database.sql<{ uid: number }[]>`insert into account (email, password_hash, role, expires_at)
        values (${role === 'guest' ? null : email}, ${role === 'guest' ? null : await hashOf(password)}, ${role},
        ${role === 'guest' ? new Date(clock.now + 86_400_000).toISOString() : null}) returning uid`
      const { user, refreshToken } = await openSession(
        database.sql,
        { uid: row?.uid ?? 0, role },
        'test',
        '127.0.0.1',
        clock.now,
      )
      return { ...user, email, password, token: web.services.access.issue(user), refreshToken }
    },
    call: (operation, input, options = {}) => call(web, operation, input, options).finally(() => refuseFaults(faults)),
    async listen(audience, hear) {
      await web.services.live.caughtUp()
      return web.services.live.listen(audience, hear)
    },
    faultsTold: () => faults.splice(0),
    stop: async () => {
      await web.stop()
      await database.drop()
      await rm(home, { recursive: true, force: true })
      refuseFaults(faults)
    },
  }
}

/** A worker that fails a job of which the second connection could hang the pool. */
export const testWorker = (config: Config, url: string): Promise<Worker> =>
  startWorker(config, url, {
    secondConnection: (error) => {
      throw error
    },
  })

/** A clock that says when it is moved. */
function movable(moved: () => void): { now: number } {
  let now = Date.now()
  return {
    get now() {
      return now
    },
    set now(at) {
      now = at
      moved()
    },
  }
}

/**
 * A line of the stack here, from 1 on. No more of it is made: each place is looked up in a source map, and a whole stack
 * cost more than the statement that was asked about.
 */
function placeOf(line: number): string {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = line + 1
  const { stack } = new Error('')
  Error.stackTraceLimit = stackTraceLimit
  return stack?.split('\n')[line + 1] ?? ''
}

/**
 * The pool of a test, which says when a test writes by a statement of its own: nothing tells of that as the product
 * tells of what it writes.
 * Statements of the product that are given the pool tell by themselves, or what they changed would stay unseen: here as
 * there.
 */
function heeding(sql: Sql, wrote: () => void): Sql {
  const heed = (text: unknown) => {
    // Neither a question nor, of a statement that is put together, a condition writes.
    if (/^\s*(?:select\b|\w+ = )/i.test(String(text))) return
    if (/\.test\.ts|\/testing/.test(placeOf(3))) wrote()
  }
  return new Proxy(sql, {
    apply(target, self, args: [{ raw?: readonly string[] }]) {
      heed(args[0].raw?.[0] ?? 'select')
      return Reflect.apply(target, self, args) as unknown
    },
    get(target, name) {
      const own = Reflect.get(target, name) as unknown
      if (name !== 'begin' && name !== 'unsafe') return own
      return (...args: unknown[]) => {
        heed(name === 'begin' ? name : args[0])
        return Reflect.apply(own as (...args: unknown[]) => unknown, target, args)
      }
    },
  })
}

/**
 * An answer that is not as its operation declares fails the test that asked for it, whatever became of it on its way
 * out.
 */
function refuseFaults(faults: AnswerFault[]): void {
  const found = faults.splice(0)
  if (found.length > 0)
    throw new Error(
      `answers that are not as declared:\n${found.map(({ operation, path, what }) => `  ${operation} ${path}: ${what}`).join('\n')}`,
    )
}

async function call<O extends Operation>(
  web: Web,
  operation: O,
  input: InputOf<O>,
  { as, asOf, market, language, headers }: CallOptions,
): Promise<Answered<O>> {
  const { path, rest } = addressOf(operation.path, input)
  const query = Object.fromEntries(
    Object.entries(rest)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  )
  const raw = await web.app.inject({
    method: operation.method,
    url: path,
    headers: {
      ...(as
        ? { authorization: `Bearer ${as.token}`, [headerNames.token]: as.token, [headerNames.deviceType]: 'WEB' }
        : {}),
      ...(asOf ? { [headerNames.asOf]: asOf } : {}),
      ...(market ? { [headerNames.market]: market } : {}),
      ...(language ? { [headerNames.language]: language } : {}),
      ...headers,
    },
    ...(operation.method === 'GET' ? { query } : { payload: rest }),
  })
  if (operation.transport === 'download' && raw.statusCode === 200)
    return { status: 200, code: '0', data: raw.body as OutputOf<O>, message: '', raw }
  const body = raw.json() as { code: string | 0; data: unknown; message: string }
  // The response check: what leaves the server is exactly what the contract says.
  const data = body.code === operation.succeedsWith ? operation.output.parse(body.data) : body.data
  return { status: raw.statusCode, code: body.code, data: data as OutputOf<O>, message: body.message, raw }
}
