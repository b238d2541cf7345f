import { expect, test } from 'vitest'
import { readQuestion } from '../read.ts'
import { known } from '../reading/testing-known.ts'
import { asideChinese, asideEnglish } from './words.ts'

const read = (text: string) => readQuestion(text, known)
const texts = (found: readonly { text: string }[]) => found.map((one) => one.text)

test.each([
  ['for my thesis, Lanhai Heavy net profit 2025, broken down with an example', ['thesis', 'broken', 'example']],
  ['Is Lanhai Heavy piling up inventories?', ['piling']],
  ['导师让比较澜海重工2025年的毛利率', ['导师']],
  ['澜海重工存货2025年是不是堆起来了', ['堆起']],
])('%s: words that narrow nothing are left aside, and known', (text, aside) => {
  const reading = read(text)
  expect(reading.left).toEqual([])
  for (const word of aside) expect(texts(reading.aside).join(' ')).toContain(word)
})

test.each([
  ['Lanhai Heavy thesis revenue overseas', 'overseas'],
  ['澜海重工海外营收给老师看', '海外'],
  ['Lanhai Heavy annualised net profit example', 'annualised'],
])('%s: beside a word that may narrow nothing is left aside', (text, word) => {
  const reading = read(text)
  expect(reading.aside).toEqual([])
  expect(texts(reading.left)).toContain(word)
})

test.each([
  'will Lanhai Heavy surprise with its revenue',
  'if Lanhai Heavy worsens, what revenue',
  '澜海重工明年营收能不能稳',
  '如果澜海重工恶化，净利润多少',
])('%s: of what is to come or supposed nothing is left aside', (text) => {
  expect(read(text).aside).toEqual([])
})

test.each(['which companies with revenue above 1bn look healthy', '毛利率最高的十家公司，靠谱的'])(
  '%s: a list is asked for by every word',
  (text) => {
    expect(read(text).aside).toEqual([])
  },
)

test('no word that selects another figure, company, time, part or way of counting may be left aside', () => {
  const narrowing =
    'average mean median annualised forecast expected overseas domestic foreign adjusted consolidated parent subsidiary excluding straight consecutive pledged sold bought insider fund funds short quarterly monthly daily cumulative total half first second last next previous highest lowest best worst top bottom per share client supplier holder owner wife chairman not never without'
  for (const word of narrowing.split(' ')) expect(asideEnglish, word).not.toContain(word)
  const zh =
    '平均 均值 中位 年化 预测 预计 预期 海外 境外 国内 境内 扣非 调整 合并 母公司 子公司 不含 剔除 连续 质押 减持 增持 回购 基金 外资 单季 累计 上半年 最高 最低 最大 第一 每股 客户 供应商 股东 董事长 太太 其他 其余 单独 没有 不是 不'
  for (const word of zh.split(' ')) expect(asideChinese, word).not.toContain(word)
})
