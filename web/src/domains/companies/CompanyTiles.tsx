import { Suspense } from 'react'
import { useFigureField } from '../../ui/figures/figureField.ts'
import { FigureReceipt } from '../../ui/figures/FigureReceipt.tsx'
import { Skeleton } from '../../ui/States.tsx'
import { DocumentPanel } from './DocumentPanel.tsx'
import type { CompanyTab } from './tabs.ts'
import { tabViews } from './tabViews.ts'
import type { Profile } from './types.ts'
import { useOpened } from './useOpened.ts'

/** Tabs that show a figure's receipt themselves; on the others that of a figure of the head stands beside. */
const ownReceipt: ReadonlySet<CompanyTab> = new Set(['overview', 'finance', 'compare'])

/** The tiles of a tab, and the document that is open beside them. */
export function CompanyTiles({ profile, tab }: { profile: Profile; tab: CompanyTab }) {
  const [opened, open] = useOpened()
  const [place, setPlace] = useFigureField()
  const View = tabViews[tab]
  return (
    <>
      <Suspense fallback={<Skeleton shape="block" />}>
        <View profile={profile} />
      </Suspense>
      {place && !ownReceipt.has(tab) ? <FigureReceipt place={place} onClose={() => setPlace(null)} /> : null}
      {opened ? <DocumentPanel key={opened} newsId={opened} onClose={() => open(null)} /> : null}
    </>
  )
}
