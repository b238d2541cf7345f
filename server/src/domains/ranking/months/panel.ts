import { endOfDay } from '@pandora/contract/time'
import type { PanelMonth } from '@pandora/intelligence/ranking/panel'
import { defineHeld, type HeldServices } from '../../../shared/define-held.ts'
import type { View } from '@pandora/store/as-of'
import { storedMonths, type MonthRow } from './queries.ts'

/** A month as it is held, with when its outcome was known. */
type StoredMonth = PanelMonth & { closesOn: string | null }

/** Every id once: a company stands in up to sixty months. */
function panelOf(rows: readonly MonthRow[]): StoredMonth[] {
  const words = new Map<string, string>()
  const once = (id: string) => {
    const held = words.get(id) ?? id
    if (held === id) words.set(id, id)
    return held
  }
  return rows.map((row) => ({
    rankedOn: row.ranked_on,
    closesOn: row.closes_on,
    companyIds: row.company_ids.map(once),
    factors: new Int16Array(copied(row.factors)),
    excess: row.excess && new Float32Array(copied(row.excess)),
    outcome: row.outcome && new Uint8Array(copied(row.outcome)),
  }))
}

const copied = (bytes: Buffer) => bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)

const heldPanel = defineHeld({
  id: 'ranking.panel',
  whole: true,
  reads: ['ranking_month'],
  load: async ({ db, view }) => panelOf(await storedMonths(db, view.marketId)),
})

/** The months of a market that a view knows: outcomes that came later are none. Held until a month is worked out. */
export async function panelIn(services: HeldServices, view: View): Promise<PanelMonth[]> {
  const months = await heldPanel.read(services, { marketId: view.marketId, asOf: null }, {})
  const { asOf } = view
  return asOf === null
    ? months
    : months
        .filter((one) => endOfDay(one.rankedOn) <= asOf)
        .map((one) =>
          one.closesOn !== null && endOfDay(one.closesOn) <= asOf ? one : { ...one, excess: null, outcome: null },
        )
}
