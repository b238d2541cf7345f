/** A sentence with a direction whose sign is known, and the tone that would be its opposite. */
export interface Directed {
  text: string
  construction: string
  wrong: 'risk' | 'opportunity'
}

/** What should rise (1) or fall (−1), with words that go with it. */
type Measures = readonly (readonly [name: string, sign: 1 | -1])[]

const zhMeasures: Measures = [
  ['净利润', 1],
  ['营业收入', 1],
  ['毛利率', 1],
  ['新签订单', 1],
  ['销量', 1],
  ['经营现金流', 1],
  ['扣非净利润', 1],
  ['亏损', -1],
  ['生产成本', -1],
  ['资产负债率', -1],
  ['不良贷款率', -1],
  ['库存', -1],
  ['管理费用', -1],
]
const zhUp = ['增长', '上升', '增加', '大增', '扩大']
const zhDown = ['下降', '下滑', '减少', '大降', '收窄']
const zhNot = ['未', '并未', '没有', '未见', '并没有', '不会']
const zhSize = ['', '三成', '28.4%']
const zhPeriod = ['', '三季度', '上半年', '2025年']
const zhFrames: readonly ((company: string, said: string) => string)[] = [
  (company, said) => `${company}${said}`,
  (company, said) => `${company}：${said}`,
  (company, said) => `${company}公告，公司${said}`,
  (company, said) => `${company}回应称，${said}`,
]
/** Whole statements that bear their sign in themselves. */
const zhSet: readonly (readonly [text: string, sign: 1 | -1])[] = [
  ['净利润止跌回升', 1],
  ['净利润由降转增', 1],
  ['净利润降幅收窄', 1],
  ['净利润降幅扩大', -1],
  ['净利润增速放缓', -1],
  ['净利润增速加快', 1],
  ['亏损同比收窄', 1],
  ['亏损进一步扩大', -1],
  ['同比扭亏为盈', 1],
  ['同比由盈转亏', -1],
  ['未能扭亏', -1],
  ['尚未扭亏为盈', -1],
  ['业绩不及预期', -1],
  ['业绩未达预期', -1],
  ['业绩好于预期', 1],
  ['业绩没有低于预期', 1],
  ['业绩未超预期', -1],
  ['净利润从3.2亿元降至1.1亿元', -1],
  ['净利润由1.1亿元增至3.2亿元', 1],
  ['亏损额从3亿元减至1亿元', 1],
  ['不再亏损', 1],
  ['没有出现亏损', 1],
  ['净利润不增反降', -1],
  ['净利润不降反增', 1],
  ['毛利率不降反升', 1],
  ['成本不降反升', -1],
  ['订单没有流失', 1],
  ['产能利用率未受影响', 1],
  ['净利润增幅收窄', -1],
  ['成本涨幅收窄', 1],
  ['净利润跌势未止', -1],
  ['净利润跌势已止', 1],
  ['亏损未收窄', -1],
  ['亏损未扩大', 1],
  ['净利润未能实现增长', -1],
  ['净利润难以增长', -1],
  ['净利润结束三连降', 1],
  ['净利润结束三连增', -1],
]

