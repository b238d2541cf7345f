import { expect, test } from 'vitest'
import { changeOf } from './change.ts'
import { gradeOf } from './grade.ts'

/** A sentence with the words of its event between bars: “甲|辞职|”. */
function marked(text: string): {
  plain: string
  trigger: { start: number; end: number }
  piece: { start: number; end: number }
} {
  const [before = '', word = '', after = ''] = text.split('|')
  return {
    plain: before + word + after,
    trigger: { start: before.length, end: before.length + word.length },
    piece: { start: 0, end: (before + word + after).length },
  }
}
const grade = (language: 'zh' | 'en', type: string, text: string) => {
  const { plain, piece, trigger } = marked(text)
  return gradeOf(language, plain, piece, trigger, type)
}
const change = (language: 'zh' | 'en', text: string, type = 'earnings-beat') => {
  const { plain, piece, trigger } = marked(text)
  return changeOf(language, plain, piece, trigger, type)
}

test('the rank of who leaves is read, the nearest to the words; a deputy is no chief', () => {
  expect(grade('zh', 'management-change', '青溪零售：副总经理周某|辞职|')).toBe('deputy')
  expect(grade('zh', 'management-change', '青溪零售董事长周某|辞职|，副总裁吴某代行其职')).toBe('chief')
  expect(grade('zh', 'management-change', '公司副董事长兼总裁助理|离任|')).toBe('deputy')
  expect(grade('zh', 'management-change', '独立董事郑某因任期届满|辞职|')).toBe('member')
  expect(grade('zh', 'management-change', '聘任王某为公司董事会秘书，原董秘|辞职|')).toBe('officer')
  expect(grade('zh', 'management-change', '公司一名高管|辞职|')).toBeNull()
  expect(grade('en', 'management-change', 'brook retail says a vice president |resigns|')).toBe('deputy')
  expect(grade('en', 'management-change', 'brook retail chief executive |steps down|, vice president stays')).toBe(
    'chief',
  )
  expect(grade('en', 'management-change', 'an independent director |resigns|')).toBe('member')
})

test('how far a product is, what an authority does, whether an agreement is an outline', () => {
  expect(grade('zh', 'product-approval', '白榆制药：子公司注射剂|获得药物临床试验批准通知书|')).toBe('trial')
  expect(grade('zh', 'product-approval', '白榆制药一款新药|获批|上市，取得药品注册证书')).toBe('market')
  expect(grade('zh', 'product-approval', '白榆制药胶囊|通过|仿制药一致性评价')).toBe('supplement')
  expect(grade('en', 'product-approval', 'elm pharma |wins approval| to begin a phase ii clinical trial')).toBe('trial')
  expect(grade('en', 'product-approval', 'elm pharma |wins| marketing authorisation for its heart drug')).toBe('market')
  expect(grade('zh', 'inspection', '公司|收到|交易所问询函')).toBe('letter')
  expect(grade('zh', 'inspection', '公司因涉嫌信披违规被证监会|立案调查|')).toBe('case')
  expect(grade('zh', 'contract-signed', '公司与某市|签署|战略合作框架协议')).toBe('framework')
  expect(grade('zh', 'contract-win', '董事长称公司|中标|')).toBeNull()
})

test('results told beyond or below what was expected are known as such', () => {
  expect(grade('zh', 'earnings-beat', '石杉软件三季报|超|市场预期')).toBe('expected')
  expect(grade('en', 'earnings-miss', 'cedar software profit |missed| analysts’ estimates'.replace('’', "'"))).toBe(
    'expected',
  )
  expect(grade('zh', 'earnings-beat', '石杉软件三季度净利|同比增长|12%')).toBeNull()
})

test('the change against a year before is read with its sign, of a range the middle, of profit before anything else', () => {
  expect(change('zh', '一季度净利润12.3亿元，|同比增长|0.21%')).toBe(0.21)
  expect(change('zh', '营业收入同比增长18%，净利润同比|下降|49.28%')).toBe(-49.28)
  expect(change('zh', '预计净利润3亿元至4亿元，|同比增长|40%至80%')).toBe(60)
  expect(change('zh', '预计上半年净利|预减|50%-70%')).toBe(-60)
  expect(change('zh', '净利润同比|增|1.5倍')).toBe(150)
  expect(change('zh', '净利同比|变动|-20%至10%')).toBe(-5)
  expect(change('zh', '公司上半年净利润|扭亏为盈|')).toBeNull()
  // What stands behind a semicolon is a piece of its own: the profit's change decides over the revenue's, up to the
  // full stop.
  const beyond = (text: string, type = 'earnings-miss') => {
    const { plain, trigger } = marked(text)
    return changeOf('zh', plain, { start: 0, end: plain.indexOf('；') + 1 || plain.indexOf('。') + 1 }, trigger, type)
  }
  expect(beyond('公司营收79.74亿元，|同比下降|16.26%；净利17.07亿元，同比下降67.03%。')).toBe(-67.03)
  expect(beyond('公司营收381.5亿元，|同比增长|2%；净利为102.8亿元，同比下降10.9%。', 'earnings-beat')).toBe(-10.9)
  expect(beyond('公司营收381.5亿元，|同比增长|2%。另一家公司净利润同比下降10.9%。', 'earnings-beat')).toBe(2)
  expect(change('en', 'net profit |rose| 12.5% to 3.1 billion yuan')).toBe(12.5)
  expect(change('en', 'sales grew 30 per cent but profit |fell| by 8 per cent')).toBe(-8)
  expect(change('en', 'it expects profit to |rise| 40 to 60%', 'guidance-up')).toBe(50)
  expect(change('zh', '公司|中标|，金额占收入增长10%', 'contract-win')).toBeNull()
})
