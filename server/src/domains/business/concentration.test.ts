import { expect, test } from 'vitest'
import { industryConcentration } from './concentration.ts'

const asked = {
  companyId: 'SHZ-000901',
  n: 4,
  level: 2,
  period: { year: 2020, periodEnd: '2020-12-31' },
  found: { code: '480300', name_zh: '股份制银行Ⅱ', name_en: null },
  names: new Map(),
}
const companies = (known: number, all: number) =>
  Array.from({ length: all }, (_, at) => ({
    company_id: `SHZ-0009${String(at + 1).padStart(2, '0')}`,
    revenue: at < known ? 100 : null,
    unit: at < known ? 'CNY' : null,
  }))

test('COMP-33 of an industry of which fewer than half have a revenue no concentration is told, but how many have one', () => {
  expect(industryConcentration({ ...asked, rows: companies(1, 9) })).toMatchObject({
    crn: null,
    hhi: null,
    own: null,
    largest: [],
    counted: 1,
    companies: 9,
    absence: 'TOO_FEW_REPORTED',
  })
  expect(industryConcentration({ ...asked, rows: companies(5, 9) })).toMatchObject({
    crn: 80,
    counted: 5,
    companies: 9,
    own: { rank: 1, share: 20 },
    absence: null,
  })
})
