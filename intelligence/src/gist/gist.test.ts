import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { analyseDocument } from '../analyse.ts'
import { buildGazetteer } from '../entities/gazetteer.ts'
import { readModel } from '../linear/model-file.ts'
import { changesTold, moneyText, moneyTold, periodTold, shareTold } from './figures.ts'
import { gistOf } from './gist.ts'

const gazetteer = buildGazetteer([
  { kind: 'company', id: 'one', names: [{ text: '晨屿科技', form: 'short' }] },
  { kind: 'company', id: 'two', names: [{ text: '棠堤电器', form: 'short' }] },
])
const models = new Map(
  ['events-zh', 'events-subject-zh'].map((name) => {
    const model = readModel(readFileSync(new URL(`../../models/${name}.model`, import.meta.url)))
    return [model.name, model] as const
  }),
)
const told = (title: string, body = title) => {
  const { mentions, events } = analyseDocument(
    { kind: 'news', language: 'zh', title, body },
    { gazetteer, model: (name) => models.get(name) },
    '2026-03-05',
  )
  return gistOf(title, mentions, events)?.text ?? null
}

test('results are told by their own figures, period and direction', () => {
  expect(told('晨屿科技：上半年净利润同比下降49.3%')).toBe('H1 net profit −49.3 %')
  expect(told('晨屿科技：预计上半年净利润同比增长95%-110%')).toBe('H1 net profit +95 % to +110 % (forecast)')
  expect(told('晨屿科技：预计2026年半年度净利润6.10亿元-6.90亿元 同比扭亏为盈')).toBe('H1 back to profit (forecast)')
})

test('sums and shares are told as they are written, with their bounds', () => {
  expect(told('晨屿科技：中标4.4亿元采购项目')).toBe('contract won, CNY 440 M')
  expect(told('晨屿科技：拟定增募资不超8.5亿元')).toBe('private placement (planned), up to CNY 850 M')
  expect(told('晨屿科技：股东拟减持不超3%股份')).toBe('holder cuts stake (planned), up to 3 % of the shares')
  expect(told('晨屿科技：拟以5000万元至1亿元回购股份')).toBe('share buy-back (planned)')
})

test('nothing is told of who is not its subject, of a denial, a question, an answer or several companies', () => {
  for (const title of [
    '晨屿科技与棠堤电器：中标4.4亿元采购项目',
    '晨屿科技：未新增重大订单',
    '晨屿科技中标了吗？',
    '机构看好：晨屿科技中标4.4亿元项目',
    '晨屿科技集团与某省签署战略合作框架协议',
    '晨屿科技：实际控制人收到《行政处罚事先告知书》',
    '晨屿科技：拟减持不超过3.5%某国际股票',
    '晨屿科技：股东解除6.28%公司股份司法冻结',
  ])
    expect(told(title), title).toBeNull()
})

test('a change that goes another way than its event, or beside a quarter before, is not told', () => {
  expect(told('晨屿科技：一季度净利润环比增长20%')).toBeNull()
  expect(told('晨屿科技：上半年亏损扩大30%')).toBeNull()
})

test('figures of headlines', () => {
  expect(changesTold('净利润454亿元 同比增长8.9% 营收下降2%')).toEqual([
    { measure: 'net profit', from: 8.9, to: null, about: '' },
    { measure: 'revenue', from: -2, to: null, about: '' },
  ])
  expect(periodTold('前三季度净利润增长3%')).toBe('9M ')
  expect(periodTold('第三季度净利润增长3%')).toBe('Q3 ')
  expect(periodTold('上半年净利润增长3% 二季度增长5%')).toBe('')
  expect(moneyText(1_234_000_000, 'CNY')).toBe('CNY 1.234 B')
  for (const title of ['每股1.5元', '5000万元至1亿元', '港币4.99亿元', '合同3亿元 预付1亿元', '采购上限23.54亿元'])
    expect(moneyTold(title), title).toBeNull()
  expect(moneyTold('签署约10.69亿元合同')).toBe('about CNY 1.069 B')
  expect(shareTold('减持1.5%股份，占比3%')).toBeNull()
})

test('a suspicion is no breach, and bonds are no private placement of shares', () => {
  expect(told('晨屿科技：因涉嫌信息披露违法违规 被证监会立案')).toBe('investigated over its disclosures')
  expect(told('晨屿科技：实际控制人林某涉嫌信息披露违法违规 被证监会立案')).toBeNull()
  expect(told('晨屿科技：因信息披露不准确被证监局采取监管谈话措施')).toBe('disclosure breach')
  expect(told('晨屿科技：拟非公开发行不超2亿元公司债券')).toBe('bonds (planned), up to CNY 200 M')
})

test('what a headline tells only by the way is not told as its news', () => {
  // The end of the listing is the news, not the day of trading.
  expect(told('晨屿科技：收到股票终止上市决定 6月23日复牌并进入退市整理期')).toBeNull()
  expect(told('晨屿科技：撤销退市风险警示并停牌一天')).toBeNull()
  expect(told('晨屿科技：终止筹划重大资产重组并变更为拟8400万元收购棠川40%股权')).toBeNull()
  expect(told('晨屿科技：提前终止减持计划 7名股东合计减持公司股份约356.38万股')).toBeNull()
  expect(told('晨屿科技：拟吸并全资子公司 对产能扩建工作统一规划') ?? '').not.toMatch(/capacity/)
  expect(told('晨屿科技：子公司产线扩建最终实施落地存在较大不确定性')).toBeNull()
  // Somebody speaks.
  expect(told('晨屿科技林海：公司与客户协商上调定价 涨价效应逐步体现')).toBeNull()
  expect(told('晨屿科技：进入供需错配期 看好涨价业绩弹性')).toBeNull()
})

test('a tender offer is told as one', () => {
  expect(told('晨屿科技：要约收购期限届满 股票自6月1日起停牌')).toBe('tender offer')
})
