/** Of one group in one period: money, and how many rounds tell any. */
export interface PeriodMoney {
  period: string
  group: string
  money: number
  rounds: number
}

export interface RotationPoint {
  period: string
  /** Share of the period's money, 0 to 1; null where the period has none. */
  share: number | null
  /** Place among the groups by it, from 1; null where it has no money. */
  rank: number | null
  money: number
  rounds: number
}
export interface Rotation {
  group: string
  points: readonly RotationPoint[]
  /** Share of the last period less that of the one before; null where either has no money at all. */
  change: number | null
}

/** Shares of money by group and period, groups with the most money in all first. */
export function rotationOf(cells: readonly PeriodMoney[], periods: readonly string[]): Rotation[] {
  const totals = new Map(
    periods.map((period) => [
      period,
      cells.filter((one) => one.period === period).reduce((sum, { money }) => sum + money, 0),
    ]),
  )
  const ranks = new Map(
    periods.map((period) => [
      period,
      cells
        .filter((one) => one.period === period && one.money > 0)
        .toSorted((a, b) => b.money - a.money || (a.group < b.group ? -1 : 1))
        .map(({ group }) => group),
    ]),
  )
  const all = [...Map.groupBy(cells, ({ group }) => group)]
    .map(([group, own]) => ({ group, own, money: own.reduce((sum, { money }) => sum + money, 0) }))
    .toSorted((a, b) => b.money - a.money || (a.group < b.group ? -1 : 1))
  return all.map(({ group, own }) => {
    const byPeriod = new Map(own.map((one) => [one.period, one]))
    const points = periods.map((period): RotationPoint => {
      const [one, total] = [byPeriod.get(period), totals.get(period) ?? 0]
      const rank = (ranks.get(period) ?? []).indexOf(group)
      return {
        period,
        share: total > 0 ? (one?.money ?? 0) / total : null,
        rank: rank < 0 ? null : rank + 1,
        money: one?.money ?? 0,
        rounds: one?.rounds ?? 0,
      }
    })
    const [last, before] = [points.at(-1)?.share, points.at(-2)?.share]
    return { group, points, change: typeof last === 'number' && typeof before === 'number' ? last - before : null }
  })
}

/** `2024Q3` of a day. */
export const quarterOf = (day: string): string => `${day.slice(0, 4)}Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`

/** Quarters up to and with that of a day, oldest first. */
export function quartersUntil(day: string, count: number): string[] {
  const last = Number(day.slice(0, 4)) * 4 + Math.ceil(Number(day.slice(5, 7)) / 3) - 1
  return Array.from({ length: count }, (_, at) => {
    const one = last - count + 1 + at
    return `${Math.floor(one / 4)}Q${(one % 4) + 1}`
  })
}
