import { financingErrors } from '@pandora/contract/domains/financing/errors'
import { Refusal } from '@pandora/contract/errors'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { Ledger } from '../ledger/ledger.ts'
import { ventureRow, type VentureRow } from '../ledger/queries.ts'
import type { Venture } from '../ledger/types.ts'

/**
 * A company that raised money, or that a source describes, by its name, and what is told of it. Throws NO_SUCH_VENTURE.
 */
export async function ventureAsked(
  db: Db,
  view: View,
  ledger: Ledger,
  id: string,
): Promise<{ venture: Venture; about: VentureRow | undefined }> {
  const about = await ventureRow(db, view, id)
  const number = ledger.ventureNumber(id)
  if (number >= 0) return { venture: ledger.venture(number), about }
  if (!about) throw new Refusal(financingErrors.NO_SUCH_VENTURE)
  const described = {
    industryZh: about.industry_zh,
    industryEn: about.industry_en,
    subdomainZh: about.subdomain_zh,
    subdomainEn: about.subdomain_en,
    foundedOn: about.founded_on,
  }
  return { venture: ledger.ventureOf(id, about.company_en, described, []), about }
}
