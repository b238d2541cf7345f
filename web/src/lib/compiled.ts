import type { Provenance } from '@pandora/contract/provenance'

/**
 * Whether a figure stands in a compilation: its source says when it was seen, and not of which report it is. Its date
 * then is no report's.
 */
export const isCompiled = (provenance: Pick<Provenance, 'knownBy'> | null): boolean =>
  provenance?.knownBy === 'observed'
