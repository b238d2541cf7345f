import type { Translate } from '../../lib/texts.ts'
import type { healthTexts } from './texts.ts'

/**
 * Name of the source of an import: its mapping profile, else the importer's own name; the demo market is called by its
 * name.
 */
export function sourceName(
  { source, profile }: { source: string; profile: string | null },
  t: Translate<NonNullable<(typeof healthTexts)['key']>>,
): string {
  return profile ?? (source === 'demo' ? t('sourceDemo') : source)
}
