import { expect, test } from 'vitest'
import { mainBusiness } from './companies.ts'

test('who makes things says so; a bank develops and makes no loans', () => {
  expect(mainBusiness('330000', ['空调', '冰箱'])).toBe('空调、冰箱的研发、生产与销售（演示市场，虚构公司）。')
  expect(mainBusiness('480000', ['公司贷款', '个人贷款'])).toBe('经营公司贷款、个人贷款等业务（演示市场，虚构公司）。')
})
