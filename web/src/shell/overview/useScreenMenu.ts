import { ArrowUpRight, Upload } from 'lucide-react'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import { useGo } from '../../lib/address.ts'
import { useRoot } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { overviewTexts } from './texts.ts'

/** Screens that only administrators have. */
const adminOnly: ReadonlySet<string> = new Set(['imports'])

/** How to open the screen behind a tile, by its address below `/index`; nothing where it is not for this user. */
export function useScreenMenu(
  address: string,
  text: 'open' | 'import' | 'watchOpen' = 'open',
): { text: string; icon: ReactNode; run: () => void } | undefined {
  const t = useTexts(overviewTexts)
  const go = useGo()
  const admin = useRoot((root) => root.user.info?.role === 'admin')
  if (adminOnly.has(address) && !admin) return undefined
  return {
    text: t(text),
    icon: createElement(text === 'import' ? Upload : ArrowUpRight, { size: 14, 'aria-hidden': true }),
    run: () => go(`/index/${address}`),
  }
}
