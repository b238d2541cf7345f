import { describe, expect, test } from 'vitest'
import { builtInEntries } from './built-in.ts'
import { buildGazetteer, type GazetteerEntry } from './gazetteer.ts'
import { link } from './link.ts'

const company = (
  id: string,
  names: Partial<Record<'short' | 'full' | 'former' | 'english' | 'alias', string[]>>,
  more: Partial<GazetteerEntry> = {},
): GazetteerEntry => ({
  kind: 'company',
  id,
  code: id.split('-')[1] ?? null,
  exchange: id.split('-')[0] ?? null,
  names: (['short', 'full', 'former', 'english', 'alias'] as const).flatMap((form) =>
    (names[form] ?? []).map((text) => ({ text, form })),
  ),
  ...more,
})

// Fictional companies; the ordinary words among their names are meant.
const market: GazetteerEntry[] = [
  company('SHZ-300901', { short: ['机器人'], full: ['云州机器人自动化股份有限公司'] }),
  company('SHZ-000901', { short: ['启明银行'], full: ['启明银行股份有限公司'], english: ['Qiming Bank Co., Ltd.'] }),
  company('SSE-600901', { short: ['中国启明'], full: ['中国启明保险(集团)股份有限公司'] }),
  company('SSE-600902', { short: ['澜沧电气'], full: ['云南澜沧电气集团股份有限公司'] }),
  company('SSE-688902', { short: ['*ST云杉'], former: ['云杉科技'], full: ['云杉科技股份有限公司'] }),
  company('SHZ-002901', { short: ['青禾酒业'], full: ['贵州青禾酒业股份有限公司'] }),
  company('SHZ-002902', { short: ['五禾液'] }),
  company('SHZ-002903', { short: ['安达利'] }, { since: '2024-01-05', words: ['食品'] }),
  company('SSE-603903', { short: ['宏安新材'], former: ['安达利'] }, { since: '2012-03-01', words: ['材料'] }),
  company('NASDAQ-AAPL', { english: ['Apple Inc.'] }),
  company('NYSE-TGT', { english: ['Target Corporation'] }),
  company('NASDAQ-ZEMA', { english: ['Zemaris Holdings, Inc.', 'Zemaris'] }),
  company('US-MCD', { english: ["Mellody's Corp"] }),
]
const gazetteer = buildGazetteer([...market, ...builtInEntries])
const found = (text: string, kind = 'company', options = {}) =>
  link({ title: '', body: text }, gazetteer, options)
    .filter((one) => one.kind === kind)
    .map((one) => [one.text, one.id])
const ids = (text: string, options = {}) => [...new Set(found(text, 'company', options).map(([, id]) => id))]

describe('names as they are written', () => {
  test.each([
    ['启明银行(000901)公布年报', 'SHZ-000901'],
    ['代码000901.SZ', 'SHZ-000901'],
    ['看好 SZ000901 的反弹', 'SHZ-000901'],
    ['$启明银行(SZ000901)$ 又跌', 'SHZ-000901'],
    ['启明银行股份有限公司今日召开股东大会', 'SHZ-000901'],
    ['啟明銀行發布業績', 'SHZ-000901'],
    ['启 明 银 行 涨了', 'SHZ-000901'],
    ['启明银行（000901，SZ）', 'SHZ-000901'],
    ['*ST云杉今日复牌', 'SSE-688902'],
    ['ＳＴ云杉一字跌停', 'SSE-688902'],
    ['云杉科技发布公告', 'SSE-688902'],
    ['南美市场上，青禾酒业股份交投清淡', 'SHZ-002901'],
    ['Shares of Zemaris Holdings rose', 'NASDAQ-ZEMA'],
    ['ZEMARIS HOLDINGS, INC. REPORTS RESULTS', 'NASDAQ-ZEMA'],
    ["Zemaris's profit fell", 'NASDAQ-ZEMA'],
    ['long $ZEMA into the print', 'NASDAQ-ZEMA'],
    ['(NASDAQ: ZEMA) fell', 'NASDAQ-ZEMA'],
    ['NASDAQ:ZEMA up 3%', 'NASDAQ-ZEMA'],
    ['Mellody’s Corp cut jobs', 'US-MCD'],
    ['Qiming Bank Co., Ltd. lowers deposit rates', 'SHZ-000901'],
    ['Qiming Bank lowers deposit rates', 'SHZ-000901'],
  ])('%s', (text, id) => {
    expect(ids(text)).toEqual([id])
  })

  test('a span is the words as they stand, with the exchange’s marks', () => {
    expect(found('昨日*ＳＴ云杉（688902）跌停').map(([text]) => text)).toEqual(['*ＳＴ云杉', '688902'])
  })

  test('digits that are an amount, a date or a longer number are no code', () => {
    for (const text of ['成交000901元', '公司持有000901股', '2000901', '000901.5', '第000901号'])
      expect(ids(text), text).toEqual([])
  })

  test('a code of another exchange is another thing', () => {
    expect(ids('SH000901指数')).toEqual([])
  })
})

