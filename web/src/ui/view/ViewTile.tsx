import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { inLanguage } from '@pandora/contract/language'
import type { ViewParameters } from '@pandora/contract/view/parameters'
import { changed } from '../../lib/address.ts'
import type { View } from '../../lib/view.ts'
import { useLanguage } from '../../lib/texts.ts'
import { Tile } from '../Tile.tsx'
import type { MenuEntry } from '../Tile.tsx'
import { useHosted } from './useHosted.tsx'

type NameOf<Parameters extends ViewParameters> = keyof Parameters & string

interface Props<Parameters extends ViewParameters> {
  view: View<Parameters>
  /** Parameters that the screen is about; all others are kept in its address. */
  given?: { readonly [Name in NameOf<Parameters>]?: string }
  /** Names of fields of the address, where they are others than the parameters'. */
  fields?: { readonly [Name in NameOf<Parameters>]?: string }
  /** Where a choice leads that this screen does not keep: a company to its own page. */
  leads?: { readonly [Name in NameOf<Parameters>]?: (value: string) => void }
  /** Name of what the screen is about, for the labels of pictures. */
  about?: string
  /** The view's own title where none is given. */
  title?: string
  /** Heading level; 2 unless it stands below another heading. */
  level?: 2 | 3
  /** As high as what it holds, up to the room there is. */
  fit?: boolean
  /** What its menu offers besides what the view does. */
  menu?: readonly MenuEntry[]
  className?: string | undefined
}

const noEntries: readonly MenuEntry[] = []

type Leads = Readonly<Record<string, ((value: string) => void) | undefined>> | undefined

/** An object that stays the same while what it holds does. */
function useSame<Held extends Readonly<Record<string, unknown>>>(held: Held): Held {
  const text = JSON.stringify(held)
  return useMemo(() => JSON.parse(text) as Held, [text])
}

/** A view as a tile of a screen: in its frame, its parameters given by the screen or kept in the address. */
export function ViewTile<const Parameters extends ViewParameters>({
  view,
  given,
  fields,
  leads,
  about = '',
  title,
  menu = noEntries,
  ...frame
}: Props<Parameters>) {
  const language = useLanguage()
  const [query, setQuery] = useSearchParams()
  const fixed = useSame((given ?? {}) as Readonly<Record<string, string | undefined>>)
  const names = useSame((fields ?? {}) as Readonly<Record<string, string | undefined>>)
  const led = useRef<Leads>(leads)
  useEffect(() => {
    led.current = leads
  })
  const declared: ViewParameters = view.parameters
  const kept = useSame(
    Object.fromEntries(
      [...new Set([...Object.keys(declared), 'as'])].map((name) => [
        name,
        fixed[name] ?? query.get(names[name] ?? name) ?? undefined,
      ]),
    ),
  )
  const keep = useCallback(
    (patch: Readonly<Record<string, string | null>>) => {
      const own = Object.entries(patch).filter(([name, value]) => {
        if (value !== null) led.current?.[name]?.(value)
        return fixed[name] === undefined && led.current?.[name] === undefined
      })
      if (own.length)
        setQuery(
          (was) =>
            changed(was, (next) => {
              for (const [name, value] of own)
                if (value === null) next.delete(names[name] ?? name)
                else next.set(names[name] ?? name, value)
            }),
          { replace: true },
        )
    },
    [fixed, names, setQuery],
  )
  const isGiven = useMemo(() => new Set(Object.keys(fixed)), [fixed])
  const [controlsAt, takePlace] = useState<HTMLElement | null>(null)
  const { head, entries, body } = useHosted({ view, kept, keep, given: isGiven, about, controlsAt })
  return (
    <Tile
      title={title ?? inLanguage(view.title, language)}
      {...head}
      controlsAt={takePlace}
      menu={[...entries, ...menu]}
      {...frame}
    >
      {body}
    </Tile>
  )
}
