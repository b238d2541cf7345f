import { named } from '../../../lib/names.ts'
import { useLanguage } from '../../../lib/texts.ts'
import type { TabProps } from '../../companies/slots.ts'
import { EventPriceTile } from './EventPriceTile.tsx'

/** Price with events on a company's overview. */
export default function OverviewPrice({ profile, className }: TabProps & { className?: string | undefined }) {
  const name = named(profile.companyNameZh, profile.companyNameEn, useLanguage(), profile.stockCode)
  return (
    <EventPriceTile companyId={profile.companyId} securityId={profile.securityId} name={name} className={className} />
  )
}
