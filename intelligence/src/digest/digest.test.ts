import { expect, test } from 'vitest'
import { lineFor, saidAlready, sentencesFor } from './extract.ts'
import { featureNames, featuresOf } from './features.ts'
import { fit, weighed } from './fit.ts'
import { mergeTold } from './merge.ts'
import { rougeL } from './rouge.ts'
import { newSentences, ranked, storiesOf, type DigestText } from './stories.ts'

const body =
  '滨海社5月15日电，北川能源公告，公司拟投资12.6亿元建设一座储能电池工厂。项目分两期建设，首期预计明年三月投产。投资有风险，入市需谨慎，以上内容不构成投资建议。工厂全部达产后年产能为八吉瓦时。'

test('sentences are pieces of the text as it stands, without dateline or advice, in their order', () => {
  const taken = sentencesFor({ title: '北川能源投资储能', body }, 'zh', 3).map(({ start, end }) =>
    body.slice(start, end),
  )
  expect(taken[0]).toBe('北川能源公告，公司拟投资12.6亿元建设一座储能电池工厂。')
  expect(taken).toHaveLength(3)
  expect(taken.join('')).not.toContain('投资建议')
  for (const one of taken) expect(body).toContain(one)
})

test('a body that says no more than its title has no sentence of its own; a text without a title has a line', () => {
  expect(sentencesFor({ title: '北川能源拟投资建厂', body: '北川能源拟投资建厂。' }, 'zh', 3)).toEqual([])
  const line = lineFor({ title: '', body }, 'zh')
  expect(line && body.slice(line.start, line.end)).toBe('北川能源公告，公司拟投资12.6亿元建设一座储能电池工厂。')
})

test('what others say already is known, and only what is new is told again', () => {
  expect(saidAlready('公司拟投资12.6亿元建厂', [body])).toBeGreaterThan(0.7)
  const sentences = [
    { text: '公司拟投资12.6亿元建设一座储能电池工厂。' },
    { text: '证监会对其立案调查，股票明日停牌。' },
  ]
  expect(newSentences(sentences, [body])).toEqual(sentences.slice(1))
  expect(newSentences(sentences, [])).toEqual(sentences)
})

const text = (id: string, more: Partial<DigestText> = {}): DigestText => ({
  id,
  at: Date.UTC(2024, 4, 15, 1),
  title: '北川能源拟投资12.6亿元建设储能电池工厂',
  body,
  source: '甲社',
  subjects: ['SSE-600001'],
  mentions: [],
  keys: [],
  happened: [],
  events: [],
  age: 3,
  ...more,
})

test('texts that tell the same are one story, the same words about another company are another, and a shared story joins any words', () => {
  const other = { title: '毫不相干的标题', body: '一段完全不同的文字，讲的是别处的天气与收成，没有任何公司。' }
  const stories = mergeTold([
    text('a'),
    text('b', { body: body.replace('滨海社', '远山社') }),
    text('c', { subjects: ['SSE-600002'] }),
    text('d', { at: Date.UTC(2024, 4, 17) }),
    text('e', { ...other, subjects: [], keys: ['story-1'] }),
    text('f', { title: '另一篇', body: '同一事件的后续报道，措辞毫无重合之处，写于数小时之后。', keys: ['story-1'] }),
  ])
  expect(Object.fromEntries(stories)).toEqual({ a: 'a', b: 'a', c: 'c', d: 'd', e: 'e', f: 'e' })
})

test('the same words about others that the market does not list are another story: companies by their registered names, funds by their codes', () => {
  const listing = (id: string, name: string, bank: string) =>
    text(id, {
      title: `港股IPO：${name}递表港交所`,
      body: `证券所显示，${name}向港交所提交上市申请书，独家保荐人为${bank}。`,
      subjects: [],
    })
  const halt = (id: string, name: string, code: string) =>
    text(id, { title: '', body: `${name}(${code})将于2026年6月2日开市起至当日10:30停牌。`, subjects: [] })
  const stories = mergeTold([
    listing('a', '远岭时代科技股份有限公司', '北湾证券'),
    listing('b', '北川联程科技股份有限公司', '南屏证券'),
    listing('c', '远岭时代科技股份有限公司', '北湾证券'),
    halt('d', '纳指ETF', '513110'),
    halt('e', '半导体ETF', '513310'),
  ])
  expect(Object.fromEntries(stories)).toEqual({ a: 'a', b: 'b', c: 'a', d: 'd', e: 'e' })
})

test('a list of the day’s news is none of the stories that it holds, and two such lists in the same words are one', () => {
  const one = '北川能源公告，公司拟投资12.6亿元建设一座储能电池工厂，首期预计明年三月投产。'
  const list = `1、${one}2、远山市发布暴雨预警，多条公路封闭。3、滨海港一季度吞吐量同比增长百分之八。`
  const stories = mergeTold([
    text('a', { title: '', body: one, subjects: [] }),
    text('b', { title: '午间要闻', body: list, subjects: [] }),
    text('c', { title: '午间要闻', body: list, subjects: [] }),
  ])
  expect(Object.fromEntries(stories)).toEqual({ a: 'a', b: 'b', c: 'b' })
})

