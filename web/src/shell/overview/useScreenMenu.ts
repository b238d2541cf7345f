import { useGo } from '../../lib/address.ts'
import { useRoot } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { screens } from '../../screens.ts'
import { overviewTexts } from './texts.ts'

/** How to open the screen behind a tile; nothing where there is none, or none for this user. */
export function useScreenMenu(key: string, text: 'open' | 'import' | 'watchOpen' = 'open'): { text: string; run: () => void } | undefined {
  const t = useTexts(overviewTexts)
  const go = useGo()
  const admin = useRoot((root) => root.user.info?.role === 'admin')
  const screen = screens.find((one) => one.key === key)
  if (!screen || (screen.admin && !admin)) return undefined
  return { text: t(text), run: () => go(`/index/${screen.start ?? screen.path}`) }
}
