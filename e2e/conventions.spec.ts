import { expect, test } from './support/product.ts'

const outcomes = {
  success: { status: 200, body: { code: '0', data: { valueCode: ['2024-01-22'], oneYear: [3.45], fiveYear: [4.2], unit: '%', url: null, publisherZh: null, publisherEn: null, provenance: null }, message: '' } },
  ignored: { status: 200, body: { code: 'SOMETHING_ELSE', data: null, message: '不接受' } },
  rejected: { status: 503, body: { code: 'DATABASE_AWAY', data: null, message: '数据库暂时不可用，请稍后再试。' } },
} as const

for (const [outcome, { status, body }] of Object.entries(outcomes))
  test(`CONV-13 a set of data is loading while its call is pending and no more when it has ended: ${outcome}`, async ({ signedIn: page, expectFailure }) => {
    expectFailure('503')
    let answer = () => {}
    const asked = new Promise<void>((resolve) => { answer = resolve })
    await page.route('**/api/policy/lpr', async (route) => {
      await asked
      await route.fulfill({ status, json: body })
    })
    await page.goto('/index/rates')
    const loading = page.getByRole('main').getByRole('status', { name: /加载中/ })
    // The other sets have ended; the one that is held back alone is loading.
    await expect(loading).toHaveCount(1)
    answer()
    await expect(loading).toHaveCount(0)
  })
