import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesOf, shortened, textWidth, words } from '../fitText.ts'
import { bubbleAt, bubbleBeside } from './find.ts'
import { bubbleLabel } from './label.ts'
import { bubbleMarks } from './marks.ts'
import { ringOf } from './ring.ts'

const names = fc.constantFrom(
  '动力电池',
  '新能源汽车',
  'Power battery',
  'Artificial intelligence chips',
  '低空经济',
  'Robotics',
  '工业软件与云',
  'R&D outsourcing (CRO)',
  '5G 通信',
)

test('a name in a bubble is whole and inside it, or it is not there: it is never cut', () => {
  fc.assert(
    fc.property(names, fc.double({ min: 1, max: 300, noNaN: true }), (name, radius) => {
      const label = bubbleLabel(name, '+2.84%', radius)
      if (!label) return
      expect(label.lines.join('').replaceAll(' ', '')).toBe(name.replaceAll(' ', ''))
      for (const [at, line] of label.lines.entries()) {
        const [half, height] = [(textWidth(line) * label.size) / 2, Math.abs(label.offsets[at] ?? 0) + label.size * 0.4]
        expect(Math.hypot(half, height)).toBeLessThanOrEqual(radius)
      }
      expect(label.size).toBeGreaterThanOrEqual(/[一-鿿]/.test(name) ? 12 : 11)
    }),
  )
})

test('a larger bubble says no less: its name stays once it fits', () => {
  for (const name of ['动力电池', 'Artificial intelligence chips']) {
    const from = [...Array(300).keys()].findIndex((radius) => bubbleLabel(name, '+2.84%', radius) !== null)
    expect(from).toBeGreaterThan(0)
    for (let radius = from; radius < 300; radius += 1) expect(bubbleLabel(name, '+2.84%', radius)).not.toBeNull()
  }
  expect(bubbleLabel('动力电池', '+2.84%', 60)?.figure).not.toBeNull()
})

test('a small bubble says its name at the least size that can be read, where it stands inside', () => {
  expect(bubbleLabel('存储芯片', '+2.84%', 24)).toMatchObject({ lines: ['存储', '芯片'], size: 12 })
  expect(bubbleLabel('Memory chips', '+2.84%', 30)).toMatchObject({ lines: ['Memory', 'chips'], size: 11 })
})

test('lines break between words only', () => {
  expect(linesOf('Artificial intelligence chips', 2)).toEqual(['Artificial', 'intelligence chips'])
  expect(linesOf('Robotics', 2)).toEqual(['Robotics'])
  expect(words('Power battery')).toEqual(['Power ', 'battery'])
  expect(
    ['卫星互联网', '汽车轻量化', '生成式人工智能', '算力基础设施', '存储芯片', '固废资源化', '5G 通信'].map((name) =>
      linesOf(name, 2).join('|'),
    ),
  ).toEqual(['卫星|互联网', '汽车|轻量化', '生成式|人工智能', '算力|基础设施', '存储|芯片', '固废|资源化', '5G|通信'])
  expect(shortened('Artificial intelligence chips', 120, 12)).toBe('Artificial…')
  expect(shortened('Robotics', 20, 12)).toBe('')
})

test('the ring: opportunity clockwise, risk the other way, a hundred points half a turn, nothing for what is missing', () => {
  expect(ringOf(100, 50)).toEqual({ opportunity: Math.PI, risk: Math.PI / 2 })
  expect(ringOf(null, null)).toEqual({ opportunity: 0, risk: 0 })
  expect(ringOf(250, -4)).toEqual({ opportunity: Math.PI, risk: 0 })
  const marks = bubbleMarks(
    [{ id: 'a', x: 50, y: 50, r: 40 }],
    new Map([
      [
        'a',
        { id: 'a', name: '铜', capBasis: null, changeBasis: null, cap: 1, change: -2.71, opportunity: 20, risk: 60 },
      ],
    ]),
    1,
    new Set(),
  )
  expect(marks.flatMap((mark) => (mark.kind === 'arc' ? [[mark.stroke, Math.sign(mark.angle)]] : []))).toEqual([
    ['--opportunity', 1],
    ['--risk', -1],
  ])
})

test('the fill is the band of the change; what the legend leaves out fades and keeps its place', () => {
  const bubbles = new Map([
    ['a', { id: 'a', name: 'A', capBasis: null, changeBasis: null, cap: 1, change: 4, opportunity: null, risk: null }],
    [
      'b',
      { id: 'b', name: 'B', capBasis: null, changeBasis: null, cap: 1, change: null, opportunity: null, risk: null },
    ],
  ])
  const placed = [
    { id: 'a', x: 50, y: 50, r: 40 },
    { id: 'b', x: 150, y: 50, r: 40 },
  ]
  const discs = (off: readonly (3 | 'none')[]) =>
    bubbleMarks(placed, bubbles, 1, new Set(off)).flatMap((mark) =>
      mark.kind === 'circle' ? [{ at: mark.x, fill: mark.fill, opacity: mark.opacity }] : [],
    )
  expect(discs([])).toEqual([
    { at: 50, fill: '--heat-rise-3', opacity: 1 },
    { at: 150, fill: '--raised', opacity: 1 },
  ])
  expect(discs([3]).find(({ at }) => at === 50)?.opacity).toBeLessThan(0.3)
  expect(bubbleMarks(placed, bubbles, 1, new Set([3])).filter(({ kind }) => kind === 'text')).toHaveLength(
    bubbleMarks(placed, bubbles, 1, new Set()).filter(({ kind }) => kind === 'text').length / 2,
  )
})

test('a bubble is found under the pointer, and the next one in a direction by the arrows', () => {
  const placed = [
    { id: 'a', x: 50, y: 50, r: 20 },
    { id: 'b', x: 120, y: 60, r: 20 },
    { id: 'c', x: 60, y: 150, r: 20 },
  ]
  const [a] = placed as [(typeof placed)[number]]
  expect(bubbleAt(placed, 118, 70)?.id).toBe('b')
  expect(bubbleAt(placed, 300, 70)).toBeNull()
  expect([
    bubbleBeside(placed, a, 'right')?.id,
    bubbleBeside(placed, a, 'down')?.id,
    bubbleBeside(placed, a, 'left'),
  ]).toEqual(['b', 'c', null])
})
