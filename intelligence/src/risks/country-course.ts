/** A text of two countries: −1 against each other, 1 together. */
export interface CountryText {
  storyId: string
  month: string
  score: number
}

/** A month of two countries. `score`: ten times the mean of its stories, −10 to 10; null where there is none. */
export interface CountryMonth {
  month: string
  score: number | null
  stories: number
  turn: boolean
}

/** A month is a turn where it parts by so much from the month before that has a score, or lies on the other side. */
export const TURN = 3
/** Least distance from nought on both sides for a change of sides to be one. */
const SIDE = 1

/** Months from the first to the last, `YYYY-MM`. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = []
  const at = new Date(`${from}-01T00:00:00Z`)
  while (at.toISOString().slice(0, 7) <= to) {
    months.push(at.toISOString().slice(0, 7))
    at.setUTCMonth(at.getUTCMonth() + 1)
  }
  return months
}

/** The monthly course of two countries: each story counts once a month, by the mean of its texts. */
export function countryCourse(texts: readonly CountryText[], months: readonly string[]): CountryMonth[] {
  const byMonth = Map.groupBy(texts, ({ month }) => month)
  let before: number | null = null
  return months.map((month) => {
    const stories = Map.groupBy(byMonth.get(month) ?? [], ({ storyId }) => storyId)
    const means = [...stories.values()].map((own) => own.reduce((sum, { score }) => sum + score, 0) / own.length)
    if (means.length === 0) return { month, score: null, stories: 0, turn: false }
    const score = Math.round((means.reduce((sum, one) => sum + one, 0) / means.length) * 100) / 10
    const changesSide = before !== null && before * score < 0 && Math.min(Math.abs(before), Math.abs(score)) >= SIDE
    const turn = before !== null && (Math.abs(score - before) >= TURN || changesSide)
    before = score
    return { month, score, stories: means.length, turn }
  })
}
