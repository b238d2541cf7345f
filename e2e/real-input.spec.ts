import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { importText } from './support/import.ts'
import { expect, test } from './support/product.ts'
import { onPublicData, publicFolder } from './support/public-data.ts'
import { barsOf, companies } from './support/sample.ts'

/** One bar as its file has it: open, close, high, low. */
type FileBar = readonly [open: number, close: number, high: number, low: number]

/** What the tests look for: in the public files, or in the sample of the same shape. */
interface Expected {
  bank: { id: string; name: string; foundBy: string[]; code: string }
  /** Three days whose bars must agree with the file. */
  days: string[]
  barInFile: (day: string) => Promise<FileBar>
  /** Stories, of which two texts that tell the same are one. */
  maker: { id: string; name: string; news: number; asOf: string; newsThen: number; firstBar: string }
  /** A day in the middle of the bars, and the last bar on or before it. */
  middle: { asOf: string; lastBar: string }
  header: string
}

const header = 'date,code,open,close,high,low,volume_lots,amount_cny,amplitude_pct,change_pct,change,turnover_pct'

async function barInPublicFile(day: string): Promise<FileBar> {
  const text = await readFile(`${publicFolder}/numeric/a_share_daily/prices_2021_2025.dev.csv`, 'utf8')
  const line = text.split('\n').find((one) => one.startsWith(`${day},000001,`)) ?? ''
  const [, , open, close, high, low] = line.split(',').map(Number)
  return [open ?? 0, close ?? 0, high ?? 0, low ?? 0]
}

const sampleBar = async (day: string): Promise<FileBar> => {
  const bar = barsOf('009901').find((one) => one.date === day)
  if (!bar) throw new Error(`no bar of the sample on ${day}`)
  return [bar.open, bar.close, bar.high, bar.low]
}

const expected: Expected = onPublicData
  ? {
      bank: {
        id: 'SHZ-000001',
        name: '平安银行',
        code: '000001',
        foundBy: ['平安银行', '000001', 'pingan', 'payh', 'Ping An'],
      },
      days: ['2021-01-04', '2023-03-15', '2025-06-30'],
      barInFile: barInPublicFile,
      maker: { id: 'SHZ-000651', name: '格力电器', news: 6, asOf: '2019-12-31', newsThen: 4, firstBar: '2021-01-04' },
      middle: { asOf: '2023-06-30', lastBar: '2023-06-30' },
      header,
    }
  : {
      bank: {
        id: 'SHZ-009901',
        name: companies[0]?.zh ?? '',
        code: '009901',
        foundBy: ['澄岳银行', '009901', 'chengyue', 'cyyh', 'Chengyue'],
      },
      days: ['2023-01-03', '2023-09-14', '2024-06-28'],
      barInFile: sampleBar,
      maker: { id: 'SHZ-009903', name: '飞砾机器人', news: 8, asOf: '2022-12-31', newsThen: 2, firstBar: '2023-01-03' },
      middle: { asOf: '2023-06-30', lastBar: '2023-06-30' },
      header,
    }

/** Opens the palette and types. */
async function search(page: Page, text: string): Promise<void> {
  const box = page.getByRole('combobox')
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(box).toBeVisible({ timeout: 1000 })
  }).toPass()
  await box.fill(text)
}

/** What the palette found; the floor behind it has options of its own. */
const found = (page: Page) => page.getByRole('dialog').getByRole('option')
const bars = (page: Page) => page.getByRole('region', { name: '所选日线' })

/** Open, high, low and close of the last bar in the chart's table. */
async function lastBarShown(page: Page, day: string): Promise<number[]> {
  const prices = page.getByRole('region', { name: '价格', exact: true })
  await prices.getByRole('radio', { name: '表', exact: true }).click()
  const row = prices.getByRole('row').nth(1)
  await expect(row).toContainText(day)
  const cells = await row.getByRole('gridcell').allInnerTexts()
  return cells.slice(1, 5).map((cell) => Number(cell.replace('−', '-').replaceAll(',', '')))
}

