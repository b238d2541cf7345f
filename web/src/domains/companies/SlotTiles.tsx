import { Suspense } from 'react'
import { slot } from '../../lib/installed.ts'
import { Skeleton } from '../../ui/States.tsx'
import type { CompanyTile, TabProps } from './slots.ts'

/** The tiles that other domains fill a tab with, each in its area of the tab's grid from the first moment on. */
export function SlotTiles({
  profile,
  on,
  areas,
}: TabProps & { on: CompanyTile['on']; areas: Readonly<Record<string, string>> }) {
  return slot('companyTile')
    .filter((one) => one.on === on)
    .map(({ key, area, view: View }) => (
      <Suspense
        key={key}
        fallback={
          <div className={areas[area]}>
            <Skeleton shape="block" />
          </div>
        }
      >
        <View profile={profile} className={areas[area]} />
      </Suspense>
    ))
}
