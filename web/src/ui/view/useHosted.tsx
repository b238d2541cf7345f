import { Table2 } from 'lucide-react'
import { Suspense, useCallback, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { chosenIn, keptOf } from '@pandora/contract/view/parameters'
import type { Choice, ViewParameters } from '@pandora/contract/view/parameters'
import { PlaceContext } from '../../lib/view.ts'
import type { Place, TileState, View } from '../../lib/view.ts'
import { useTexts } from '../../lib/texts.ts'
import type { MenuEntry } from '../Tile.tsx'
import { uiTexts } from '../uiTexts.ts'
import { ViewBoundary } from './ViewBoundary.tsx'
import { Waiting } from './Waiting.tsx'

interface Shown {
  view: View
  /** As an address or a tile keeps them; stays the same object while nothing of it changes. */
  kept: Readonly<Record<string, string | undefined>>
  /** Takes a change over, null taking a parameter away; stays the same function. */
  keep: (patch: Readonly<Record<string, string | null>>) => void
  full?: boolean
  /** Names of parameters that the place is about; stays the same set. */
  given?: ReadonlySet<string>
  /** Name of what the place is about. */
  about?: string
  /** Where controls stand beside the title; null until the frame stands, undefined = in a bar of their own. */
  controlsAt?: HTMLElement | null | undefined
}

const none: ReadonlySet<string> = new Set()
/** The parameter by which a picture is shown as its table, where a view has no switch of its own under this name. */
const AS = 'as'

/** What a frame draws of the view in it. */
export interface Hosted {
  /** Goes into the frame's own properties. */
  head: {
    context: ReactNode
    health: TileState['health']
    source: ReactNode
    age: TileState['age']
    refreshing: boolean
    onRefresh: TileState['refresh']
    onExport: TileState['table']
  }
  /** What the host adds to the frame's menu. */
  entries: readonly MenuEntry[]
  body: ReactNode
}

/**
 * Hosts a view: reads its parameters by their schema, draws it behind a boundary, keeps what it says for the frame's
 * head, and shows a picture as the table behind it. The frame follows what the view says; the view itself is not drawn
 * again by it.
 */
export function useHosted({ view, kept, keep, full = false, given = none, about = '', controlsAt }: Shown): Hosted {
  const t = useTexts(uiTexts)
  const [state, say] = useState<TileState>({})
  const { parameters: declared, waiting } = view
  const turns = waiting === 'picture' && !Object.hasOwn(declared, AS)
  const asTable = turns && kept[AS] === 'table'
  const place = useMemo<Place>(
    () => ({ full, given, asTable, waiting, about, controlsAt, say }),
    [full, given, asTable, waiting, about, controlsAt],
  )
  const parameters = useMemo(() => chosenIn(declared, kept), [declared, kept])
  const setParameters = useCallback(
    (choice: Choice<ViewParameters>) => keep(keptOf(declared, choice)),
    [declared, keep],
  )
  const body = useMemo(() => {
    const { Body } = view
    const words = { failed: t('viewFailed'), retry: t('retry'), reload: t('reload') }
    return (
      <ViewBoundary words={words}>
        <Suspense fallback={<Waiting of={waiting} />}>
          <PlaceContext value={place}>
            <Body parameters={parameters} setParameters={setParameters} />
          </PlaceContext>
        </Suspense>
      </ViewBoundary>
    )
  }, [view, waiting, place, parameters, setParameters, t])
  const { context, health, source, age, refresh, refreshing = false, table } = state
  const entries = useMemo(
    () =>
      turns && (asTable || table)
        ? [
            {
              text: t(asTable ? 'asPicture' : 'asTable'),
              icon: <Table2 size={14} aria-hidden="true" />,
              run: () => keep({ [AS]: asTable ? null : 'table' }),
            },
          ]
        : [],
    [turns, asTable, table, keep, t],
  )
  return { head: { context, health, source, age, refreshing, onRefresh: refresh, onExport: table }, entries, body }
}
