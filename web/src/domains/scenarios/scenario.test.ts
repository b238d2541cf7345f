import type { ScenarioEffect, ScenarioGround } from '@pandora/contract/domains/scenarios/shapes'
import { expect, test } from 'vitest'
import { exportColumns } from './columns.tsx'
import { presetsOf } from './form/presets.ts'
import { definitionIn, hasBasis, hasTarget, usualDefinition } from './useScenario.ts'
import { nodeName, shareRange } from './words.ts'

const part = (name: string, customers: number, soleNodeId: string | null) => ({
  part: name,
  partEn: null,
  suppliers: soleNodeId ? 1 : 2,
  customers,
  hhi: soleNodeId ? 1 : 0.5,
  hhiBasis: 'count' as const,
  soleNodeId,
})
const ground: ScenarioGround = {
  nameZh: '广东省',
  nameEn: 'Guangdong',
  nodes: [],
  edges: 3,
  cut: false,
  regions: [
    { regionCode: 'CN-GD', nameZh: '广东省', nameEn: 'Guangdong', companies: 4 },
    { regionCode: 'CN-JS', nameZh: '江苏省', nameEn: 'Jiangsu', companies: 2 },
  ],
  parts: [part('钢材', 5, null), part('碳酸锂', 3, 'A'), part('芯片', 2, 'B')],
}

test('presets: the fullest province stops, lithium becomes dearer by a fifth, a sole supplier stops', () => {
  expect(presetsOf(ground).map(({ key, about, shock }) => [key, about, shock.kind, shock.size])).toEqual([
    ['quake', 'CN-GD', 'stop', 1],
    ['price', '碳酸锂', 'price', 0.2],
    ['sole', '碳酸锂', 'stop', 1],
  ])
  expect(presetsOf({ ...ground, parts: [part('钢材', 5, null)] }).map((one) => one.about)).toEqual(['CN-GD', '钢材'])
  expect(presetsOf({ ...ground, regions: [], parts: [] })).toEqual([])
})

test('an address that cannot be read is as if nothing were chosen; one that can comes back whole', () => {
  expect(definitionIn('')).toEqual(usualDefinition)
  expect(definitionIn('{"basis":')).toEqual(usualDefinition)
  expect(definitionIn('{"basis":{},"shock":{"kind":"flood"}}')).toEqual(usualDefinition)
  const kept = { ...usualDefinition, basis: { companyId: 'SSE-600001', tiers: 3 } }
  expect(definitionIn(JSON.stringify(kept))).toEqual(kept)
  expect([hasBasis(usualDefinition), hasBasis(kept), hasTarget(kept)]).toEqual([false, true, false])
})

test('a region is exported by its name in the language of the reader, with its code in a column of its own', () => {
  const effect = { regionCode: 'CN-SH' } as ScenarioEffect
  const cells = (language: string, of = effect) =>
    exportColumns({ t: (key) => key, language, price: false })
      .filter(({ key }) => key.startsWith('region'))
      .map(({ value }) => value(of))
  expect(cells('en')).toEqual(['Shanghai', 'CN-SH'])
  expect(cells('zh-CN')).toEqual(['上海', 'CN-SH'])
  expect(cells('zh-CN', { regionCode: 'US' } as ScenarioEffect)).toEqual(['美国', 'US'])
  expect(cells('en', { regionCode: '310000' } as ScenarioEffect)).toEqual(['Shanghai', '310000'])
  expect(cells('en', { regionCode: null } as ScenarioEffect)).toEqual([null, null])
})

test('a range of one number is told once; who is known by name alone has it without its sign', () => {
  expect(shareRange({ low: 0.25, high: 0.25 })).toBe('25.0%')
  expect(shareRange({ low: 0, high: 0.05 })).toBe('0.00% – 5.0%')
  expect(nodeName({ nodeId: 'name:某公司', nameZh: null, nameEn: null }, 'en')).toBe('某公司')
})
