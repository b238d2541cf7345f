import { calendar } from '@pandora/contract/domains/calendar/operations'
import { readFile } from 'node:fs/promises'
import { inDemoMarket, tryDemo } from '../support/demo-market.ts'
import { expect, test } from '../support/product.ts'
import { expectAccessible, expectNoSideScroll, inLanguage } from '../support/screens.ts'
import { undoLast } from '../support/undo.ts'

test('a note is written in the calendar, told by the bell, changed, deleted and taken back; keys move through the days', async ({
  page,
}) => {
  await tryDemo(page)
  await page.goto('/index/calendar')
  await inLanguage(page, 'zh-CN')
  const grid = page.getByRole('grid', { name: /方向键换日/ })
  const today = grid.locator('[aria-current="date"]')
  await expect(today).toBeVisible()
  await page.getByRole('button', { name: '写备注' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('内容').fill('看三季报')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(today).toContainText('看三季报')
  await expectAccessible(page)

  // The day is chosen: its list stands beside, and the note can be taken away and back.
  await page.getByRole('button', { name: '删除备注：看三季报' }).click()
  await expect(today).not.toContainText('看三季报')
  await undoLast(page)
  await expect(today).toContainText('看三季报')
  await page.getByRole('button', { name: '修改备注：看三季报' }).click()
  await dialog.getByLabel('内容').fill('看年报')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(today).toContainText('看年报')

  const chosen = grid.locator('[aria-selected="true"]')
  const before = (await chosen.getAttribute('data-day')) ?? ''
  await chosen.focus()
  await page.keyboard.press('ArrowRight')
  await expect(chosen).not.toHaveAttribute('data-day', before)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('PageDown')
  await expect(page).toHaveURL(/date=/)
  await page.getByRole('button', { name: '今天', exact: true }).click()
  await expect(page).not.toHaveURL(/date=/)

  await page.getByRole('button', { name: /通知/ }).first().click()
  await expect(page.getByRole('button', { name: '看年报', exact: true })).toBeVisible()
})

test('what is filtered is exported as a calendar file; of adjacent months reports, due days and ex-dates are told apart', async ({
  page,
}) => {
  const ask = await inDemoMarket(page)
  const { today } = await ask(calendar.days, { from: '2026-01-01', to: '2026-01-02' })
  const year = Number(today.slice(0, 4)) - (today.slice(5) < '11-01' ? 1 : 0)
  await page.goto(`/index/calendar?date=${year}-10-31&show=list`)
  await inLanguage(page, 'en')
  await page.goto(`/index/calendar?date=${year}-10-25&show=list`)
  await expect(page.getByText(/Q3 \d{4} report published/).first()).toBeVisible()
  await expect(page.getByText(/Third quarter \d{4} due by law/)).toBeVisible()
  await expect(page.getByText('publish the third quarter by 31 October').first()).toBeVisible()
  await page.getByRole('button', { name: 'Kinds' }).click()
  const reports = page.getByRole('checkbox', { name: 'Reports' })
  await reports.click()
  await expect(reports).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByText(/report published/)).toHaveCount(0)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export .ics' }).click()
  const text = await readFile(await (await file).path(), 'utf8')
  expect(text).toContain('BEGIN:VCALENDAR')
  expect(text).toContain(`DTSTART;VALUE=DATE:${year}1031`)
  expect(text).not.toContain('report published')
})

test('on a phone the calendar is an agenda: nothing scrolls sideways, in both languages', async ({ page }) => {
  await inDemoMarket(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/index/calendar')
  for (const language of ['zh-CN', 'en'] as const) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await inLanguage(page, language)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole('grid')).toHaveCount(0)
    await expectNoSideScroll(page)
    await expectAccessible(page)
  }
})
