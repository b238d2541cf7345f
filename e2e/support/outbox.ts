import { accounts } from '@pandora/contract/domains/accounts/operations'
import { administration } from '@pandora/contract/domains/administration/operations'
import type { InputOf, Operation, OutputOf } from '@pandora/contract/operation'
import { request, type Browser } from '@playwright/test'
import { administrator, enter, expect } from './product.ts'
import { addressOf, product } from './products.ts'

/**
 * The newest message to an address or number, as an administrator reads it in the product: the way of who has no mail
 * server.
 */
export async function messageTo(browser: Browser, receiver: string): Promise<string> {
  const context = await browser.newContext({
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await enter(page)
  await page.goto(`/index/administration/outbox?q=${encodeURIComponent(receiver)}`)
  const rows = page.getByRole('grid', { name: '发件箱' }).getByRole('row')
  await expect(rows.nth(1)).toContainText(receiver)
  await rows.nth(1).click()
  await page.getByRole('button', { name: '查看内容' }).click()
  const text = await page.locator('[data-message="body"]').innerText()
  await context.close()
  return text
}

/**
 * The six digits in the newest message to an address or number. They are asked for without a browser: that the screen
 * shows a message is tested by itself, and to open it for each code took longer than what the code was for.
 */
export async function codeTo(receiver: string): Promise<string> {
  const asked = await request.newContext({ baseURL: addressOf(product) })
  try {
    const ask = async <O extends Operation>(operation: O, data: InputOf<O>, token?: string): Promise<OutputOf<O>> => {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
      const answer = await asked.post(operation.path, { data, headers })
      expect(answer.status(), operation.id).toBe(200)
      return ((await answer.json()) as { data: OutputOf<O> }).data
    }
    const { token } = await ask(accounts.signIn, administrator)
    const [newest] = (await ask(administration.outbox, { text: receiver }, token)).dataList
    if (newest === undefined) throw new Error(`no message was sent to ${receiver}`)
    const { body } = await ask(administration.outboxMessage, { messageId: newest.messageId }, token)
    return /\b\d{6}\b/.exec(body)?.[0] ?? ''
  } finally {
    await asked.dispose()
  }
}
