import { imports } from '@pandora/contract/domains/imports/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { startProduct, workerMemory, type Product } from './product.ts'
import { databaseOf } from './weight.ts'

type Runs = OutputOf<typeof imports.list>['dataList']

async function runsOf({ address, token }: Product): Promise<Runs> {
  const answer = await fetch(`${address}${imports.list.path}`, {
    method: 'POST',
    body: JSON.stringify({ page: 0, size: 50 }),
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-token': token,
      'x-device-type': 'WEB',
      'x-market': 'demo',
    },
  })
  return ((await answer.json()) as { data: OutputOf<typeof imports.list> }).data.dataList
}

/**
 * Documents of so many days before the newest are read and scored before histories
 * (server/src/analysis/read.queries.ts).
 */
const RECENT = '150 days'

/**
 * Waits until what is recent has been read and scored, and until all has been, past weeks' scores included; answers the
 * seconds of each from now on.
 */
export async function readingOf(
  home: string,
): Promise<{ todayAfterSeconds: number; readAfterSeconds: number; scoredAfterSeconds: number }> {
  const { sql, close } = await databaseOf(home)
  const begun = performance.now()
  const seconds = () => Math.round((performance.now() - begun) / 100) / 10
  let [today, read]: [number | null, number | null] = [null, null]
  try {
    for (;;) {
      const [state] = await sql<[{ recent: boolean; waiting: boolean; present: boolean; past: boolean }]>`
        select exists (select from analysis_waiting where known_at >= now() - ${RECENT}::interval) as recent,
          exists (select from analysis_waiting) as waiting, exists (select from analysis_state where present_changed)
            or not exists (select from company_score) as present,
          exists (select from analysis_state where changed_from is not null) as past`
      if (!state.recent && !state.present) today ??= seconds()
      if (!state.waiting) read ??= seconds()
      if (today !== null && read !== null && !state.past)
        return { todayAfterSeconds: today, readAfterSeconds: read, scoredAfterSeconds: seconds() }
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  } finally {
    await close()
  }
}

/**
 * Seconds from the command until the page opens, until the demo market can be tried, and until it is loaded whole; from
 * then on until what is recent has been
 * read and scored, until all has been, and until the past is scored. `PANDORA_DEMO` says of which size.
 */
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
      if (lastRuns.some((run) => run.state === 'failed'))
        throw new Error(`a run failed: ${JSON.stringify(lastRuns.find((run) => run.state === 'failed'))}`)
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    const loadedAfter = seconds()
    const reading = await readingOf(product.home)
    const rows: Record<string, number> = {}
    for (const kind of lastRuns.flatMap((run) => run.byKind))
      rows[kind.kind] = (rows[kind.kind] ?? 0) + kind.new + kind.updated
    return {
      size,
      pageAfterSeconds: Math.round(product.startedInMs / 100) / 10,
      marketAfterSeconds: readyAfter,
      loadedAfterSeconds: loadedAfter,
      loadSeconds: Math.round((loadedAfter - product.startedInMs / 1000) * 10) / 10,
      ...reading,
      rows,
      total: Object.values(rows).reduce((sum, one) => sum + one, 0),
      ...(await workerMemory(product.home)),
      webMb: Math.round(await product.residentMb()),
    }
  } finally {
    await product.stop()
  }
}
