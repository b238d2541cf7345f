import { expect, test } from './support/product.ts'

const outcomes = {
  success: {
    status: 200,
    body: {
      code: '0',
      data: {
        valueCode: ['2024-01-22'],
        oneYear: [3.45],
        fiveYear: [4.2],
        unit: '%',
        url: null,
        publisherZh: null,
        publisherEn: null,
        provenance: null,
      },
      message: '',
    },
  },
  ignored: { status: 200, body: { code: 'SOMETHING_ELSE', data: null, message: '不接受' } },
  rejected: { status: 503, body: { code: 'DATABASE_AWAY', data: null, message: '数据库暂时不可用，请稍后再试。' } },
} as const

for (const [outcome, { status, body }] of Object.entries(outcomes))
  test(`CONV-13 a set of data is loading while its call is pending and no more when it has ended: ${outcome}`, async ({
    signedIn: page,
    expectFailure,
  }) => {
    expectFailure('503')
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
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

test('CONV-13 every set has a loading flag of its own: of three that are held back each ends with its own answer, and the others load on', async ({
  signedIn: page,
}) => {
  const held: (() => void)[] = []
  await page.route('**/api/policy/{lpr,shibor,exchangeRate}', async (route) => {
    await new Promise<void>((resolve) => {
      held.push(resolve)
    })
    await route.fulfill({ json: outcomes.ignored.body })
  })
  await page.goto('/index/rates')
  const loading = page.getByRole('main').getByRole('status', { name: /加载中/ })
  await expect.poll(() => held.length).toBe(3)
  // A set may stand in several tiles: as many as load now, and fewer with each that ends.
  await expect.poll(() => loading.count()).toBeGreaterThanOrEqual(3)
  for (const left of [2, 1, 0]) {
    const before = await loading.count()
    held.shift()?.()
    await expect.poll(() => loading.count()).toBeLessThan(before)
    if (left > 0) expect(await loading.count()).toBeGreaterThanOrEqual(left)
  }
  await expect(loading).toHaveCount(0)
})
