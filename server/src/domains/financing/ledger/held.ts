import { currency } from '@pandora/contract/domains/financing/shapes'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { z } from 'zod'
import { defineHeld, type HeldServices } from '../../../shared/define-held.ts'
import type { Held } from '../../../shared/held.ts'
import { baseOf, type Base } from './base.ts'
import { gather, gatherChanged, isWorn, type Gathered } from './gather.ts'
import { Ledger } from './ledger.ts'
import { PastLedgers } from './past.ts'
import {
  changedSince,
  judgementsIn,
  listedNames,
  rateSeries,
  rateValues,
  registeredAs,
  type Written,
} from './queries.ts'
import { rateCodes, Rates } from './rates.ts'
import { sizesOf } from './sizes.ts'
import { Words } from './words/words.ts'

type Currency = z.output<typeof currency>

/** Rates of a market, read again when they change alone. */
const heldRates = defineHeld({
  id: 'financing.rates',
  reads: ['series', 'observation'],
  load: async ({ db, view }): Promise<Rates> => {
    const series = await rateSeries(db, view)
    return new Rates(series, await rateValues(db, view, rateCodes(series)))
  },
})

/** Names of listed companies, and which companies without a listing are registered under one. */
const heldListed = defineHeld({
  id: 'financing.listed',
  reads: ['company_name', 'unlisted_company'],
  load: async ({ db, view }) => {
    const listed = await listedNames(db, view)
    return { listed, registered: await registeredAs(db, view, [...listed.keys()]) }
  },
})

/** What a process keeps of rounds beside what is held: of each market the present, brought up to date by what changed. */
class Kept {
  readonly words = new Words()
  readonly past = new PastLedgers()
  readonly #markets = new Map<number, { written: Written; gathered: Gathered; base: Base }>()
  readonly #turns = new Map<number, Promise<unknown>>()

  /** Rounds of the present; who asks meanwhile waits. */
  present(db: Db, view: View): Promise<Base> {
    const turn = (this.#turns.get(view.marketId) ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => this.#present(db, view))
    this.#turns.set(view.marketId, turn)
    return turn
  }

  async #present(db: Db, view: View): Promise<Base> {
    const known = this.#markets.get(view.marketId)
    const { written, companies } = await changedSince(db, view.marketId, known?.written ?? null)
    const judgements = await judgementsIn(db, view)
    const all = !known || companies === null || isWorn(known.gathered)
    // Let go of before the whole is read again: both together are more than a process should hold.
    if (all) this.#markets.delete(view.marketId)
    const gathered = all
      ? await gather(db, view, this.words)
      : companies.length === 0
        ? known.gathered
        : await gatherChanged(db, view, known.gathered, companies)
    const same = gathered === known?.gathered && JSON.stringify(judgements) === JSON.stringify(known.base.judgements)
    const base = same ? known.base : await baseOf(gathered, gathered.order, judgements)
    this.#markets.set(view.marketId, { written, gathered, base })
    return base
  }

  /** Rounds of a past instant, read anew. */
  async before(db: Db, view: View): Promise<Base> {
    const [gathered, judgements] = [await gather(db, view, this.words), await judgementsIn(db, view)]
    return baseOf(gathered, gathered.order, judgements)
  }
}

const kept = new WeakMap<Held, Kept>()
function keptBy({ held }: HeldServices): Kept {
  const own = kept.get(held) ?? new Kept()
  kept.set(held, own)
  return own
}

/**
 * Rounds, companies and investors of the market in one currency: the same for every reader, so it is held. A ledger of
 * the past is as large as that of the present: what is held of it is how to come by it.
 */
export const heldLedger = defineHeld({
  id: 'financing.ledger',
  whole: true,
  reads: [
    'financing_round',
    'import_run',
    'unlisted_company',
    'financing_change',
    'organisation_judgement',
    heldListed,
    heldRates,
  ],
  input: z.object({ currency }),
  load: async ({ services, db, view }, { currency: into = 'CNY' }): Promise<{ ledger: () => Promise<Ledger> }> => {
    const own = keptBy(services)
    const make = async (): Promise<Ledger> => {
      const base = view.asOf === null ? await own.present(db, view) : await own.before(db, view)
      const rates = await heldRates.read(services, view, {})
      const listed = await heldListed.read(services, view, {})
      return new Ledger(base, { currency: into, rates, sizes: sizesOf(base, into, rates), ...listed })
    }
    if (view.asOf === null) {
      const ledger = await make()
      return { ledger: () => Promise.resolve(ledger) }
    }
    const past = own.past.entry(make)
    await past()
    return { ledger: past }
  },
})

export const ledgerIn = async (services: HeldServices, view: View, into: Currency = 'CNY'): Promise<Ledger> =>
  (await heldLedger.read(services, view, { currency: into })).ledger()
