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
  const fitting = { epochs: 20, rate: 0.2, ridge: 1e-3 }
  const weights = fit(examples, featureNames.length, fitting)
  expect(fit(examples, featureNames.length, fitting)).toEqual(weights)
  expect(weighed(weights, example('央行公开市场', true).features)).toBeGreaterThan(
    weighed(weights, example('直线拉升', false).features),
  )
})

test('ROUGE-L is of the longest common subsequence', () => {
  expect(rougeL('甲乙丙丁', '甲丙丁')).toBeCloseTo(6 / 7, 6)
  expect(rougeL('', '甲')).toBe(0)
})