describe('names within names', () => {
  test('the longest name stands', () => {
    expect(found('中国启明与启明银行签约').map(([text]) => text)).toEqual(['中国启明', '启明银行'])
  })

  test('of two that cross, the earlier stands where the later would cut a word', () => {
    expect(found('他在中国启明银行业务部').map(([text]) => text)).toEqual(['中国启明'])
    expect(found('入股中国启明银行').map(([text]) => text)).toEqual(['启明银行'])
  })

  test('a name that goes on to another company’s legal form is not that company', () => {
    expect(ids('澜沧电气风电装备股份有限公司拟上市')).toEqual([])
    expect(ids('澜沧电气与风电装备有限公司签约')).toEqual(['SSE-600902'])
  })

  test('part of an office’s name is no bank', () => {
    expect(found('中国银行业协会表示', 'department')).toEqual([['中国银行业协会', 'department:cba']])
  })

  test('Latin names end where their words end', () => {
    for (const text of ['Zemarisx rose', 'the appleseed fund', 'SuperZemaris']) expect(ids(text), text).toEqual([])
  })
})

describe('names that are also words', () => {
  test.each([
    ['机器人：前三季度净利同比下降', true],
    ['机器人(300901)涨停', true],
    ['买入机器人的逻辑', true],
    ['机器人、启明银行涨停', true],
    ['机器人公告拟回购股份', true],
    ['一台扫地机器人的价格', false],
    ['工业机器人产业前景广阔', false],
    ['机器人板块大涨', false],
    ['研发机器人', false],
  ])('%s', (text, meant) => {
    expect(ids(text).includes('SHZ-300901')).toBe(meant)
  })

  test('a word that is not the company is the technology', () => {
    expect(found('焊接机器人的应用', 'technology').map(([, id]) => id)).toEqual(['technology:robot'])
  })

  test.each([
    ['Apple raises prices of its phones', true],
    ['They sold Apple and bought bonds', true],
    ['Apple Inc. said', true],
    ['apple earnings tonight, holding calls', true],
    ['Zemaris Holdings, Apple gain', true],
    ['an apple a day', false],
    ['The apple harvest is late', false],
    ['He planted Apple trees', false],
    ['Target lowers guidance', true],
    ['price target raised to 90', false],
    ['Inflation target missed', false],
  ])('%s', (text, meant) => {
    expect(ids(text).some((id) => id === 'NASDAQ-AAPL' || id === 'NYSE-TGT')).toBe(meant)
  })

  test('another mention by an unmistakable name settles it', () => {
    const mention = link({ title: '机器人怎么样', body: '云州机器人自动化股份有限公司发布年报' }, gazetteer).find(
      ({ field }) => field === 'title',
    )
    expect(mention?.id).toBe('SHZ-300901')
    expect(mention?.why.map(({ code }) => code)).toContain('same-company-elsewhere')
  })
})

describe('a name that two companies bear', () => {
  test('the day tells them apart', () => {
    expect(ids('安达利公告', { at: '2019-06-01' })).toEqual(['SSE-603903'])
    expect(ids('安达利公告', { at: '2025-06-01' })).toEqual(['SHZ-002903'])
  })

  test('a code or the business tells them apart', () => {
    expect(ids('安达利(603903)公告')).toEqual(['SSE-603903'])
    expect(ids('做食品的安达利公告')).toEqual(['SHZ-002903'])
  })
})

describe('posts', () => {
  const forum = buildGazetteer([
    company('SHZ-300905', { short: ['沁缙能源'] }),
    company('SHZ-300906', { short: ['岑苒药业'] }),
    company('SHZ-300907', { short: ['今天国际'] }),
    ...builtInEntries,
  ])
  const said = (body: string, kind: 'post' | 'news' = 'post') =>
    link({ kind, title: '', body }, forum)
      .filter((one) => one.kind === 'company')
      .map(({ text }) => text)
  test('a company is called by half of its short name, where that is no word', () => {
    expect(said('满仓沁缙，睡不着')).toEqual(['沁缙'])
    expect(said('岑苒、沁缙都跌停了')).toEqual(['岑苒', '沁缙'])
    expect(said('今天又跌了')).toEqual([])
  })
  test('in the press it is not, nor where the name goes on, nor in the name of who writes', () => {
    expect(said('沁缙的股东会', 'news')).toEqual([])
    expect(said('沁缙机械涨停')).toEqual([])
    expect(said('回复@老沁缙：说得对')).toEqual([])
  })
})

