import type { Db } from '@pandora/store/database'
import type { MarketRow } from '@pandora/store/generated/schema'

/** Key of the demo market. */
export const DEMO_MARKET = 'demo'

/** The markets there are, held in memory: they change with the program, or by importing a market of one's own. */
export interface Markets {
  byKey: (key: string) => MarketRow | undefined
  all: () => readonly MarketRow[]
  reload: () => Promise<void>
}

/** Reads the markets. */
export async function loadMarkets(db: Db): Promise<Markets> {
  let rows: readonly MarketRow[] = []
  let byKey = new Map<string, MarketRow>()
  const reload = async () => {
    rows = await db<MarketRow[]>`select market_id, key, name_zh, name_en, fictional from market order by market_id`
    byKey = new Map(rows.map((row) => [row.key, row]))
  }
  await reload()
  return { byKey: (key) => byKey.get(key), all: () => rows, reload }
}
