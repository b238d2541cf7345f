import type {
  involvedGroup,
  lineageEdge,
  lineageNode,
  parseResult,
  policyTask,
} from '@pandora/contract/domains/policy/shapes'
import { codeOf } from '@pandora/contract/records/identity'
import { furtherDocuments, mend } from '@pandora/intelligence/policy/header/mend'
import { sentencesIn } from '@pandora/intelligence/text/sentences'
import { LONGEST_BODY } from '@pandora/intelligence/analyse'
import type { GivenNames } from '@pandora/intelligence/policy/issuers'
import { labelEnglish } from '@pandora/intelligence/policy/bilingual/label-names'
import type { z } from 'zod'
import { presentNewsItem } from '../documents/offers/documents.ts'
import type { OpenedDocument } from '../documents/offers/documents.queries.ts'
import { nameless, type EntityNames } from '../../shared/entity-names.queries.ts'
import type { More } from '../../shared/page.ts'
import { presentProvenance } from '../../shared/provenance.ts'
import type { Involved } from './companies.ts'
import type { PolicyDocumentRow, TaskRow } from './document.queries.ts'
import type { LibraryEntry } from './library.ts'
import type { Lineage } from './lineage/lineage.ts'
import { contentHtmlOf, entitiesOf, grouped, type Labelled } from './parse.ts'
import { presentItem } from './present-library.ts'
import { madeOn } from './lineage/states.ts'

/** A place in the body; null where the text does not say it. */
const inBody = (start: number | null, end: number | null) =>
  start === null || end === null ? null : { field: 'body' as const, start, end }

/** A document parsed (POLICY-05). */
export function presentParse(
  { document, companies }: OpenedDocument,
  row: PolicyDocumentRow,
  entry: LibraryEntry,
  analysis: Labelled,
): z.infer<typeof parseResult> {
  const { body, url, category, source_name: source, source_name_en: sourceEn } = document
  const { entities, labels } = entitiesOf(analysis)
  const said = (day: string | null, start: number | null, end: number | null, from: 'publication' | 'issue' | null) =>
    day === null && from === null ? null : { day, from, place: inBody(start, end) }
  return {
    ...presentItem(entry),
    publishTime: presentNewsItem(document, companies).publishDateZh,
    content: body,
    contentHtml: contentHtmlOf(body, labels),
    url,
    entities: grouped(entities.map((one) => ({ ...one, nameEn: labelEnglish(one.name, entry.given) }))),
    sentences: sentencesIn(body).map(({ start, end }) => ({ start, end })),
    labels,
    numberPlace: inBody(row.number_starts, row.number_ends),
    signed: said(row.signed_on, row.signed_starts, row.signed_ends, null),
    effective: said(row.effective_on, row.effective_starts, row.effective_ends, row.effective_from),
    expires: said(row.expires_on, row.expires_starts, row.expires_ends, null),
    category,
    provenance: presentProvenance(document, { source, sourceEn, url }),
    unread: body.length > LONGEST_BODY ? body.length - LONGEST_BODY : null,
    notices: noticesOf(body, entry),
  }
}

type Notice = z.infer<typeof parseResult>['notices'][number]

/** What is odd about a text, in the order of `textNotices`. */
function noticesOf(body: string, entry: LibraryEntry): Notice[] {
  const { row, bodies } = entry
  const read = body.slice(0, LONGEST_BODY)
  const [mended, further] = [mend(read), furtherDocuments(read)]
  const told = (code: Notice['code'], count: number | null, at: number | null = null): Notice => ({
    code,
    count,
    place: at === null ? null : { field: 'body', start: at, end: Math.min(body.length, at + 1) },
  })
  const joined = mended?.joined ?? []
  return [
    ...(joined.length > 0 ? [told('brokenLines', joined.length, joined[0])] : []),
    ...(further.length > 0 ? [told('severalDocuments', further.length, further[0])] : []),
    ...(row.signed_on === null ? [told('noDate', null)] : []),
    ...(bodies.length === 0 ? [told('noIssuer', null)] : []),
    ...(row.signed_on !== null && row.signed_on > presentItem(entry).publishedOn ? [told('signedAhead', null)] : []),
    ...(mended?.traditional ? [told('traditional', null)] : []),
    ...(body.length > LONGEST_BODY ? [told('unread', body.length - LONGEST_BODY, LONGEST_BODY)] : []),
  ]
}

/** An order of a document. */
export function presentTask(row: TaskRow, given: GivenNames): z.infer<typeof policyTask> {
  return {
    taskId: `t${row.place + 1}`,
    responsible: [
      ...row.leads.map((name) => ({ name, nameEn: labelEnglish(name, given), leads: true })),
      ...row.helps.map((name) => ({ name, nameEn: labelEnglish(name, given), leads: false })),
    ],
    action: row.action,
    deadline: row.deadline,
    due: row.due_on,
    figures: row.figures,
    heading: row.heading,
    place: { field: 'body', start: row.starts_at, end: row.ends_at },
  }
}

/** A lineage, oldest documents first. */
export function presentLineage({ nodes, edges, states }: Lineage): {
  nodes: z.infer<typeof lineageNode>[]
  edges: z.infer<typeof lineageEdge>[]
} {
  return {
    nodes: nodes.map(({ id, row, title, number, step }) => ({
      nodeId: id,
      documentId: row?.document_id ?? null,
      title,
      number,
      type: row?.type ?? null,
      day: row ? madeOn(row) : null,
      state: row ? (states.get(row.document_id) ?? null) : null,
      step,
    })),
    edges: edges.map(({ from, to, relation, quote }) => ({ from, to, relation, quote })),
  }
}

/** Companies of a group; `shown` are told, of `total` there are. */
export function presentInvolved(
  group: z.infer<typeof involvedGroup>['group'],
  { shown, hasMore }: { shown: readonly Involved[]; hasMore: More },
  total: number,
  names: EntityNames,
): z.infer<typeof involvedGroup> & { hasMore: More } {
  return {
    group,
    total,
    hasMore,
    companies: shown.map((row) => {
      const company = names.get(row.company_id) ?? nameless
      const entity = names.get(row.entity) ?? nameless
      return {
        companyId: row.company_id,
        code: codeOf(row.company_id),
        nameZh: company.zh,
        nameEn: company.en,
        entity: row.entity,
        entityZh: entity.zh ?? (group === 'product' ? row.entity : null),
        entityEn: entity.en,
        revenueShare: row.share,
        quote: row.quote,
      }
    }),
  }
}
