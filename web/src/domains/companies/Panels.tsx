import { Suspense } from 'react'
import { slot } from '../../lib/installed.ts'
import { Skeleton } from '../../ui/States.tsx'
import type { CompanyPanel, TabProps } from './slots.ts'

/** The panel that is open beside the tiles of a tab; nothing where none is. */
export function Panels({ profile, on }: TabProps & { on: readonly CompanyPanel['on'][] }) {
  const panels = slot('companyPanel')
  // The panels are those of the product, the same and in the same order each time.
  // oxlint-disable-next-line react/hooks
  const open = panels.map(({ useOpen }) => useOpen())
  const shown = panels.find((one, at) => open[at] && on.includes(one.on))
  if (!shown) return null
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <shown.view profile={profile} />
    </Suspense>
  )
}
