import { expect, test } from 'vitest'
import { clausesOf } from './clauses.ts'

test.each([
  ['筠耀动力什么时候上市的，在哪个板块', ['筠耀动力什么时候上市的', '在哪个板块']],
  ['三季度单季亏损的公司一共几家？占比呢', ['三季度单季亏损的公司一共几家？', '占比呢']],
  [
    "What was Kaisheng's worst day in November, and was there any news around it?",
    ["What was Kaisheng's worst day in November", 'was there any news around it?'],
  ],
  ['who led it and at what valuation', ['who led it and at what valuation']],
  ['Who are the top holders and did any sell?', ['Who are the top holders', 'did any sell?']],
  ['感觉存货越堆越高，这三年年底各是多少啊', ['感觉存货越堆越高，这三年年底各是多少啊']],
  ['ROE连续三年15%以上、负债率40%以下的有哪些', ['ROE连续三年15%以上、负债率40%以下的有哪些']],
  ['yield >4%, PE <12, ex banks', ['yield >4%, PE <12, ex banks']],
  ['Compare margins of A, B and C', ['Compare margins of A, B and C']],
])('%s', (text, clauses) => {
  expect(clausesOf(text)).toEqual(clauses)
})
