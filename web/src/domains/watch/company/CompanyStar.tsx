import { named } from '../../../lib/names.ts'
import { useLanguage } from '../../../lib/texts.ts'
import { usePhone } from '../../../lib/usePhone.ts'
import type { TabProps } from '../../companies/slots.ts'
import { StarButton } from '../offers/star/StarButton.tsx'

/** Watches the company whose page is open. */
export default function CompanyStar({ profile }: TabProps) {
  const name = named(profile.companyNameZh, profile.companyNameEn, useLanguage(), profile.stockCode)
  return <StarButton companyId={profile.companyId} name={name} watching={profile.is_watching} bare={usePhone()} />
}
