import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median } from './machine.ts'
import { publicFiles, startProduct } from './product.ts'

const RUNS = 5

/** Rows a second of the price import: first time, and again unchanged. */
export async function importBench() {
  const file = publicFiles.find((one) => one.includes('a_share_daily')) ?? (await madeUp())
  const first: number[] = []
  const again: number[] = []
  let rows = 0
  for (let at = 0; at < RUNS; at++) {
    const product = await startProduct()
    try {
      const times = []
      for (let turn = 0; turn < 2; turn++) {
        const begun = performance.now()
        const summary = await product.importFile(file)
        times.push((performance.now() - begun) / 1000)
        rows = Number(/(?:read|读取)\D*([\d,]+)/i.exec(summary)?.[1]?.replaceAll(',', ''))
      }
      first.push(rows / (times[0] ?? 1))
      again.push(rows / (times[1] ?? 1))
    } finally {
      await product.stop()
    }
  }
  return {
    runs: RUNS,
    rows,
    wholeCommandRowsPerSecond: { first: Math.round(median(first)), again: Math.round(median(again)) },
  }
}

/** A file of the same shape where the public one is absent: 200 securities, 1,200 days. */
async function madeUp(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pandora-bars-'))
  process.once('exit', () => void rm(folder, { recursive: true, force: true }))
  const lines = ['date,code,open,close,high,low,volume_lots,amount_cny,amplitude_pct,change_pct,change,turnover_pct']
  for (let security = 0; security < 200; security++)
    for (let day = 0; day < 1200; day++) {
      const date = new Date(Date.UTC(2020, 0, 1 + day)).toISOString().slice(0, 10)
      const price = 10 + ((security * 7 + day) % 100) / 10
      lines.push(
        `${date},00${String(8000 + security)},${price},${price + 0.1},${price + 0.3},${price - 0.2},${10_000 + day},${(10_000 + day) * 100 * price},4.9,1.0,0.1,0.8`,
      )
    }
  const file = join(folder, 'prices.csv')
  await writeFile(file, `${lines.join('\n')}\n`)
  return file
}
