import type { Condition } from './profile.ts'
import type { Slots } from './slots.ts'
import { Bad } from './values/bad.ts'

/** A condition as a function of the row. All of its parts have to hold. */
export function compileCondition(when: Condition, slots: Slots): (cells: readonly unknown[]) => boolean {
  const tests: ((cells: readonly unknown[]) => boolean)[] = []
  const missing = (value: unknown): boolean => value === null || value instanceof Bad
  if (when.present !== undefined) {
    const read = slots.read(when.present)
    tests.push((cells) => !missing(read(cells)))
  }
  if (when.missing !== undefined) {
    const read = slots.read(when.missing)
    tests.push((cells) => missing(read(cells)))
  }
  if (when.differs) {
    const [one, other] = [slots.read(when.differs[0]), slots.read(when.differs[1])]
    tests.push((cells) => one(cells) !== other(cells))
  }
  if (when.same) {
    const [one, other] = [slots.read(when.same[0]), slots.read(when.same[1])]
    tests.push((cells) => one(cells) === other(cells))
  }
  for (const [column, wanted] of Object.entries(when.equals ?? {})) {
    const read = slots.read(column)
    tests.push((cells) => read(cells) === wanted || (wanted !== null && String(read(cells)) === String(wanted)))
  }
  for (const [column, part] of Object.entries(when.contains ?? {})) {
    const read = slots.read(column)
    tests.push((cells) => String(read(cells) ?? '').includes(part))
  }
  for (const [column, part] of Object.entries(when.lacks ?? {})) {
    const read = slots.read(column)
    tests.push((cells) => !String(read(cells) ?? '').includes(part))
  }
  return (cells) => tests.every((test) => test(cells))
}
