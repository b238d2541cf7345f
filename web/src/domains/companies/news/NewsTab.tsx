import { DocumentTile } from '../DocumentTile.tsx'
import { TabBody } from '../TabBody.tsx'
import type { TabProps } from '../tabViews.ts'

/** News about the company and news that mention it. */
export default function NewsTab({ profile }: TabProps) {
  return <TabBody><DocumentTile companyId={profile.companyId} kind="news" whole /></TabBody>
}
