import type { Provenance } from '@pandora/contract/provenance'

/** Where a figure of an answer came from: its source with its own line. */
export function sourceOf(
  sources: readonly Provenance[],
  figure: { source: number; line: number | null },
): Provenance | null {
  const source = sources[figure.source]
  return source ? { ...source, line: figure.line } : null
}
