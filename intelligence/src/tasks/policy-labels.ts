import { policyLabels as labelNames, type PolicyLabel } from '../analysis.ts'
import { builtInEntries } from '../entities/built-in.ts'
import { buildGazetteer, type Gazetteer } from '../entities/gazetteer.ts'
import { link } from '../entities/link.ts'
import { classFigures } from '../linear/metrics.ts'
import { policyLabelsOf } from '../policy/labels.ts'
import type { Task } from './task.ts'

interface Label {
  start: number
  end: number
  label: PolicyLabel
}
interface PolicyRow {
  text: string
  labels: readonly Label[]
}

let known: Gazetteer | undefined

const isLabel = (value: unknown): value is Label =>
  typeof value === 'object' &&
  value !== null &&
  'start' in value &&
  'end' in value &&
  'label' in value &&
  typeof value.start === 'number' &&
  typeof value.end === 'number' &&
  labelNames.some((name) => name === value.label)

/** Whether a label that was said is one of the gold ones: the same kind, and at least half of both in common. */
const meets = (one: Label, other: Label): boolean =>
  one.label === other.label &&
  Math.min(one.end, other.end) - Math.max(one.start, other.start) >=
    Math.max(one.end - one.start, other.end - other.start) / 2

/**
 * Labels of policy texts. Rows: `text` and `labels`, a list of `start`, `end` (UTF-16, end exclusive) and `label`. A
 * label counts as found where one of its kind covers half of it and is half covered by it.
 */
export const policyLabels: Task<PolicyRow, readonly Label[]> = {
  name: 'policy-labels',
  read: ({ text, labels }) =>
    typeof text === 'string' && text !== '' && Array.isArray(labels) ? { text, labels: labels.filter(isLabel) } : null,
  answer: (rows) => {
    const gazetteer = (known ??= buildGazetteer(builtInEntries))
    return rows.map(({ text }) => {
      const document = { title: '', body: text }
      return policyLabelsOf(document, link(document, gazetteer)).map(({ start, end, label }) => ({ start, end, label }))
    })
  },
  figures: (rows, answers) => {
    const counts = new Map(labelNames.map((label) => [label, { right: 0, said: 0, gold: 0 }]))
    rows.forEach(({ labels }, at) => {
      for (const gold of labels) {
        const count = counts.get(gold.label)
        if (!count) continue
        count.gold++
        if (answers[at]?.some((one) => meets(one, gold))) count.right++
      }
      for (const { label } of answers[at] ?? []) {
        const count = counts.get(label)
        if (count) count.said++
      }
    })
    const perClass = Object.fromEntries(
      [...counts].map(([label, { right, said, gold }]) => [label, classFigures(right, said, gold)]),
    )
    const present = Object.values(perClass).filter(({ support }) => support > 0)
    const total = [...counts.values()].reduce(
      (sum, one) => ({ right: sum.right + one.right, said: sum.said + one.said, gold: sum.gold + one.gold }),
      { right: 0, said: 0, gold: 0 },
    )
    return {
      accuracy: null,
      macroF1: present.length === 0 ? null : present.reduce((sum, { f1 }) => sum + f1, 0) / present.length,
      perClass,
      confusion: {},
      micro: classFigures(total.right, total.said, total.gold),
    }
  },
}
