import { TabBody } from '../TabBody.tsx'
import type { TabProps } from '../types.ts'
import { PoliciesTile } from './PoliciesTile.tsx'

/** Policies that touch a company. */
export default function PolicyTab({ profile }: TabProps) {
  return (
    <TabBody>
      <PoliciesTile companyId={profile.companyId} />
    </TabBody>
  )
}
