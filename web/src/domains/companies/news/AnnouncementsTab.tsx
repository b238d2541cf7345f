import { DocumentTile } from '../DocumentTile.tsx'
import { TabBody } from '../TabBody.tsx'
import type { TabProps } from '../tabViews.ts'

/** Announcements of the company. */
export default function AnnouncementsTab({ profile }: TabProps) {
  return <TabBody><DocumentTile companyId={profile.companyId} kind="announcements" whole /></TabBody>
}
