import { imports } from '@pandora/contract/imports'
import type { OutputOf } from '@pandora/contract/operation'
import { startProduct, workerPeakMb, type Product } from './product.ts'

type Runs = OutputOf<typeof imports.list>['dataList']

async function runsOf({ address, token }: Product): Promise<Runs> {
  const answer = await fetch(`${address}${imports.list.path}`, {
    method: 'POST', body: JSON.stringify({ page: 1, size: 50 }),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-token': token, 'x-device-type': 'WEB', 'x-market': 'demo' },
  })
  return ((await answer.json()) as { data: OutputOf<typeof imports.list> }).data.dataList
}

/** Seconds from the command until the page opens, until the demo market can be tried, and until it is loaded whole; `PANDORA_DEMO` says of which size. */
export async function demoBench() {
  const size = process.env['PANDORA_DEMO'] ?? 'medium'
  const begun = performance.now()
  const seconds = () => Math.round((performance.now() - begun) / 100) / 10
  const product = await startProduct(undefined, { PANDORA_DEMO: size, PANDORA_DEMO_PACE: '0' })
  try {
    let readyAfter: number | null = null
    let lastRuns: Runs = []
    for (;;) {
      lastRuns = (await runsOf(product)).filter((run) => run.source === 'demo')
      if (readyAfter === null && lastRuns.some((run) => run.state === 'done')) readyAfter = seconds()
      if (lastRuns.length > 0 && lastRuns.every((run) => run.state === 'done')) break
      if (lastRuns.some((run) => run.state === 'failed')) throw new Error(`a run failed: ${JSON.stringify(lastRuns.find((run) => run.state === 'failed'))}`)
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    const loadedAfter = seconds()
    const rows: Record<string, number> = {}
    for (const kind of lastRuns.flatMap((run) => run.byKind)) rows[kind.kind] = (rows[kind.kind] ?? 0) + kind.new + kind.updated
    return {
      size, pageAfterSeconds: Math.round(product.startedInMs / 100) / 10, marketAfterSeconds: readyAfter, loadedAfterSeconds: loadedAfter,
      loadSeconds: Math.round((loadedAfter - product.startedInMs / 1000) * 10) / 10, rows, total: Object.values(rows).reduce((sum, one) => sum + one, 0),
      workerPeakMb: await workerPeakMb(product.home), webMb: Math.round(await product.residentMb()),
    }
  } finally {
    await product.stop()
  }
}
