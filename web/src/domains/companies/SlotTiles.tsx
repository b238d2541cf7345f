import { Suspense } from 'react'
import { slot } from '../../lib/installed.ts'
import { named } from '../../lib/names.ts'
import { useLanguage } from '../../lib/texts.ts'
import { Skeleton } from '../../ui/States.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import type { CompanyTile, TabProps } from './slots.ts'

interface Props extends TabProps {
  on: CompanyTile['on']
  areas: Readonly<Record<string, string>>
  /** What the tab says besides the company. */
  given?: Readonly<Record<string, string>>
}

/** The tiles that other domains fill a tab with, each in its area of the tab's grid from the first moment on. */
export function SlotTiles({ profile, on, areas, given }: Props) {
  const language = useLanguage()
  const { companyId } = profile
  const about = named(profile.companyNameZh, profile.companyNameEn, language, profile.stockCode)
  return slot('companyTile')
    .filter((one) => one.on === on)
    .map(({ key, area, view: Shown, ...one }) =>
      'Body' in Shown ? (
        <ViewTile
          key={key}
          view={Shown}
          given={{ companyId, ...one.given, ...given }}
          fields={one.fields ?? {}}
          about={about}
          className={areas[area]}
        />
      ) : (
        <Suspense
          key={key}
          fallback={
            <div className={areas[area]}>
              <Skeleton shape="block" />
            </div>
          }
        >
          <Shown profile={profile} className={areas[area]} />
        </Suspense>
      ),
    )
}
