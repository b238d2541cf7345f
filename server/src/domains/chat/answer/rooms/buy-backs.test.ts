import { expect, test } from 'vitest'
import { amountMeant } from './buy-backs.ts'

test.each([
  ['606108.SH董事会7月13日审议通过回购方案，资金总额上限为', 'limit'],
  ['拟使用自筹资金以集中竞价方式回购股份，金额不超过', 'limit'],
  ['更新回购进展，累计买入379.68万股，已用资金', 'spent'],
  ['通过回购专用账户累计回购股份996,996股，成交总额', 'spent'],
  ['回购方案上限2亿元，截至月底已使用资金', 'spent'],
  ['累计买入100万股，回购方案的资金总额不超过', 'limit'],
  ['The board has approved a share buy-back of as much as ', 'limit'],
  ['plans to repurchase shares for up to ', 'limit'],
  ['The company has bought 3 million shares and has spent ', 'spent'],
  ['回购注销的股份对应', 'unsaid'],
])('%s … what the amount behind it is: %s', (before, means) => {
  expect(amountMeant(before)).toBe(means)
})
