import type { z } from 'zod'
import type { hop, materiality } from '@pandora/contract/domains/impact/operations'
import type { Hop, Materiality } from '@pandora/intelligence/impact/types'
import { nameless, type EntityNames } from '../../../shared/entity-names.queries.ts'

/** A way with the names of who stands on it, on the wire. */
export function presentPath(path: readonly Hop[], names: EntityNames): z.infer<typeof hop>[] {
  return path.map(({ kind, from, to, share, factor }) => {
    const [source, target] = [names.get(from) ?? nameless, names.get(to) ?? nameless]
    return { kind, from, fromZh: source.zh, fromEn: source.en, to, toZh: target.zh, toEn: target.en, share, factor }
  })
}

/** How large an event is, on the wire; null where the score was stored by a version that did not say. */
export function presentMateriality(of: Materiality | null | undefined): z.infer<typeof materiality> | null {
  if (!of) return null
  const { knownAt: _, ...shown } = of
  return shown
}

/** Who stands on ways. */
export const idsOnPaths = (paths: Iterable<readonly Hop[]>): string[] =>
  [...paths].flatMap((path) => path.flatMap(({ from, to }) => [from, to]))
