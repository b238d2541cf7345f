import { TabBody } from '../../../ui/tabs/TabBody.tsx'
import type { TabProps } from '../slots.ts'
import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import { announcementsView } from '../views.ts'

/** Announcements of the company. */
export default function AnnouncementsTab({ profile }: TabProps) {
  return (
    <TabBody>
      <ViewTile view={announcementsView} given={{ companyId: profile.companyId }} />
    </TabBody>
  )
}
