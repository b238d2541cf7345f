import { policyErrors } from '@pandora/contract/domains/policy/errors'
import { policy } from '@pandora/contract/domains/policy/operations'
import { Refusal } from '@pandora/contract/errors'
import { dayOf } from '@pandora/contract/time'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { serve, type Route } from '../../http/route.ts'
import { cutAt, wholeOf } from '../../shared/page.ts'
import { analysedOf } from '../analysis/offers/analysed.queries.ts'
import { openDocument } from '../documents/offers/documents.queries.ts'
import { givenNames } from '../documents/offers/given-names.ts'
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

export const documentRoutes: readonly Route[] = [
  serve(policy.detail, async ({ services, db, view, now, input: { documentId } }) => {
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

  serve(policy.lineage, async ({ db, view, now, input }) => {
    const row = await policyOf(db, view, input.documentId)
    const day = input.day ?? dayOf(view.asOf ?? now)
    const lineage = await lineageOf(db, view, row, day)
    return { day, ...presentLineage(lineage), cut: lineage.cut }
  }),

  serve(policy.tasks, async ({ services, db, view, input: { documentId } }) => {
    await policyOf(db, view, documentId)
    const [tasks, given] = await Promise.all([tasksOf(db, view, documentId), givenNames(services, view)])
    return wholeOf(tasks.map((one) => presentTask(one, given)))
  }),

  serve(policy.companies, async ({ services, db, view, input: { documentId } }) => {
    await policyOf(db, view, documentId)
    const { groups, names } = await involvedIn(services, db, view, documentId)
    return {
      dataList: groups.map(({ group, found, total }) => presentInvolved(group, cutAt(found, MOST_TOLD), total, names)),
    }
  }),
]
