import { threadMs } from '@pandora/contract/testing-linear'
import { describe, expect, test } from 'vitest'
import { textWidth } from '../fitText.ts'
import { boxAt, layoutTree } from './layout.ts'
import { treeLabel, treeMarks } from './marks.ts'
import type { TreeLeaf } from './marks.ts'

let state = 7
const next = () => (state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296) / 4_294_967_296
const many = Array.from({ length: 2000 }, (_, at) => ({ id: `c${at}`, size: Math.exp(next() * 7) }))

describe('boxes of a tree map', () => {
  test('areas are as sizes, the pane is filled and nothing lies over another', () => {
    const boxes = layoutTree(many.slice(0, 120), 900, 500)
    const whole = many.slice(0, 120).reduce((sum, { size }) => sum + size, 0)
    for (const { id, width, height } of boxes)
      expect((width * height) / (900 * 500)).toBeCloseTo((many.find((one) => one.id === id)?.size ?? 0) / whole, 9)
    expect(boxes.reduce((sum, { width, height }) => sum + width * height, 0)).toBeCloseTo(900 * 500, 4)
    for (const [at, one] of boxes.entries()) {
      expect(one.x + one.width).toBeLessThanOrEqual(900.001)
      expect(one.y + one.height).toBeLessThanOrEqual(500.001)
      for (const other of boxes.slice(at + 1))
        expect(
          Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > 0.001 &&
            Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > 0.001,
        ).toBe(false)
    }
  })

  test('what has no size has no box, and a pane without room has none at all', () => {
    expect(
      layoutTree(
        [
          { id: 'a', size: 0 },
          { id: 'b', size: -3 },
          { id: 'c', size: Number.NaN },
          { id: 'd', size: 4 },
        ],
        100,
        50,
      ),
    ).toEqual([{ id: 'd', x: 0, y: 0, width: 100, height: 50 }])
    expect(layoutTree(many, 0, 50)).toEqual([])
    expect(layoutTree([], 100, 50)).toEqual([])
  })

  test('a point finds its box', () => {
    const boxes = layoutTree(many.slice(0, 50), 600, 400)
    for (const { id, x, y, width, height } of boxes) expect(boxAt(boxes, x + width / 2, y + height / 2)?.id).toBe(id)
    expect(boxAt(boxes, 700, 10)).toBeNull()
  })

  test('two thousand are laid out with their words, and time does not run away', () => {
    const leaves = new Map(
      many.map(({ id, size }, at): [string, TreeLeaf] => [
        id,
        { id, size, name: `澄岳新能源${at}`, change: (at % 15) - 7, changeBasis: null, lines: [] },
      ]),
    )
    treeMarks(layoutTree(many, 1200, 700), leaves)
    const began = threadMs()
    const marks = treeMarks(layoutTree(many, 1200, 700), leaves)
    expect(threadMs() - began).toBeLessThan(10_000)
    expect(marks.filter(({ kind }) => kind === 'rect')).toHaveLength(2000)
  })
})

describe('words of a box', () => {
  test('stand whole in it in as many lines as they need, with the figure where it has room', () => {
    expect(treeLabel('澄岳银行', '+1.20%', { width: 200, height: 120 })).toMatchObject({
      lines: ['澄岳银行'],
      figure: true,
    })
    expect(treeLabel('Electrical Equipment', '−0.26%', { width: 96, height: 90 })).toMatchObject({
      lines: ['Electrical', 'Equipment'],
      figure: true,
    })
    expect(treeLabel('澄岳银行', '+1.20%', { width: 64, height: 24 })).toMatchObject({
      lines: ['澄岳银行'],
      figure: false,
    })
  })

  test('of Chinese letters alone are broken between any two where no word ends between them', () => {
    // A dictionary takes 轻工制造 for one word, a name for anything.
    for (const name of ['轻工制造', '筠恒日化', '有色金属'])
      expect(treeLabel(name, '–', { width: 44, height: 46 }, '606054')?.lines).toEqual([
        name.slice(0, 2),
        name.slice(2),
      ])
    expect(treeLabel('Conglomerates', '–', { width: 60, height: 60 })).toBeNull()
    expect(treeLabel('综合Ⅲ', '–', { width: 30, height: 60 })).toBeNull()
  })

  test('give way to the code where not even one of them has room, in two halves where that has none either', () => {
    expect(treeLabel('Songfan Pharmaceuticals', '–', { width: 60, height: 60 }, '606019')?.lines).toEqual(['606019'])
    expect(treeLabel('Songfan Pharmaceuticals', '–', { width: 45, height: 85 }, '606019')).toEqual({
      lines: ['606', '019'],
      size: 11,
      figure: true,
    })
    expect(treeLabel('Songfan Pharmaceuticals', '–', { width: 45, height: 24 }, '606019')).toBeNull()
    expect(treeLabel('Songfan Pharmaceuticals', '–', { width: 20, height: 85 }, '606019')).toBeNull()
    expect(treeLabel('松帆医药', '–', { width: 200, height: 60 }, '606019')?.lines).toEqual(['松帆医药'])
  })

  test('are left out rather than cut within a word or written over another box', () => {
    expect(treeLabel('澄岳银行', '+1.20%', { width: 20, height: 60 })).toBeNull()
    expect(treeLabel('Conglomerates', '+1.20%', { width: 60, height: 60 })).toBeNull()
    for (let width = 10; width < 240; width += 7) {
      for (let height = 10; height < 160; height += 9) {
        const label = treeLabel('Pharmaceuticals & Biotechnology', '−12.34%', { width, height })
        if (!label) continue
        for (const line of label.lines) expect(textWidth(line) * label.size).toBeLessThanOrEqual(width - 12)
        expect((label.lines.length + (label.figure ? 1 : 0)) * label.size * 1.3).toBeLessThanOrEqual(height - 7)
        if (label.figure) expect(textWidth('−12.34%') * label.size).toBeLessThanOrEqual(width - 12)
      }
    }
  })
})
