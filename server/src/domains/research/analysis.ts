import { Refusal } from '@pandora/contract/errors'
import type { OutputOf } from '@pandora/contract/operation'
import type { research } from '@pandora/contract/research'
import { pageStarts } from '@pandora/intelligence/reports/pages'
import { ratingIn, targetIn } from '@pandora/intelligence/reports/rating'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { openDocument } from '../../shared/documents.queries.ts'
import { entityNames, nameless } from '../../shared/entity-names.queries.ts'
import { isoInstant, presentProvenance } from '../../shared/provenance.ts'

type Answer = OutputOf<typeof research.analysis>

/** A report taken apart (CHAT-09). Refuses with REPORT_OVERTIME what takes longer than `limitMs`. */
export async function analysisOf(db: Db, view: View, { reportId, companyId, now, limitMs }: { reportId: string; companyId: string | undefined; now: number; limitMs: number }): Promise<Answer> {
  const begun = performance.now()
  const opened = await openDocument(db, view, reportId)
  if (!opened) throw new Refusal('NOT_FOUND')
  if (performance.now() - begun >= limitMs) throw new Refusal('REPORT_OVERTIME', { seconds: limitMs / 1000 })
  const { document } = opened
  const about = companyId ?? opened.companies[0]?.company_id ?? null
  const { zh: nameZh, en: nameEn } = (await entityNames(db, view, [about])).get(about ?? '') ?? nameless
  const pages = pageStarts(document.body).length
  return {
    reportId, version: 'reports-0', asOf: new Date(view.asOf ?? now).toISOString(), knownAt: isoInstant(document.known_at), kind: document.kind, language: document.language, title: document.title, body: document.body,
    companyId: about, nameZh, nameEn, pages: pages === 0 ? null : pages, refused: document.body.trim() === '' ? 'empty' : null, limits: [],
    rating: ratingIn(document.title, document.body), targetPrice: targetIn(document.title, document.body), figures: [], claims: [], changes: [], checks: [], counts: { agrees: 0, differs: 0, noFact: 0 }, previous: null,
    provenance: presentProvenance(document, { source: document.source_name, sourceEn: document.source_name_en, url: document.url }),
  }
}
