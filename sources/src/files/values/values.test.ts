import { expect, test } from 'vitest'
import { Bad } from './bad.ts'
import { listedId, splitCode } from './codes.ts'
import { dayInText, dayValue, endOfPeriod, endOfQuarter, monthDayAfter, publishedValue } from './days.ts'
import { currencyOf, decimal, moneyOf, percent, textAmount } from './numbers.ts'
import { documentId, excerptOf, firstSentence, lineOf, listOf, plainText, webAddress, webAddresses } from './texts.ts'

const plain = (value: unknown): unknown => (value instanceof Bad ? value.reason : value)

test.each([
  ['12.5', 0, 12.5],
  ['-260.7', 0, -260.7],
  ['1,234,567.8', 0, 1234567.8],
  ['１２．５', 0, 12.5],
  ['−3', 0, -3],
  ['.5', 0, 0.5],
  ['1e3', 0, 1000],
  [' 7 ', 0, 7],
  [3.5, 0, 3.5],
  ['1113081986.1', 3, 1113081986100],
  ['0.1', 2, 10],
  [29.99, 2, 2999],
  ['2.5e-7', 3, 0.00025],
  ['0x10', 0, 'NOT_A_NUMBER'],
  ['1,2', 0, 'NOT_A_NUMBER'],
  ['abc', 0, 'NOT_A_NUMBER'],
  ['Infinity', 0, 'NOT_A_NUMBER'],
  ['1.2.3', 0, 'NOT_A_NUMBER'],
  [Number.NaN, 0, 'NOT_A_NUMBER'],
  [true, 0, 'NOT_A_NUMBER'],
])('number %j times 10^%d is %j', (value, exponent, expected) => {
  expect(plain(decimal(value, exponent))).toBe(expected)
})

test.each([
  ['194.06亿元', 19_406_000_000],
  ['80万人民币', 800_000],
  ['1.2 billion', 1_200_000_000],
  ['CNY 5,000', 5000],
  ['5000万元', 50_000_000],
  ['3亿股', 300_000_000],
  ['-2.5万', -25_000],
  [7, 7],
  ['100万美元', 'OTHER_CURRENCY'],
  ['$3m', 'OTHER_CURRENCY'],
  ['金额未知', 'NOT_A_NUMBER'],
  ['数百万人民币', 'NOT_A_NUMBER'],
  ['薪酬：', 'NOT_A_NUMBER'],
])('amount %j is %j yuan', (value, expected) => {
  expect(plain(textAmount(value, 'CNY'))).toBe(expected)
})

test('per cent signs go, the figure stays', () => {
  expect([percent('12.5%'), percent('１２．５％'), percent('-3'), plain(percent('x%'))]).toEqual([
    12.5,
    12.5,
    -3,
    'NOT_A_NUMBER',
  ])
})

test.each([
  ['20260304', '2026-03-04'],
  [20260304, '2026-03-04'],
  ['2026-03-04', '2026-03-04'],
  ['2026/3/4', '2026-03-04'],
  ['2026年3月4日', '2026-03-04'],
  ['2026.3.4', '2026-03-04'],
  ['2026-03-04 15:30:00', '2026-03-04'],
  ['2026-03-04T15:30:00Z', '2026-03-04'],
  [46085, '2026-03-04'],
  ['46085', '2026-03-04'],
  [1772582400, '2026-03-04'],
  [1772582400000, '2026-03-04'],
  [new Date('2026-03-04T00:00:00Z'), '2026-03-04'],
  ['2026-02-30', 'NOT_A_DAY'],
  ['20261301', 'NOT_A_DAY'],
  ['深圳证券交易所', 'NOT_A_DAY'],
  ['3/4/2026', 'NOT_A_DAY'],
  ['', 'NOT_A_DAY'],
  [12, 'NOT_A_DAY'],
])('day %j is %j', (value, expected) => {
  expect(plain(dayValue(value))).toBe(expected)
})

test('an order tells 3 April from 4 March; averages stand at the end of what they cover', () => {
  expect([dayValue('3/4/2026', 'mdy'), dayValue('3/4/2026', 'dmy')]).toEqual(['2026-03-04', '2026-04-03'])
  expect([
    endOfPeriod('2024-02-01', 'month'),
    endOfPeriod('2024-05-01', 'quarter'),
    endOfPeriod('2024-01-01', 'year'),
  ]).toEqual(['2024-02-29', '2024-06-30', '2024-12-31'])
})

test.each([
  ['2014', '1', '2014-03-31'],
  [2015, 4, '2015-12-31'],
  ['2016年', 'Q2', '2016-06-30'],
  ['2016.0', '3.0', '2016-09-30'],
  ['16', '1', 'NOT_A_DAY'],
  ['2016', '5', 'NOT_A_DAY'],
  ['2016', null, 'NOT_A_DAY'],
])('year %j and quarter %j end on %j', (year, quarter, expected) => {
  expect(plain(endOfQuarter(year, quarter))).toBe(expected)
})

