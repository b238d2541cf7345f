import { TabBody } from '../TabBody.tsx'
import type { TabProps } from '../types.ts'
import { AnnouncementsTile } from './AnnouncementsTile.tsx'

/** Announcements of the company. */
export default function AnnouncementsTab({ profile }: TabProps) {
  return (
    <TabBody>
      <AnnouncementsTile companyId={profile.companyId} />
    </TabBody>
  )
}
