import type { Extracted } from '../../source.ts'

/** A fact before it has its line. */
export type Fact = Omit<Extracted, 'line'>
