/** One line of a score's way from its start to its end: it leads from the sum before it to the sum after it. */
export interface Step {
  key: string
  /** What it adds, with its sign; the start and the end add nothing. */
  value: number
  from: number
  to: number
  side: 'base' | 'opportunity' | 'risk' | 'total'
}

interface Side {
  points: number
  groups: readonly { code: string; points: number }[]
}

/**
 * The parts of an impact score as steps: base, then each group of opportunity and of risk at half its points, then
 * their sum (0–100).
 */
export function stepsOf(receipt: { base: number; opportunity: Side; risk: Side }): Step[] {
  const steps: Step[] = [{ key: 'base', value: receipt.base, from: 0, to: receipt.base, side: 'base' }]
  let sum = receipt.base
  const add = (side: 'opportunity' | 'risk', sign: 1 | -1) => {
    for (const { code, points } of receipt[side].groups) {
      const value = (sign * points) / 2
      if (points !== 0) steps.push({ key: `${side}-${code}`, value, from: sum, to: sum + value, side })
      sum += points === 0 ? 0 : value
    }
  }
  add('opportunity', 1)
  add('risk', -1)
  return [...steps, { key: 'total', value: sum, from: 0, to: sum, side: 'total' }]
}

/** Whether what is listed is what the score says, to the half hundredth that sides are counted in. */
export function addsUp(steps: readonly Step[], score: number): boolean {
  return Math.abs((steps.at(-1)?.to ?? Number.NaN) - score) < 0.006
}
