/** Whether a year's label is drawn: the first, then as many as stay readable, about `labels`. */
export function yearLabelled(index: number, years: number, labels = 8): boolean {
  const step = Math.max(1, Math.ceil(years / labels))
  return index % step === 0 && (index === 0 || years - index >= Math.min(step, 2))
}
