import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { importsErrors } from '@pandora/contract/domains/imports/errors'
import { Refusal } from '@pandora/contract/errors'
import { link } from '@pandora/intelligence/entities/link'
import { knownOf } from '@pandora/intelligence/tasks/known-names'
import { textOf } from '@pandora/intelligence/tasks/marks'
import type { RawRow } from '@pandora/intelligence/tasks/task'
import { labelledRows } from '../../models/labelled-file.ts'
import { marketNames } from '../../models/name-lists.ts'
import { halfOf, publicFiles, textsOf } from './public-texts.ts'
import { share } from '../shares.ts'

const marksFolder = fileURLToPath(new URL('../../../../intelligence/marks/macro-entities', import.meta.url))

/**
 * A link that was found in a public text, marked by hand: `right`; `wrong`: the words mean something else; `near`: they
 * name a group above the company or a firm below it that is listed itself.
 * Places are UTF-16 units of the field; the texts are not kept.
 */
interface Mark {
  set: string
  document: string
  field: 'title' | 'body'
  start: number
  end: number
  company: string
  label: 'right' | 'wrong' | 'near'
}

interface Group {
  marks: number
  right: number
  wrong: number
  near: number
  precision: number | null
  strict: number | null
  keptOfRight: number | null
}

const isLabel = (value: unknown): value is Mark['label'] => value === 'right' || value === 'wrong' || value === 'near'

function markOf(row: RawRow): Mark | null {
  const { set, document, field, start, end, company, label } = row
  if (
    typeof set !== 'string' ||
    typeof document !== 'string' ||
    (field !== 'title' && field !== 'body') ||
    typeof start !== 'number' ||
    typeof end !== 'number' ||
    typeof company !== 'string' ||
    !isLabel(label)
  )
    return null
  return { set, document, field, start, end, company, label }
}

function groupOf(marks: readonly Mark[], found: ReadonlySet<Mark>): Group {
  const count = (label: Mark['label']) => marks.filter((mark) => mark.label === label && found.has(mark)).length
  const [right, wrong, near] = [count('right'), count('wrong'), count('near')]
  return {
    marks: marks.length,
    right,
    wrong,
    near,
    precision: share(right, right + wrong),
    strict: share(right, right + wrong + near),
    keptOfRight: share(right, marks.filter(({ label }) => label === 'right').length),
  }
}

/**
 * Links in news of the economy and in headlines, as marked by hand, found anew among all names of a market. `before`:
 * marks of links that were drawn before the rules of today, by the half that the rules
 * were set on and the half that was held out; `after`, `third`: drawn among the links of their day and never tuned on.
 * Of marks that are found: `precision` leaves out those that are near, `strict` counts them as wrong;
 * `keptOfRight`: the share of right ones that is still found. A public file that is absent is named in `skipped`;
 * refuses FILE_NOT_FOUND where all are.
 */
export async function macroEntities(root: string): Promise<object> {
  const names = await marketNames(root)
  if (!names) throw new Refusal(importsErrors.FILE_NOT_FOUND, { file: join(root, 'numeric/a_share_companies') })
  const { gazetteer } = knownOf(names, true)
  const samples = new Map<string, Mark[]>()
  for (const file of (await readdir(marksFolder)).toSorted()) {
    const marks = (await labelledRows(join(marksFolder, file))).map(markOf).filter((mark) => mark !== null)
    samples.set(file.replace('.jsonl', ''), marks)
  }
  const all = [...samples.values()].flat()
  const found = new Set<Mark>()
  const skipped: string[] = []
  for (const [set, marks] of Map.groupBy(all, ({ set: one }) => one)) {
    const file = publicFiles[set]
    if (file === undefined || !existsSync(join(root, file))) {
      skipped.push(file ?? set)
      continue
    }
    const asked = Map.groupBy(marks, ({ document }) => document)
    for (const row of (await labelledRows(join(root, file))).flatMap(textsOf)) {
      const own = asked.get(String(row['id']))
      if (!own) continue
      const document = { title: textOf(row['title']), body: textOf(row['content']) || textOf(row['text']) }
      const ids = new Set(
        link(document, gazetteer, { at: textOf(row['datetime']).slice(0, 10) || null, people: false }).map(
          ({ id }) => id,
        ),
      )
      for (const mark of own) if (ids.has(mark.company)) found.add(mark)
    }
  }
  const there = (marks: readonly Mark[]) => marks.filter(({ set }) => !skipped.includes(publicFiles[set] ?? set))
  if (there(all).length === 0) throw new Refusal(importsErrors.FILE_NOT_FOUND, { file: skipped[0] ?? root })
  const figures = [...samples].map(([sample, marks]) => {
    const own = there(marks)
    const halves = Map.groupBy(own, ({ document }) => halfOf(document))
    return [
      sample,
      sample.startsWith('before')
        ? { tuning: groupOf(halves.get('tuning') ?? [], found), heldOut: groupOf(halves.get('heldOut') ?? [], found) }
        : groupOf(own, found),
    ] as const
  })
  return { task: 'macro-entities', ...Object.fromEntries(figures), skipped }
}