test('of a running quote the last figure is told, not one that is no longer so', () => {
  const quote = (id: string, sum: number, hour: number) =>
    text(id, {
      title: '',
      body: `截至目前，南向资金净买入额达${sum}亿港元。`,
      subjects: [],
      at: Date.UTC(2024, 4, 15, hour),
    })
  const [story] = storiesOf([quote('a', 20, 1), quote('b', 70, 3), quote('c', 130, 5)], 'weekly')
  expect([story?.leader, story?.ids]).toEqual(['c', ['a', 'b', 'c']])
})

test('a story is told by its first text, unless another of the first few says much more', () => {
  const short = text('a', { body: '北川能源拟投资12.6亿元建设储能电池工厂。' })
  expect(
    storiesOf([short, text('b', { keys: ['k'] }), text('c', { keys: ['k'] })], 'weekly').map((one) => one.leader),
  ).toEqual(['b'])
  expect(storiesOf([text('a'), text('b')], 'weekly').map(({ leader, ids }) => [leader, ids])).toEqual([
    ['a', ['a', 'b']],
  ])
})

test('stories that a reader watches come first, others are left out where only those are wanted, and parts add up', () => {
  const stories = storiesOf(
    [
      text('a'),
      text('b', { title: '别处的事', body: '别处的事，说的是另一家公司的分红安排。', subjects: ['SSE-600003'] }),
    ],
    'weekly',
  )
  const interest = {
    watched: new Set(['SSE-600003']),
    followed: new Set<string>(),
    only: false,
    scores: new Map([['SSE-600001', 50]]),
  }
  const list = ranked(stories, interest)
  expect(list.map(({ story }) => story.leader)).toEqual(['b', 'a'])
  for (const { weight, why } of list) expect(why.reduce((sum, one) => sum + one.weight, 0)).toBeCloseTo(weight, 6)
  expect(list[1]?.why).toContainEqual({ code: 'score', words: ['SSE-600001'], weight: 1 })
  expect(ranked(stories, { ...interest, only: true }).map(({ story }) => story.leader)).toEqual(['b'])
})

test('importance tells a decision of the state from a line of a stock, by its words', () => {
  const weight = (title: string, of: string) =>
    ranked(storiesOf([text('x', { title, body: of, subjects: [] })], 'weekly'), {
      watched: new Set(),
      followed: new Set(),
      only: false,
      scores: new Map(),
    })[0]?.weight ?? 0
  expect(
    weight('央行宣布下调存款准备金率', '中国人民银行宣布下调存款准备金率0.5个百分点，向市场提供长期流动性约1万亿元。'),
  ).toBeGreaterThan(weight('某股盘初拉升', '某股盘初拉升，现涨2%。'))
})

test('weights are learned of what was chosen, and the same examples give the same', () => {
  const example = (title: string, chosen: boolean) => ({
    features: featuresOf({ title, body: '', copies: 1, sources: 1, companies: 0, age: 1 }),
    chosen,
  })
  const examples = [
    example('央行降准', true),
    example('盘初拉升', false),
    example('央行降准', true),
    example('板块走强', false),
  ]
  const weights = fit(examples, featureNames.length, 0.1)
  expect(fit(examples, featureNames.length, 0.1)).toEqual(weights)
  expect(weighed(weights, example('央行公开市场', true).features)).toBeGreaterThan(
    weighed(weights, example('直线拉升', false).features),
  )
})

test('weights are those at which the pull of the examples and that of the ridge are equal, and even odds are no odds', () => {
  // One feature, half of those with it chosen in 3 of 4, of those without in 1 of 4: without a ridge the odds are 3 and 1/3.
  const rows = [1, 1, 1, 1, 0, 0, 0, 0].map((value, at) => ({
    features: Float64Array.of(value),
    chosen: value === 1 ? at !== 0 : at === 7,
  }))
  const free = fit(rows, 1, 0)
  expect(free.weights[0]).toBeCloseTo(Math.log(9), 5)
  expect(free.bias).toBeCloseTo(-Math.log(3), 5)
  const pulled = fit(rows, 1, 4)
  const odds = (value: number) => 1 / (1 + Math.exp(-weighed(pulled, Float64Array.of(value))))
  const slope = rows.reduce(
    (sum, { features, chosen }) => sum + (odds(features[0] ?? 0) - Number(chosen)) * (features[0] ?? 0),
    0,
  )
  // The spread of the feature is a quarter.
  expect(slope + 4 * 0.25 * (pulled.weights[0] ?? 0)).toBeCloseTo(0, 6)
  // Chosen are one in four of these: the bias says what would be said were they one in two.
  const rare = [...rows, ...rows.filter(({ chosen }) => !chosen), ...rows.filter(({ chosen }) => !chosen)]
  expect(weighed(fit(rare, 1, 0), Float64Array.of(1))).toBeCloseTo(Math.log(3), 5)
})

test('ROUGE-L is of the longest common subsequence', () => {
  expect(rougeL('甲乙丙丁', '甲丙丁')).toBeCloseTo(6 / 7, 6)
  expect(rougeL('', '甲')).toBe(0)
})
