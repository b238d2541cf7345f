import { researchErrors } from '@pandora/contract/domains/research/errors'
import { errors, Refusal } from '@pandora/contract/errors'
import type { OutputOf } from '@pandora/contract/operation'
import type { research } from '@pandora/contract/domains/research/operations'
import { dayOf } from '@pandora/contract/time'
import { pageStarts } from '@pandora/intelligence/reports/pages'
import { comparedWith } from '@pandora/intelligence/reports/previous'
import { ratingIn, targetIn } from '@pandora/intelligence/reports/rating'
import {
  LONGEST_REPORT,
  Overtime,
  readReport,
  REPORTS_VERSION,
  type ReportFound,
} from '@pandora/intelligence/reports/report'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { openDocument, type DocumentText } from '../documents/offers/documents.queries.ts'
import { entityNames, nameless } from '../../shared/entity-names.queries.ts'
import { isoInstant, presentProvenance } from '../../shared/provenance.ts'
import { earlierTexts, laterPeriods, storedFigures, type EarlierRow, type StoredRow } from './analysis.queries.ts'

type Answer = OutputOf<typeof research.analysis>

/**
 * Days after a text within which the figures it tells of became known: a statement without a time of day is known at
 * the end of its day.
 */
const AT_THE_TIME = 2
/** Earlier texts among which the one to compare with is looked for. */
const LOOKED_THROUGH = 40

/** What a text is when nothing can be read in it: as `analyseDocument` tells it. */
function refusedOf(body: string, title: string): Answer['refused'] {
  if (`${title}${body}`.trim() === '') return 'empty'
  const looked = body.slice(0, 4000)
  const strange = [...looked].filter((one) => {
    const unit = one.charCodeAt(0)
    return unit === 0xfffd || unit < 9 || (unit > 13 && unit < 32)
  }).length
  return strange * 20 > looked.length ? 'binary' : null
}

const noneFound: ReportFound = { figures: [], changes: [], claims: [], checks: [], limits: [] }

/**
 * A report taken apart (CHAT-09). Refuses with REPORT_OVERTIME what takes `limitMs` or longer, NOT_FOUND what the view
 * does not know.
 */
export async function analysisOf(
  db: Db,
  view: View,
  {
    reportId,
    companyId,
    now,
    limitMs,
  }: { reportId: string; companyId: string | undefined; now: number; limitMs: number },
): Promise<Answer> {
  const begun = performance.now()
  const expired = () => performance.now() - begun >= limitMs
  const late = () => new Refusal(researchErrors.REPORT_OVERTIME, { seconds: limitMs / 1000 })
  const opened = await openDocument(db, view, reportId)
  if (!opened) throw new Refusal(errors.NOT_FOUND)
  const { document } = opened
  const about = companyId ?? opened.companies[0]?.company_id ?? null
  const names = await entityNames(db, view, [about])
  if (companyId !== undefined && !names.has(companyId)) throw new Refusal(errors.NOT_FOUND)
  const { zh: nameZh, en: nameEn } = names.get(about ?? '') ?? nameless
  const [stored, later, earlier] =
    about === null
      ? [[], new Set<string>(), undefined]
      : await Promise.all([
          storedFigures(db, view, about, dayOf(document.published_at)),
          laterPeriods(db, view, about),
          earlierOf(db, view, about, document),
        ])
  if (expired()) throw late()
  const refused = refusedOf(document.body, document.title)
  const read = (
    text: { title: string; body: string; published_at: number; language: 'zh' | 'en' },
    ground: Parameters<typeof readReport>[1],
  ) =>
    readReport(
      { title: text.title, body: text.body, language: text.language, publishedOn: dayOf(text.published_at) },
      ground,
      expired,
    )
  try {
    const found = refused === null ? read(document, about === null ? null : { stored, later }) : noneFound
    const restated =
      about !== null && found.checks.some((one) => one.verdict === 'differs')
        ? agreedThen(found, read(document, { stored: await storedThen(db, view, about, document, now), later }))
        : new Set<number>()
    const rating = ratingIn(document.title, document.body)
    const targetPrice = targetIn(document.title, document.body)
    const pages = pageStarts(document.body).length
    return {
      reportId,
      version: REPORTS_VERSION,
      asOf: new Date(view.asOf ?? now).toISOString(),
      knownAt: isoInstant(document.known_at),
      kind: document.kind,
      language: document.language,
      title: document.title,
      body: document.body.slice(0, LONGEST_REPORT),
      companyId: about,
      nameZh,
      nameEn,
      pages: pages === 0 ? null : pages,
      refused,
      limits: found.limits,
      rating,
      targetPrice,
      figures: found.figures,
      claims: found.claims,
      changes: found.changes,
      checks: presentChecks(found, stored, restated),
      counts: countsOf(found),
      previous:
        refused === null && earlier
          ? presentPrevious(document, found, earlier, read(earlier, null), { rating, targetPrice })
          : null,
      provenance: presentProvenance(document, {
        source: document.source_name,
        sourceEn: document.source_name_en,
        url: document.url,
      }),
    }
  } catch (error) {
    throw error instanceof Overtime ? late() : error
  }
}

