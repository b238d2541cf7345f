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
  // Told on a field's own scale, though no clause is the same.
  ['稳健的货币政策要松紧适度。', '要实施适度宽松的货币政策。', 'stronger'],
  ['实施更加积极的财政政策。', '积极的财政政策要提质增效。', 'weaker'],
  ['因城施策促进房地产市场平稳发展。', '着力推动房地产市场止跌回稳。', 'stronger'],
  // By what a target means: a lower limit and an earlier term bind more, a lower quota less.
  [
    '办理时限压缩到15个工作日以内，能耗控制在10亿吨以内。',
    '能耗控制在9亿吨以内，办理时限压缩到15个工作日以内。',
    'stronger',
  ],
  ['新增城镇就业1200万人以上。', '新增城镇就业1000万人以上。', 'weaker'],
  ['完成老旧管网改造。', '2027年底前完成老旧管网改造。', 'stronger'],
  ['加强平台监管。', '加强平台监管，对瞒报行为严肃追究责任。', 'stronger'],
  // 第五， counts; what has been decided before is carried out now, which is no result.
  ['第五，加强作风建设和公务员队伍建设。', '第六，大力加强作风建设。', 'stronger'],
  ['有效落实已经确定的政策，实施好积极的财政政策。', '落实政策，用好更加积极的财政政策。', 'stronger'],
  // A word that goes no further than one that stays; what something is beside what is to be done.
  ['优先发展教育事业。', '坚持优先发展教育。', null],
  ['税费改革是减轻农民负担的治本之策。', '认真落实减轻农民负担的各项政策措施。', null],
  // What is done is not how: 改革 and 引向深入 are no words of degree; nor is a year, or who was there, a target.
  ['认真落实支持就业的政策措施。', '认真落实促进再就业的政策措施。', null],
  ['研究部署2022年审计工作。', '研究部署2023年审计工作。', null],
  ['出席会议的有代表197人。', '出席会议的有代表199人。', null],
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
