import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languageOf } from './language.ts'
import { sentencesIn } from './sentences.ts'

test.each([
  ['澜海重工中标12亿元订单', 'zh'],
  ['Lanhai Heavy wins a CNY 1.2 bn order', 'en'],
  ['澜海重工 (Lanhai Heavy Industries) 中标沿海风电项目', 'zh'],
  ['Lanhai 公告 wins 订单 worth', 'mixed'],
  ['123 456 …', 'unknown'],
  ['', 'unknown'],
  ['これはひらがなです', 'unknown'],
  ['看多 https://example.test/some/long/path/with/words', 'zh'],
])('the language of %s is %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})

test.each([
  ['公司称不属实。股价大涨！真的？', ['公司称不属实。', '股价大涨！', '真的？']],
  ['Profit rose to EUR 13.1 mn. Sales fell.', ['Profit rose to EUR 13.1 mn.', 'Sales fell.']],
  ['Acme Inc. and J. Smith met. They agreed.', ['Acme Inc. and J. Smith met.', 'They agreed.']],
  ['他说：“不会。”然后离场。', ['他说：“不会。”', '然后离场。']],
  ['标题\n正文一；正文二', ['标题', '正文一；', '正文二']],
])('sentences of %s', (text, sentences) => {
  expect(sentencesIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(sentences)
})

test('sentences lie in order, inside the text, and hold every letter of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), (text) => {
      const found = sentencesIn(text)
      let last = 0
      for (const { start, end } of found) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(end).toBeGreaterThan(start)
        expect(text.slice(last, start).trim()).toBe('')
        last = end
      }
      expect(text.slice(last).trim()).toBe('')
    }),
  )
})
