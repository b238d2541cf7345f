import { useMedia } from '../lib/useMedia.ts'
import { useRoot, type ColourType, type Theme } from '../lib/store.ts'

const DAYLIGHT = '(prefers-color-scheme: light)'
const shown = (theme: Theme): 'dark' | 'light' =>
  theme === 'system' ? (matchMedia(DAYLIGHT).matches ? 'light' : 'dark') : theme

/**
 * Gives the document its colours: `look.js` does the same before the first picture, so that nobody sees the other
 * theme for a moment.
 */
export function applyLook(theme: Theme, colourType: ColourType): void {
  const root = document.documentElement
  root.dataset['colourType'] = String(colourType)
  root.dataset['theme'] = shown(theme)
  const bar = getComputedStyle(root).getPropertyValue('--canvas').trim()
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', bar)
}

/** Calls back whenever the system goes from day to night or back. */
export function onSystemTheme(changed: () => void): void {
  matchMedia(DAYLIGHT).addEventListener('change', changed)
}

/** The theme that is seen now. */
export function useShownTheme(): 'dark' | 'light' {
  const theme = useRoot((root) => root.preferences.theme)
  const day = useMedia(DAYLIGHT)
  return theme === 'system' ? (day ? 'light' : 'dark') : theme
}
