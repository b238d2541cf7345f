import { expect, test } from 'vitest'
import { graphOf, valueOf } from './entities.ts'
import type { Known } from './present.ts'

/** A morning in Shanghai whose day in London is the one before. */
const AT = Date.parse('2026-11-23T23:00:00Z')

test('COMP-13 what documents say in two languages or in two ways is one value, in the words of each language', () => {
  expect(valueOf('proportion', '5.2 per cent', AT)).toEqual(valueOf('proportion', '5.2%', AT))
  expect(valueOf('proportion', '5.2％', AT)).toEqual({ id: 'proportion:5.2%', zh: '5.2%', en: '5.2%' })
  expect(valueOf('date', '11月23日', AT)).toEqual({ id: 'date:2026-11-23', zh: '11月23日', en: '23 November' })
  expect(valueOf('date', 'November 23', AT)).toEqual(valueOf('date', '11月23日', AT))
  expect(valueOf('date', '昨日', AT)).toEqual(valueOf('date', '23 Nov', AT))
  expect(valueOf('date', '2024年1月5日', AT)).toEqual({
    id: 'date:2024-01-05',
    zh: '2024年1月5日',
    en: '5 January 2024',
  })
  expect(valueOf('amount', '72万元', AT)).toEqual({ id: 'amount:720000 CNY', zh: '72万元', en: null })
  expect(valueOf('amount', '0.72 million yuan', AT)).toEqual({
    id: 'amount:720000 CNY',
    zh: null,
    en: '0.72 million yuan',
  })
})

test('what is no value by itself stays as it is written: points, other moneys, names', () => {
  for (const [role, text] of [
    ['proportion', '0.5个百分点'],
    ['amount', '30亿韩元'],
    ['institution', '云州县稽查队'],
    ['date', '日前'],
  ] as const)
    expect(valueOf(role, text, AT)).toEqual({ id: `${role}:${text}`, zh: text, en: text })
})

test('COMP-13 a body or a place that every market knows is one, by whichever of its names, in both languages', () => {
  const regulator = valueOf('institution', '证监会', AT)
  expect(regulator).toEqual({ id: 'department:csrc', zh: '中国证监会', en: 'CSRC' })
  for (const text of ['China Securities Regulatory Commission', 'the CSRC', '中国证券监督管理委员会'])
    expect(valueOf('institution', text, AT)).toEqual(regulator)
  expect(valueOf('institution', '商务部', AT)).toMatchObject({ zh: '商务部', en: 'MOFCOM' })
})

test('COMP-13 the entities of an event hold each value once, with the words of either language that any document has', () => {
  const told = (document_id: string) => ({
    document_id,
    place: 0,
    published_at: AT,
    subject_kind: 'company',
    subject_id: 'A',
  })
  const roles: Record<string, { role: string; text: string; companyId: string | null }[]> = {
    zh: [
      { role: 'proportion', text: '5.20%', companyId: null },
      { role: 'amount', text: '72万元', companyId: null },
    ],
    en: [
      { role: 'proportion', text: '5.2 per cent', companyId: null },
      { role: 'amount', text: '0.72 million yuan', companyId: null },
      { role: 'counterpart', text: 'Bee', companyId: 'B' },
    ],
  }
  const known = { event: {}, told: [told('zh'), told('en')], disclosed: [] } as unknown as Known
  const names = new Map([['A', { zh: '甲', en: 'Ay' }]])
  const graph = graphOf(known, (id) => ({ roles: roles[id] ?? [] }), names as never)
  expect(graph.map((one) => [one.role, one.entityValueZh, one.entityValueEn])).toEqual([
    ['subject', '甲', 'Ay'],
    ['proportion', '5.2%', '5.2%'],
    ['amount', '72万元', '0.72 million yuan'],
    ['counterpart', 'Bee', 'Bee'],
  ])
})
