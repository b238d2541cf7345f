import { createContext } from 'react'

/** What all lines have to know together. */
export interface Lines {
  /** Edges of the lit path; null: none is lit. */
  lit: ReadonlySet<string> | null
  /** Edges at the chosen nodes; null: none is chosen. */
  near: ReadonlySet<string> | null
  /** Near enough for shares to be read. */
  labels: boolean
}

export const LinesContext = createContext<Lines>({ lit: null, near: null, labels: true })
