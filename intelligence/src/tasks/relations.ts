import { findRelations } from '../relations/find-relations.ts'
import type { FoundType, NamedCompany, RelationFound } from '../relations/types.ts'
import { share } from './marked-figures.ts'
import { textOf } from './marks.ts'
import type { RawRow, Task } from './task.ts'

/** Two companies of a sentence, and what people say they are to one another: which answers are right, by direction. */
interface RelationRow {
  text: string
  companies: NamedCompany[]
  label: string
  /** Types that are right of the head towards the tail (1), of the tail towards the head (−1), or of both alike (0). */
  right: readonly { type: FoundType; way: 1 | -1 | 0 }[]
}

const towards = (...types: FoundType[]) => types.map((type) => ({ type, way: 1 as const }))
const holding = towards('invests_in', 'subsidiary')
/**
 * Words of FinRE for our types. 拥有 and 持股 are told apart there by who marked them, not by the share: a holding of
 * either kind is right. Words that are not here (unknown, 自己, 分析, 纠纷, 交易 …) name no relation of ours: whatever is
 * found there counts as wrong.
 */
const labels: Readonly<Record<string, RelationRow['right']>> = {
  拥有: holding,
  持股: holding,
  入股: holding,
  增持: holding,
  减持: towards('invests_in'),
  注资: holding,
  收购: towards('acquires'),
  拟收购: towards('acquires'),
  买资: towards('acquires'),
  // Whom it takes over is not marked of a merger.
  合并: [{ type: 'acquires', way: 0 }],
  重组: [{ type: 'acquires', way: 0 }],
  // Which end sells is not marked.
  订单: [{ type: 'supplies', way: 0 }],
  合资: [{ type: 'joint_venture', way: 0 }],
  竞争: [{ type: 'competitor', way: 0 }],
  合作: [{ type: 'cooperates', way: 0 }],
  签约: [{ type: 'cooperates', way: 0 }],
}

function rightOf(label: string): RelationRow['right'] {
  if (!label.startsWith('被')) return labels[label] ?? []
  return (labels[label.slice(1)] ?? []).map(({ type, way }) => ({ type, way: way === 1 ? (-1 as const) : way }))
}

/** Places of a name in a text. */
function placesOf(text: string, name: string, id: string): NamedCompany[] {
  const found: NamedCompany[] = []
  for (let at = text.indexOf(name); at >= 0 && name !== ''; at = text.indexOf(name, at + 1))
    found.push({ id, start: at, end: at + name.length })
  return found
}

/** Of names that overlap the longer stands. */
const apart = (all: readonly NamedCompany[]): NamedCompany[] =>
  all.filter(
    (one) =>
      !all.some(
        (other) => other.start <= one.start && other.end >= one.end && other.end - other.start > one.end - one.start,
      ),
  )

function read(raw: RawRow): RelationRow | null {
  const [text, head, tail, label] = ['text', 'head', 'tail', 'relation'].map((name) => textOf(raw[name]))
  if (!text || !head || !tail || !label) return null
  return {
    text,
    companies: apart([...placesOf(text, head, 'head'), ...placesOf(text, tail, 'tail')]),
    label,
    right: rightOf(label),
  }
}

const fits = (found: RelationFound, row: RelationRow): { type: boolean; way: boolean } => {
  const same = row.right.filter(({ type }) => type === found.type)
  const way = found.fromId === 'head' ? 1 : -1
  return { type: same.length > 0, way: same.some((one) => one.way === 0 || one.way === way) }
}

/**
 * What texts say of two companies, against sentences read by people (`text`, `head`, `tail`, `relation` as in FinRE).
 * `precision`: type and direction both right; `directionPrecision`: direction, where the type is right.
 */
export const relations: Task<RelationRow, RelationFound[]> = {
  name: 'relations',
  read,
  answer: (rows) => rows.map((row) => findRelations(row.text, row.companies)),
  figures(rows, answers) {
    const sums = new Map<string, { said: number; type: number; right: number }>()
    const said = rows.flatMap((row, at) => (answers[at] ?? []).map((found) => ({ row, found })))
    const wrong = new Map<string, number>()
    for (const { row, found } of said) {
      const sum = sums.get(found.type) ?? { said: 0, type: 0, right: 0 }
      const { type, way } = fits(found, row)
      sum.said++
      if (type) sum.type++
      if (way) sum.right++
      else wrong.set(`${found.type}:${row.label}`, (wrong.get(`${found.type}:${row.label}`) ?? 0) + 1)
      sums.set(found.type, sum)
    }
    const total = (part: 'said' | 'type' | 'right') => [...sums.values()].reduce((sum, one) => sum + one[part], 0)
    const asked = rows.filter((row) => row.right.length > 0).length
    return {
      accuracy: null,
      macroF1: null,
      perClass: {},
      confusion: {},
      said: total('said'),
      precision: share(total('right'), total('said')),
      typePrecision: share(total('type'), total('said')),
      directionPrecision: share(total('right'), total('type')),
      recall: share(total('right'), asked),
      byType: Object.fromEntries(
        [...sums].map(([type, sum]) => [type, { said: sum.said, precision: share(sum.right, sum.said) }]),
      ),
      wrong: Object.fromEntries([...wrong].toSorted(([, one], [, other]) => other - one)),
    }
  },
}
