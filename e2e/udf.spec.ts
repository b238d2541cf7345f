import { expect, test } from './support/product.ts'
import { inLanguage, serious } from './support/screens.ts'

test('a connection key is made in the settings, read by a charting client with no session, listed with its last use, and reads nothing once it is revoked', async ({
  signedIn: page,
  playwright,
  baseURL,
}) => {
  await page.goto('/index/settings/connections')
  await page.getByLabel('名称', { exact: true }).fill('桌面图表')
  await page.getByRole('button', { name: '新建密钥' }).click()
  const address = await page.getByLabel('“桌面图表”的地址').inputValue()
  expect(address).toMatch(/\/udf\/k\/[\w-]{43}$/)

  // A program of its own: it has the address and nothing else.
  const client = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL })
  const ask = async (path: string) => {
    const answer = await client.get(new URL(address).pathname + path)
    return { status: answer.status(), body: (await answer.json()) as Record<string, unknown> }
  }
  expect((await ask('/config')).body).toMatchObject({ supports_search: true, supports_marks: true })
  const symbol = (await ask('/symbols?symbol=SHZ-009901')).body
  expect(symbol).toMatchObject({ ticker: 'SHZ-009901', has_daily: true })
  const { body } = await ask('/history?symbol=SHZ-009901&resolution=1D&from=0&to=4000000000&countback=5')
  expect(body).toMatchObject({ s: 'ok' })
  const times = body['t'] as number[]
  expect(times).toHaveLength(5)
  expect(times.every((time) => time % 86_400 === 0)).toBe(true)
  const marks = (await ask('/marks?symbol=SHZ-009901&resolution=1D&from=0&to=4000000000')).body as {
    id: string[]
    time: number[]
  }
  const all = new Set(
    (await ask('/history?symbol=SHZ-009901&resolution=1D&from=0&to=4000000000')).body['t'] as number[],
  )
  expect(marks.id.length).toBeGreaterThan(0)
  expect(marks.time.every((time) => all.has(time))).toBe(true)

  await page.reload()
  const row = page.getByRole('row').filter({ hasText: '桌面图表' })
  await expect(row).not.toContainText('从未使用')
  await expect(page.getByRole('main')).not.toContainText(new URL(address).pathname)
  await row.getByRole('button', { name: '撤销' }).click()
  await row.getByRole('group').getByRole('button', { name: '撤销' }).click()
  await expect(row).toHaveCount(0)
  const ended = await ask('/config')
  expect([ended.status, ended.body['s']]).toEqual([401, 'error'])
  await client.dispose()
})

test('the connections’ panel says what is wrong with what was typed, in both languages, and axe finds nothing serious', async ({
  signedIn: page,
}) => {
  const found: string[] = []
  for (const language of ['en', 'zh-CN'] as const) {
    await page.goto('/index/settings/connections')
    await inLanguage(page, language)
    await page.getByRole('button', { name: language === 'en' ? 'Make a key' : '新建密钥' }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: language === 'en' ? 'Give the key a name.' : '请给密钥起个名称。' }),
    ).toBeVisible()
    found.push(...(await serious(page)).map((one) => `${language} ${one}`))
  }
  expect(found).toEqual([])
})
