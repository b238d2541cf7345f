import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  technologyFigures,
  type DescribedCompany,
  type KeywordMarks,
} from '@pandora/intelligence/technology/evaluation'
import type { RawRow } from '@pandora/intelligence/tasks/task'
import { labelledRows } from '../../models/labelled-file.ts'

const marksFile = fileURLToPath(new URL('../../../../intelligence/marks/technology.jsonl', import.meta.url))
/** A revenue weight that the list of products gives where it knows none. */
const NO_WEIGHT = 0.001

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
const numberOf = (value: unknown): number | null => {
  const number = Number(value)
  return value === null || value === undefined || value === '' || !Number.isFinite(number) ? null : number
}
const listOf = (value: unknown): string[] =>
  (typeof value === 'string' ? (JSON.parse(value) as unknown[]) : Array.isArray(value) ? value : []).map(String)

type Line = DescribedCompany['lines'][number]

/**
 * Companies of public files in a folder: `a_share_companies` (what they say of themselves), `a_share_main_business`
 * (industries of their latest report) and `chain_kg` (products).
 */
async function describedCompanies(folder: string): Promise<DescribedCompany[]> {
  const companies = await labelledRows(join(folder, 'a_share_companies', 'companies.dev.csv'))
  const industries = (await labelledRows(join(folder, 'a_share_main_business', 'composition.dev.csv'))).filter(
    (row) => row['dimension'] === 'industry',
  )
  const products = await labelledRows(join(folder, 'chain_kg', 'company_product.csv'))
  const lines = new Map<string, Line[]>()
  const add = (code: string, line: Line) => lines.set(code, [...(lines.get(code) ?? []), line])
  for (const [code, own] of Map.groupBy(industries, (row) => String(row['code']))) {
    const latest = own.reduce((day, row) => (String(row['report_date']) > day ? String(row['report_date']) : day), '')
    for (const row of own) if (String(row['report_date']) === latest) add(code, industryLine(row))
  }
  for (const row of products) {
    const weight = numberOf(row['revenue_weight'])
    const name = textOf(row['product'])
    if (name === null) continue
    const share = weight === null || weight <= NO_WEIGHT ? null : weight * 100
    add(String(row['code']), { dimension: 'product', name, revenue: null, share })
  }
  return companies.flatMap((row) => {
    const code = String(row['code'])
    const profile = textOf(row['main_business'])
    if (profile === null && !lines.has(code)) return []
    return [
      {
        code,
        names: [textOf(row['name_zh']), textOf(row['full_name_zh'])].filter((one) => one !== null),
        nameEn: textOf(row['name_en']),
        profile,
        classes: [textOf(row['sw_l3']), textOf(row['sw_l2'])].filter((one) => one !== null),
        lines: lines.get(code) ?? [],
      },
    ]
  })
}

const industryLine = (row: RawRow): Line => ({
  dimension: 'industry',
  name: textOf(row['item']) ?? '',
  revenue: numberOf(row['revenue_wan']),
  share: numberOf(row['revenue_share_pct']),
})

/** Companies found for keywords, against marks made by hand, beside full text and trigrams. */
export async function technologyTask(folder: string): Promise<object> {
  const marks = (await labelledRows(marksFile)).map((row): KeywordMarks => ({
    keyword: String(row['keyword']),
    part: row['part'] === 'tuned' ? 'tuned' : 'unseen',
    main: listOf(row['main']),
    among: listOf(row['among']),
    none: listOf(row['none']),
  }))
  return technologyFigures(await describedCompanies(folder), marks, () => performance.now())
}