describe('what well-known companies are called', () => {
  const known = buildGazetteer([
    {
      kind: 'company',
      id: 'SSE-600519',
      code: '600519',
      exchange: 'SSE',
      names: [{ text: '贵州茅台', form: 'short' }],
    },
    {
      kind: 'company',
      id: 'SSE-601398',
      code: '601398',
      exchange: 'SSE',
      names: [{ text: '工商银行', form: 'short' }],
    },
    { kind: 'company', id: 'F', code: 'F', exchange: null, names: [{ text: 'FORD MOTOR CO', form: 'english' }] },
    ...builtInEntries,
  ])
  const said = (body: string) =>
    link({ title: '', body }, known)
      .filter((one) => one.kind === 'company')
      .map(({ text, id }) => [text, id])
  test('a listing of the list is found by what people call it', () => {
    expect(said('加仓茅台，减仓工行')).toEqual([
      ['茅台', 'SSE-600519'],
      ['工行', 'SSE-601398'],
    ])
    expect(said('Ford recalls trucks')).toEqual([['Ford', 'F']])
  })
  test('not within a word, a good or another name', () => {
    expect(said('轻工行业平稳增长，化工行业回暖')).toEqual([])
    expect(said('他开了一瓶茅台请客')).toEqual([])
    expect(said('President Ford spoke')).toEqual([])
  })
})

describe('what else is named', () => {
  test('places, offices, indicators and technologies in both languages', () => {
    expect(found('国务院和央行要求，广东省与深圳市的社融和CPI平稳', 'department').map(([text]) => text)).toEqual([
      '国务院',
      '央行',
    ])
    expect(found('国务院和央行要求，广东省与深圳市的社融和CPI平稳', 'region').map(([, id]) => id)).toEqual([
      'region:CN-GD',
      'region:CN-GD-Shenzhen',
    ])
    expect(found('国务院和央行要求，广东省与深圳市的社融和CPI平稳', 'indicator').map(([, id]) => id)).toEqual([
      'indicator:social-financing',
      'indicator:cpi',
    ])
    expect(found('The Fed and PBOC watch CPI in the US and Turkey', 'department').map(([, id]) => id)).toEqual([
      'department:fed',
      'department:pboc',
    ])
    expect(found('The Fed told us that roast turkey was cheap', 'region')).toEqual([])
    expect(found('We roast a turkey for us all', 'region')).toEqual([])
  })

  test('persons by surname and title, and nobody without a title', () => {
    expect(found('董事长王建国表示，副总经理李青辞职，首相鲍里斯·约翰逊称', 'person').map(([text]) => text)).toEqual([
      '王建国',
      '李青',
      '鲍里斯·约翰逊',
    ])
    expect(found('王先生和李女士去了商店，董事长计划出访', 'person')).toEqual([])
    expect(
      found('The bank’s CEO Jane Miller said that analyst Tom Brown erred', 'person').map(([text]) => text),
    ).toEqual(['Jane Miller', 'Tom Brown'])
  })

  test('a caller’s own themes and products are found beside them', () => {
    const own = buildGazetteer([
      { kind: 'theme', id: 'theme:7', names: [{ text: '潮汐发电', form: 'alias' }] },
      { kind: 'product', id: 'product:9', names: [{ text: 'tidal turbine', form: 'alias' }] },
    ])
    expect(link({ title: '潮汐发电', body: 'a tidal turbine' }, own).map(({ id, kind }) => [id, kind])).toEqual([
      ['theme:7', 'theme'],
      ['product:9', 'product'],
    ])
  })

  test('every mention says why', () => {
    for (const mention of link({ title: '启明银行(000901)', body: '董事长王建国表示' }, gazetteer)) {
      expect(mention.why.length).toBeGreaterThan(0)
      expect(mention.confidence).toBeGreaterThanOrEqual(0.5)
      expect(mention.confidence).toBeLessThanOrEqual(1)
    }
  })
})

describe('lists that write every name in capitals', () => {
  const listed = buildGazetteer([
    company('NYSE-OREL', { english: ['ORELLA CORP'] }),
    company('NYSE-QNB', { english: ['QNB Corp.'] }),
    company('NYSE-HADD', { english: ['HADDON MOTOR CO'] }),
    company('NYSE-LIVE', { english: ['Livonia Holdings'] }),
    ...builtInEntries,
  ])
  const said = (body: string) =>
    link({ title: '', body }, listed)
      .filter((one) => one.kind === 'company')
      .map(({ id }) => id)
  test('a name that can be spoken needs no capitals, an acronym does', () => {
    expect(said('Analysts say Orella will grow')).toEqual(['NYSE-OREL'])
    expect(said('Analysts say QNB will grow')).toEqual(['NYSE-QNB'])
    expect(said('analysts say qnb will grow, he said to Qnb')).toEqual([])
  })
  test('the first word of a name means it only where it was named in full', () => {
    expect(said('Haddon Motor cut its outlook. Shares of Haddon fell.')).toEqual(['NYSE-HADD', 'NYSE-HADD'])
    expect(said('Haddon cut its outlook')).toEqual([])
  })
  test('a ticker that is a word, a place of listing or a title of office is none unless marked', () => {
    expect(said('Watch it LIVE tonight')).toEqual([])
    expect(said('$LIVE is up')).toEqual(['NYSE-LIVE'])
    expect(said('(QNB:XYZ) is another')).toEqual([])
  })
})
