import { TabBody } from '../../../ui/tabs/TabBody.tsx'
import type { TabProps } from '../slots.ts'
import { AnnouncementsTile } from './AnnouncementsTile.tsx'

/** Announcements of the company. */
export default function AnnouncementsTab({ profile }: TabProps) {
  return (
    <TabBody>
      <AnnouncementsTile companyId={profile.companyId} />
    </TabBody>
  )
}
