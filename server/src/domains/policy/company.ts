import { totalPages } from '@pandora/contract/constants'
import type { ParsedInputOf } from '@pandora/contract/operation'
import type { policy } from '@pandora/contract/domains/policy/operations'
import { dayOf } from '@pandora/contract/time'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { presentNewsItems } from '../documents/offers/documents.ts'
import { companiesOfDocuments } from '../documents/offers/documents.queries.ts'
import { entityNames } from '../../shared/entity-names.queries.ts'
import { refuseUnknownCompany } from '../../shared/known-company.queries.ts'
import { touchableOf } from './offers/policy-touch.queries.ts'
import { policyCounts, policyPage } from './company.queries.ts'
import { pageOf, type AnswerOf } from '../../shared/page.ts'
import { presentPolicies } from './present.ts'

/** Policies that touch a company (COMP-36), ten a page (COMP-17). */
export async function policiesOfCompany(
  db: Db,
  view: View,
  { companyId, touch, page, size, now }: ParsedInputOf<typeof policy.ofCompany> & { now: number },
): Promise<AnswerOf<typeof policy.ofCompany>> {
  await refuseUnknownCompany(db, view, companyId)
  const day = dayOf(view.asOf ?? now)
  const [{ of, ...known }, names] = await Promise.all([
    touchableOf(db, view, companyId, day),
    entityNames(db, view, [companyId]),
  ])
  const [rows, counts] = await Promise.all([
    policyPage(db, view, of, { kind: touch, size, offset: page * size }),
    policyCounts(db, view, of),
  ])
  const items = presentNewsItems(
    rows,
    await companiesOfDocuments(
      db,
      view,
      rows.map((row) => row.document_id),
    ),
  )
  const total = touch === undefined ? counts.all : counts[touch]
  return {
    ...pageOf(presentPolicies(rows, items, known, names), total, { page, size }, rows.length),
    totalPages: totalPages(total, size),
    counts: { named: counts.named, product: counts.product, industry: counts.industry },
  }
}
