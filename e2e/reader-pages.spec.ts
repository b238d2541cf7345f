import { importText } from './support/import.ts'
import { expect, test } from './support/product.ts'
import { inLanguage } from './support/screens.ts'

const line = (page: number, at: number) =>
  `第${page}页第${at}行，储能设备的出货量与上一年同期相比没有变化，公司没有给出新的指引。`
const text = [1, 2, 3].map((page) => Array.from({ length: 40 }, (_, at) => line(page, at + 1)).join('\n')).join('\f')

test('COMP-31 COMP-05 the address names the page of a report: it is opened there, turning pages is kept in it, the back button returns, and a page that there is none of is said', async ({
  signedIn: page,
}) => {
  await importText(
    'three-pages.jsonl',
    JSON.stringify({
      id: 'threepages',
      title: '三页的报告',
      text,
      datetime: '2021-06-01 10:00:00',
      source: '样例社',
      images: [],
    }),
  )
  await page.goto('/index/flash?asOf=2021-06-02')
  const id = (await page.locator('[data-news]').filter({ hasText: '三页的报告' }).getAttribute('data-news')) ?? ''
  await page.goto(`/index/flash/${id}?asOf=2021-06-02&page=2`)
  const pages = page.getByRole('navigation', { name: '页', exact: true })
  await expect(pages.getByRole('combobox')).toHaveValue('2')
  await expect(page.getByText(line(2, 1))).toBeInViewport()
  await expect(page.getByText(line(1, 1))).not.toBeInViewport()
  await pages.getByRole('button', { name: '下一页' }).click()
  await expect(page).toHaveURL(/[?&]page=3/)
  await expect(page.getByText(line(3, 1))).toBeInViewport()
  await expect(pages.getByRole('button', { name: '下一页' })).toBeDisabled()
  await page.goBack()
  await expect(page).toHaveURL(/[?&]page=2/)
  await expect(page.getByText(line(2, 1))).toBeInViewport()
  await page.reload()
  await expect(page.getByText(line(2, 1))).toBeInViewport()
  for (const none of ['4', '0', 'two']) {
    await page.goto(`/index/flash/${id}?asOf=2021-06-02&page=${none}`)
    await expect(page.getByText(`这份文本共 3 页，没有第 ${none} 页。`)).toBeVisible()
    await expect(pages.getByRole('combobox')).toHaveValue('1')
  }
  await pages.getByRole('combobox').selectOption('2')
  await expect(page.getByText(/没有第/)).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/index/flash/${id}?asOf=2021-06-02&page=3`)
  await expect(page.getByText(line(3, 1))).toBeInViewport()
  await page.setViewportSize({ width: 1440, height: 900 })
  await inLanguage(page, 'en')
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('combobox')).toHaveValue('3')
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('Page 3 of 3')
  await inLanguage(page, 'zh-CN')
})
