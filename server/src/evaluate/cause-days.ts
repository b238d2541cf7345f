import { closeOf } from '@pandora/contract/domains/markets/records'
import type { DayReturn } from '@pandora/intelligence/causes/types'
import type { DemoCompany } from '@pandora/sources/demo/world'
import type { Db } from '@pandora/store/database'
import { classReturns, stockReturns } from './cause-days.queries.ts'

/** Fewest other stocks that can stand for an industry. */
const LEAST_PEERS = 2

/**
 * Trading days of `companies`, out of `all` of the market, with the mean return of the market and of the others of
 * their class of level 1: a stock is no part of what it is held against.
 */
export async function causeDays(
  db: Db,
  all: readonly DemoCompany[],
  companies: readonly DemoCompany[],
  days: readonly string[],
): Promise<Map<string, DayReturn[]>> {
  const key = (code: string | null, day: string) => `${code ?? ''} ${day}`
  const classes = new Map(
    (
      await classReturns(
        db,
        all.map(({ id, path }) => ({ security: id, code: path[0] })),
      )
    ).map((one) => [key(one.code, one.trade_date), one]),
  )
  const own = Map.groupBy(
    await stockReturns(
      db,
      companies.map((one) => one.id),
    ),
    (one) => one.security_id,
  )
  return new Map(
    companies.map(({ id, path, firstDay, delistedOn }) => {
      const changes = new Map((own.get(id) ?? []).map((one) => [one.trade_date, one.change_rate]))
      const others = (code: string | null, day: string): number | null => {
        const known = classes.get(key(code, day))
        const change = changes.get(day)
        const count = (known?.count ?? 0) - (change === undefined ? 0 : 1)
        return known === undefined || count < LEAST_PEERS ? null : (known.sum - (change ?? 0)) / count
      }
      const listed = days.filter((day) => day >= firstDay && (delistedOn === null || day <= delistedOn))
      return [
        id,
        listed.map((day) => ({
          day,
          closeAt: closeOf('SHZ', day),
          stock: changes.get(day) ?? null,
          market: others(null, day),
          industry: others(path[0], day),
        })),
      ]
    }),
  )
}
