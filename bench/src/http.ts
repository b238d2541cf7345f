import autocannon from 'autocannon'
import { companies } from '@pandora/contract/domains/companies/operations'
import { flash } from '@pandora/contract/domains/flash/operations'
import { floors } from '@pandora/contract/domains/floors/operations'
import { addressOf, type Operation } from '@pandora/contract/operation'
import { search } from '@pandora/contract/domains/search/operations'
import { watch } from '@pandora/contract/domains/watch/operations'
import { median } from './machine.ts'
import { publicFiles, startProduct, type Product } from './product.ts'
import { sqlFloors } from './floors.ts'

const CONNECTIONS = 16
const SECONDS = 6
const RUNS = 5

interface Reading {
  operation: Operation
  input: Record<string, unknown>
}

/** The reads whose figures the product promises, with what they are asked. */
const readings: Record<string, Reading> = {
  flash: { operation: flash.dailyFlashList, input: { page_size: 20 } },
  watch: { operation: watch.list, input: { page: 0, size: 30 } },
  profile: { operation: companies.profile, input: { companyId: 'SHZ-000001' } },
  search: { operation: search.companyInfo, input: { text: 'payh' } },
  floors: { operation: floors.openList, input: { page: 0, size: 30 } },
}

/**
 * Requests a second, latency, memory and the cost of the SQL alone, on the full public data, signed in. `only` names
 * the readings to take; none = all.
 */
export async function httpBench(only: readonly string[] = []) {
  const product = await startProduct()
  try {
    for (const file of publicFiles) await product.importFile(file)
    await starCompanies(product)
    await openFloors(product)
    const alone = await sqlFloors(product.home, only)
    const answers: Record<string, object> = {}
    for (const [name, reading] of Object.entries(readings).filter(([one]) => only.length === 0 || only.includes(one)))
      answers[name] = {
        ...(await load(product, reading)),
        oneAtATimeMs: await oneAtATime(product, reading),
        sqlAlone: alone[name],
      }
    return {
      connections: CONNECTIONS,
      secondsARun: SECONDS,
      runs: RUNS,
      files: publicFiles.length,
      residentMb: Math.round(await product.residentMb()),
      answers,
    }
  } finally {
    await product.stop()
  }
}

async function starCompanies({ address, token }: Product): Promise<void> {
  const names = Array.from({ length: 40 }, (_, at) => String(at + 1).padStart(6, '0'))
  await fetch(`${address}${watch.addMany.path}`, {
    method: 'POST',
    headers: headers(token),
    body: JSON.stringify({ names }),
  })
}

/** Eight open floors of five tiles each: the first, and copies of it. */
async function openFloors({ address, token }: Product): Promise<void> {
  const ask = async (path: string, input: object) =>
    (await fetch(`${address}${path}`, { method: 'POST', headers: headers(token), body: JSON.stringify(input) })).json()
  const { data } = (await ask(floors.openList.path, {})) as { data: { dataList: { id: string }[] } }
  for (let at = 1; at < 8; at++) await ask(floors.duplicate.path, { floorId: data.dataList[0]?.id })
}

async function load(product: Product, reading: Reading) {
  const request = requestOf(product, reading)
  await autocannon({ ...request, connections: CONNECTIONS, duration: 2 })
  const runs = []
  for (let at = 0; at < RUNS; at++)
    runs.push(await autocannon({ ...request, connections: CONNECTIONS, duration: SECONDS }))
  return {
    requestsPerSecond: Math.round(median(runs.map((run) => run.requests.average))),
    p50Ms: median(runs.map((run) => run.latency.p50)),
    p99Ms: median(runs.map((run) => run.latency.p99)),
    bytes: Math.round(median(runs.map((run) => run.throughput.average / run.requests.average))),
    failures: runs.reduce((sum, run) => sum + run.non2xx + run.errors, 0),
  }
}

/** Median time of one request after another on one connection, in ms. */
async function oneAtATime(product: Product, reading: Reading): Promise<number> {
  const { url, ...request } = requestOf(product, reading)
  const times: number[] = []
  for (let at = 0; at < 600; at++) {
    const begun = performance.now()
    await (await fetch(url, request)).arrayBuffer()
    if (at >= 100) times.push(performance.now() - begun)
  }
  return Math.round(median(times) * 1000) / 1000
}

const headers = (token: string) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
  'x-device-type': 'WEB',
})

function requestOf({ address, token }: Product, { operation, input }: Reading) {
  const { path, rest } = addressOf(operation.path, input)
  const query =
    operation.method === 'GET'
      ? `?${new URLSearchParams(Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, String(value)])))}`
      : ''
  return {
    url: `${address}${path}${query}`,
    method: operation.method,
    headers: headers(token),
    ...(operation.method === 'POST' ? { body: JSON.stringify(rest) } : {}),
  }
}
