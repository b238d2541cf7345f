import { TabBody } from '../../../ui/tabs/TabBody.tsx'
import type { TabProps } from '../../companies/slots.ts'
import { PoliciesTile } from './PoliciesTile.tsx'

/** Policies that touch a company. */
export default function PolicyTab({ profile }: TabProps) {
  return (
    <TabBody>
      <PoliciesTile companyId={profile.companyId} />
    </TabBody>
  )
}
