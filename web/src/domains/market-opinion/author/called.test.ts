import { expect, test } from 'vitest'
import { calledCompanies, signsOn, type Call } from './called.ts'

const call = (companyId: string, publishedAt: number, own: Partial<Call> = {}): Call => ({
  newsId: `${companyId} ${publishedAt}`,
  companyId,
  nameZh: null,
  nameEn: null,
  stance: 'many',
  publishedAt,
  enteredOn: null,
  excess: [null, null, null],
  states: ['open', 'open', 'open'],
  ...own,
})

test('companies stand by how often they were called, and of as many calls by the last', () => {
  const found = calledCompanies([call('b', 9), call('a', 8), call('c', 7), call('c', 6)])
  expect(found.map(({ call: { companyId }, count }) => [companyId, count])).toEqual([
    ['c', 2],
    ['b', 1],
    ['a', 1],
  ])
})

test('a call is marked on the session it is entered at, at its close, by its own side; one not entered is not', () => {
  const [time, close] = [
    ['2026-03-02', '2026-03-03', '2026-03-04'],
    [10, 11, null],
  ]
  const calls = [
    call('a', 1, { enteredOn: '2026-03-03' }),
    call('a', 2, { stance: 'empty', enteredOn: '2026-03-02' }),
    call('a', 3, { enteredOn: '2026-03-04' }),
    call('a', 4),
  ]
  expect(signsOn(calls, 'many', time, close)).toEqual([null, 11, null])
  expect(signsOn(calls, 'empty', time, close)).toEqual([10, null, null])
})
