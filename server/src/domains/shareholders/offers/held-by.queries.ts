import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { originColumns, type Origin } from '../../../shared/provenance.ts'

/** A company among whose largest holders one is, by the company's latest list. */
export interface HeldRow extends Origin {
  company_id: string
  holder: string
  held_on: string
  shares: number
  ratio: number | null
}

/** Holdings of those whose names hold some words, of the latest list of each company, the largest share first. */
export async function heldBy(db: Db, view: View, name: string, most: number): Promise<HeldRow[]> {
  return db<HeldRow[]>`
    select h.company_id, h.holder, h.held_on::text as held_on, h.shares, h.ratio, ${originColumns(db, 'h')}
    from shareholding h join import_run run on run.run_id = h.run_id
    where h.scope = 'all' and position(${name.toLowerCase()} in lower(h.holder)) > 0 and ${inForce(db, 'h', view)}
      and h.held_on = (select max(l.held_on) from shareholding l
        where l.company_id = h.company_id and l.scope = 'all' and ${inForce(db, 'l', view)})
    order by h.ratio desc nulls last, h.company_id, h.holder limit ${most}`
}
