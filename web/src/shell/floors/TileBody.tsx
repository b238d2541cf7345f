import { memo, Suspense, useEffect, useRef, useState } from 'react'
import type { RoomKey } from '@pandora/contract/room'
import { InRoom } from '../../lib/api/useOperation.ts'
import type { RoomViewProps } from '../../lib/roomView.ts'
import { useTexts } from '../../lib/texts.ts'
import { viewOf } from '../../lib/installed.ts'
import { Empty, Skeleton } from '../../ui/States.tsx'
import { floorTexts } from './texts.ts'
import { ViewBoundary } from './ViewBoundary.tsx'

interface Props extends RoomViewProps {
  room: RoomKey
  view: string
}
/** Views that are one picture; the others are lists. */
const pictures: ReadonlySet<string> = new Set(['map', 'price', 'movers', 'theme'])
/** A tile is drawn this far before it comes into sight. */
const AHEAD = '240px'

function waitingFor(view: string) {
  return pictures.has(view) ? <Skeleton shape="block" /> : <Skeleton count={8} height={view === 'flash' ? 52 : 28} />
}

/** What stands in a tile: its view, once it comes near; drawn again only when its own choices change. */
export const TileBody = memo(function TileBody({ room, view, ...props }: Props) {
  const t = useTexts(floorTexts)
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(props.full)
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: AHEAD },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [near])
  const View = viewOf(room, view)
  if (!View) return <Empty why={t('viewMissing')} />
  const waiting = waitingFor(view)
  // Out of sight nothing is being loaded: the shape stands there, and nobody is told of waiting.
  if (!near)
    return (
      <div ref={place} aria-hidden="true" style={{ height: '100%' }}>
        {waiting}
      </div>
    )
  return (
    <ViewBoundary key={view} words={{ failed: t('viewFailed'), retry: t('retry'), reload: t('reload') }}>
      <Suspense fallback={waiting}>
        <InRoom value>
          <View {...props} />
        </InRoom>
      </Suspense>
    </ViewBoundary>
  )
})
