import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { dayOf, parseAsOf } from '@pandora/contract/time'

/** Field of the address that holds the as-of instant (decisions 12). */
export const AS_OF = 'asOf'

/**
 * The as-of instant an address holds: `YYYY-MM-DD` or ISO; null when there is none, it is not one, or its day is yet to
 * come: the present under a date of the future would be called past.
 */
export function asOfIn(search: string): string | null {
  const text = new URLSearchParams(search).get(AS_OF)
  const instant = text ? parseAsOf(text) : undefined
  return instant === undefined || dayOf(instant) > dayOf(Date.now()) ? null : text
}

/** Field of the address that holds the market. */
const MARKET = 'market'
let known: readonly Market[] = []

/** The market an address names; null when it names none, or what could be none. */
export function marketIn(search: string): string | null {
  const key = new URLSearchParams(search).get(MARKET)
  return key !== null && /^[a-z0-9][a-z0-9_-]{0,39}$/.test(key) ? key : null
}

/** A market as the server names it. */
interface Market {
  key: string
  nameZh: string
  nameEn: string
  fictional: boolean
}

/** A query with the market in it. */
export function withMarket(search: string, market: string): string {
  const query = new URLSearchParams(search)
  query.set(MARKET, market)
  return `?${query.toString().replaceAll('%3A', ':')}`
}

/** Takes over which markets there are, the server's default first. */
export function knowMarkets(markets: readonly Market[]): void {
  known = markets
}

/** The market chosen (null = the server's default), as far as it is known. */
export const marketOf = (chosen: string | null): Market | undefined =>
  known.find(({ key }) => key === chosen) ?? known[0]

/** The market to read from at an address, where that is another than the one chosen (null = the server's default). */
export function marketToTake(search: string, chosen: string | null): string | null {
  const asked = marketIn(search)
  return asked === null || asked === (chosen ?? known[0]?.key) ? null : asked
}

/** `to` with the as-of instant and the market of `search`, unless it names them itself. */
export function carryAsOf(to: string, search: string): string {
  const asOf = asOfIn(search)
  const market = marketIn(search)
  if ((!asOf && !market) || !to.startsWith('/index')) return to
  const [rest = '', hash] = to.split('#')
  const [path = '', own = ''] = rest.split('?')
  const query = new URLSearchParams(own)
  if (asOf && !query.has(AS_OF)) query.set(AS_OF, asOf)
  if (market && !query.has(MARKET)) query.set(MARKET, market)
  return `${path}?${query.toString().replaceAll('%3A', ':')}${hash === undefined ? '' : `#${hash}`}`
}

let turn: URLSearchParams | null = null

/**
 * The query of the address as it stands now. The page may be drawn later than the address changes: what it was last
 * drawn with (`drawn`) may be a change behind, and whoever built on that would take the change back.
 */
const standing = (drawn: URLSearchParams): URLSearchParams => {
  // Without a browser there is no address, or one that is none of the shell's.
  const { pathname = '', search = '' } = (globalThis as { location?: Partial<Location> }).location ?? {}
  return pathname.startsWith('/index') ? new URLSearchParams(search) : drawn
}

/**
 * The next query of the address after a change to it. Of several changes in one turn each builds on the one before: the
 * router hands all of them the query that was last drawn.
 */
export function changed(was: URLSearchParams, change: (next: URLSearchParams) => void): URLSearchParams {
  const next = new URLSearchParams(turn ?? standing(was))
  change(next)
  if (turn === null)
    queueMicrotask(() => {
      turn = null
    })
  turn = next
  return next
}

/** The page's as-of instant and how to change it; null = now. */
export function useAsOf(): readonly [string | null, (asOf: string | null) => void] {
  const [query, setQuery] = useSearchParams()
  const set = useCallback(
    (asOf: string | null) =>
      setQuery((was) =>
        changed(was, (next) => {
          if (asOf) next.set(AS_OF, asOf)
          else next.delete(AS_OF)
        }),
      ),
    [setQuery],
  )
  return [asOfIn(query.toString()), set]
}

/**
 * Goes to a screen, the as-of instant kept. `atOnce`: the screen left is gone before anything else happens; for what
 * takes away what the screen shows, which would be read once more while a slow machine draws the next.
 */
export function useGo(): (to: string, options?: { replace?: boolean; atOnce?: boolean }) => void {
  const navigate = useNavigate()
  return useCallback(
    (to, { atOnce = false, ...options } = {}) => {
      void navigate(carryAsOf(to, location.search), { ...options, flushSync: atOnce })
    },
    [navigate],
  )
}

/**
 * One field of the address as state: what is chosen and filtered survives reload, back and a pasted link. Empty =
 * absent. With `push` the back button returns to the value before.
 */
export function useAddressField(
  name: string,
  { push = false }: { push?: boolean } = {},
): readonly [string, (value: string) => void] {
  const [query, setQuery] = useSearchParams()
  const set = useCallback(
    (value: string) =>
      setQuery(
        (was) =>
          changed(was, (next) => {
            if (value) next.set(name, value)
            else next.delete(name)
          }),
        { replace: !push },
      ),
    [name, push, setQuery],
  )
  return [query.get(name) ?? '', set]
}

/** Where to go after signing in: an address of the shell, never of another host. */
export function backTo(search: string): string {
  const from = new URLSearchParams(search).get('from') ?? ''
  return /^\/index(?:[/?#]|$)/.test(from) ? from : '/index'
}