test('RANK-19 a company is found by its name, code, pinyin, initials and English name', async ({ signedIn: page }) => {
  await page.goto('/index/exchanges')
  for (const text of expected.bank.foundBy) {
    await search(page, text)
    await expect(found(page).filter({ hasText: expected.bank.name }).first()).toBeVisible()
    if (/[一-鿿]|^cyyh|^payh/.test(text)) await expect(found(page).first()).toContainText(expected.bank.name)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('combobox')).toHaveCount(0)
  }
  await search(page, expected.bank.name)
  await expect(found(page).first()).toContainText(expected.bank.name)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/index/company/${expected.bank.id}(?:\\?market=\\w+)?$`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(expected.bank.name)
})

test('000001 the index is another thing than 000001 the bank', async ({ signedIn: page }) => {
  await page.goto('/index/exchanges')
  await search(page, '000001')
  const index = found(page).filter({ hasText: '上证指数' })
  await expect(index).toBeVisible()
  await index.click()
  await expect(page).toHaveURL(/\/index\/company\/SSE-000001-index(?:\?market=\w+)?$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('上证指数')
})

test('COMP-25 the chart agrees with the file on three dates', async ({ signedIn: page }) => {
  for (const day of expected.days) {
    const inFile = await expected.barInFile(day)
    await page.goto(`/index/company/${expected.bank.id}/compare?interval=day&asOf=${day}`)
    const [open, high, low, close] = await lastBarShown(page, day)
    expect({ day, bar: [open, close, high, low] }).toEqual({ day, bar: [...inFile] })
  }
})

/** How many news items the tab of the company's page says there are. */
async function newsCounted(page: Page): Promise<number> {
  const tab = page.getByRole('link', { name: /^新闻 ?[\d,]+$/ })
  await expect(tab).toBeVisible()
  return Number((await tab.textContent())?.replace(/\D/g, ''))
}

test('as of a past day only the news known then is shown, and no bars, with the reason', async ({ signedIn: page }) => {
  const { id, name, news, asOf, newsThen, firstBar } = expected.maker
  await page.goto(`/index/company/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  // Reading finds it in further texts beside those that the file gives it.
  expect(await newsCounted(page)).toBeGreaterThanOrEqual(news)
  const now = await newsCounted(page)
  await page.goto(`/index/company/${id}?asOf=${asOf}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expect.poll(() => newsCounted(page)).toBeGreaterThanOrEqual(newsThen)
  expect(await newsCounted(page)).toBeLessThan(now)
  await page.goto(`/index/company/${id}/compare?interval=day&asOf=${asOf}`)
  const prices = page.getByRole('region', { name: '价格', exact: true })
  await expect(prices).toContainText(`日线自 ${firstBar} 开始`)
  await expect(prices.locator('canvas')).toHaveCount(0)
})

test('as of a day in the middle the chart ends there', async ({ signedIn: page }) => {
  await page.goto(`/index/company/${expected.maker.id}/compare?interval=day&asOf=${expected.middle.asOf}`)
  await expect(bars(page)).toContainText(expected.middle.lastBar)
  expect(await lastBarShown(page, expected.middle.lastBar)).toHaveLength(4)
})

test('a changed row in a re-import shows both versions; removing the run restores what stood before', async ({
  signedIn: page,
}) => {
  const [, day = ''] = expected.days
  const [open, close, high, low] = await expected.barInFile(day)
  const changed = Math.round((high + 0.05) * 100) / 100
  const row = `${expected.header}\n${day},${expected.bank.code},${open},${changed},${changed},${low},100,200000,1,1,0.1,0.5\n`
  const before = new Date().toISOString()
  await importText('changed.csv', row)
  await page.goto(`/index/company/${expected.bank.id}/compare?interval=day&bar=${day}`)
  await expect(bars(page)).toContainText(`收 ${changed}`)
  await expect(bars(page).getByRole('listitem')).toHaveCount(2)
  await expect(
    bars(page)
      .getByRole('listitem')
      .filter({ hasText: `收 ${close}` }),
  ).toBeVisible()
  await page.goto(`/index/company/${expected.bank.id}/compare?interval=day&bar=${day}&asOf=${before}`)
  await expect(bars(page)).toContainText(`收 ${close}`)
  await page.goto('/index/imports')
  await page.getByRole('row').filter({ hasText: 'changed.csv' }).first().click()
  await page.getByRole('button', { name: /撤回/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: /撤回/ }).click()
  await expect(page.getByText(/已撤回，之前的内容已恢复/)).toBeVisible()
  await page.goto(`/index/company/${expected.bank.id}/compare?interval=day&bar=${day}`)
  await expect(bars(page)).toContainText(`收 ${close}`)
  await expect(bars(page)).not.toContainText(`${changed}`)
})
