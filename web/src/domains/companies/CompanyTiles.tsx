import { Suspense } from 'react'
import { Skeleton } from '../../ui/States.tsx'
import { DocumentPanel } from './DocumentPanel.tsx'
import type { CompanyTab } from './tabs.ts'
import { tabViews } from './tabViews.ts'
import type { Profile } from './types.ts'
import { useOpened } from './useOpened.ts'

/** The tiles of a tab, and the document that is open beside them. */
export function CompanyTiles({ profile, tab }: { profile: Profile; tab: CompanyTab }) {
  const [opened, open] = useOpened()
  const View = tabViews[tab]
  return (
    <>
      <Suspense fallback={<Skeleton shape="block" />}><View profile={profile} /></Suspense>
      {opened ? <DocumentPanel key={opened} newsId={opened} onClose={() => open(null)} /> : null}
    </>
  )
}
