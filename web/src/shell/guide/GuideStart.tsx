import { lazy, Suspense, useEffect } from 'react'
import { matchPath, useLocation } from 'react-router'
import { useRoot } from '../../lib/store.ts'
import { openGuide, useGuide } from './guide.ts'

const Guide = lazy(() => import('./Guide.tsx'))
/** ms until a floor stands, before a new user is shown round it. */
const SETTLED = 900

/** Opens the guide once for a user who has not seen it, on a floor; and whenever it is asked for (SHELL-12). */
export function GuideStart() {
  const { pathname } = useLocation()
  const open = useGuide((guide) => guide.open)
  const fresh = useRoot((root) => root.user.info !== null && root.user.info.config.guideSeen !== true)
  const onFloor = pathname === '/index' || matchPath('/index/floor/:floorId', pathname) !== null
  useEffect(() => {
    if (!fresh || !onFloor || open) return undefined
    const timer = setTimeout(openGuide, SETTLED)
    return () => clearTimeout(timer)
  }, [fresh, onFloor, open])
  return open ? (
    <Suspense fallback={null}>
      <Guide />
    </Suspense>
  ) : null
}
