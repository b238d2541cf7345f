import { expect, test } from 'vitest'
import { industriesOfFields } from './field-industries.ts'

test('a field stands for its industries only where the sentence says so in its own words', () => {
  expect(industriesOfFields('着力推动住房市场止跌回稳', ['property'])).toEqual([
    { field: 'property', industry: '房地产' },
  ])
  expect(industriesOfFields('优化营商环境', ['energy'])).toEqual([])
  expect(industriesOfFields('提振投资者信心', ['demand', 'capital'])).toEqual([])
  expect(industriesOfFields('形势总体平稳', ['outlook'])).toEqual([])
})
