import { expect, test } from 'vitest'
import { NOW, tempFolder } from '../../../test/files.ts'
import { conceptsOf, exponentIn } from '../header-names.ts'
import { previewRows } from '../preview.ts'
import { parseProfile } from '../profile.ts'
import { proposeProfile } from './propose.ts'
import { firstRows } from '../rows.ts'
import { shippedProfiles } from '../shipped.ts'

const file = tempFolder()

async function proposed(name: string, content: string) {
  const place = { path: file(name, content), name }
  const { columns, rows } = await firstRows({ ...place, options: {} }, 20)
  const proposal = proposeProfile(
    shippedProfiles(),
    columns,
    rows.flatMap((row) => ('cells' in row ? [row.cells] : [])),
    name,
  )
  return { ...proposal, rows: proposal.text ? await previewRows(place, parseProfile(proposal.text), 20, NOW) : [] }
}

test('Chinese and English column names are understood, units in them too', () => {
  expect(
    conceptsOf([
      '股票代码',
      '交易日期',
      '开盘价',
      '最高价',
      '最低价',
      '收盘价',
      '成交量（手）',
      '成交额(万元)',
      '换手率%',
    ]),
  ).toMatchObject({
    code: '股票代码',
    date: '交易日期',
    open: '开盘价',
    volume: '成交量（手）',
    amount: '成交额(万元)',
    turnover: '换手率%',
  })
  expect(conceptsOf(['ts_code', 'Trade Date', 'OPEN', 'Publish_Time', 'headline'])).toMatchObject({
    code: 'ts_code',
    date: 'Trade Date',
    open: 'OPEN',
    published: 'Publish_Time',
    title: 'headline',
  })
  expect(['成交量（手）', '成交额(万元)', 'volume_lots', 'amount (mn)', 'close'].map(exponentIn)).toEqual([
    2, 4, 2, 6, 0,
  ])
})

test('a file whose columns a profile knows gets that profile, surely', async () => {
  expect(await proposed('x.csv', 'date,oneYear,fiveYear\n2024-01-22,3.45,4.2\n')).toMatchObject({
    profile: 'lpr',
    confidence: 1,
    missing: [],
  })
})

test('prices under Chinese names become bars; below zero they are taken for adjusted ones, whose day is missing', async () => {
  const header = '日期,股票代码,开盘,最高,最低,收盘,成交量(手),成交额(万元),换手率'
  expect(await proposed('行情.csv', `${header}\n2024/1/5,901,1,2,0.5,1.5,30,4,5%\n`)).toMatchObject({
    profile: null,
    missing: [],
    rows: [
      {
        records: [
          {
            kind: 'daily_price',
            values: {
              security_id: 'SHZ-000901',
              trade_date: '2024-01-05',
              basis: 'traded',
              volume: 3000,
              amount: 40_000,
              turnover_rate: 5,
            },
          },
        ],
      },
    ],
  })
  const adjusted = await proposed('行情.csv', `${header}\n2024/1/5,901,1,2,-0.5,1.5,30,4,5%\n`)
  expect(adjusted).toMatchObject({
    missing: ['basis_date'],
    rows: [{ records: [], rejections: [{ field: 'basis_date', reason: 'BASIS_NEEDS_DATE' }] }],
  })
})

test('news, companies, share counts and plain series are told apart', async () => {
  expect(
    await proposed('n.jsonl', '{"标题":"甲","发布时间":"2024-01-05 08:00","内容":"乙","代码":"000901"}'),
  ).toMatchObject({
    rows: [{ records: [{ kind: 'document', values: { title: '甲', body: '乙' } }, { kind: 'document_company' }] }],
  })
  // A row without a title is no row to lose: its first sentence serves.
  expect(
    await proposed('u.jsonl', '{"标题":"","发布时间":"2024-01-05 08:00","内容":"乙。丙。","代码":"000901"}'),
  ).toMatchObject({
    rows: [
      {
        records: [
          { kind: 'document', values: { title: '乙', body: '乙。丙。', language: 'zh' } },
          { values: { title: '乙' } },
        ],
        rejections: [],
      },
    ],
  })
  expect(await proposed('l.csv', '证券代码,证券简称,上市日期\n000901,启明科技,1999-04-02\n')).toMatchObject({
    rows: [
      {
        records: [
          { kind: 'company' },
          { kind: 'security', values: { exchange: 'SHZ', code: '000901' } },
          { kind: 'company_name' },
        ],
      },
    ],
  })
  expect(await proposed('s.csv', '代码,日期,总股本(万股),流通股本(万股)\n000901,2024-01-05,5000,4000\n')).toMatchObject(
    { rows: [{ records: [{ kind: 'share_count', values: { total_shares: 50_000_000, float_shares: 40_000_000 } }] }] },
  )
  expect(await proposed('m.csv', '日期,CPI,PPI\n2024-01-31,0.3,-2.5\n')).toMatchObject({
    missing: ['unit'],
    rows: [{ records: [{ kind: 'observation' }, { kind: 'observation' }, { kind: 'series' }, { kind: 'series' }] }],
  })
})

test('columns that say nothing get no mapping', async () => {
  expect(await proposed('a.csv', 'p,q\nx,y\n')).toMatchObject({ profile: null, text: '', confidence: 0 })
})
