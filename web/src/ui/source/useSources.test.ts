import { expect, test } from 'vitest'
import { sourcesIn } from './useSources.ts'

const items = [
  { source: '演示市场（虚构） · 甲社', sourceEn: 'Demo market (fictional) · Alpha Wire' },
  { source: '演示市场（虚构） · 乙报', sourceEn: null },
]

test('what all sources begin with is told once and each without it, in the language asked for', () => {
  const { common, sourceOf } = sourcesIn(items, 'zh-CN')
  expect([common, ...items.map(sourceOf)]).toEqual(['演示市场（虚构） · ', '甲社', '乙报'])
})

test('a source of one name bears it in either language, and where not all begin alike each is told whole', () => {
  const { common, sourceOf } = sourcesIn(items, 'en')
  expect([common, ...items.map(sourceOf)]).toEqual([
    '',
    'Demo market (fictional) · Alpha Wire',
    '演示市场（虚构） · 乙报',
  ])
})
