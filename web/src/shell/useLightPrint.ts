import { useEffect } from 'react'

/** What is printed is dark on light, whichever theme is on the screen: paper keeps no dark ground. */
export function useLightPrint(): void {
  useEffect(() => {
    const root = document.documentElement
    let theme: string | undefined
    const before = () => {
      theme = root.dataset['theme']
      root.dataset['theme'] = 'light'
    }
    const after = () => {
      if (theme === undefined) delete root.dataset['theme']
      else root.dataset['theme'] = theme
    }
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
}
