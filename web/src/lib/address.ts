import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { parseAsOf } from '@pandora/contract/time'

/** Field of the address that holds the as-of instant (decisions 12). */
export const AS_OF = 'asOf'

/** The as-of instant an address holds: `YYYY-MM-DD` or ISO; null when there is none, or it is not one. */
export function asOfIn(search: string): string | null {
  const text = new URLSearchParams(search).get(AS_OF)
  return text && parseAsOf(text) !== undefined ? text : null
}

/** `to` with the as-of instant of `search`, unless it names one itself. */
export function carryAsOf(to: string, search: string): string {
  const asOf = new URLSearchParams(search).get(AS_OF)
  if (!asOf || !to.startsWith('/index')) return to
  const [rest = '', hash] = to.split('#')
  const [path = '', own = ''] = rest.split('?')
  const query = new URLSearchParams(own)
  if (!query.has(AS_OF)) query.set(AS_OF, asOf)
  return `${path}?${query.toString().replaceAll('%3A', ':')}${hash === undefined ? '' : `#${hash}`}`
}

let turn: URLSearchParams | null = null

/** The next query of the address after a change to it. Of several changes in one turn each builds on the one before: the router hands all of them the query that was last drawn. */
export function changed(was: URLSearchParams, change: (next: URLSearchParams) => void): URLSearchParams {
  const next = new URLSearchParams(turn ?? was)
  change(next)
  if (turn === null) queueMicrotask(() => { turn = null })
  turn = next
  return next
}

/** The page's as-of instant and how to change it; null = now. */
export function useAsOf(): readonly [string | null, (asOf: string | null) => void] {
  const [query, setQuery] = useSearchParams()
  const set = useCallback((asOf: string | null) => setQuery((was) => changed(was, (next) => {
    if (asOf) next.set(AS_OF, asOf)
    else next.delete(AS_OF)
  })), [setQuery])
  return [asOfIn(query.toString()), set]
}

/** Goes to a screen, the as-of instant kept. */
export function useGo(): (to: string, options?: { replace?: boolean }) => void {
  const navigate = useNavigate()
  return useCallback((to, options) => { void navigate(carryAsOf(to, location.search), options) }, [navigate])
}

/** One field of the address as state: what is chosen and filtered survives reload, back and a pasted link. Empty = absent. */
export function useAddressField(name: string): readonly [string, (value: string) => void] {
  const [query, setQuery] = useSearchParams()
  const set = useCallback((value: string) => setQuery((was) => changed(was, (next) => {
    if (value) next.set(name, value)
    else next.delete(name)
  }), { replace: true }), [name, setQuery])
  return [query.get(name) ?? '', set]
}

/** Where to go after signing in: an address of the shell, never of another host. */
export function backTo(search: string): string {
  const from = new URLSearchParams(search).get('from') ?? ''
  return /^\/index(?:[/?#]|$)/.test(from) ? from : '/index'
}