/**
 * The text that a reader of this one read before: the same publisher's last report, else anybody's; of other kinds the
 * last of the same class and source.
 */
async function earlierOf(
  db: Db,
  view: View,
  companyId: string,
  document: DocumentText,
): Promise<EarlierRow | undefined> {
  const rows = await earlierTexts(db, view, {
    companyId,
    kind: document.kind,
    language: document.language,
    before: document.published_at,
    most: LOOKED_THROUGH,
  })
  const same = rows.filter((row) => row.source_name === document.source_name)
  return document.kind === 'report'
    ? (same[0] ?? rows[0])
    : same.find((row) => row.category !== null && row.category === document.category)
}

/** What a company's statements said when a text came out. */
const storedThen = (db: Db, view: View, companyId: string, document: DocumentText, now: number): Promise<StoredRow[]> =>
  storedFigures(
    db,
    { marketId: view.marketId, asOf: Math.min(document.published_at + AT_THE_TIME * 86_400_000, view.asOf ?? now) },
    companyId,
    dayOf(document.published_at),
  )

/** Places of the checks that differ now and agreed then: the same text gives the same checks in the same order. */
const agreedThen = (found: ReportFound, then: ReportFound): Set<number> =>
  new Set(
    found.checks.flatMap((one, place) =>
      one.verdict === 'differs' && then.checks[place]?.verdict === 'agrees' ? [place] : [],
    ),
  )

function presentChecks(
  { checks }: ReportFound,
  stored: readonly StoredRow[],
  restated: ReadonlySet<number>,
): Answer['checks'] {
  return checks.map(({ stored_at: at, ...check }, place) => {
    const row = at === null ? undefined : stored[at]
    return { ...check, restated: restated.has(place), provenance: row ? presentProvenance(row) : null }
  })
}

const countsOf = ({ checks }: ReportFound): Answer['counts'] => {
  const count = (verdict: (typeof checks)[number]['verdict']) => checks.filter((one) => one.verdict === verdict).length
  return { agrees: count('agrees'), differs: count('differs'), noFact: count('no-fact') }
}

function presentPrevious(
  document: DocumentText,
  found: ReportFound,
  earlier: EarlierRow,
  before: ReportFound,
  { rating, targetPrice }: Pick<Answer, 'rating' | 'targetPrice'>,
): NonNullable<Answer['previous']> {
  return {
    newsId: earlier.document_id,
    title: earlier.title,
    source: earlier.source_name,
    sourceEn: earlier.source_name_en,
    newsTimestamp: earlier.published_at,
    samePublisher: earlier.source_name === document.source_name,
    ...comparedWith({ body: earlier.body, figures: before.figures }, { body: document.body, figures: found.figures }),
    rating: { before: ratingIn(earlier.title, earlier.body)?.class ?? null, after: rating?.class ?? null },
    target: { before: targetIn(earlier.title, earlier.body)?.value ?? null, after: targetPrice?.value ?? null },
  }
}
