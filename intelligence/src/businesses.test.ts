import { expect, test } from 'vitest'
import { businessOf, businessSearched } from './businesses.ts'

const key = (dimension: 'industry' | 'product' | 'region', name: string) => businessOf(dimension, name).key

test('FINREP-10 names that differ in width, blanks or a word every part may bear are one business', () => {
  for (const name of ['房地产', '房地产业', '房地产行业', '房地产业务', ' 房 地 产 ', '其中：房地产'])
    expect(key('industry', name), name).toBe('房地产')
  for (const name of ['华东', '华东地区', '华东区']) expect(key('region', name), name).toBe('华东')
  for (const name of ['江苏省', '江苏', '江苏地区']) expect(key('region', name), name).toBe('江苏')
  expect(key('region', '新疆维吾尔自治区')).toBe('新疆')
  for (const name of ['空调', '空调产品', '空调类', '空调系列']) expect(key('product', name), name).toBe('空调')
})

test('names are not cut to less than two characters, and different businesses stay apart', () => {
  expect(key('industry', '农业')).toBe('农业')
  expect(key('industry', '建筑业')).toBe('建筑业')
  expect(key('product', '茶类')).toBe('茶类')
  expect(key('region', '地区')).toBe('地区')
  expect(new Set(['白酒', '啤酒', '黄酒'].map((name) => key('product', name))).size).toBe(3)
})

test('a rest and an elimination are no line of business', () => {
  for (const name of [
    '其他（补充）',
    '其他(补充)',
    '其他',
    '其它',
    '其他业务',
    '其他业务收入',
    '其他行业',
    'Other',
    'others',
  ])
    expect(businessOf('industry', name).kind, name).toBe('other')
  for (const name of ['分部间抵销', '抵消', '内部抵消', 'Intersegment eliminations', '合并调整'])
    expect(businessOf('region', name).kind, name).toBe('elimination')
  for (const name of ['其他电子设备制造业', '其他机械', ''])
    expect(businessOf('industry', name).kind, name).toBe(name === '' ? 'other' : 'line')
})

test('FINREP-08 a business is found by name, sound, initials and English name', () => {
  const searched = businessSearched('动力电池', 'Traction batteries').split('\n')
  expect(searched).toEqual(expect.arrayContaining(['动力电池', 'donglidianchi', 'dldc', 'tractionbatteries']))
  expect(businessSearched('OLED', null)).toBe('oled')
})
