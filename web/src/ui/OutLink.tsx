import type { ReactNode } from 'react'
import { webAddress } from '../lib/webAddress.ts'

interface Props {
  /** Address as its source gives it. */
  to: string | null | undefined
  children: ReactNode
  /** What stands there where the address is none of the web. Nothing by default. */
  otherwise?: ReactNode
  className?: string | undefined
  title?: string
  label?: string
}

/** A link that leads out of the product, in a tab of its own that knows nothing of this one. */
export function OutLink({ to, children, otherwise = null, className, title, label }: Props) {
  if (!to || webAddress(to) === null) return otherwise
  return (
    <a className={className} href={to} target="_blank" rel="noreferrer noopener" title={title} aria-label={label}>
      {children}
    </a>
  )
}
