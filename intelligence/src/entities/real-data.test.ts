import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { entities } from '../tasks/entities.ts'
import type { RawRow } from '../tasks/task.ts'

// Real headlines are measured only, never copied; where they are absent these tests are skipped.
const data = join(import.meta.dirname, '../../../../shared/data')

function csv(path: string): RawRow[] {
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  const text = readFileSync(join(data, path), 'utf8')
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? ''
    if (letter === '"') {
      if (quoted && text[at + 1] === '"') cell += text[++at]
      else quoted = !quoted
    } else if (!quoted && (letter === ',' || letter === '\n')) {
      rows.at(-1)?.push(cell.replace(/\r$/, ''))
      cell = ''
      if (letter === '\n') rows.push([])
    } else cell += letter
  }
  const [head = [], ...body] = rows
  return body
    .filter((row) => row.length > 1)
    .map((row) => Object.fromEntries(head.map((name, place) => [name, row[place] ?? ''])))
}

describe.skipIf(!existsSync(data))('real headlines (skipped where ../shared/data is absent)', () => {
  test.each([
    ['zh-news-wind-xueqiu-posneg', 'numeric/a_share_companies/companies.dev.csv', 0.98, 0.99, 2900],
    ['zh-astock-news-movement', 'numeric/a_share_companies/companies.dev.csv', 0.98, 0.99, 1000],
    ['en-sentfin-entity-sentiment', 'text/en-sentfin-entity-sentiment/entity_list_comprehensive.csv', 0.95, 0.95, 5000],
  ])('%s: precision and recall as the design counts them', (set, list, precision, recall, counted) => {
    const rows = readFileSync(join(data, 'text', set, 'dev.jsonl'), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => entities.read(JSON.parse(line)))
      .filter((row) => row !== null)
    const figures = entities.figures(
      rows,
      entities.answer(rows, {
        gazetteer: csv(list),
        model: () => {
          throw new Error('no model is asked for')
        },
      }),
    )
    expect(figures['counted']).toBeGreaterThan(counted)
    expect(figures['precision']).toBeGreaterThanOrEqual(precision)
    expect(figures['recall']).toBeGreaterThanOrEqual(recall)
  })
})
