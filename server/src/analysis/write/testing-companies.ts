import { type TestServer } from '../../testing.ts'
import { importedFacts } from '../testing-work.ts'

/** Two fictional companies that texts are about. */
export async function loadCompanies(server: TestServer): Promise<void> {
  await importedFacts(server)
    .industry('270000', 1, null, '电子', 'Electronics')
    .company({
      id: 'SHZ-000901',
      short: '晨屿科技',
      full: '晨屿科技股份有限公司',
      en: 'Chenyu Tech Co., Ltd.',
      industry: { code: '270000', from: '2021-10-31' },
    })
    .company({ id: 'SSE-600901', short: '远岭重工', full: '远岭重工股份有限公司' })
    .save()
}
