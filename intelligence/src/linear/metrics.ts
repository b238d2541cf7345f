/** How well one class was met. Shares of 1; null where there is nothing to divide by. */
export interface ClassFigures {
  precision: number | null
  recall: number | null
  f1: number
  support: number
}

/** How well labels were met. `macroF1` is the mean over classes that occur. `confusion[gold][said]` counts rows. */
export interface Figures {
  rows: number
  accuracy: number
  macroF1: number
  perClass: Record<string, ClassFigures>
  confusion: Record<string, Record<string, number>>
}

const share = (part: number, of: number) => (of === 0 ? null : part / of)

/** Precision, recall and F1 from counts. */
export function classFigures(right: number, said: number, gold: number): ClassFigures {
  return {
    precision: share(right, said),
    recall: share(right, gold),
    f1: said + gold === 0 ? 0 : (2 * right) / (said + gold),
    support: gold,
  }
}

/** Figures of answers against gold labels, pair by pair. */
export function figuresOf(gold: readonly string[], said: readonly string[]): Figures {
  const confusion: Record<string, Record<string, number>> = {}
  const counts = new Map<string, { right: number; said: number; gold: number }>()
  const of = (label: string) => {
    const kept = counts.get(label) ?? { right: 0, said: 0, gold: 0 }
    counts.set(label, kept)
    return kept
  }
  let right = 0
  gold.forEach((label, at) => {
    const answer = said[at] ?? ''
    const row = (confusion[label] ??= {})
    row[answer] = (row[answer] ?? 0) + 1
    of(label).gold++
    of(answer).said++
    if (label === answer) {
      right++
      of(label).right++
    }
  })
  const perClass = Object.fromEntries(
    [...counts]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([label, one]) => [label, classFigures(one.right, one.said, one.gold)]),
  )
  const present = Object.values(perClass).filter(({ support }) => support > 0)
  return {
    rows: gold.length,
    accuracy: share(right, gold.length) ?? 0,
    macroF1: present.length === 0 ? 0 : present.reduce((sum, { f1 }) => sum + f1, 0) / present.length,
    perClass,
    confusion,
  }
}

/**
 * Micro-averaged figures of sets (several labels a row): how many of the labels said were right, and how many of the
 * gold ones were said.
 */
export function setFigures(
  gold: readonly ReadonlySet<string>[],
  said: readonly ReadonlySet<string>[],
): ClassFigures & { perClass: Record<string, ClassFigures> } {
  const counts = new Map<string, { right: number; said: number; gold: number }>()
  const of = (label: string) => {
    const kept = counts.get(label) ?? { right: 0, said: 0, gold: 0 }
    counts.set(label, kept)
    return kept
  }
  gold.forEach((labels, at) => {
    for (const label of labels) of(label).gold++
    for (const label of said[at] ?? []) {
      of(label).said++
      if (labels.has(label)) of(label).right++
    }
  })
  const total = { right: 0, said: 0, gold: 0 }
  for (const one of counts.values()) {
    total.right += one.right
    total.said += one.said
    total.gold += one.gold
  }
  return {
    ...classFigures(total.right, total.said, total.gold),
    perClass: Object.fromEntries(
      [...counts]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([label, one]) => [label, classFigures(one.right, one.said, one.gold)]),
    ),
  }
}
