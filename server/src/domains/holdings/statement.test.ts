import { gzipSync } from 'node:zlib'
import { holdings } from '@pandora/contract/domains/holdings/operations'
import type { InputOf } from '@pandora/contract/operation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { BANK, loadHoldings, MAKER, record } from './testing-holdings.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await loadHoldings(server)
})
afterAll(() => server.stop())

type Asked = Partial<InputOf<typeof holdings.importTrades>>
const send = (as: Caller, content: string, more: Asked = {}, language: 'zh-CN' | 'en' = 'zh-CN') =>
  server.call(holdings.importTrades, { file: '成交.csv', content, dryRun: false, ...more }, { as, language })
const packed = (text: string) => gzipSync(text).toString('base64')
const count = async (as: Caller) => (await server.call(holdings.trades, {}, { as })).data.total

/**
 * A statement in GBK as brokers give it: a title, codes as formulas, a purchase without a price (amount ÷ quantity), a
 * Saturday, a sale of more than is held, an unknown code, new shares, a bank transfer, a sale, a short sale.
 */
const statement = [
  'uqPJz9akyK8gwPrKt7PJvbuy6dGvLCwsLCwsLCwsCrPJvbvI1cbaLNakyK+0+sLrLNakyK/D+7PGLMLywvSx6ta+LLPJvbvK/cG/',
  'LLPJvbu827jxLLPJvbu98LbuLMrW0Pi30SzTobuoy7Ass8m9u7HgusUKMjAyNDAxMDIsPSIwMDAwMDEiLLO/0MfS+NDQLNakyK/C',
  '8sjrLDEwMDAsMTAuMDAsMTAwMDAuMDAsNS4wMCwwLjAwLEExCjIwMjQwMTAzLDYwMDAwMSy6o8nP1sbU7CzC8sjrLDUwMCwsIjEw',
  'LDAwMC4wMCIsNS4wMCwwLjAwLEEyCjIwMjQwMTA2LDYwMDAwMSy6o8nP1sbU7CzC8sjrLDEwMCwyMC4wMCwyMDAwLjAwLDUuMDAs',
  'MC4wMCxBMwoyMDI0MDEwOCwwMDAwMDEss7/Qx9L40NAs1qTIr8L0s/YsLTIwMDAsMTAuNDAsMjA4MDAuMDAsNS4wMCwxMC40MCxB',
  'NAoyMDI0MDEwOSw5OTk5OTkssrvD9yzC8sjrLDEwMCwxLjAwLDEwMC4wMCw1LjAwLDAuMDAsQTUKMjAyNDAxMTAsMDAwMDAxLLO/',
  '0MfS+NDQLLrsucnI69XLLDEwMCwwLDAsMCwwLEE2CjIwMjQwMTEwLCws0vjQ0Neq1qTIrywwLDAsNTAwMDAsMCwwLEE3CjIwMjQw',
  'MTExLDAwMDAwMSyzv9DH0vjQ0CzWpMivwvSz9iwxMDAsMTAuNzAsMTA3MC4wMCw1LjAwLDAuNTQsQTgKMjAyNDAxMTEsMDAwMDAx',
  'LLO/0MfS+NDQLMjayK/C9LP2LDEwMCwxMC43MCwxMDcwLjAwLDUuMDAsMC41NCxBOQo=',
].join('')

