import type { InputOf } from '@pandora/contract/operation'
import type { scenarios } from '@pandora/contract/domains/scenarios/operations'
import { facts } from '../../testing-facts.ts'
import type { TestServer } from '../../testing.ts'

export const ORE = 'SHZ-300901'
export const CELL = 'SHZ-300902'
export const RIVAL = 'SHZ-300903'
export const CAR = 'SHZ-300904'

const supply = (
  supplier_id: string,
  customer_id: string,
  product_zh: string,
  shares: [number | null, number | null],
) => ({
  supplier_id,
  customer_id,
  product_zh,
  product_en: product_zh === '锂盐' ? 'Lithium salts' : 'Cells',
  revenue_share: shares[0],
  cost_share: shares[1],
  disclosed_by: 'supplier',
  valid_from: '2024-01-10',
  valid_to: null,
})

/** Ore in Guangdong supplies two makers of cells, they a carmaker; from 10 January 2024 on. */
export async function loadSupplies(server: TestServer): Promise<void> {
  const made = facts(server.sql)
  for (const [id, short, en, region_code] of [
    [ORE, '北辰锂业', 'Beichen Lithium', 'CN-GD'],
    [CELL, '澄岳电芯', 'Chengyue Cells', 'CN-JS'],
    [RIVAL, '远山电芯', 'Yuanshan Cells', 'CN-JS'],
    [CAR, '海岳汽车', 'Haiyue Motors', 'CN-GD'],
  ] as const)
    made.company({ id, short, en }).add('company_profile', {
      company_id: id,
      website: null,
      main_business: null,
      region_code,
      city: null,
      seen_on: '2024-01-02',
    })
  made
    .add('supply_edge', supply(ORE, CELL, '锂盐', [0.4, 0.5]))
    .add('supply_edge', supply(ORE, RIVAL, '锂盐', [null, null]))
    .add('supply_edge', supply(CELL, CAR, '电芯', [0.3, 0.2]))
    .add('supply_edge', supply(RIVAL, CAR, '电芯', [0.1, 0.1]))
    .add('site', { company_id: CELL, region_code: 'CN-SC', place: '宜宾', seen_on: '2024-01-05' })
  await made.save()
}

type Definition = InputOf<typeof scenarios.run>

/** The ore stops for 30 days, seen from the carmaker, unless said otherwise. */
export const definition = (
  more: Omit<Partial<Definition>, 'shock'> & { shock?: Partial<Definition['shock']> } = {},
): Definition => ({
  basis: { companyId: CAR },
  ...more,
  shock: { kind: 'stop', nodeIds: [ORE], ...more.shock },
})
