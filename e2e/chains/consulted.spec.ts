import { chains } from '@pandora/contract/domains/chains/operations'
import { firstThat, inDemoMarket } from '../support/demo-market.ts'
import { supply } from '@pandora/contract/domains/supply/operations'
import { expect, test } from '../support/product.ts'
import { expectAccessible } from '../support/screens.ts'

test('CHAIN-26 what a company makes is offered as parts of its node', async ({ page }) => {
  const ask = await inDemoMarket(page)
  const { companyId } = await firstThat(
    (await ask(supply.hubs, {})).dataList,
    async (one) => (await ask(chains.companyParts, { companyId: one.companyId })).companyParts.length > 0,
  )
  const { companyParts } = await ask(chains.companyParts, { companyId })
  const part = companyParts[0]?.nameZh ?? ''
  const { name, supplyChainGraph } = await ask(chains.draft, { companyId, tiers: 1 })
  const node = supplyChainGraph.nodes.find(({ data }) => data.companyId === companyId)
  const saved = { name: `部件 ${name}`, supplyChainGraph, supplyFromDate: null, supplyEndDate: null, note: '' }
  const { chainId } = await ask(chains.save, saved)
  await page.goto(`/index/chains/${chainId}`)
  await page.locator(`[data-node="${node?.id}"]`).click()
  const parts = page.getByRole('region', { name: '部件' })
  await parts.getByRole('group', { name: '它生产' }).getByRole('button', { name: part, exact: true }).click()
  await expect(parts.getByRole('textbox').first()).toHaveValue(part)
  await expect(parts.getByRole('group').getByRole('button', { name: part, exact: true })).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await ask(chains.delete, { chainId })
})

test('an administrator sees the chain that a question is about, as it was when it was asked', async ({ page }) => {
  const ask = await inDemoMarket(page)
  const companyId = (await ask(supply.hubs, {})).dataList[0]?.companyId ?? ''
  const { supplyChainGraph } = await ask(chains.draft, { companyId, tiers: 1 })
  const dates = { supplyFromDate: null, supplyEndDate: null, note: '' }
  const { chainId } = await ask(chains.save, { name: '被问的链', supplyChainGraph, ...dates })
  const { consultationId } = await ask(chains.consultExpert, {
    chainId,
    subject: 'risk',
    question: '哪一家最先受影响？',
  })
  await page.goto('/index/chains?tab=consultations')
  await page.getByRole('button', { name: '全部提问' }).click()
  const question = page.getByRole('listitem').filter({ hasText: '哪一家最先受影响？' })
  await question.getByRole('button', { name: '看这条链' }).click()
  const dialog = page.getByRole('dialog', { name: '被问的链 · 第 1 版' })
  for (const { id } of supplyChainGraph.nodes.slice(0, 3))
    await expect(dialog.locator(`[data-node="${id}"]`)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await ask(chains.withdrawConsultation, { consultationId })
  await ask(chains.delete, { chainId })
})

test('provinces stand on a map with who has a seat or a site there; one leads to its supply chain', async ({
  page,
}) => {
  const ask = await inDemoMarket(page)
  const { dataList } = await ask(supply.regions, {})
  const most = dataList[0]
  if (!most) throw new Error('no province')
  const { dataList: there } = await ask(supply.region, { regionCode: most.regionCode })
  await page.goto('/index/chains?tab=regions')
  await page
    .getByRole('group', { name: '各省公司、工厂与供应关系' })
    .getByRole('button', { name: new RegExp(most.nameZh ?? '') })
    .click()
  await expect(page).toHaveURL(new RegExp(`region=${most.regionCode}`))
  const table = page.getByRole('grid', { name: `${most.nameZh}的公司与工厂` })
  for (const { nameZh } of there.slice(0, 3)) await expect(table).toContainText(nameZh ?? '')
  await expectAccessible(page)
  await table.getByRole('gridcell', { name: there[0]?.nameZh ?? '', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/company/${there[0]?.companyId}/supply`))
})
