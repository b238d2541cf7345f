import { importText } from '../support/import.ts'
import { expect, test } from '../support/product.ts'
import { expectAccessible, expectNoSideScroll, inLanguage, openAnew } from '../support/screens.ts'

const readout = (date: string, text: string) =>
  JSON.stringify({
    id: `${date.replaceAll('-', '')}-1`,
    date,
    type: 'politburo_econ',
    title: '中共中央政治局召开会议 分析研究当前经济形势和经济工作',
    text,
    url: `https://example.test/${date}`,
  })
const passage = (seq: number, zh: string, en: string) => JSON.stringify({ year: 2022, seq, zh, en })

test.beforeAll(async () => {
  await importText(
    'readouts.jsonl',
    [
      readout('2024-04-30', '要实施稳健的货币政策。支持科技创新。抓好粮食生产。'),
      readout('2024-07-30', '要实施稳健的货币政策。支持科技创新。抓好粮食生产。'),
      readout('2024-12-09', '要实施适度宽松的货币政策。大力支持科技创新。稳住楼市股市。'),
    ].join('\n'),
  )
  await importText(
    'report.jsonl',
    [
      passage(1, '国内生产总值增长5.5%。', 'GDP grew by 5.5 percent.'),
      passage(2, '赤字率3%。', 'The deficit ratio is 2.8 percent.'),
    ].join('\n'),
  )
})

test('POLICY-63 POLICY-64 POLICY-66 a meeting is held against its predecessor in three views, and a phrase is followed', async ({
  signedIn: page,
}) => {
  await page.goto('/index/policy-meetings')
  await inLanguage(page, 'zh-CN')
  await page.getByRole('searchbox', { name: '搜索会议标题' }).fill('政治局')
  await expect(page).toHaveURL(/search=/)
  await page.getByRole('row').filter({ hasText: '2024-12-09' }).first().click()
  await expect(page).toHaveURL(/\/index\/policy-meeting\//)
  const changes = page.getByRole('list', { name: '会议对比' })
  const monetary = changes.getByRole('listitem').filter({ hasText: '货币政策' })
  await expect(monetary.getByText('加强')).toBeVisible()
  await expect(monetary.locator('del')).toHaveText('稳健')
  await expect(monetary.locator('ins')).toHaveText('适度宽松')
  await expect(changes.getByRole('listitem').filter({ hasText: '稳住楼市股市' }).getByText('新增')).toBeVisible()
  await expect(changes.getByRole('listitem').filter({ hasText: '抓好粮食生产' }).getByText('删除')).toBeVisible()
  await monetary.getByRole('button').click()
  await expect(page).toHaveURL(/row=\d/)
  await expect(page.getByText('更早的会议里没有这样的变化。')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('radio', { name: '按领域' }).click()
  await expect(page.getByRole('region', { name: '货币', exact: true })).toBeVisible()
  await page.getByRole('radio', { name: '全文' }).click()
  await expect(page.getByRole('region', { name: '这一次' }).locator('ins').first()).toBeVisible()
  await page.getByLabel('上一次会议').selectOption({ index: 1 })
  await expect(page).toHaveURL(/previous=/)

  await page.getByRole('link', { name: '适度宽松', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '提法“适度宽松”' })).toBeVisible()
  await expect(page.getByText('此前说“稳健”')).toBeVisible()
  await expectAccessible(page)
})

test('work reports stand in both languages, figures that differ stand out, and every screen fits a phone', async ({
  signedIn: page,
}) => {
  await page.goto('/index/policy-meetings/reports')
  await inLanguage(page, 'en')
  await expect(page.getByText('The deficit ratio is 2.8 percent.')).toBeVisible()
  await page.getByRole('radio', { name: 'Only figures that differ' }).click()
  await expect(page.getByText('GDP grew by 5.5 percent.')).toBeHidden()
  await expect(page.getByTitle('The English text does not say this figure')).toHaveText('3%')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const address of ['policy-meetings', 'policy-meetings/reports', 'policy-phrase?phrase=支持']) {
    await openAnew(page, `/index/${address}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSideScroll(page)
  }
  await page.goto('/index/policy-meetings')
  await page.getByRole('row').filter({ hasText: '2024-12-09' }).first().click()
  await expect(page.getByText('Stronger').first()).toBeVisible()
  await expectNoSideScroll(page)
})
