/** Whether a year's label is drawn: the first, then as many as stay readable, about eight. */
export function yearLabelled(index: number, years: number): boolean {
  const step = Math.max(1, Math.ceil(years / 8))
  return index % step === 0 && (index === 0 || years - index >= Math.min(step, 2))
}
