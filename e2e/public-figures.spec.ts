import { readFile } from 'node:fs/promises'
import { figures } from '@pandora/contract/domains/figures/operations'
import type { Locator, Page } from '@playwright/test'
import { callsOf } from './support/floors.ts'
import { expect, test } from './support/product.ts'
import { publicFolder } from './support/public-data.ts'

/** Two banks, whose statements have no gross margin, and three makers. */
const five = {
  'SHZ-000001': '平安银行',
  'SHZ-000651': '格力电器',
  'SHZ-002415': '海康威视',
  'SSE-600036': '招商银行',
  'SSE-600519': '贵州茅台',
}
/** The last year of both files. */
const YEAR = '2019'
/** The files state amounts in units of 10,000 CNY. */
const WAN = 10_000

/**
 * The lines of a file that belong to a company and the year, as fields by the names of its header; none has a quoted
 * comma.
 */
async function linesOf(file: string, companyId: string): Promise<Record<string, string>[]> {
  const [header = '', ...lines] = (await readFile(`${publicFolder}/numeric/${file}`, 'utf8')).split('\n')
  const names = header.trim().split(',')
  const code = companyId.slice(-6)
  return lines
    .filter((line) => line.startsWith(`${code},`))
    .map((line) =>
      Object.fromEntries(
        line
          .trim()
          .split(',')
          .map((value, at) => [names[at] ?? '', value]),
      ),
    )
    .filter((fields) => fields['report_date'] === `${YEAR}-12-31`)
}

/** The exact amount behind each shortened one in a row. */
async function amounts(row: Locator): Promise<number[]> {
  const titles = await row
    .locator('[title]')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('title') ?? ''))
  return titles
    .map((title) => Number(title.replace('\u2212', '-').replaceAll(',', '')))
    .filter((value) => Number.isFinite(value))
}

const grid = (page: Page, tile: string) => page.getByRole('region', { name: tile, exact: true }).getByRole('grid')

/** Quarters are worked out by the worker once their statements have come. */
test.beforeAll(async ({ playwright, baseURL }) => {
  test.setTimeout(400_000)
  const call = await callsOf(await playwright.request.newContext({ baseURL: baseURL ?? '' }))
  for (const companyId of Object.keys(five))
    await expect
      .poll(async () => (await call(figures.performance, { companyId })).computing, {
        timeout: 300_000,
        intervals: [2000],
      })
      .toBe(false)
})

// Right after an import of everything the product is busy with what it works out of it.
test.setTimeout(180_000)

for (const [companyId, name] of Object.entries(five)) {
  test(`COMP-28 the year of ${name} on the finance tab is that of the file: revenue, operating profit, profit before tax, parent’s net profit`, async ({
    signedIn: page,
  }) => {
    const [line] = await linesOf('a_share_annual_financials/annual.dev.csv', companyId)
    if (!line) throw new Error(`the file has no ${YEAR} of ${name}`)
    await page.goto(`/index/company/${companyId}/finance?basis=cumulative`)
    const row = grid(page, '业绩表')
      .getByRole('row')
      .filter({ hasText: `${YEAR}Q4` })
    await expect(row).toBeVisible({ timeout: 60_000 })
    const shown = await amounts(row)
    for (const field of ['revenue_wan', 'operating_profit_wan', 'total_profit_wan', 'net_income_wan'])
      expect(shown, field).toContain(Number(line[field]) * WAN)
  })

  test(`COMP-15 the main business of ${name} by industry and region is that of the file, part by part`, async ({
    signedIn: page,
  }) => {
    const lines = await linesOf('a_share_main_business/composition.dev.csv', companyId)
    expect(lines.length).toBeGreaterThan(2)
    await page.goto(`/index/company/${companyId}/business`)
    for (const line of lines) {
      const row = grid(page, line['dimension'] === 'industry' ? '行业' : '地区')
        .getByRole('row')
        .filter({ hasText: line['item'] ?? '' })
        .first()
      await expect(row).toBeVisible({ timeout: 60_000 })
      expect(await amounts(row), line['item']).toContain(Number(line['revenue_wan']) * WAN)
    }
  })
}
