import { nameIndex } from '../name-index.ts'
import type { Known } from './reading.ts'

export const TODAY = '2026-11-30'
const theme = (id: string, nameZh: string, nameEn: string) => ({ themeId: id, nameZh, nameEn })

/** A market of two companies, some groups and indices, as tests of reading know it. */
export const known: Known = {
  names: nameIndex(
    [
      { companyId: 'A', name: '澜海重工', present: true },
      { companyId: 'A', name: 'Lanhai Heavy, Inc.', present: true },
      { companyId: 'B', name: '青禾食品', present: true },
      { companyId: 'B', name: 'Qinghe Foods', present: true },
    ],
    [{ companyId: 'A', code: '000901' }],
  ),
  industries: new Map([
    ['银行', { code: '480000', name: '银行' }],
    ['banks', { code: '480000', name: '银行' }],
    ['非银', { code: '490000', name: '非银金融' }],
    ['钢铁', { code: '230000', name: '钢铁' }],
    ['电池', { code: '630700', name: '电池' }],
  ]),
  themes: new Map([
    ['固态电池', theme('t1', '固态电池', 'Solid-state batteries')],
    ['储能', theme('t2', '储能', 'Energy storage')],
  ]),
  longestTheme: 4,
  indexes: ['演示综指', 'demo composite', 'demo banks'],
  today: TODAY,
}
