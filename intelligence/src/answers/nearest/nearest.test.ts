import { expect, test } from 'vitest'
import { askedOften } from './asked-often.ts'
import { nearestQuestions, type Named } from './nearest.ts'

const near = (asked: string, names: Partial<Named> = {}, written: readonly string[] = []) =>
  nearestQuestions(
    {
      asked: asked.toLowerCase(),
      language: /\p{Script=Han}/u.test(asked) ? 'zh' : 'en',
      companies: written.map((one) => ({ written: one, companyIds: [one], former: false })),
    },
    { companies: [], group: null, ...names },
  )

test.each([
  ['谁给榕池药业的新一轮掏的钱，融资那种', '榕池药业', '榕池药业的融资'],
  ['榕池药业前十大合计拿了多少股权', '榕池药业', '榕池药业的前十大股东'],
  ['榕池药业最近是不是又挨罚被立案了', '榕池药业', '榕池药业被处罚过吗'],
  ['so who exactly backed Rongchi lately', 'Rongchi', 'Financing rounds of Rongchi'],
  ['Rongchi: any probe by the regulator still open?', 'Rongchi', 'Penalties of Rongchi'],
])('%s comes nearest to a question that can be answered', (asked, name, nearest) => {
  expect(near(asked, { companies: [name] }, [name])[0]).toBe(nearest)
})

test('a question that names nobody is held against those of the market, one of a group against those of groups', () => {
  expect(near('这阵子通胀到底啥水平')).toContain('最新的CPI')
  expect(near('where do rounds of venture money go')).toContain('Latest financing rounds')
  expect(near('固态电池这块谁最便宜', { group: '固态电池' })[0]).toBe('固态电池里市盈率最低的公司')
})

test('a name is no word of a question, and where nothing is shared nothing is near', () => {
  expect(near('风险投资公司A在哪里吃饭', { companies: ['风险投资公司A'] }, ['风险投资公司A'])).toEqual([])
  expect(near('where can I have lunch')).toEqual([])
})

test('words of a question begin where a word begins, and short ones end there', () => {
  expect(near('what is the copper outlook')).toEqual([])
  expect(near('is a low pe to be found anywhere')[0]).toBe('Companies with the lowest PE')
})

test('each question stands once, in both languages, with the names that it is about', () => {
  for (const language of ['zh', 'en'] as const) {
    const all = askedOften.map((one) => one[language])
    expect(new Set(all).size).toBe(all.length)
  }
  const slots = { company: '{a}', pair: '{a}{b}', group: '{g}', market: '' }
  for (const { of, zh, en, cues } of askedOften) {
    for (const text of [zh, en]) expect((text.match(/\{[abg]\}/g) ?? []).toSorted().join('')).toBe(slots[of])
    expect(cues.some((cue) => /\p{Script=Han}/u.test(cue)) || of === 'market').toBe(true)
    expect(cues.some((cue) => /[a-z]{2}/.test(cue))).toBe(true)
    expect(cues.every((cue) => cue === cue.toLowerCase())).toBe(true)
  }
})
