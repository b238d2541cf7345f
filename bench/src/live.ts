import { live } from '@pandora/contract/domains/live/operations'
import { flash } from '@pandora/contract/domains/flash/operations'
import '@pandora/server/domains'
import { deriveFor } from '@pandora/server/imports/derive'
import { facts } from '@pandora/server/testing-facts'
import { resolveDatabase } from '@pandora/store/cluster/resolve-database'
import { connect } from '@pandora/store/database'
import { median } from './machine.ts'
import { startProduct, type Product } from './product.ts'

const SUBSCRIBERS = 500
const ARRIVALS = 20
/** Time between two documents, in ms. */
const APART_MS = 1500

/**
 * Documents arrive one after another while 500 readers hold a live stream of one web process; each reader does what a
 * screen does, and reads the
 * flash again when it hears of one. Measured from the document's arrival, its merge included, to the event, and to the
 * answer that holds it.
 */
export async function liveBench() {
  const product = await startProduct()
  const database = await resolveDatabase({ home: product.home, join: true })
  const sql = connect(database.url, { max: 2, name: 'pandora-bench-live' })
  const heard: number[] = []
  const shown: number[] = []
  let arrivedAt = 0
  let wanted = ''
  const stop = new AbortController()
  try {
    await facts(sql).document({ id: 'live-0', title: 'before', at: new Date().toISOString() }).save(deriveFor(1))
    await Promise.all(
      Array.from({ length: SUBSCRIBERS }, () =>
        subscribe(product, stop.signal, async () => {
          const [since, id] = [arrivedAt, wanted]
          heard.push(performance.now() - since)
          const { data } = (await (
            await fetch(`${product.address}${flash.dailyFlashList.path}?page_size=20`)
          ).json()) as { data: { dataList: { newsId: string }[] } }
          if (data.dataList.some((item) => item.newsId === id)) shown.push(performance.now() - since)
        }),
      ),
    )
    for (let at = 1; at <= ARRIVALS; at++) {
      wanted = `live-${at}`
      arrivedAt = performance.now()
      await facts(sql)
        .document({ id: wanted, title: `document ${at}`, at: new Date().toISOString() })
        .save(deriveFor(1))
      await new Promise((resolve) => setTimeout(resolve, APART_MS))
    }
    const expected = SUBSCRIBERS * ARRIVALS
    return {
      subscribers: SUBSCRIBERS,
      arrivals: ARRIVALS,
      heard: heard.length,
      shown: shown.length,
      lost: expected - shown.length,
      toEventMs: spread(heard),
      toAnswerMs: spread(shown),
      residentMb: Math.round(await product.residentMb()),
    }
  } finally {
    stop.abort()
    await sql.end()
    await product.stop()
  }
}

/** Opens one stream; resolves once it stands, and calls at every event about documents. */
async function subscribe(
  { address, token }: Product,
  signal: AbortSignal,
  onDocument: () => Promise<void>,
): Promise<void> {
  const response = await fetch(`${address}${live.stream.path}`, {
    headers: { authorization: `Bearer ${token}` },
    signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!response.ok || !reader) throw new Error(`the stream answered ${response.status}`)
  let rest = (await reader.read()).value ?? ''
  const follow = async () => {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      const events = (rest + value).split('\n\n')
      rest = events.pop() ?? ''
      for (const event of events) if (event.includes('event: documents')) await onDocument()
    }
  }
  follow().catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
}

const spread = (times: readonly number[]) => {
  const sorted = times.toSorted((one, other) => one - other)
  return {
    median: Math.round(median(sorted)),
    p99: Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0),
    longest: Math.round(sorted.at(-1) ?? 0),
  }
}
