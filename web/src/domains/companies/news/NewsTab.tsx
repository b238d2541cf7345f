import { TabBody } from '../../../ui/tabs/TabBody.tsx'
import type { TabProps } from '../slots.ts'
import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import { newsView } from '../views.ts'

/** News about the company and news that mention it. */
export default function NewsTab({ profile }: TabProps) {
  return (
    <TabBody>
      <ViewTile view={newsView} given={{ companyId: profile.companyId }} />
    </TabBody>
  )
}
