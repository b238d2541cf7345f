import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { concentrationOf } from '@pandora/intelligence/concentration/concentration'
import type { RawRow } from '@pandora/intelligence/tasks/task'
import type { ConcentrationRow } from '@pandora/intelligence/concentration/types'
import { pagesOf, reportNamed } from '../imports/by-name/report-pages.ts'
import { labelledRows } from '../models/labelled-file.ts'
import { share } from './shares.ts'

interface Gold {
  code: string
  year: string
  side: string
  rank: number
  amount: number
  share: number
}

const GOLD = 'concentration_gold.csv'
const keyOf = (row: { side: string; rank: number }): string => `${row.side} ${row.rank}`
/** Amounts to the cent, shares to a hundredth of a percentage point. */
const same = (row: ConcentrationRow, gold: Gold) => ({
  amount: row.amount !== null && Math.abs(row.amount - gold.amount) < 0.005,
  share: row.share !== null && Math.abs(row.share * 100 - gold.share) < 0.005,
})

async function goldOf(folder: string): Promise<Gold[]> {
  const rows = await labelledRows(join(folder, GOLD))
  const cell = (row: RawRow, name: string): string => String(row[name] ?? '')
  return rows.map((row) => ({
    code: cell(row, 'code').padStart(6, '0'),
    year: cell(row, 'year'),
    side: cell(row, 'side'),
    rank: cell(row, 'rank') === 'top5_total' ? 0 : Number(cell(row, 'rank')),
    amount: Number(cell(row, 'amount_cny')),
    share: Number(cell(row, 'share_pct')),
  }))
}

/**
 * Holds what is read of the largest customers and suppliers in annual reports (`*.jsonl.gz` of `{page, text}`) against
 * rows read by people (`concentration_gold.csv`).
 */
export async function concentrationFigures(folder: string): Promise<object> {
  const gold = await goldOf(folder)
  const files = (await readdir(folder)).filter((name) => /\.jsonl(?:\.gz)?$/.test(name)).toSorted()
  const wrong: object[] = []
  const reports: object[] = []
  let [right, amounts, shares, extra, rowsSaid] = [0, 0, 0, 0, 0]
  for (const file of files) {
    const { code, year } = reportNamed(file) ?? { code: '', year: '' }
    const pages = pagesOf(await labelledRows(join(folder, file)))
    const began = performance.now()
    const said = concentrationOf(pages)
    const own = gold.filter((row) => row.code === code && row.year === year)
    const found = new Map(said.map((row) => [keyOf(row), row]))
    rowsSaid += said.length
    for (const row of own) {
      const answer = found.get(keyOf(row))
      const fits = answer ? same(answer, row) : { amount: false, share: false }
      if (fits.amount) amounts++
      if (fits.share) shares++
      if (fits.amount && fits.share) right++
      else wrong.push({ ...row, said: answer ?? null })
      found.delete(keyOf(row))
    }
    extra += found.size
    reports.push({
      file,
      gold: own.length,
      said: said.length,
      notInGold: found.size,
      names: said.flatMap((row) => row.name ?? []),
      milliseconds: Math.round(performance.now() - began),
    })
  }
  const asked = gold.length
  return {
    task: 'concentration',
    rows: asked,
    right,
    rightShare: share(right, asked),
    amountsRight: share(amounts, asked),
    sharesRight: share(shares, asked),
    rowsSaid,
    notInGold: extra,
    wrong,
    reports,
  }
}
