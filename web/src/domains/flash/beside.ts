import { createContext } from 'react'

/** The item that is read beside the list, null while none is; undefined where an item opens over the list itself. */
export const ReadBeside = createContext<string | null | undefined>(undefined)
