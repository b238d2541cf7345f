import { inputFaults } from '@pandora/contract/input-faults'
import { expect, test } from 'vitest'
import { CallFailure, failureText, fieldFault } from './failure.ts'

test('a failure has words in both languages, whatever it is', () => {
  const known = new CallFailure('TOO_MANY_REQUESTS', { status: 429, data: { seconds: 7 } })
  expect([failureText(known, 'zh-CN'), failureText(known, 'en')]).toEqual([
    '请求太频繁，请 7 秒后再试。',
    'Too many requests. Try again in 7 seconds.',
  ])
  expect(failureText(new CallFailure('NETWORK'), 'en')).toMatch(/cannot be reached/)
  expect(failureText(new CallFailure('SOMETHING_NEW', { status: 400, message: 'the words of the server' }), 'en')).toBe(
    'the words of the server',
  )
  expect(failureText(new CallFailure('SOMETHING_NEW', { status: 400 }), 'zh-CN')).toBe('服务器没有接受这次请求。')
  expect(failureText(new TypeError('x'), 'zh-CN')).not.toBe('')
})

test('no braces are shown where the answer does not bring the value its text names', () => {
  expect(failureText(new CallFailure('TOO_LARGE', { status: 413, message: 'over the limit' }), 'en')).toBe(
    'over the limit',
  )
})

test('only what may pass is worth another try', () => {
  expect(
    [
      new CallFailure('NETWORK'),
      new CallFailure('DATABASE_AWAY', { status: 503 }),
      new CallFailure('NOT_FOUND', { status: 404 }),
    ].map(({ passing }) => passing),
  ).toEqual([true, true, false])
})

test('what is wrong with a field is told under it alone, without the name that it has on the wire', () => {
  const refused = new CallFailure('BAD_INPUT', { status: 400, data: { field: 'address', reason: 'form' } })
  expect(fieldFault(refused, 'address', 'zh-CN')).toBe(inputFaults.form.zh)
  expect(fieldFault(refused, 'address', 'en')).toBe(inputFaults.form.en)
  expect(fieldFault(refused, 'token', 'en')).toBeUndefined()
  expect(fieldFault(new CallFailure('NAME_TAKEN', { status: 409 }), 'address', 'en')).toBeUndefined()
})