test.each([
  ['04-24', '2014-03-31', '2014-04-24'],
  ['03-24', '2015-12-31', '2016-03-24'],
  ['3月31日', '2014-03-31', '2015-03-31'],
  ['2/29', '2014-12-31', '2016-02-29'],
  ['02-30', '2014-12-31', 'NOT_A_DAY'],
  ['2014-04-24', '2014-03-31', 'NOT_A_DAY'],
  ['', '2014-03-31', 'NOT_A_DAY'],
])('month and day %j after %j are %j', (value, after, expected) => {
  expect(plain(monthDayAfter(value, after))).toBe(expected)
})

test('a search excerpt loses the marks of places and its markup, and keeps its words', () => {
  expect(
    plain(
      excerptOf(
        '@140@1717@收到专项资金 500,000.00<hr style="margin:2px" />其余 <b>略</b> / @1@2@第二段，邮箱 a@b.test',
      ),
    ),
  ).toBe('收到专项资金 500,000.00其余 略 / 第二段，邮箱 a@b.test')
})

test.each([
  ['2020-07-03 18:12:00', '2020-07-03T10:12:00.000Z', 'instant'],
  ['2020/7/3 8:02', '2020-07-03T00:02:00.000Z', 'instant'],
  ['2020-07-03T18:12:00+02:00', '2020-07-03T16:12:00.000Z', 'instant'],
  ['2020-07-03T18:12:00.5+0800', '2020-07-03T10:12:00.000Z', 'instant'],
  ['2019年8月31日 05:45', '2019-08-30T21:45:00.000Z', 'instant'],
  [1593771120, '2020-07-03T10:12:00.000Z', 'instant'],
  ['Fri, 03 Jul 2020 10:12:00 GMT', '2020-07-03T10:12:00.000Z', 'instant'],
  ['2017-07-28', '2017-07-28T15:59:59.999Z', 'day'],
  ['20170728', '2017-07-28T15:59:59.999Z', 'day'],
  ['1955', '1955-12-31T15:59:59.999Z', 'year'],
  [2021, '2021-12-31T15:59:59.999Z', 'year'],
])('published %j is %j, known to the %s', (value, at, precision) => {
  expect(publishedValue(value)).toEqual({ at, precision })
})

test('what is no time is refused', () => {
  for (const value of ['soon', '2020-13-01 10:00', '2020-01-01 25:99:00 x', '12:30', {}])
    expect(plain(publishedValue(value))).toBe('NOT_AN_INSTANT')
})

test('the day a report was given is found near its beginning: full dates first, of several days the last, full-width and spaced digits', () => {
  expect(dayInText('关于工作的报告——１９９２年３月２０日在会议上', 1992)).toBe('1992-03-20')
  expect(dayInText('报告 ——1 9 9 8 年3 月5 日在会议上', 1998)).toBe('1998-03-05')
  expect(dayInText('——1955年7月5日至6日在会议上', 1955)).toBe('1955-07-06')
  expect(dayInText('通讯社5月29日电\n——2020年5月22日在会议上', 2020)).toBe('2020-05-22')
  expect(dayInText('3月5日，总理在会议上作报告', 2012)).toBe('2012-03-05')
  expect(dayInText('各位代表：现在，我代表国务院报告工作', 2013)).toBeUndefined()
  expect(dayInText('——2019年3月5日', 2020)).toBeUndefined()
})

test.each([
  ['000901', undefined, 'SHZ-000901'],
  [901, undefined, 'SHZ-000901'],
  ['901.0', undefined, 'SHZ-000901'],
  ['300901', undefined, 'SHZ-300901'],
  ['600902', undefined, 'SSE-600902'],
  ['688901', undefined, 'SSE-688901'],
  ['920901', undefined, 'BSE-920901'],
  ['000901.SZ', undefined, 'SHZ-000901'],
  ['sh600902', undefined, 'SSE-600902'],
  ['SZSE:000901', undefined, 'SHZ-000901'],
  ['600902.SS', undefined, 'SSE-600902'],
  ['700.HK', undefined, 'HKEX-00700'],
  ['900951', undefined, 'B_SHARE'],
  ['510901', undefined, 'FUND_OR_BOND'],
  ['510901.SH', undefined, 'FUND_OR_BOND'],
  ['399901.SZ', undefined, 'INDEX_CODE'],
  ['000901.SH', undefined, 'INDEX_CODE'],
  ['700901', undefined, 'UNKNOWN_CODE_RANGE'],
  ['晨星科技(600902)', undefined, 'SSE-600902'],
  ['000901.SZ 安河银行', undefined, 'SHZ-000901'],
  ['900951', 'SSE', 'SSE-900951'],
  ['TS0018', 'SSE', 'SSE-TS0018'],
  ['QMKJ', '纳斯达克', 'UNKNOWN_EXCHANGE'],
  ['QMKJ', 'NASDAQ', 'NASDAQ-QMKJ'],
  ['901', '深交所', 'SHZ-000901'],
  ['启明科技', undefined, 'NOT_A_CODE'],
  ['', undefined, 'NOT_A_CODE'],
])('code %j at %j is %j', (value, exchange, expected) => {
  expect(plain(listedId(value, exchange, 'stock'))).toBe(expected)
})

