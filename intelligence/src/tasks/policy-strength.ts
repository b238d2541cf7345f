import { figuresOf } from '../linear/metrics.ts'
import { compareStrength } from '../policy/strength.ts'
import { textOf } from './marks.ts'
import type { Task } from './task.ts'

const labels = ['stronger', 'weaker', 'reworded'] as const
type Label = (typeof labels)[number]
interface StrengthRow {
  before: string
  after: string
  label: Label
}

/**
 * Whether one wording of a policy sentence commits to more than another. Rows: `before`, `after` and `label`
 * (`stronger`, `weaker`, `reworded`), as in `marks/policy-strength.jsonl`.
 */
export const policyStrength: Task<StrengthRow, Label> = {
  name: 'policy-strength',
  read: ({ before, after, label }) => {
    const told = labels.find((one) => one === label)
    return told && textOf(before) !== '' && textOf(after) !== ''
      ? { before: textOf(before), after: textOf(after), label: told }
      : null
  },
  answer: (rows) => rows.map(({ before, after }) => compareStrength(before, after)?.direction ?? 'reworded'),
  figures: (rows, answers) => ({
    ...figuresOf(
      rows.map(({ label }) => label),
      answers,
    ),
  }),
}
