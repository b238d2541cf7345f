import { describe, expect, test } from 'vitest'
import { builtInEntries } from './built-in.ts'
import { buildGazetteer, type EntityName, type GazetteerEntry } from './gazetteer.ts'
import { link } from './link.ts'

// News of the economy names few companies, and much in it is written like one: the more names a market has, the more of
// them are found by chance.
const named = (form: EntityName['form'], texts: readonly string[] = []): EntityName[] =>
  texts.map((text) => ({ text, form }))
const company = (id: string, names: { short?: string[]; full?: string[]; english?: string[] }): GazetteerEntry => ({
  kind: 'company',
  id,
  exchange: id.split('-')[0] ?? null,
  code: id.split('-')[1] ?? null,
  names: [...named('short', names.short), ...named('full', names.full), ...named('english', names.english)],
})
const gazetteer = buildGazetteer([
  company('US-APQ', { english: ['Orvela Corp'] }),
  company('US-GNQ', { english: ['Genoqua, Inc.'] }),
  company('US-ZEMA', { english: ['Zemaris, Inc.'] }),
  company('US-CPX', { english: ['CPX GROUP INC'] }),
  company('US-RQX', { english: ['RQX Corp'] }),
  company('US-HVQ', { english: ['Harbor Vale Quarries Inc'] }),
  company('US-EAST', { english: ['EASTERN CO'] }),
  company('US-UNVQ', { english: ['UNIVERSAL CORP /VA/'] }),
  company('US-AVQ', { english: ['Avistela Corp'] }),
  company('US-CBQ', { english: ['Capital Bancorp Inc'] }),
  company('US-NWQ', { english: ['NORWEGIAN POWER CO'] }),
  company('US-F', { english: ['FORD MOTOR CO'] }),
  company('US-BP', { english: ['BP PLC'] }),
  company('US-AAPL', { english: ['Apple Inc.'] }),
  company('US-NDAQ', { english: ['NASDAQ, INC.'] }),
  company('SSE-600911', { short: ['智慧能源'] }),
  company('SHZ-000911', { short: ['航天科技'] }),
  company('SHZ-300911', { short: ['新动力'] }),
  company('SHZ-300912', { short: ['机器人'] }),
  company('SHZ-300913', { short: ['海量数据'] }),
  company('SSE-600912', { short: ['中国岭铝'], full: ['中国岭铝股份有限公司'] }),
  company('SSE-600913', { short: ['云港股份'], full: ['云岭海港股份有限公司'] }),
  company('SSE-600914', { short: ['氯岭化工'] }),
  company('SHZ-300914', { short: ['阿尔托'] }),
  company('SSE-688911', { short: ['源岭科技'] }),
  company('SHZ-300915', { short: ['鼎岭高科'], full: ['鼎岭高科股份有限公司'] }),
  company('SSE-600915', { short: ['线上线下'] }),
  company('SHZ-000912', { short: ['设计总院'] }),
  company('SHZ-300919', { short: ['岭科院'] }),
  ...builtInEntries,
])
const mentions = (body: string) => link({ title: '', body }, gazetteer).filter(({ kind }) => kind === 'company')
const ids = (body: string) => [...new Set(mentions(body).map(({ id }) => id))]

