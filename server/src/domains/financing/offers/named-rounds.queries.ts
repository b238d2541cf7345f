import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { originColumns, type Origin } from '../../../shared/provenance.ts'

/** A financing round by what it names: the company and its industry. */
export interface NamedRound extends Origin {
  round_id: string
  company_zh: string
  company_en: string | null
  round: string
  amount: number | null
  currency: string | null
  industry_zh: string | null
  industry_en: string | null
  announced_on: string
}

/** Rounds whose company or industry holds any of some words (small letters), the newest first, at most `most`. */
export async function roundsNaming(db: Db, view: View, words: readonly string[], most: number): Promise<NamedRound[]> {
  if (words.length === 0) return []
  return db<NamedRound[]>`
    select r.round_id, r.company_zh, r.company_en, r.round, r.amount, r.currency, r.industry_zh, r.industry_en,
      r.announced_on::text as announced_on, ${originColumns(db, 'r')}
    from financing_round r join import_run run on run.run_id = r.run_id
    where ${inForce(db, 'r', view)} and exists (select from unnest(${db.array(words as string[])}::text[]) asked(word)
      where strpos(lower(concat_ws(' · ', r.company_zh, r.company_en, r.industry_zh, r.industry_en)), asked.word) > 0)
    order by r.announced_on desc, r.round_id limit ${most}`
}
