import { expect, test } from 'vitest'
import { lookUp } from './asked.ts'

const all = [
  { companyId: 'SHZ-009901', stockCode: '009901', nameZh: '澄岳银行', nameEn: 'Chengyue Bank Co.,Ltd.' },
  { companyId: 'SSE-609901', stockCode: '609901', nameZh: '岚溪银行', nameEn: null },
  { companyId: 'SHZ-000001', stockCode: '000001', nameZh: '东曙', nameEn: null },
  { companyId: 'SSE-000001', stockCode: '000001', nameZh: '西曙', nameEn: null },
]
const ids = (text: string) => lookUp(all)(text).found.map(({ companyId }) => companyId)

test('companies are recognised by code in any of its spellings and by either name, each once', () => {
  expect(ids('009901\n609901.SH, sh609901；澄岳银行\nchengyue bank Co.,Ltd.')).toEqual(['SHZ-009901', 'SSE-609901'])
  expect(ids('SSE-000001')).toEqual(['SSE-000001'])
})

test('what is not known and what several bear is told, and nothing is taken for it', () => {
  expect(lookUp(all)('云枢, 000001, 009901')).toEqual({ found: [all[0]], unknown: ['云枢'], several: ['000001'] })
  expect(lookUp(all)('')).toEqual({ found: [], unknown: [], several: [] })
})
