import { spawn, type ChildProcess } from 'node:child_process'
import { openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { urlOf } from '@pandora/store/cluster/cluster'
import { databasePassword } from '@pandora/store/cluster/initdb'
import { runningFrom } from '@pandora/store/cluster/lock'
import { connect, type Sql } from '@pandora/store/database'
import { until } from './limits.ts'
import { killAll, workerOf } from './processes.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const administrator = { email: 'faults@example.test', password: 'a phrase for campaigns' }

/**
 * Within this long the product must have started, and whoever has an account be able to sign in, ms: a machine at work
 * needs many times what a quiet one does (1 s).
 */
export const STARTS_WITHIN_MS = 420_000

/** What answered: the envelope's code, '0' for done; null where nothing did, so that nobody knows what became of it. */
export interface Answer {
  code: string | null
  data: unknown
}

/** A product that is killed and started again on one home and one port: its processes, and calls to it. */
export interface Prey {
  home: string
  /** Process of the web (which leads), of its worker, of the database; undefined while there is none. */
  web: () => number | undefined
  worker: () => Promise<number | undefined>
  database: () => Promise<number | undefined>
  /** Kills web, worker and database at once, all that belongs to them. Answers how many processes. */
  killAll: () => Promise<number>
  call: (path: string, input: object, options?: { token?: string; from?: string; ms?: number }) => Promise<Answer>
  get: (path: string, options?: { token?: string; from?: string; ms?: number }) => Promise<Answer>
  /** Sends a file. */
  upload: (name: string, text: string) => Promise<Answer>
  /** Signs the administrator in. Throws where that is not possible in `STARTS_WITHIN_MS`. */
  token: () => Promise<string>
  /** Resolves when it answers. Throws where it does not in `STARTS_WITHIN_MS`. */
  answers: () => Promise<void>
  healthy: () => Promise<boolean>
  /** What it says of its health, or why it says nothing. */
  health: () => Promise<string>
  stop: () => Promise<void>
}

/** The database of a home for the campaign's own looks: after a restart it may listen elsewhere. */
export interface Looks {
  sql: () => Promise<Sql>
  end: () => Promise<void>
}

/** Where a running product's database is. Never starts one: that would take the home away from the product. */
async function joinDatabase(home: string): Promise<{ url: string }> {
  const held = await runningFrom(home)
  if (!held || held.port === null) throw new Error('nothing runs from this home for the moment')
  return { url: urlOf(held.port, await databasePassword(home)) }
}

export function looksAt(home: string): Looks {
  let at = ''
  let open: Sql | undefined
  return {
    sql: async () => {
      const { url } = await joinDatabase(home)
      if (url !== at || !open) {
        void open?.end({ timeout: 1 }).catch(() => undefined)
        open = connect(url, { max: 3, name: 'faults' })
        at = url
      }
      return open
    },
    end: async () => open?.end({ timeout: 1 }),
  }
}

/** Starts the product on a home, and again whenever it ends, as a service manager would. */
export async function startPrey(home: string, folder: string, settings: NodeJS.ProcessEnv = {}): Promise<Prey> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const environment = {
    ...process.env,
    PANDORA_HOME: home,
    PORT: String(port),
    PANDORA_DEMO: 'off',
    PANDORA_LOG: 'error',
    PANDORA_IMPORT_FOLDERS: folder,
    PANDORA_ADMIN_EMAIL: administrator.email,
    PANDORA_ADMIN_PASSWORD: administrator.password,
    PANDORA_RATE_READ: '1000000',
    PANDORA_RATE_WRITE: '1000000',
    PANDORA_RATE_SIGN_IN: '1000000',
    PANDORA_RATE_CODE: '1000000',
    PANDORA_RATE_UPLOAD: '1000000',
    ...settings,
  }
  // What the product says of its own faults, for who looks after a campaign that failed.
  const said =
    process.env['PANDORA_FAULTS_LOG'] === undefined ? 'ignore' : openSync(process.env['PANDORA_FAULTS_LOG'], 'a')
  let child: ChildProcess | undefined
  let stopping = false
  const start = (): void => {
    child = spawn(process.execPath, ['server/src/main.ts'], {
      cwd: root,
      stdio: ['ignore', said, said],
      env: environment,
    })
    child.once('exit', () => {
      if (!stopping) setTimeout(start, 300)
    })
  }
  start()
  const ask = async (path: string, init: RequestInit, ms = 20_000): Promise<Answer> => {
    try {
      const answer = await fetch(`${address}${path}`, { ...init, signal: AbortSignal.timeout(ms) })
      const body = (await answer.json()) as { code: string | number; data: unknown }
      return { code: String(body.code), data: body.data }
    } catch {
      return { code: null, data: null }
    }
  }
  let token: string | undefined
  const prey: Prey = {
    home,
    web: () => child?.pid,
    worker: () => workerOf(child?.pid),
    killAll: () => killAll(child?.pid),
    database: async () =>
      Number((await readFile(join(home, 'postgres/data/postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0]) ||
      undefined,
    call: (path, input, { token: own, from = '127.0.0.1', ms } = {}) =>
      ask(
        path,
        {
          method: 'POST',
          body: JSON.stringify(input),
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': from,
            ...(own === undefined ? {} : { authorization: `Bearer ${own}` }),
          },
        },
        ms,
      ),
    get: (path, { token: own, from = '127.0.0.1', ms } = {}) =>
      ask(
        path,
        { headers: { 'x-forwarded-for': from, ...(own === undefined ? {} : { authorization: `Bearer ${own}` }) } },
        ms,
      ),
    upload: async (name, text) => {
      const form = new FormData()
      form.append('file', new Blob([text]), name)
      return ask('/api/import/upload', {
        method: 'POST',
        body: form,
        headers: { authorization: `Bearer ${await prey.token()}` },
      })
    },
    token: async () => {
      if (token !== undefined) return token
      let answered: string | null = null
      await until(async () => {
        const { code, data } = await prey.call('/api/login/v2', administrator)
        answered = code
        if (code === '0') token = (data as { token: string }).token
        return code === '0'
      }, STARTS_WITHIN_MS)
      if (token === undefined) throw new Error(`nobody can sign in: ${answered ?? 'no answer'}`)
      return token
    },
    answers: async () => {
      if ((await until(prey.healthy, STARTS_WITHIN_MS)) === null) throw new Error('the product does not start')
    },
    healthy: async () =>
      fetch(`${address}/healthz`, { signal: AbortSignal.timeout(2000) }).then(
        ({ ok }) => ok,
        () => false,
      ),
    health: async () =>
      fetch(`${address}/healthz`, { signal: AbortSignal.timeout(10_000) }).then((answer) => answer.text(), String),
    stop: async () => {
      stopping = true
      const running = child
      if (!running || running.exitCode !== null || running.signalCode !== null) return
      const ended = new Promise((resolve) => running.once('exit', resolve))
      running.kill('SIGTERM')
      await Promise.race([ended, wait(30_000)])
      running.kill('SIGKILL')
    },
  }
  // The session lives as long as the campaign's token does: a new one each ten minutes.
  setInterval(() => {
    token = undefined
  }, 600_000).unref()
  return prey
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const at = server.address()
      server.close(() => resolve(typeof at === 'object' && at ? at.port : 0))
    })
  })
}
