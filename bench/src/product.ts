import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))
/** The public data beside the repository. */
export const dataFolder = join(root, '../shared/data')

/** Files of the public data, in the order to import; empty where they are absent. */
export const publicFiles = [
  'numeric/a_share_companies/sw2021_industries.csv',
  'numeric/a_share_companies/companies.dev.csv',
  'numeric/a_share_daily/prices_2021_2025.dev.csv',
  'numeric/index_daily/cn_index_daily.csv',
  'numeric/fx/cny_cross_daily.csv',
  'numeric/rates_cn/lpr.csv',
  'numeric/rates_cn/shibor_daily.csv',
  'text/zh-news-wind-xueqiu-posneg/dev.jsonl',
  'text/zh-astock-news-movement/dev.jsonl',
  'text/zh-news-xwlb-economy/news.jsonl',
  'text/zh-policy-gov-work-reports/reports.jsonl',
  'text/zh-policy-meetings-xwlb/meetings.jsonl',
  'text/zh-policy-meetings-xwlb/policy_releases.jsonl',
]
  .map((file) => join(dataFolder, file))
  .filter((file) => existsSync(file))

/** A product of the benchmark's own, in a temporary home. */
export interface Product {
  address: string
  home: string
  /** Milliseconds from the command to the first answered page. */
  startedInMs: number
  token: string
  /** Resident memory of the web process, in MB. */
  residentMb: () => Promise<number>
  importFile: (file: string) => Promise<string>
  stop: () => Promise<void>
}

/** The administrator of a benchmark's product. */
export const benchAccount = { email: 'bench@example.test', password: 'a phrase for benchmarks' }

const environment = {
  PANDORA_ADMIN_EMAIL: benchAccount.email,
  PANDORA_ADMIN_PASSWORD: benchAccount.password,
  PANDORA_LOG: 'warn',
  PANDORA_DEMO: 'off',
  PANDORA_RATE_READ: '100000000',
  PANDORA_RATE_WRITE: '100000000',
  PANDORA_RATE_SIGN_IN: '100000',
  PANDORA_RATE_CODE: '100000',
}

/** Starts the product and signs in. With a `home` it starts again on what is there; `settings` are its environment. */
export async function startProduct(home?: string, settings: Record<string, string> = {}): Promise<Product> {
  const place = home ?? (await mkdtemp(join(tmpdir(), 'pandora-bench-')))
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const begun = performance.now()
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment, ...settings, PANDORA_HOME: place, PORT: String(port) },
  })
  await answered(`${address}/healthz`)
  const startedInMs = performance.now() - begun
  const signIn = await fetch(`${address}/api/login/v2`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(benchAccount),
  })
  const {
    data: { token },
  } = (await signIn.json()) as { data: { token: string } }
  return {
    address,
    home: place,
    startedInMs,
    token,
    residentMb: async () =>
      residentMb((JSON.parse(await readFile(join(place, 'pandora.lock'), 'utf8')) as { pid: number }).pid),
    importFile: async (file) =>
      (
        await run(process.execPath, ['server/src/import-cli.ts', 'files', file], {
          cwd: root,
          env: { ...process.env, ...environment, PANDORA_HOME: place },
          maxBuffer: 1 << 26,
        })
      ).stdout,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      if (home === undefined) await rm(place, { recursive: true, force: true })
    },
  }
}

/**
 * Memory, in MB, that the worker of a product holds and the most that it has held: the one whose parent is the process
 * of the home's lock.
 */
export async function workerMemory(home: string): Promise<{ workerMb: number | null; workerPeakMb: number | null }> {
  const { pid } = JSON.parse(await readFile(`${home}/pandora.lock`, 'utf8')) as { pid: number }
  for (const entry of await readdir('/proc')) {
    const status = /^\d+$/.test(entry) ? await readFile(`/proc/${entry}/status`, 'utf8').catch(() => '') : ''
    if (!new RegExp(`PPid:\\s+${pid}\\n`).test(status)) continue
    const command = await readFile(`/proc/${entry}/cmdline`, 'utf8').catch(() => '')
    const mb = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
    if (command.includes('main.ts')) return { workerMb: mb('VmRSS'), workerPeakMb: mb('VmHWM') }
  }
  return { workerMb: null, workerPeakMb: null }
}

async function residentMb(pid: number): Promise<number> {
  return Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

async function answered(url: string): Promise<void> {
  for (;;) {
    try {
      if ((await fetch(url)).ok) return
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
