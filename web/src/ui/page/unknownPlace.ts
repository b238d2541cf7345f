import { createContext } from 'react'
import type { ComponentType } from 'react'

/** What the frame shows at an address that nothing has; null where a screen stands without its frame. */
export const UnknownPlacePage = createContext<ComponentType | null>(null)
