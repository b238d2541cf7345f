import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { watch } from '@pandora/contract/domains/watch/operations'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { loadWatched } from './testing-watch.ts'

let server: TestServer
let user: Caller

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-03-06T02:00:00Z')
  await loadWatched(server)
})
afterAll(() => server.stop())
beforeEach(async () => {
  user = await server.caller()
})

const list = async (input: Record<string, unknown> = {}, options: Record<string, unknown> = {}) =>
  (await server.call(watch.list, input, { as: user, ...options })).data
const ids = async () => (await list({ size: 60 })).dataList.map((one) => one.companyId)
const star = (companyId: string, more: Record<string, unknown> = {}, as = user) =>
  server.call(watch.add, { companyId, ...more }, { as })

describe('pasting and CSV', () => {
  test('WATCH-10 pasted codes and names are starred in their order; what is not found or not told apart is said', async () => {
    await star('SSE-600901')
    const names = [
      'sz000901 晨星科技',
      '600901.SH',
      '*ST远山',
      '旧星股份',
      '同名股份',
      '000902',
      '没有这家',
      'Morning Star Tech Co Ltd',
      '000901.SH',
      '％',
    ]
    const { data } = await server.call(watch.addMany, { names }, { as: user })
    expect(data.added).toEqual([
      {
        asked: 'sz000901 晨星科技',
        companyId: 'SHZ-000901',
        nameZh: '晨星科技',
        nameEn: 'Morning Star Tech Co., Ltd.',
      },
      { asked: '000902', companyId: 'SHZ-000902', nameZh: '同名股份', nameEn: null },
    ])
    expect(data.already.map((one) => one.asked)).toEqual([
      '600901.SH',
      '*ST远山',
      '旧星股份',
      'Morning Star Tech Co Ltd',
    ])
    expect(data.ambiguous).toEqual([{ asked: '同名股份', companyIds: ['SHZ-000902', 'SSE-600902'] }])
    expect(data.notFound).toEqual(['没有这家', '000901.SH', '％'])
    expect(await ids()).toEqual(['SSE-600901', 'SHZ-000901', 'SHZ-000902'])
  })

  test('WATCH-01 the list goes out as CSV with BOM, in the language asked for, with nothing a spreadsheet would run', async () => {
    const { data: group } = await server.call(watch.saveGroup, { name: '@组' }, { as: user })
    await star('SHZ-000901', { groupId: group.groupId })
    await star('SSE-600903')
    await server.call(watch.arrange, { companyId: 'SHZ-000901', note: '=HYPERLINK("x")' }, { as: user })
    const answer = await server.call(watch.exportCsv, {}, { as: user })
    expect(answer.raw.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining('attachment'),
    })
    expect(answer.raw.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    const lines = answer.raw.body.slice(1).split('\r\n')
    expect(lines[0]).toBe('代码,交易所,中文名称,英文名称,行业,价格,币种,涨跌幅 %,价格日期,价格口径,分组,备注,最新新闻')
    expect(lines[1]).toBe(
      `000901,深圳证券交易所,晨星科技,"Morning Star Tech Co., Ltd.",电子,11,CNY,10,2024-03-04,成交价,'@组,"'=HYPERLINK(""x"")",晨星新闻`,
    )
    expect(lines[2]).toBe(`600903,上海证券交易所,'=1+1公司,,,,,,,,,,`)
    const english = await server.call(
      watch.exportCsv,
      { groupId: group.groupId },
      { as: user, language: 'en', asOf: '2024-03-01' },
    )
    expect(english.raw.body.slice(1).split('\r\n').slice(0, 2)).toEqual([
      'Code,Exchange,Chinese name,English name,Industry,Price,Currency,Change %,Price date,Price basis,Groups,Note,Latest news',
      `000901,SHZ,晨星科技,"Morning Star Tech Co., Ltd.",Electronics,10,CNY,,2024-03-01,traded,'@组,"'=HYPERLINK(""x"")",晨星旧闻`,
    ])
  })
})
