import { accounts } from '@pandora/contract/domains/accounts/operations'
import { chat } from '@pandora/contract/domains/chat/operations'
import { policyMeetings } from '@pandora/contract/domains/policy-meetings/operations'
import { policy } from '@pandora/contract/domains/policy/operations'
import { supply } from '@pandora/contract/domains/supply/operations'
import type { Page } from '@playwright/test'
import { inDemoMarket, type Ask } from '../support/demo-market.ts'
import { demoIsRead } from '../support/every-screen.ts'
import { expect, test } from '../support/product.ts'
import { bothSizes, inLanguage, openAnew, serious } from '../support/screens.ts'

/** Something of a screen that is looked at once it stands. */
interface Place {
  address: string
  /** What is done there first, and waited for. */
  ready: (page: Page) => Promise<void>
}

let ask: Ask

// Every kind of screen as it opens is looked at in e2e/every-screen/.
test.setTimeout(150_000)

const useTheme = (theme: 'dark' | 'light') => ask(accounts.updateConfig, { config_json: JSON.stringify({ theme }) })

test.beforeEach(async ({ page }) => {
  ask = await inDemoMarket(page)
  await demoIsRead(ask)
  await useTheme('light')
})
test.afterEach(async () => {
  await useTheme('dark')
})

/** Where each of the screens stands in this market, and how it is filled. */
async function places(): Promise<Place[]> {
  const [hub, other] = (await ask(supply.hubs, { by: 'customers', size: 2 })).dataList
  if (!hub || !other) throw new Error('the demo market has no suppliers')
  const document = (await ask(policy.list, { sort: 'tasks' })).dataList[0]
  const meeting = (await ask(policyMeetings.important, {})).dataList[0]
  await ask(chat.add, { text: `${hub.nameZh}的新闻` })
  const { conversationId } = await ask(chat.add, { text: `比较${hub.nameZh}和${other.nameZh}2025年的毛利率` })
  return [
    {
      address: `/index/chains/new?company=${hub.companyId}`,
      // On a phone a chain is a list of buttons, elsewhere cards on a canvas.
      ready: async (page) => {
        const card = page.locator('[data-node], main section > button').first()
        await expect(card).toBeVisible()
        await card.click()
      },
    },
    {
      address: `/index/policy/${document?.documentId}`,
      ready: async (page) => {
        await page.locator('#sentence-1').click()
        await expect(page.locator('[id^="sentence-"][aria-pressed="true"]')).toHaveCount(1)
      },
    },
    {
      address: `/index/policy-meeting/${meeting?.meetingId}`,
      ready: (page) => expect(page.getByRole('main').locator('ins, del').first()).toBeVisible(),
    },
    {
      address: `/index/chat?conversation=${conversationId}`,
      ready: (page) => expect(page.getByRole('article').first()).toContainText('%'),
    },
    {
      address: '/index/alerts',
      ready: async (page) => {
        await page
          .getByRole('button', { name: /新建规则|New rule/ })
          .first()
          .click()
        await expect(page.getByRole('dialog', { name: /新建规则|New rule/ })).toBeVisible()
      },
    },
    {
      address: '/index/overview',
      ready: async (page) => {
        await page.keyboard.press('Control+k')
        await page.keyboard.type('火灾')
        await expect(page.getByRole('dialog').getByRole('option').nth(2)).toBeVisible()
      },
    },
  ]
}

for (const { size, viewport, language } of bothSizes)
  test(`SHELL-09 the light theme can be read on ${size}: what is opened by a hand: a node, a sentence, a dialog, an answer, the palette`, async ({
    page,
  }) => {
    const all = await places()
    await page.goto('/index/exchanges')
    await inLanguage(page, language)
    await page.setViewportSize(viewport)
    const found: string[] = []
    for (const { address, ready } of all) {
      await openAnew(page, address)
      await expect(page.getByRole('main').getByRole('status', { name: /加载中|Loading/ })).toHaveCount(0)
      await ready(page)
      expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light')
      found.push(...(await serious(page)).map((one) => `${address} ${one}`))
    }
    expect(found).toEqual([])
  })
