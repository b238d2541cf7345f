import autocannon from 'autocannon'
import '@pandora/server/domains'
import { supply } from '@pandora/contract/domains/supply/operations'
import { facts } from '@pandora/server/testing-facts'
import { resolveDatabase } from '@pandora/store/cluster/resolve-database'
import { connect } from '@pandora/store/database'
import { median } from './machine.ts'
import { startProduct } from './product.ts'

const COMPANIES = 20_000
const LINKS = 200_000
/** Companies that are asked about. */
const ASKED = 60
const CONNECTIONS = 16
const SECONDS = 6
const idOf = (at: number): string => `SHZ-${String(300_000 + at)}`

/** The same numbers each time (Park, Miller 1988). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** Supplies of a market of six tiers: some companies deal with hundreds, most with a few. */
async function load(home: string): Promise<void> {
  const database = await resolveDatabase({ home, join: true })
  const sql = connect(database.url, { max: 4, name: 'pandora-bench-supply' })
  const random = randomFrom(7)
  try {
    const gathered = facts(sql)
    for (let at = 0; at < COMPANIES; at++) gathered.company({ id: idOf(at), short: `样本${at}`, en: `Sample ${at}` })
    const seen = new Set<number>()
    while (seen.size < LINKS) {
      const tier = Math.floor(random() * 5)
      // The square of a random number: the first of each tier have most of its links.
      const within = () => Math.floor(random() ** 2 * (COMPANIES / 6))
      const [from, to] = [tier, tier + 1].map((one) => Math.floor((one * COMPANIES) / 6) + within()) as [number, number]
      const key = from * COMPANIES + to
      if (seen.has(key)) continue
      seen.add(key)
      gathered.add('supply_edge', {
        supplier_id: idOf(from),
        customer_id: idOf(to),
        product_zh: `产品${tier}`,
        product_en: `Product ${tier}`,
        revenue_share: random() < 0.6 ? random() * 0.3 : null,
        cost_share: random() < 0.6 ? random() * 0.3 : null,
        disclosed_by: 'supplier',
        valid_from: '2023-01-01',
        valid_to: null,
      })
    }
    await gathered.save()
    await sql`analyze`
  } finally {
    await sql.end()
  }
}

/**
 * The neighbourhood of three tiers each way in 200,000 supplies: asked the first time, asked again, and how many held
 * answers there are a second.
 */
export async function supplyBench() {
  const product = await startProduct()
  try {
    await load(product.home)
    const url = `${product.address}${supply.neighbourhood.path}`
    const request = (at: number) => ({
      method: 'POST' as const,
      headers: {
        authorization: `Bearer ${product.token}`,
        'content-type': 'application/json',
        'x-device-type': 'WEB',
      },
      body: JSON.stringify({ companyId: idOf(at), up: 3, down: 3 }),
    })
    const sizes: number[] = []
    const ask = async (at: number) => {
      const begun = performance.now()
      const answer = await fetch(url, request(at))
      const text = await answer.text()
      const took = performance.now() - begun
      const { data } = JSON.parse(text) as { data: { nodes: unknown[] } }
      sizes.push(data.nodes.length)
      return took
    }
    const asked = Array.from({ length: ASKED }, (_, at) => Math.floor((at * COMPANIES) / ASKED))
    const [first = 0, ...rest] = asked
    const firstMs = await ask(first)
    const [cold, warm]: [number[], number[]] = [[], []]
    for (const at of rest) cold.push(await ask(at))
    for (const at of rest) warm.push(await ask(at))
    const held = async (encoding: Record<string, string>) => {
      const { body, headers, method } = request(first)
      const run = await autocannon({
        url,
        method,
        headers: { ...headers, ...encoding },
        body,
        connections: CONNECTIONS,
        duration: SECONDS,
      })
      return {
        connections: CONNECTIONS,
        requestsPerSecond: run.requests.average,
        p50Ms: run.latency.p50,
        p99Ms: run.latency.p99,
        bytes: Math.round(run.throughput.average / run.requests.average),
        failures: run.non2xx + run.errors,
      }
    }
    const figures = (all: readonly number[]) => ({ median: median(all), most: Math.max(...all) })
    return {
      companies: COMPANIES,
      links: LINKS,
      nodesAnswered: figures(sizes),
      firstMs,
      coldMs: figures(cold),
      warmMs: figures(warm),
      held: await held({}),
      // As every browser asks.
      heldPacked: await held({ 'accept-encoding': 'gzip, deflate, br' }),
    }
  } finally {
    await product.stop()
  }
}
