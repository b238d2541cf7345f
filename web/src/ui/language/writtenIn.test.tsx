import { afterEach, expect, test } from 'vitest'
import { setLanguage } from '../../lib/texts.ts'
import { writtenIn } from './writtenIn.ts'

afterEach(() => setLanguage('zh-CN'))

test('on an English screen what is Chinese for the most part says so', () => {
  setLanguage('en')
  expect(writtenIn('能源总署关于印发《动力煤质量管理办法》的通知')).toBe('zh-CN')
  expect(writtenIn('小船长_')).toBe('zh-CN')
  expect(writtenIn('Ministry of Finance')).toBeUndefined()
  expect(writtenIn('Corrected the issuer: 财政部')).toBeUndefined()
  expect(writtenIn(['能源总署', ' · ', 12, null])).toBe('zh-CN')
  expect(writtenIn(['能源总署', <b key="b">财政部</b>])).toBeUndefined()
  expect(writtenIn(12)).toBeUndefined()
  expect(writtenIn(null)).toBeUndefined()
})

test('on a Chinese screen nothing has to', () => {
  setLanguage('zh-CN')
  expect(writtenIn('能源总署')).toBeUndefined()
})
