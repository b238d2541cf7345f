import { policyErrors } from '@pandora/contract/domains/policy/errors'
import { policy } from '@pandora/contract/domains/policy/operations'
import { Refusal } from '@pandora/contract/errors'
import { dayOf } from '@pandora/contract/time'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { serveShared, type Route } from '../../http/route.ts'
import { cutAt, wholeOf } from '../../shared/page.ts'
import { analysedOf } from '../analysis/offers/analysed.queries.ts'
import { openDocument } from '../documents/offers/documents.queries.ts'
import { givenNames, heldNames } from '../documents/offers/given-names.ts'
import { heldTree } from '../industries/offers/held.ts'
import { involvedIn, MOST_TOLD } from './companies.ts'
import { policyDocument, tasksOf } from './document.queries.ts'
import { entriesOf } from './library.ts'
import { lineageOf } from './lineage/lineage.ts'
import { presentInvolved, presentLineage, presentParse, presentTask } from './present-document.ts'

/** The document of an id. Throws NOT_A_POLICY where the view knows none that was read. */
async function policyOf(db: Db, view: View, documentId: string) {
  const row = await policyDocument(db, view, documentId)
  if (!row) throw new Refusal(policyErrors.NOT_A_POLICY)
  return row
}

/** What tells which documents name which, and where each stands. */
const lineageTables = ['policy_document', 'policy_reference'] as const

/** What a document parsed looks at: the companies it is about stand with their last close. */
const parsedTables = [
  ...lineageTables,
  heldNames,
  'policy_body',
  'document',
  'document_analysis',
  'document_company',
  'event_taken_over',
  'import_run',
  'company_name',
  'daily_price',
] as const

/** What tells the companies that a document touches, with the shares of their revenue. */
const touchedTables = [
  heldTree,
  'policy_document',
  'policy_link',
  'document_company',
  'industry',
  'industry_membership',
  'business_segment',
  'company',
  'company_name',
  'theme',
] as const

export const documentRoutes: readonly Route[] = [
  serveShared(policy.detail, { reads: parsedTables }, async ({ services, db, view, now, input: { documentId } }) => {
    const row = await policyOf(db, view, documentId)
    const [opened, [entry], analysed] = await Promise.all([
      openDocument(db, view, documentId),
      entriesOf({ services, db, view }, [row], now),
      analysedOf(db, view, [documentId]),
    ])
    if (!opened || !entry) throw new Refusal(policyErrors.NOT_A_POLICY)
    const result = analysed.get(documentId)?.result
    return presentParse(opened, row, entry, { labels: result?.labels ?? [], mentions: result?.mentions ?? [] })
  }),

  serveShared(policy.lineage, { reads: lineageTables }, async ({ db, view, now, input }) => {
    const row = await policyOf(db, view, input.documentId)
    const day = input.day ?? dayOf(view.asOf ?? now)
    const lineage = await lineageOf(db, view, row, day)
    return { day, ...presentLineage(lineage), cut: lineage.cut }
  }),

  serveShared(
    policy.tasks,
    { reads: ['policy_document', 'policy_task', heldNames] },
    async ({ services, db, view, input: { documentId } }) => {
      await policyOf(db, view, documentId)
      const [tasks, given] = await Promise.all([tasksOf(db, view, documentId), givenNames(services, view)])
      return wholeOf(tasks.map((one) => presentTask(one, given)))
    },
  ),

  serveShared(policy.companies, { reads: touchedTables }, async ({ services, db, view, input: { documentId } }) => {
    await policyOf(db, view, documentId)
    const { groups, names } = await involvedIn(services, db, view, documentId)
    return {
      dataList: groups.map(({ group, found, total }) => presentInvolved(group, cutAt(found, MOST_TOLD), total, names)),
    }
  }),
]