test('a statement in GBK is read row by row; a dry run says the same and writes nothing', async () => {
  const user = await server.caller()
  const { data: tried } = await send(user, statement, { dryRun: true })
  expect(tried).toMatchObject({
    portfolioId: null,
    encoding: 'gb18030',
    counts: { new: 3, known: 0, left: 2, refused: 4 },
  })
  expect(tried.mapping).toContainEqual({ field: 'side', column: '买卖标志' })
  expect(await count(user)).toBe(0)
  expect((await server.call(holdings.portfolios, {}, { as: user })).data.dataList).toEqual([])
  const { data } = await send(user, statement)
  expect(data.rows).toEqual(tried.rows)
  expect(data.rows.map(({ line, state, message }) => [line, state, message])).toEqual([
    [5, 'refused', '2024-01-06 不是 SSE 的交易日。'],
    [6, 'refused', '2024-01-08 只持有 1000 股，不能转出或卖出 2000 股。'],
    [7, 'refused', '这个市场里没有代码“999999”。'],
    [11, 'refused', '不记录融资融券和卖空（融券卖出）。'],
    // Nobody paid 20 that day.
    [4, 'new', ''],
    [3, 'new', ''],
    [8, 'left', '送转股由公司行动自动计入（红股入账），略过。'],
    [9, 'left', '不是证券交易（银行转证券），略过。'],
    [10, 'new', ''],
  ])
  const { data: kept } = await server.call(holdings.trades, {}, { as: user })
  expect(
    kept.dataList.map((one) => [one.day, one.securityId, one.kind, one.quantity, one.price, one.fees, one.taxes]),
  ).toEqual([
    ['2024-01-11', BANK, 'sell', '100', '10.7', '5', '0.54'],
    ['2024-01-03', MAKER, 'buy', '500', '20', '5', '0'],
    ['2024-01-02', BANK, 'buy', '1000', '10', '5', '0'],
  ])
  expect(kept.dataList.every((one) => one.imported)).toBe(true)
})

test('the same file again adds nothing, nor does a row typed before; equal rows of one file are each a trade', async () => {
  const user = await server.caller()
  await send(user, statement)
  const { data: again } = await send(user, statement)
  expect(again.counts).toEqual({ new: 0, known: 3, left: 2, refused: 4 })
  expect(await count(user)).toBe(3)
  const other = await server.caller()
  await record(server, other, { quantity: '100' })
  const english = `Date,Symbol,Side,Quantity,Price,Commission\r\n${'2024-01-02,000001.SZ,Buy,100,10,1\r\n'.repeat(3)}`
  const { data } = await send(other, packed(english), {}, 'en')
  expect(data.counts).toEqual({ new: 2, known: 1, left: 0, refused: 0 })
  expect(data.rows[0]).toMatchObject({ state: 'known', message: 'Imported before; left out.' })
  expect((await send(other, packed(english))).data.counts).toMatchObject({ new: 0 })
})

test('an exported file of trades can be imported into another portfolio', async () => {
  const user = await server.caller()
  await send(user, statement)
  for (const language of ['zh-CN', 'en'] as const) {
    const { raw } = await server.call(holdings.exportTrades, {}, { as: user, language })
    const other = await server.caller()
    const { data } = await send(other, packed(raw.body))
    expect(data.counts).toEqual({ new: 3, known: 0, left: 0, refused: 0 })
  }
})

test('columns that no name tells are asked for, and chosen by hand', async () => {
  const user = await server.caller()
  const odd =
    'When,What,Way,How many,At\n2024-01-02,000001,B,100,10\n2024-01-03,000001,S,abc,10\n2024-01-03,000001,X,1,10\n'
  const refused = await send(user, packed(odd), {}, 'en')
  expect([refused.code, refused.message]).toEqual([
    'STATEMENT_WITHOUT',
    'These columns were not recognised in the file: Date, Symbol, Side, Quantity, Price. Choose them in the dialog.',
  ])
  const { data: tried } = await send(user, packed(odd), { dryRun: true })
  expect(tried).toMatchObject({ rows: [], columns: ['When', 'What', 'Way', 'How many', 'At'], mapping: [] })
  const columns = [
    { field: 'day', column: 'When' },
    { field: 'code', column: 'What' },
    { field: 'side', column: 'Way' },
    { field: 'quantity', column: 'How many' },
    { field: 'price', column: 'At' },
  ] as const
  const { data } = await send(user, packed(odd), { columns: [...columns] }, 'en')
  expect(data.counts).toEqual({ new: 1, known: 0, left: 0, refused: 2 })
  expect(data.rows.slice(0, 2).map(({ message }) => message)).toEqual([
    'The quantity “abc” is not right: above 0, with at most 4 decimals.',
    'Whether “X” buys or sells is not known.',
  ])
})