describe('letters that abbreviate other things are no company', () => {
  test.each([
    '企查查APQ显示，近日，江西云岭精密科技有限公司成立',
    '其次，APQ的规则也可以对争端进行解决和诉讼',
    '港股APQ概念股走强',
    '人工智能（APQ）技术发展迅速',
    '上下文记忆存储APQ（Context Memory Storage）面世',
    '全球卫星导航系统（GNQ）定位中心要求发布',
    '国内期货主力合约多数上涨，沥青、乙二醇（APQ）涨超2%，甲醇涨超1%',
    '全新的RQX Spark超级芯片将首次应用',
    'The US APQ rose 0.3% in May',
    'APQ and GNQ announced new rules for members',
    'Somax started a phase II-APQ study',
    'The system uses an APQ gateway and a GNQ module',
    'ZEMAS rallies as $ZEMAS volume doubles',
    'CPX Resources : Takeovers Panel makes no order',
  ])('%s', (text) => {
    expect(ids(text)).toEqual([])
  })

  test.each([
    ['$APQ is up', 'US-APQ'],
    ['Orvela (NASDAQ:APQ) fell', 'US-APQ'],
    ['买入APQ.O', 'US-APQ'],
    ['Orvela Corp shares fell; APQ is down 12% this year', 'US-APQ'],
    ['CPX said profit rose', 'US-CPX'],
    ['股票代码：APQ', 'US-APQ'],
    ['HVQ涨超8%', 'US-HVQ'],
    ['RQX股价大涨', 'US-RQX'],
    ['贸易争端中，CPX首席执行官表示', 'US-CPX'],
    ['PDQ, APQ among premarket losers', 'US-APQ'],
  ])('with a mark, or what is said of companies, they are: %s', (text, id) => {
    expect(ids(text)).toEqual([id])
  })

  test('a doubtful link says why', () => {
    expect(mentions('HVQ涨超8%')[0]?.why.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['unmarked-ticker', 'ticker-of-name', 'share-word-beside']),
    )
  })
})

describe('words, persons, places and groups are no company', () => {
  test.each([
    '深化可再生能源、氢能、储能、智慧能源等领域合作',
    '与学生们分享国家航天科技发展成就',
    '在出口支撑、新动力成长、政策落地等因素的带动下，工业增加值同比增长5.8%',
    '水电水利规划设计总院召开会议',
    '据国网陕西岭科院消息，断路器投运',
    '由中国岭科院联合研制断路器',
    '西南地区最大的氯岭化工企业整体搬迁',
    '云端机器人完成数亿元融资',
    '咸亨公司机器人核心零部件产品布局全面，营收同比增长',
    '综合线上线下旅游平台预订数据，营收同比增长',
    '安大略省省长道格·福特当天称将切断电力',
    '马克龙邀请阿尔托曼出席峰会',
    '多晶硅涨停，碳酸锂、苹果涨超4%，乙二醇涨超3%，甲醇、焦炭涨超2%',
    '中国五矿集团有限公司、中国岭铝集团有限公司、招商局集团有限公司',
    '重载列车从大同发往云岭海港，煤炭运量大增',
    'Great Eastern Shipping can touch Rs 306',
    'Carbora Universal Ltd Q2 net falls 47 per cent',
    'Overweight on cement sector at this point: BP Singh',
    'in association with Avistela Advisory of Mumbai',
    "KUHTA OYJ STOCK EXCHANGE RELEASE Huhta's Capital Markets Day for institutional investors and analysts is held",
    'has bought 57 million shares in Norwegian contract electronics manufacturer Kitra, the investor said',
    'The Meet Group (NASDAQ: MEET) reported earnings',
    'S&P 500, Nasdaq reach record closing highs',
  ])('%s', (text) => {
    expect(ids(text)).toEqual([])
  })

  test.each([
    ['福特首席财务官说，新车将在中国生产', 'US-F'],
    ['智慧能源：中标5亿元合同', 'SSE-600911'],
    ['航天科技涨停', 'SHZ-000911'],
    ['新动力公告称，控股股东拟减持', 'SHZ-300911'],
    ['机器人（300912）发布年报', 'SHZ-300912'],
    ['海量数据股价续创新高', 'SHZ-300913'],
    ['中国岭铝公布年报', 'SSE-600912'],
    ['岭科院：中标5亿元合同', 'SHZ-300919'],
    ['高通涨超3%，英特尔、苹果等领涨', 'US-AAPL'],
    ['源岭科技股价续创新高', 'SSE-688911'],
    ['据港交所文件：广东鼎岭高科技术股份有限公司通过上市聆讯', 'SHZ-300915'],
    ['阿尔托公告称完成回购', 'SHZ-300914'],
    ['BP Plc sells assets', 'US-BP'],
    ['Universal Corp raises dividend', 'US-UNVQ'],
    ['航天科技等在绍兴成立新公司', 'SHZ-000911'],
  ])('the company itself is found: %s', (text, id) => {
    expect(ids(text)).toEqual([id])
  })
})
