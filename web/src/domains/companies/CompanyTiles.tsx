import { Suspense } from 'react'
import { Skeleton } from '../../ui/States.tsx'
import { DocumentPanel } from './DocumentPanel.tsx'
import { Panels } from './Panels.tsx'
import type { CompanyTab } from './slots.ts'
import type { Profile } from './types.ts'
import { useOpened } from '../documents/offers/useOpened.ts'

/** The tiles of a tab, and the document that is open beside them. */
export function CompanyTiles({ profile, tab }: { profile: Profile; tab: CompanyTab }) {
  const [opened, open] = useOpened()
  return (
    <>
      <Suspense fallback={<Skeleton shape="block" />}>
        <tab.view profile={profile} />
      </Suspense>
      {tab.ownReceipt ? null : <Panels profile={profile} on={['every-tab']} />}
      {opened ? <DocumentPanel key={opened} newsId={opened} onClose={() => open(null)} /> : null}
    </>
  )
}