const enMeasures: Measures = [
  ['profit', 1],
  ['net income', 1],
  ['revenue', 1],
  ['quarterly sales', 1],
  ['operating margin', 1],
  ['order intake', 1],
  ['costs', -1],
  ['net loss', -1],
  ['debt', -1],
  ['operating expenses', -1],
  ['bad loans', -1],
]
const enUp: readonly (readonly [past: string, base: string])[] = [
  ['rose', 'rise'],
  ['grew', 'grow'],
  ['increased', 'increase'],
  ['climbed', 'climb'],
  ['widened', 'widen'],
]
const enDown: readonly (readonly [past: string, base: string])[] = [
  ['fell', 'fall'],
  ['declined', 'decline'],
  ['dropped', 'drop'],
  ['shrank', 'shrink'],
  ['narrowed', 'narrow'],
]
const enNot = ['did not', "didn't", 'does not', 'will not', 'never']
const enSize = ['', ' 28%', ' by a third']
const enFrames: readonly ((company: string, said: string) => string)[] = [
  (company, said) => `${company} ${said}`,
  (company, said) => `${company} says ${said}`,
  (company, said) => `${company}: ${said}`,
  (company, said) => `${said}, ${company} says`,
]
const enSet: readonly (readonly [text: string, sign: 1 | -1])[] = [
  ['narrows its loss', 1],
  ['net loss narrows to $3 million', 1],
  ['net loss widens to $9 million', -1],
  ['swings to a profit', 1],
  ['swings to a loss', -1],
  ['profit no longer falling', 1],
  ['no longer loses money', 1],
  ['profit decline slows', 1],
  ['decline in profit eases', 1],
  ['profit growth slows', -1],
  ['growth in sales picks up', 1],
  ['fails to grow profit', -1],
  ['reports no decline in profit', 1],
  ['reports no growth in sales', -1],
  ['profit falls less than expected', 1],
  ['profit rises less than expected', -1],
  ['does not miss forecasts', 1],
  ['does not beat forecasts', -1],
  ['profit falls from $9 million to $3 million', -1],
  ['profit rises to $9 million from $3 million', 1],
  ['loss shrinks to $3 million from $9 million', 1],
  ['costs keep rising', -1],
  ['costs stop rising', 1],
  ['profit stops falling', 1],
  ['profit yet to recover', -1],
  ['cuts costs', 1],
  ['cuts its profit outlook', -1],
  ['has not cut its outlook', 1],
  ['has not raised its dividend', -1],
  ['ends run of falling sales', 1],
  ['ends run of rising sales', -1],
  ['without a fall in orders', 1],
  ['avoids a loss', 1],
  ['margins hold up despite higher costs', 1],
]

const opposite = (sign: number): Directed['wrong'] => (sign > 0 ? 'risk' : 'opportunity')
/** 亏损 grows wider and narrower; nothing else does. */
const goes = (measure: string, word: string) =>
  ['扩大', '收窄', 'widened', 'widen', 'narrowed', 'narrow'].includes(word) ===
    ['亏损', 'net loss'].includes(measure) || ['增加', '减少', 'increased', 'fell'].includes(word)

/** Every sentence of a small grammar of Chinese: measures, movements, denials, sizes, and how a title begins. */
export function directedZh(company: string): Directed[] {
  const found: Directed[] = []
  const add = (said: string, construction: string, sign: number) => {
    const frame = zhFrames[found.length % zhFrames.length]
    if (frame) found.push({ text: frame(company, said), construction, wrong: opposite(sign) })
  }
  for (const [measure, good] of zhMeasures)
    for (const [words, way] of [
      [zhUp, 1],
      [zhDown, -1],
    ] as const)
      for (const word of words) {
        if (!goes(measure, word)) continue
        const period = zhPeriod[found.length % zhPeriod.length] ?? ''
        for (const size of zhSize) add(`${period}${measure}同比${word}${size}`, way > 0 ? 'rise' : 'fall', good * way)
        for (const not of zhNot) add(`${period}${measure}${not}${word}`, way > 0 ? 'no rise' : 'no fall', -good * way)
      }
  for (const [said, sign] of zhSet) for (let frame = 0; frame < zhFrames.length; frame++) add(said, said, sign)
  return found
}

/** The same in English. */
export function directedEn(company: string): Directed[] {
  const found: Directed[] = []
  const add = (said: string, construction: string, sign: number) => {
    const frame = enFrames[found.length % enFrames.length]
    if (frame) found.push({ text: frame(company, said), construction, wrong: opposite(sign) })
  }
  for (const [measure, good] of enMeasures)
    for (const [words, way] of [
      [enUp, 1],
      [enDown, -1],
    ] as const)
      for (const [past, base] of words) {
        if (!goes(measure, past)) continue
        for (const size of enSize) add(`${measure} ${past}${size}`, way > 0 ? 'rise' : 'fall', good * way)
        for (const not of enNot)
          add(`${measure} ${not} ${not === 'never' ? past : base}`, way > 0 ? 'no rise' : 'no fall', -good * way)
      }
  for (const [said, sign] of enSet) for (let frame = 0; frame < 3; frame++) add(said, said, sign)
  return found
}
