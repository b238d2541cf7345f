import { TabBody } from '../../../ui/tabs/TabBody.tsx'
import type { TabProps } from '../slots.ts'
import { NewsTile } from './NewsTile.tsx'

/** News about the company and news that mention it. */
export default function NewsTab({ profile }: TabProps) {
  return (
    <TabBody>
      <NewsTile companyId={profile.companyId} />
    </TabBody>
  )
}
