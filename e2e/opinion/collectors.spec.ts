import { createHmac, randomUUID } from 'node:crypto'
import { COLLECT_PATH } from '@pandora/contract/domains/collectors/operations'
import { expect, test } from '../support/product.ts'
import { expectAccessible, expectNoSideScroll, inLanguage } from '../support/screens.ts'

test('an administrator makes a key, a collector sends a post with it, the key is revoked', async ({
  signedIn: page,
}) => {
  await page.goto('/index/administration/collectors')
  await inLanguage(page, 'zh-CN')
  const main = page.getByRole('main')
  const name = `采集 ${randomUUID().slice(0, 6)}`
  await main.getByRole('button', { name: '新建密钥' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('名称').fill(name)
  await dialog.getByRole('button', { name: '创建' }).click()
  const keyId = await dialog.getByLabel('密钥编号（Pandora-Key）').inputValue()
  const secret = await dialog.getByLabel('密钥（只显示这一次）').inputValue()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '已保存好' }).click()
  const row = main.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('有效')
  await expect(row).not.toContainText(secret)

  const send = async (id: string) => {
    const [timestamp, nonce] = [String(Math.floor(Date.now() / 1000)), randomUUID()]
    const published = new Date(Date.now() - 3_600_000).toISOString()
    const data = JSON.stringify({
      posts: [{ id, platform: 'xq', author_id: 'e2e', published_at: published, text: `第 ${id} 条` }],
    })
    const signature = createHmac('sha256', secret).update(`${timestamp}\n${nonce}\n${data}`).digest('hex')
    const headers = {
      'content-type': 'application/json',
      'pandora-key': keyId,
      'pandora-timestamp': timestamp,
      'pandora-nonce': nonce,
      'pandora-signature': signature,
    }
    return page.request.post(COLLECT_PATH, { headers, data })
  }
  expect((await send(randomUUID())).status()).toBe(200)
  await page.reload()
  await expect(row.getByRole('gridcell', { name: '1', exact: true }).first()).toBeVisible()
  await row.getByRole('button', { name: '停用' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '停用' }).click()
  await expect(row).toContainText('已停用')
  expect((await send(randomUUID())).status()).toBe(401)
})

test('who has been right, the same words by several accounts, and who mostly repeats, in both languages and on a phone', async ({
  signedIn: page,
}) => {
  for (const [tab, zh, en] of [
    ['skill', '谁说得准', 'Who has been right'],
    ['bursts', '同文多号', 'Same words'],
    ['repeaters', '多为转述', 'Mostly repeat'],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`/index/market-opinion/${tab}?market=demo`)
    await inLanguage(page, 'zh-CN')
    await expect(page.getByRole('link', { name: zh, exact: true })).toHaveAttribute('aria-current', 'page')
    await expectAccessible(page)
    await inLanguage(page, 'en')
    await expect(page.getByRole('link', { name: en, exact: true })).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSideScroll(page)
  }
})
