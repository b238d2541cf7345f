const MS_A_DAY = 86_400_000
const texts = new Map<number, string>()

/** A day, counted from 1970, as `YYYY-MM-DD`. */
export function dayText(day: number): string {
  const known = texts.get(day)
  if (known !== undefined) return known
  const text = new Date(day * MS_A_DAY).toISOString().slice(0, 10)
  texts.set(day, text)
  return text
}

/** A day as it is counted. */
export const dayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / MS_A_DAY)

/** The month of a day, `YYYY-MM`. */
export const monthOf = (day: number): string => dayText(day).slice(0, 7)
