import type { View } from '@pandora/store/as-of'
import type { HeldServices } from '../../../shared/define-held.ts'
import { themeDocuments, type ThemeDocumentRow } from '../events.queries.ts'
import { eventMembers, gradedThemes } from './graded.ts'

/** Documents of a theme that are looked through for those of a kind and a time, the newest first: as many of each member. */
const MOST_LOOKED = 200

/** A document of a theme: `named` where it names the theme, else it tells of an event of a member. */
export interface ThemeDocument {
  documentId: string
  named: boolean
}

/**
 * Documents of a kind of a theme of the market that were published between two instants (ms), the newest first, as the
 * theme's own page lists them; `more`: there may be older ones, which were not looked through.
 */
export async function documentsOfTheme(
  services: HeldServices,
  view: View,
  now: number,
  { themeId, kind, from, to }: { themeId: string; kind: ThemeDocumentRow['kind']; from: number; to: number },
): Promise<{ found: ThemeDocument[]; more: boolean }> {
  const graded = (await gradedThemes(services, view, now)).get(themeId)
  if (!graded) return { found: [], more: false }
  const rows = await themeDocuments(services.sql, view, {
    themeId,
    named: null,
    companies: eventMembers(graded).map((one) => one.companyId),
    limit: MOST_LOOKED,
    offset: 0,
  })
  const last = rows.at(-1)
  return {
    found: rows
      .filter((row) => row.kind === kind && row.published_at >= from && row.published_at < to)
      .map((row) => ({ documentId: row.document_id, named: row.company_id === null })),
    more: rows.length === MOST_LOOKED && last !== undefined && last.published_at >= from,
  }
}
