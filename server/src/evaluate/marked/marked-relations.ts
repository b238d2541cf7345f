import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mutualTypes, type RelationType } from '@pandora/contract/domains/supply/names'
import { importsErrors } from '@pandora/contract/domains/imports/errors'
import { Refusal } from '@pandora/contract/errors'
import { findRelations } from '@pandora/intelligence/relations/find-relations'
import type { FoundType, NamedCompany, RelationFound } from '@pandora/intelligence/relations/types'
import { listOf, textOf } from '@pandora/intelligence/tasks/marks'
import type { RawRow } from '@pandora/intelligence/tasks/task'
import { labelledRows } from '../../models/labelled-file.ts'
import { halfOf, publicFiles, textsOf } from './public-texts.ts'
import { share } from '../shares.ts'

const marksFile = fileURLToPath(new URL('../../../../intelligence/marks/relations.jsonl', import.meta.url))

/** What a reader says that a sentence says; `optional`: readers may differ, so that it is neither asked for nor wrong. */
interface SaidRelation {
  from: number
  type: FoundType
  to: number
  optional: boolean
}

/** A sentence of a public text marked by hand: its place, the places of each company in it, what it says of them. */
interface Mark {
  set: string
  document: string
  start: number
  end: number
  companies: NamedCompany[]
  relations: SaidRelation[]
}

const number = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN)

const markOf = (row: RawRow): Mark => ({
  set: textOf(row['set']),
  document: textOf(row['document']),
  start: number(row['start']),
  end: number(row['end']),
  companies: (Array.isArray(row['companies']) ? row['companies'] : []).flatMap((places: unknown, id) =>
    (Array.isArray(places) ? places : []).flatMap((place: unknown) =>
      Array.isArray(place) ? [{ id: String(id), start: number(place[0]), end: number(place[1]) }] : [],
    ),
  ),
  relations: listOf(row['relations']).map((one) => ({
    from: number(one['from']),
    type: textOf(one['type']) as FoundType,
    to: number(one['to']),
    optional: one['optional'] === true,
  })),
})

const says = (said: SaidRelation, found: Pick<RelationFound, 'fromId' | 'toId' | 'type'>): boolean => {
  const [from, to] = [String(said.from), String(said.to)]
  if (said.type !== found.type) return false
  return (
    (from === found.fromId && to === found.toId) ||
    (mutualTypes.includes(found.type as RelationType) && from === found.toId && to === found.fromId)
  )
}

interface Judged {
  mark: Mark
  found: RelationFound[]
}

/** Counts over sentences: of what is found the share that is right (optional ones left out), of what is said the share found. */
function figuresOf(all: readonly Judged[]) {
  const judged = all.flatMap(({ mark, found }) =>
    found.map((one) => {
      const right = mark.relations.find((said) => says(said, one))
      return { type: one.type, verdict: right === undefined ? 'wrong' : right.optional ? 'optional' : 'right' } as const
    }),
  )
  const asked = all.flatMap(({ mark, found }) =>
    mark.relations
      .filter(({ optional }) => !optional)
      .map((said) => ({ type: said.type, found: found.some((one) => says(said, one)) })),
  )
  const figure = (type: FoundType | null) => {
    const own = judged.filter((one) => type === null || one.type === type)
    const wanted = asked.filter((one) => type === null || one.type === type)
    const count = (verdict: (typeof own)[number]['verdict']) => own.filter((one) => one.verdict === verdict).length
    return {
      right: count('right'),
      optional: count('optional'),
      wrong: count('wrong'),
      precision: share(count('right') + count('optional'), own.length),
      asked: wanted.length,
      recall: share(wanted.filter((one) => one.found).length, wanted.length),
    }
  }
  const types = [...new Set([...judged, ...asked].map(({ type }) => type))].toSorted()
  return {
    sentences: all.length,
    ...figure(null),
    byType: Object.fromEntries(types.map((type) => [type, figure(type)])),
  }
}

/**
 * What sentences of public texts say of the companies that they name, against marks made by hand
 * (`intelligence/marks/relations.jsonl`, places only): type and direction both right count, by language and by the half
 * that rules were mended on and the half that was held out. Names are given: links are measured elsewhere. A public file
 * that is absent is named in `skipped`; refuses FILE_NOT_FOUND where all are.
 */
export async function markedRelations(root: string, examples: number): Promise<object> {
  const marks = (await labelledRows(marksFile)).map(markOf)
  const skipped: string[] = []
  const judged: (Judged & { text: string })[] = []
  for (const [set, own] of Map.groupBy(marks, (mark) => mark.set)) {
    const file = publicFiles[set]
    if (file === undefined || !existsSync(join(root, file))) {
      skipped.push(file ?? set)
      continue
    }
    const asked = Map.groupBy(own, ({ document }) => document)
    for (const row of (await labelledRows(join(root, file))).flatMap(textsOf)) {
      const body = textOf(row['content']) || textOf(row['text'])
      for (const mark of asked.get(String(row['id'])) ?? []) {
        const text = body.slice(mark.start, mark.end)
        const companies = mark.companies.map(({ id, start, end }) => ({
          id,
          start: start - mark.start,
          end: end - mark.start,
        }))
        judged.push({ mark, found: findRelations(text, companies), text })
      }
    }
  }
  if (judged.length === 0) throw new Refusal(importsErrors.FILE_NOT_FOUND, { file: skipped[0] ?? root })
  const languages = Map.groupBy(judged, ({ text }) => (/\p{Script=Han}/u.test(text) ? 'zh' : 'en'))
  const figures = [...languages].map(([language, own]) => {
    const halves = Map.groupBy(own, ({ mark }) => halfOf(mark.document))
    return [
      language,
      { tuning: figuresOf(halves.get('tuning') ?? []), heldOut: figuresOf(halves.get('heldOut') ?? []) },
    ] as const
  })
  const shown = judged
    .filter(
      ({ mark, found }) =>
        halfOf(mark.document) === 'tuning' &&
        (found.some((one) => !mark.relations.some((said) => says(said, one))) ||
          mark.relations.some((said) => !said.optional && !found.some((one) => says(said, one)))),
    )
    .slice(0, examples)
    .map(({ text, mark, found }) => ({
      text,
      said: mark.relations.map(({ from, type, to }) => `${from} ${type} ${to}`),
      found: found.map(({ fromId, type, toId }) => `${fromId} ${type} ${toId}`),
    }))
  return {
    task: 'marked-relations',
    ...Object.fromEntries(figures),
    skipped,
    ...(examples > 0 ? { examples: shown } : {}),
  }
}
