import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { flashEntities } from '@pandora/intelligence/tasks/flash/flash-entities'
import { describe, expect, test } from 'vitest'
import { labelledRows } from '../../models/labelled-file.ts'
import { marketNames } from '../../models/name-lists.ts'
import { macroEntities } from './macro-entities.ts'

// Real texts are measured only, never copied; where they are absent these tests are skipped.
const data = join(import.meta.dirname, '../../../../shared/data')
const flashes = join(data, 'rooms/flash_news_2026/cls.jsonl.gz')

interface Figures {
  marks: number
  precision: number
  keptOfRight: number
}

describe.skipIf(!existsSync(flashes))(
  'links among all names of a market (skipped where ../shared/data is absent)',
  () => {
    test('in news of the economy and in headlines at most one marked link in twenty-five is wrong, and right ones are kept', async () => {
      const { skipped, ...samples } = (await macroEntities(data)) as Record<string, Figures> &
        Record<'before-zh' | 'before-en', Record<'tuning' | 'heldOut', Figures>> & { skipped: string[] }
      expect(skipped).toEqual([])
      for (const half of [
        samples['before-zh'].tuning,
        samples['before-zh'].heldOut,
        samples['before-en'].tuning,
        samples['before-en'].heldOut,
      ]) {
        expect(half.marks).toBeGreaterThan(90)
        expect(half.precision).toBeGreaterThanOrEqual(0.96)
        expect(half.keptOfRight).toBeGreaterThanOrEqual(0.94)
      }
    }, 60_000)

    test('of links drawn after the rules were set, at most one in twenty-five is wrong', async () => {
      const { 'third-en': third } = (await macroEntities(data)) as Record<'third-en', Figures>
      expect(third.marks).toBe(230)
      expect(third.precision).toBeGreaterThanOrEqual(0.96)
      expect(third.keptOfRight).toBeGreaterThanOrEqual(0.99)
    }, 60_000)

    test('on agency flashes about one company precision is at least .985 and recall .99', async () => {
      const rows = (await labelledRows(flashes)).map((row) => flashEntities.read(row)).filter((row) => row !== null)
      const figures = flashEntities.figures(
        rows,
        flashEntities.answer(rows, {
          gazetteer: await marketNames(data),
          model: () => {
            throw new Error('no model is asked for')
          },
        }),
      )
      expect(figures['counted']).toBeGreaterThan(1500)
      expect(figures['precision']).toBeGreaterThanOrEqual(0.985)
      expect(figures['recall']).toBeGreaterThanOrEqual(0.99)
    }, 60_000)
  },
)
