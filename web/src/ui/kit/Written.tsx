import type { ReactNode } from 'react'
import { writtenIn } from '../language/writtenIn.ts'

/** What is shown as it is, in the language it is written in: words of data are marked, all else stands untouched. */
export function Written({ children }: { children: ReactNode }) {
  const lang = writtenIn(children)
  return lang ? <span lang={lang}>{children}</span> : children
}
