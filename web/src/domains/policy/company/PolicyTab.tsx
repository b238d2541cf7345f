import { TabBody } from '../../../ui/tabs/TabBody.tsx'
import type { TabProps } from '../../companies/slots.ts'
import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import { policiesView } from '../views.ts'

/** Policies that touch a company. */
export default function PolicyTab({ profile }: TabProps) {
  return (
    <TabBody>
      <ViewTile view={policiesView} given={{ companyId: profile.companyId }} />
    </TabBody>
  )
}
