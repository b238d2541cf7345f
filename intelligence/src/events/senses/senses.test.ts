import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readModel } from '../../linear/model-file.ts'
import { eventsBy } from '../marked.fixture.ts'

const model = (name: string) => readModel(readFileSync(new URL(`../../../models/${name}.model`, import.meta.url)))
const eventsIn = eventsBy({ zh: model('events-zh'), en: model('events-en') })
const typesOf = (title: string, body = '') => eventsIn(title, body).map((one) => one.type)
const gradeOf = (title: string, body = '') => eventsIn(title, body).find(({ type }) => type === 'buy-back')?.grade

test('the monthly report of a buy-back’s progress was told like a new buy-back', () => {
  expect(
    gradeOf(
      '«云岭重装»：关于股份回购进展情况的公告',
      '截至2026年2月28日，公司通过集中竞价交易方式累计回购股份1,256,300股，占公司总股本的0.31%，较上次披露数增加0.05%。',
    ),
  ).toBe('progress')
  expect(gradeOf('«云岭重装»：截至2月末已回购125万股，支付总金额3800万元')).toBe('progress')
  expect(gradeOf('«Harrow Steel» had repurchased 1.2 million shares by the end of February')).toBe('progress')
  expect(gradeOf('«Harrow Steel»: monthly update on the progress of its share repurchase')).toBe('progress')
})

test('a routine report speaks neither for nor against a company', () => {
  const sign = (title: string) => eventsIn(title).find(({ type }) => type === 'buy-back')?.sign
  expect(sign('«云岭重装»：截至2月末已回购125万股，支付总金额3800万元')).toBe(0)
  expect(sign('«云岭重装»：拟以1亿元至2亿元回购公司股份')).toBe(1)
})

test('a buy-back that begins, is raised or completed stays news, whatever has been bought so far', () => {
  expect(gradeOf('«云岭重装»：拟以1亿元至2亿元回购公司股份')).toBe('begun')
  expect(gradeOf('«云岭重装»首次回购公司股份30万股')).toBe('begun')
  expect(
    gradeOf(
      '«云岭重装»：关于上调回购股份资金总额的公告',
      '公司将回购资金总额由不超过1亿元上调至不超过2亿元。截至公告日，公司已累计回购股份120万股。',
    ),
  ).toBe('raised')
  expect(gradeOf('«云岭重装»：股份回购实施完毕，累计回购1.02%股份')).toBe('completed')
  expect(gradeOf('«Harrow Steel» doubles its share buyback to 200 million dollars')).toBe('raised')
  expect(gradeOf('«Harrow Steel» completes its share repurchase')).toBe('completed')
  expect(gradeOf('«Harrow Steel» announces a share buyback of 50 million dollars')).toBe('begun')
})

test('a rating or a target that only stands was told as one that changed', () => {
  expect(typesOf('«云岭重装»年报点评：符合预期，维持“买入”评级')).not.toContain('rating-change')
  expect(typesOf('«云岭重装»深度：隐形冠军，目标价36.7元')).not.toContain('rating-change')
  expect(typesOf('Brokers reiterate Overweight on «Harrow Steel» with a price target of $40')).not.toContain(
    'rating-change',
  )
  expect(typesOf('We rate «Harrow Steel» Buy with a target price of $40')).not.toContain('rating-change')
  expect(typesOf('券商上调«云岭重装»评级至“买入”')).toContain('rating-change')
  expect(typesOf('券商首次覆盖«云岭重装»，给予“增持”评级')).toContain('rating-change')
  expect(typesOf('券商维持«云岭重装»“买入”评级，目标价由30元上调至36元')).toContain('rating-change')
  expect(typesOf('Analysts downgrade «Harrow Steel» to Neutral')).toContain('rating-change')
  expect(typesOf('Analysts initiate coverage of «Harrow Steel» at Outperform')).toContain('rating-change')
})

test('coverage that begins was told as bad, and a rating cut to one that is still good as good', () => {
  const sign = (text: string) => eventsIn(text).find(({ type }) => type === 'rating-change')?.sign
  expect(sign('券商首次覆盖«云岭重装»')).toBe(1)
  expect(sign('券商将«云岭重装»评级由“买入”下调至“增持”')).toBe(-1)
  expect(sign('券商将«云岭重装»评级调整为“回避”')).toBe(-1)
  expect(sign('Analysts cut «Harrow Steel» price target')).toBe(-1)
  expect(sign('券商上调«云岭重装»目标价')).toBe(1)
})

test('an analyst’s upgrade was told as the company’s own guidance', () => {
  expect(typesOf('«Harrow Steel»: upgrade on better plate outlook')).not.toContain('guidance-up')
  expect(typesOf('«Harrow Steel»: plates under pressure, cut to Reduce')).not.toContain('guidance-down')
  expect(typesOf('«Harrow Steel» raises its full-year profit guidance')).toContain('guidance-up')
})

test('what one company asks for its goods was told of its whole industry', () => {
  const prices = (title: string, body: string) =>
    eventsIn(title, body).flatMap(({ type, companyId }) =>
      type.startsWith('product-price') ? [[type, companyId]] : [],
    )
  expect(prices('«云岭重装»经营情况', '轧机的售价同比下降一成，拖累毛利率。')).toEqual([
    ['product-price-down', '云岭重装'],
  ])
  // Where the title says what happened, it is a reason told beside it.
  expect(prices('«云岭重装»第三季度净利润低于预期', '轧机的售价同比下降一成，拖累毛利率。')).toEqual([])
  // The market's price stays the industry's, whoever the text is about, and so does that of a text about nobody.
  expect(prices('«云岭重装»第三季度净利润低于预期', '国内螺纹钢市场价格持续下跌。')).toEqual([
    ['product-price-down', null],
  ])
  expect(prices('玉米种子产品价格上调24.9%', '')).toEqual([['product-price-up', null]])
  expect(prices('«云岭重装»上调螺纹钢出厂价100元/吨', '')).toEqual([['product-price-up', '云岭重装']])
  expect(typesOf('«云岭重装»发布新一代轧机，这次不打价格战')).not.toContain('product-price-down')
})

test('sectors of a market that rose or fell were told as dearer or cheaper inputs', () => {
  expect(typesOf('', '行业方面，煤炭、商贸零售涨幅居前，基础化工、有色金属表现落后。')).toEqual([])
  expect(typesOf('煤炭价格上涨，火电企业成本承压')).toContain('input-price-up')
})

test('a contract of guarantee was told as business signed', () => {
  expect(typesOf('«云岭重装»与银行签署保证合同，为子公司提供8000万元担保')).not.toContain('contract-signed')
  expect(typesOf('«云岭重装»签署5亿元轧机销售合同')).toContain('contract-signed')
})