test('what is no table, too long or unpacks without end is refused by name', async () => {
  const user = await server.caller()
  const codeOf = async (content: string) => (await send(user, content)).code
  expect(await codeOf(Buffer.from('PK\u0003\u0004 a workbook').toString('base64'))).toBe('STATEMENT_UNREADABLE')
  expect(await codeOf('')).toBe('STATEMENT_UNREADABLE')
  expect(await codeOf(gzipSync(Buffer.alloc(9_000_000, 'a,b\n')).toString('base64'))).toBe('STATEMENT_UNREADABLE')
  expect(await codeOf(packed(`Date,Symbol\n${'2024-01-02,000001\n'.repeat(20_001)}`))).toBe('STATEMENT_TOO_LONG')
  expect(await codeOf('not base64!')).toBe('BAD_INPUT')
  expect((await server.call(holdings.importTrades, { file: 'a', content: '', dryRun: true })).status).toBe(401)
})

test('a price that nobody paid that day is told of before the import and after it, and is imported all the same', async () => {
  const user = await server.caller()
  const rows =
    '证券代码,成交日期,买卖标志,成交数量,成交价格\n000001,2024-01-03,买入,100,10.1\n000001,2024-01-03,买入,100,1010\n'
  const content = Buffer.from(rows).toString('base64')
  for (const dryRun of [true, false]) {
    const { data } = await send(user, content, { dryRun })
    expect(data.counts.new).toBe(2)
    expect(data.outOfRange).toBe(1)
    // First what is to be looked at.
    expect(data.rows.map(({ line, price, dayRange }) => [line, price, dayRange])).toEqual([
      [3, '1010', { low: 10.1, high: 10.1 }],
      [2, '10.1', { low: 10.1, high: 10.1 }],
    ])
  }
  // What is known already is not told of again.
  expect((await send(user, content)).data).toMatchObject({ outOfRange: 0, counts: { known: 2 } })
})

test('days of an English statement are read as a whole tells them, and never guessed', async () => {
  const user = await server.caller()
  const days = async (...written: string[]) => {
    const lines = written.map((day) => `000001,"${day}",BUY,100,10.1,1`)
    const content = Buffer.from(`Symbol,Trade Date,Action,Quantity,Price,Commission\n${lines.join('\n')}\n`)
    const { data } = await send(user, content.toString('base64'), { dryRun: true }, 'en')
    return data.rows.toSorted((a, b) => a.line - b.line).map(({ day, message }) => day ?? message)
  }
  // The 15th cannot be a month, so the month stands first everywhere.
  expect(await days('01/02/2024', '01/11/2024', '1/15/2024 10:31:22')).toEqual([
    '2024-01-02',
    '2024-01-11',
    '2024-01-15',
  ])
  expect(await days('02/01/2024', '15/01/2024')).toEqual(['2024-01-02', '2024-01-15'])
  const untold = (day: string) => `Which of “${day}” is the month cannot be told: please write days as year-month-day.`
  expect(await days('02/01/2024')).toEqual([untold('02/01/2024')])
  expect(await days('02/01/2024', '15/01/2024', '01/15/2024')).toEqual(
    ['02/01/2024', '15/01/2024', '01/15/2024'].map(untold),
  )
  expect(await days('2024-01-11, 10:31:22', '11 Jan 2024', '11-Jan-2024', 'Jan 11, 2024')).toEqual(
    Array.from({ length: 4 }, () => '2024-01-11'),
  )
  expect(await days('31 Feb 2024')).toEqual(['“31 Feb 2024” is no day.'])
})
