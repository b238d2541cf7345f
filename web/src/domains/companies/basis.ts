import type { PriceBasis } from '@pandora/contract/domains/markets/kinds'
import type { Translate } from '../../lib/texts.ts'

/** A price basis in words; an adjusted one never without its date (decisions 5). */
export function basisText(t: Translate<`basis_${PriceBasis}`>, basis: PriceBasis, date: string | null): string {
  return t(`basis_${basis}`, { date: date ?? '–' })
}
