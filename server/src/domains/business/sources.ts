import type { Provenance } from '@pandora/contract/provenance'
import { presentProvenance, type Origin } from '../../shared/provenance.ts'

/** Sources of an answer, each once; `place` gives a fact's source and line there. */
export interface Sources {
  place: (origin: Origin) => { source: number; line: number | null }
  all: readonly Provenance[]
}

/** Gathers the sources of an answer: thousands of figures come from a handful of runs and days. */
export function gatherSources(): Sources {
  const all: Provenance[] = []
  const places = new Map<string, number>()
  return {
    all,
    place(origin) {
      const key = `${origin.run_id} ${origin.known_at} ${origin.known_by} ${origin.recorded_at}`
      const { line, ...rest } = presentProvenance(origin)
      let source = places.get(key)
      if (source === undefined) places.set(key, (source = all.push({ ...rest, line: null }) - 1))
      return { source, line }
    },
  }
}
