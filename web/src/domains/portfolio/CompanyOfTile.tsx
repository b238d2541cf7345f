import { companies } from '@pandora/contract/domains/companies/operations'
import { useOperation } from '../../lib/api/useOperation.ts'
import { named } from '../../lib/names.ts'
import { useLanguage } from '../../lib/texts.ts'
import { CompanyPick } from '../search/offers/finder/CompanyPick.tsx'

/** The company that a tile is about, by its name; another is found by any of its names. */
export default function CompanyOfTile({
  companyId,
  onCompany,
}: {
  companyId: string
  onCompany: (companyId: string) => void
}) {
  const language = useLanguage()
  const { data } = useOperation(companies.profile, { companyId })
  return (
    <CompanyPick
      companyId={companyId}
      name={named(data?.companyAbbreviationZh, data?.companyNameEn, language, companyId)}
      onCompany={onCompany}
    />
  )
}
