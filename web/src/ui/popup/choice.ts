import { createContext } from 'react'
import type { ComponentType, ReactNode } from 'react'

export interface ChoiceProps {
  /** Given = one of a set. */
  checked: boolean | undefined
  disabled: boolean
  className: string | undefined
  onClick: () => void
  children: ReactNode
}

/** What draws a choice of the menu around it; null where there is no menu. */
export const ChoiceContext = createContext<ComponentType<ChoiceProps> | null>(null)
