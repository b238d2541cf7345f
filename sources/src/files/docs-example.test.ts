import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transforms } from '@pandora/contract/domains/imports/transforms'
import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { readAll, tempFolder } from '../../test/files.ts'
import { parseProfile } from './profile.ts'

const file = tempFolder()
const docs = readFileSync(join(import.meta.dirname, '../../../docs/adding-a-source.md'), 'utf8')

test('the example of docs/adding-a-source.md works as it stands, and the page names every transform', async () => {
  const profile = parseProfile(/```yaml\n([\s\S]*?)```/.exec(docs)?.[1] ?? '')
  const text =
    'made by hand\nts_code;trade_date;open;high;low;close;vol;amount;note\n000901.SZ;20240105;10;12;9;11;1,500;163.5;半日\n000902.SZ;20240105;10;12;9;停牌;0;0;\n'
  const read = await readAll(file('daily.csv', iconv.encode(text, 'gb18030')), profile)
  expect(read.rejections).toEqual([])
  expect(read.of('daily_price')).toMatchObject([
    { security_id: 'SHZ-000901', close: 11, volume: 150_000, amount: 163_500, turnover_rate: null },
  ])
  expect(read.of('trading_day')).toEqual([{ exchange: 'SHZ', trade_date: '2024-01-05', session: 'half' }])
  for (const name of transforms) expect(docs).toContain(`\`${name}\``)
})
