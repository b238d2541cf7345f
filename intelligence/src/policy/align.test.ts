import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alignSentences, MOST_SENTENCES } from './align.ts'
import { compareStrength } from './strength.ts'

const before = `会议分析了当前经济形势。
会议强调，要实施积极的财政政策，适度增加专项债规模。稳健的货币政策要灵活适度。要引导金融机构支持小微企业。
会议要求，做好秋粮收购工作。研究推进服务业开放。`
const after = `会议分析了当前经济形势。
会议强调，要实施更加积极的财政政策，大幅增加专项债规模。稳健的货币政策要灵活适度。
会议要求，做好秋粮收购工作。加快推进服务业开放。要坚决防止价格无序竞争。`

describe('two meetings held against each other', () => {
  const aligned = alignSentences(before, after)
  const shown = aligned.map(({ change, before: from, after: to }) => [
    change,
    from && before.slice(from.start, from.end),
    to && after.slice(to.start, to.end),
  ])

  test('POLICY-29 sentences are the same, stronger, weaker, added or removed, each where it stands', () => {
    expect(shown).toEqual([
      ['same', '会议分析了当前经济形势。', '会议分析了当前经济形势。'],
      [
        'stronger',
        '会议强调，要实施积极的财政政策，适度增加专项债规模。',
        '会议强调，要实施更加积极的财政政策，大幅增加专项债规模。',
      ],
      ['same', '稳健的货币政策要灵活适度。', '稳健的货币政策要灵活适度。'],
      ['removed', '要引导金融机构支持小微企业。', null],
      ['same', '会议要求，做好秋粮收购工作。', '会议要求，做好秋粮收购工作。'],
      ['stronger', '研究推进服务业开放。', '加快推进服务业开放。'],
      ['added', null, '要坚决防止价格无序竞争。'],
    ])
  })

  test('the other way round what was added is removed, and what was stronger is weaker', () => {
    expect(
      alignSentences(after, before)
        .map(({ change }) => change)
        .toSorted(),
    ).toEqual(['added', 'removed', 'same', 'same', 'same', 'weaker', 'weaker'])
  })

  test('a field that is spoken of in other words in the old place is one sentence changed, not one removed and one added', () => {
    const [old, young] = [
      '形势总体平稳。要保持房地产市场平稳。要做好防汛工作。',
      '形势总体平稳。大力推进城中村和保障房建设。要做好防汛工作。',
    ]
    expect(alignSentences(old, young).map(({ change }) => change)).toEqual(['same', 'stronger', 'same'])
  })
})

test.each([
  ['要稳妥推进改革', '要坚决推进改革', 'stronger'],
  ['全力扩大内需', '逐步扩大内需', 'weaker'],
  ['赤字率按3%安排', '赤字率按4%安排', 'stronger'],
  ['目标5%左右', '目标4.5%左右', 'weaker'],
  ['要大力发展农业', '要大力发展渔业', null],
])('%s → %s is %s', (from, to, direction) => {
  expect(compareStrength(from, to)?.direction ?? null).toBe(direction)
})

test('a figure that changed is a change, however long the sentence around it', () => {
  const around = '加强基础设施建设，完善公共服务体系，推动区域协调发展，提高居民收入水平，'.repeat(12)
  const [old, young] = [`${around}新建学校250所。`, `${around}新建学校260所。`]
  expect(alignSentences(old, young).map(({ change }) => change)).not.toContain('same')
})

test('a sentence that a text has twice is held against its fellow among the same neighbours, not the first', () => {
  const duty = '构成犯罪的，依法追究刑事责任。'
  const [old, young] = [
    `采矿造成破坏的，责令赔偿损失。${duty}买卖许可证的，没收违法所得。${duty}`,
    `买卖许可证的，没收违法所得。${duty}`,
  ]
  expect(alignSentences(old, young).map(({ change, before: from }) => [change, from?.start])).toEqual([
    ['removed', 0],
    ['removed', 15],
    ['same', 30],
    ['same', 44],
  ])
})

test('every sentence of both texts stands in the answer once, for any texts', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme', maxLength: 20 }), { maxLength: 12 }),
      fc.array(fc.string({ unit: 'grapheme', maxLength: 20 }), { maxLength: 12 }),
      (one, other) => {
        const [from, to] = [one.join('。'), other.join('。')]
        const aligned = alignSentences(from, to)
        for (const side of ['before', 'after'] as const) {
          const starts = aligned.flatMap((pair) => {
            const piece = pair[side]
            return piece ? [piece.start] : []
          })
          expect(new Set(starts).size).toBe(starts.length)
        }
        expect(aligned.flatMap((pair) => (pair.after ? [pair.after.start] : []))).toEqual(
          aligned.flatMap((pair) => (pair.after ? [pair.after.start] : [])).toSorted((a, b) => a - b),
        )
      },
    ),
  )
})

test('texts of any length are compared in bounded time: what follows the 4000th sentence is left out', () => {
  const long = Array.from({ length: 5000 }, (_none, at) => `第${at}项工作要抓紧。`).join('')
  expect(alignSentences(long, long)).toHaveLength(MOST_SENTENCES)
})
