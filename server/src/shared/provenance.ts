import type { Provenance } from '@pandora/contract/provenance'
import { DEMO_SOURCE, mark } from '@pandora/sources/demo/mark'
import type { Db } from '@pandora/store/database'
import type { FactRow } from '@pandora/store/generated/schema'

/** Where a stored fact came from: columns of the fact and of its import run. */
export type Origin = Pick<FactRow, 'known_at' | 'known_by' | 'recorded_at' | 'run_id' | 'line'> & {
  source: string
  file: string
}

/** Columns of an origin, for a fact table `alias` joined with `import_run run on run.run_id = alias.run_id`. */
export function originColumns(db: Db, alias: string) {
  const fact = db(alias)
  return db`${fact}.known_at, ${fact}.known_by, ${fact}.recorded_at, ${fact}.run_id, ${fact}.line, run.source, run.file`
}

/** An instant (ms) on the wire; null for an infinite one: undated, or current. */
export function isoInstant(ms: number): string | null {
  return Number.isFinite(ms) ? new Date(ms).toISOString() : null
}

/**
 * What an import is called: its source, in both languages where it has two names, and its file. The demo market says
 * that it is one, and is made, not read from a file.
 */
export function presentSource({
  source,
  file,
}: Pick<Origin, 'source' | 'file'>): Pick<Provenance, 'source' | 'sourceEn' | 'file'> {
  return source === DEMO_SOURCE ? { source: mark.zh, sourceEn: mark.en, file: null } : { source, sourceEn: null, file }
}

/**
 * Provenance as the wire spells it. `source`, in Chinese and in English, is the publisher where the fact names one,
 * else the import's source.
 */
export function presentProvenance(
  origin: Origin,
  {
    source = null,
    sourceEn = null,
    url = null,
  }: { source?: string | null; sourceEn?: string | null; url?: string | null } = {},
): Provenance {
  const own = presentSource(origin)
  const named = source !== null || sourceEn !== null
  return {
    source: source ?? sourceEn ?? own.source,
    sourceEn: named ? sourceEn : own.sourceEn,
    file: own.file,
    line: origin.source === DEMO_SOURCE ? null : origin.line,
    url,
    runId: origin.run_id,
    knownAt: isoInstant(origin.known_at),
    knownBy: origin.known_by,
    recordedAt: new Date(origin.recorded_at).toISOString(),
  }
}
