import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareStrength } from './strength.ts'

const told = (before: string, after: string) => compareStrength(before, after)?.direction ?? null

test.each([
  ['推动老旧管网更新。', '大力推动老旧管网更新。', 'stronger'],
  ['有序放开养老市场。', '全面放开养老市场。', 'stronger'],
  ['必须完成清欠任务。', '努力完成清欠任务。', 'weaker'],
  ['加快发展氢能产业。', '探索发展氢能产业。', 'weaker'],
  ['压减一般性支出3%。', '压减一般性支出10%。', 'stronger'],
  // Another object, the order turned round, another word as strong, a result beside a plan: none of them is a change.
  ['提升机场货运能力。', '提升港口货运能力。', null],
  ['深化电力改革，发展储能。', '发展储能，深化电力改革。', null],
  ['加快发展远洋渔业。', '大力发展远洋渔业。', null],
  ['加快推进水权改革。', '水权改革取得明显进展。', null],
])('POLICY-29 %s → %s: %s', (before, after, direction) => {
  expect(told(before, after)).toBe(direction)
})

test('what is stronger one way is weaker the other, and a wording is never stronger than itself', () => {
  const words = fc.constantFrom(
    '大力',
    '坚决',
    '稳步',
    '探索',
    '推动',
    '发展',
    '海洋',
    '渔业',
    '，',
    '3%',
    '5%',
    '必须',
    '完善',
  )
  const text = fc.array(words, { maxLength: 9 }).map((all) => all.join(''))
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(told(one, one)).toBeNull()
      const [there, back] = [told(one, other), told(other, one)]
      expect(back).toBe(there === null ? null : there === 'stronger' ? 'weaker' : 'stronger')
    }),
  )
})
