/**
 * Scores of a company at the end of a day; null where nothing had been read by then. Points 0–100, direct and indirect
 * parts add up to their side.
 */
export interface ScoreDay {
  day: string
  impactScore: number | null
  opportunity: { direct: number; indirect: number } | null
  risk: { direct: number; indirect: number } | null
}

/** What is drawn: the score as a line, and the four parts as bars around 0, risk downwards. */
export const scoreParts = ['opportunityDirect', 'opportunityIndirect', 'riskDirect', 'riskIndirect'] as const
export type ScorePart = (typeof scoreParts)[number]

/** One part of a day with the sign it is drawn with; null where there is none. */
export function partOf(day: ScoreDay, part: ScorePart): number | null {
  const side = part.startsWith('risk') ? day.risk : day.opportunity
  if (!side) return null
  const value = part.endsWith('Indirect') ? side.indirect : side.direct
  return part.startsWith('risk') ? -value : value
}

/** The largest side of all days, rounded up to tens, at least 10: what the bars' scale ends at. */
export function reachOf(days: readonly ScoreDay[]): number {
  const sums = days.flatMap(({ risk, opportunity }) => [
    risk ? risk.direct + risk.indirect : 0,
    opportunity ? opportunity.direct + opportunity.indirect : 0,
  ])
  return Math.max(10, Math.ceil(sums.reduce((most, sum) => Math.max(most, sum), 0) / 10) * 10)
}