test('000001 the index is another thing than 000001 the bank', () => {
  expect(listedId('000001.SH', null, 'index')).toBe('SSE-000001-index')
  expect(listedId('000001.SZ', null, 'stock')).toBe('SHZ-000001')
  expect(plain(listedId('000001', null, 'index'))).toBe('UNKNOWN_CODE_RANGE')
  expect(splitCode('BRK.B')).toEqual({ code: 'BRK.B' })
})

test('bodies from outside become plain text: no markup, no script, no control or direction characters', () => {
  expect(plainText('<p>启明&amp;长河</p><script>alert(1)</script><p>a &lt; b<br>c</p>')).toBe('启明&长河\na < b\nc')
  expect(plainText('a\u202e\u0000b\u2066c\r\nd < 5')).toBe('abc\nd < 5')
  expect(plainText('<img src=x onerror=alert(1)>标题')).toBe('标题')
  expect(lineOf('  a\nb\tc\u200f ')).toBe('a b c')
  expect(lineOf('远\u200b帆\u00ad重\u2060工')).toBe('远帆重工')
  expect(lineOf('x\ud800')).toBe('x\ufffd')
})

test('the first sentence stands for a title that is not there, cut at 120 characters', () => {
  expect(firstSentence('启明科技公告，拟回购股份。回购价不超过14.80元。')).toBe('启明科技公告，拟回购股份')
  expect(firstSentence('Profit rose 3.5% in May. More later.')).toBe('Profit rose 3.5% in May.')
  expect(String(firstSentence('长'.repeat(300)))).toHaveLength(120)
})

test('addresses are http or https or nothing', () => {
  expect(webAddress('https://news.example.test/a?b=1')).toBe('https://news.example.test/a?b=1')
  for (const value of [
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://x',
    'news',
    '//x',
    'http://',
    'https://user:pass@x.test/',
  ])
    expect(plain(webAddress(value))).toBe('NOT_A_WEB_ADDRESS')
  expect(webAddresses('https://a.test/1.png javascript:x https://a.test/2.png')).toEqual([
    'https://a.test/1.png',
    'https://a.test/2.png',
  ])
  expect(webAddresses(['https://a.test/1.png', 5, 'data:x'])).toEqual(['https://a.test/1.png'])
})

test('a document’s id follows from its source and its id there, and from nothing else', () => {
  expect(documentId('晨报', '17')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)
  expect(documentId('晨报', '17')).toBe(documentId('晨报', '17'))
  expect(documentId('晨报1', '7')).not.toBe(documentId('晨报', '17'))
})

test('money in any currency: figures with their currency, words that tell a size and no figure without one; what is no amount has none', () => {
  const told = (text: string) => {
    const money = moneyOf(text)
    return [money instanceof Bad ? money.reason : money, currencyOf(text)]
  }
  expect(
    [
      '80万人民币',
      '10亿美元',
      '1.5亿人民币',
      '$ 3 million',
      '数百万人民币',
      '亿元及以上美元',
      '未透露人民币',
      '金额未知',
      '15亿其他',
      '1200',
    ].map(told),
  ).toEqual([
    [800_000, 'CNY'],
    [1_000_000_000, 'USD'],
    [150_000_000, 'CNY'],
    [3_000_000, 'USD'],
    [null, 'CNY'],
    [null, 'USD'],
    [null, 'CNY'],
    [null, null],
    [null, null],
    [1200, null],
  ])
  expect(told('盛大资本')[0]).toBeNull()
})

test('a cell of several names gives each once; a board of companies is told for what it is', () => {
  expect([listOf('腾讯，软银、腾讯,  IDG资本 '), listOf(['a', 'b']), listOf(' ')]).toEqual([
    ['腾讯', '软银', 'IDG资本'],
    ['a', 'b'],
    [],
  ])
  for (const code of ['BK0458', 'bk000060'])
    expect(listedId(code, null, 'stock')).toMatchObject({ reason: 'BOARD_CODE' })
})
