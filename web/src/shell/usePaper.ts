import { useEffect } from 'react'

/** Paper is white: what is printed stands in the light theme, whatever the screen has. */
export function usePaper(): void {
  useEffect(() => {
    const root = document.documentElement
    let before: string | undefined
    const toPaper = () => {
      before = root.dataset['theme']
      root.dataset['theme'] = 'light'
    }
    const back = () => {
      if (before === undefined) delete root.dataset['theme']
      else root.dataset['theme'] = before
    }
    window.addEventListener('beforeprint', toPaper)
    window.addEventListener('afterprint', back)
    return () => {
      window.removeEventListener('beforeprint', toPaper)
      window.removeEventListener('afterprint', back)
    }
  }, [])
}
