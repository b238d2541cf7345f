import { DEMO_SOURCE, mark } from '@pandora/sources/demo/mark'
import { expect, test } from 'vitest'
import { presentProvenance, presentSource } from './provenance.ts'

test('the demo market is a source by its own names and no file; a file keeps its name', () => {
  const demo = { source: DEMO_SOURCE, file: 'Demo market: books' }
  expect(presentSource(demo)).toEqual({ source: mark.zh, sourceEn: mark.en, file: null })
  expect(presentSource({ source: 'files', file: 'a.csv' })).toEqual({ source: 'files', sourceEn: null, file: 'a.csv' })
  const origin = { ...demo, known_at: 0, known_by: 'day', recorded_at: 0, run_id: 1, line: 7 } as const
  expect(presentProvenance(origin)).toMatchObject({ source: mark.zh, sourceEn: mark.en, file: null, line: null })
  // Who is named by a fact itself is the one.
  expect(presentProvenance(origin, { source: '甲报' })).toMatchObject({ source: '甲报', sourceEn: null })
})
