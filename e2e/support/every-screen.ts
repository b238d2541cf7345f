import { authors } from '@pandora/contract/domains/authors/operations'
import { chains } from '@pandora/contract/domains/chains/operations'
import { companies } from '@pandora/contract/domains/companies/operations'
import { financing } from '@pandora/contract/domains/financing/operations'
import { floors } from '@pandora/contract/domains/floors/operations'
import { holdings } from '@pandora/contract/domains/holdings/operations'
import { policyMeetings } from '@pandora/contract/domains/policy-meetings/operations'
import { policy } from '@pandora/contract/domains/policy/operations'
import { risk } from '@pandora/contract/domains/risk/operations'
import { search } from '@pandora/contract/domains/search/operations'
import { supply } from '@pandora/contract/domains/supply/operations'
import { themes } from '@pandora/contract/domains/themes/operations'
import { expect, type Page } from '@playwright/test'
import { chainNode } from './chain-node.ts'
import { declaredPaths } from './declared.ts'
import { inDemoMarket, type Ask } from './demo-market.ts'
import { inLanguage, openWithin, type bothSizes } from './screens.ts'

/** Where links begin beside every declared address that names nothing: the overview in the demo market, and one user. */
const BEGINNINGS = ['/index/overview?market=demo', '/index/administration/users?user=1']

/** Stands only where a payment was made. */
const UNPAID = 'payment-receipt/:outTradeNo'

/** The kind of screen that an address opens: what names one thing of many is left out. */
const kindOf = (address: string): string =>
  (address.split('?')[0] ?? '')
    .replace(/\/+$/, '')
    .split('/')
    .map((part) => (/\d|%|^[A-Za-z_-]{16,}$/.test(part) ? ':id' : part))
    .join('/')

/** Whether an address is one of a declared path. */
const isOf = (path: string, address: string): boolean =>
  new RegExp(`^/index/${path.replaceAll(/\/:\w+\?/g, '(/[^/?]+)?').replaceAll(/:\w+/g, '[^/?]+')}/?(\\?.*)?$`).test(
    address,
  )

/** Waits until what is read out of the demo market's texts is there: policies, topics of risk, scores. */
export async function demoIsRead(ask: Ask): Promise<void> {
  await expect
    .poll(
      async () => {
        const { waiting, total } = await ask(policy.list, {})
        return waiting === 0 && total > 0 && (await ask(risk.topics, {})).dataList.length > 0
      },
      { timeout: 90_000 },
    )
    .toBe(true)
}

/** Bars back from the last on which holdings are bought: enough for a return that can be seen. */
const BOUGHT_BEFORE = 90

/** Buys of three companies of the demo market at their closes, so that holdings have positions, a return, exposure. */
async function holdSomething(ask: Ask): Promise<void> {
  const { dataList } = await ask(search.companyInfo, { text: '60', size: 3 })
  for (const { securityId } of dataList) {
    const { date, close } = await ask(companies.stockPrice, { securityId, basis: 'traded' })
    const at = Math.max(0, date.length - BOUGHT_BEFORE)
    await ask(holdings.saveTrade, {
      securityId,
      kind: 'buy',
      day: date[at] ?? '',
      quantity: '1000',
      price: String(close[at]),
    })
  }
}

/**
 * Screens that rows lead to and no link, and those of what nobody has made yet: a saved chain and what is shared, which
 * `tidy` takes away again.
 */
async function behindRows(ask: Ask): Promise<{ addresses: string[]; tidy: () => Promise<unknown> }> {
  const [supplier, customer] = (await ask(supply.hubs, { by: 'customers', size: 2 })).dataList
  const [meeting] = (await ask(policyMeetings.important, {})).dataList
  const [topic] = (await ask(risk.topics, {})).dataList
  const author = (await ask(authors.page, {})).dataList.find((one) => one.id !== '0')
  const [round] = (await ask(financing.list, {})).dataList
  const [floor] = (await ask(floors.openList, {})).dataList
  const [theme] = (await ask(themes.list, {})).dataList
  if (!supplier || !customer || !meeting || !topic || !author || !round || !floor || !theme)
    throw new Error('the demo market lacks what a screen is about')
  await holdSomething(ask)
  const { chainId } = await ask(chains.save, {
    name: 'every screen',
    supplyChainGraph: { nodes: [companyNode(supplier), companyNode(customer)], edges: [] },
  })
  const shared = { chain: await ask(chains.share, { chainId }), floor: await ask(floors.share, { floorId: floor.id }) }
  return {
    addresses: [
      `/index/chains/${chainId}`,
      `/index/chains/${chainId}/report`,
      `/index/shared-chain/${shared.chain.token}`,
      `/index/shared/${shared.floor.token}`,
      `/index/policy-meeting/${meeting.meetingId}`,
      `/index/themes/${theme.themeId}`,
      `/index/risk-topic/${topic.topicId}`,
      `/index/market-opinion/author/${author.id}`,
      `/index/financing-company/${round.ventureId}`,
    ],
    tidy: () =>
      Promise.all([
        ask(chains.delete, { chainId }),
        ask(floors.revokeShare, { floorId: floor.id, shareId: shared.floor.shareId }),
      ]),
  }
}

const companyNode = ({ companyId, nameZh }: { companyId: string; nameZh: string | null }) =>
  chainNode(companyId, { x: 0, y: 0 }, { id: companyId, name: nameZh ?? companyId })

/**
 * Opens each kind of screen that links lead to in the demo market, once, and looks at it. Links are taken from screens
 * as wide as a desk's too, where a phone folds its rail away. Answers what was found, each with the kind of screen.
 */
export async function everyScreen(
  page: Page,
  { viewport, language }: (typeof bothSizes)[number],
  look: () => Promise<string[]>,
): Promise<string[]> {
  const queue: string[] = []
  const opened: string[] = []
  const seen = new Set<string>()
  const found: string[] = []
  const take = (links: readonly string[]) => {
    for (const link of links) {
      if (seen.has(kindOf(link))) continue
      seen.add(kindOf(link))
      queue.push(link)
    }
  }
  const linksHere = () =>
    page
      .locator('nav a[href^="/index"], main a[href^="/index"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  const ask = await inDemoMarket(page)
  await demoIsRead(ask)
  const { addresses, tidy } = await behindRows(ask)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(BEGINNINGS[0] ?? '')
  await inLanguage(page, language)
  await page.locator('nav a').first().waitFor()
  take([
    ...BEGINNINGS,
    ...addresses,
    ...declaredPaths.map((path) => `/index/${path.replace(/\/:\w+\?.*/, '')}`).filter((path) => !path.includes(':')),
    ...(await linksHere()),
  ])
  await page.setViewportSize(viewport)
  try {
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      await openWithin(page, address)
      opened.push(address)
      take(await linksHere())
      const kind = kindOf(address)
      found.push(...(await look()).map((one) => `${kind} ${one}`))
    }
  } finally {
    await tidy()
  }
  expect(declaredPaths.filter((path) => path !== UNPAID && !opened.some((address) => isOf(path, address)))).toEqual([])
  return found
}
