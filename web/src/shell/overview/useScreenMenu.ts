import { ArrowUpRight, Upload } from 'lucide-react'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import { useGo } from '../../lib/address.ts'
import { useRoot } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { screens } from '../../screens.ts'
import { overviewTexts } from './texts.ts'

/** How to open the screen behind a tile; nothing where there is none, or none for this user. */
export function useScreenMenu(key: string, text: 'open' | 'import' | 'watchOpen' = 'open'): { text: string; icon: ReactNode; run: () => void } | undefined {
  const t = useTexts(overviewTexts)
  const go = useGo()
  const admin = useRoot((root) => root.user.info?.role === 'admin')
  const screen = screens.find((one) => one.key === key)
  if (!screen || (screen.admin && !admin)) return undefined
  return { text: t(text), icon: createElement(text === 'import' ? Upload : ArrowUpRight, { size: 14, 'aria-hidden': true }), run: () => go(`/index/${screen.start ?? screen.path}`) }
}
