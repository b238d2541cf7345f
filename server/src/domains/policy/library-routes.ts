import { totalPages } from '@pandora/contract/constants'
import { policyErrors } from '@pandora/contract/domains/policy/errors'
import { policy } from '@pandora/contract/domains/policy/operations'
import { Refusal } from '@pandora/contract/errors'
import { serve, serveShared, type Route } from '../../http/route.ts'
import { pageOf } from '../../shared/page.ts'
import { givenNames, heldNames } from '../documents/offers/given-names.ts'
import { heldTree, industryTree } from '../industries/offers/held.ts'
import { presentTree } from '../industries/offers/tree.ts'
import { entriesOf } from './library.ts'
import {
  areaCounts,
  departmentCounts,
  industryCounts,
  levelCounts,
  libraryCount,
  libraryPage,
  typeCounts,
  waitingPolicies,
} from './library.queries.ts'
import { namedTree } from './named-tree.ts'
import { presentAreas, presentDepartments, presentItem } from './present-library.ts'
import { forgetSearches, lastSearches, rememberSearch } from './search.queries.ts'

/** What a page of the library looks at, whatever it is loaded by. */
const listTables = [
  'policy_document',
  'policy_body',
  'policy_tag',
  'policy_reference',
  'document',
  'document_index',
  'document_company',
  'theme_document',
  'industry',
  'analysis_waiting',
] as const

export const libraryRoutes: readonly Route[] = [
  serveShared(policy.list, { reads: listTables }, async ({ services, db, view, now, input }) => {
    const { by, value, area, sort, page, size, ...narrow } = input
    if ((by === undefined) !== (value === undefined)) throw new Refusal(policyErrors.BAD_LIBRARY_FILTER)
    const filter = { by, value: value ?? '', area, ...narrow }
    const [rows, total, waiting] = await Promise.all([
      libraryPage(db, view, filter, { sort, size, offset: page * size }),
      libraryCount(db, view, filter),
      view.asOf === null ? waitingPolicies(db, view) : 0,
    ])
    const entries = await entriesOf({ services, db, view }, rows, now)
    return {
      ...pageOf(entries.map(presentItem), total, { page, size }, rows.length),
      totalPages: totalPages(total, size),
      waiting,
    }
  }),

  serveShared(policy.industryTree, { reads: [heldTree] }, async ({ view, services }) => ({
    nodeList: presentTree(await industryTree(services, view)),
  })),

  serveShared(
    policy.policyIndustryTree,
    { reads: [heldTree, 'industry', 'policy_tag'] },
    async ({ db, view, services }) => ({
      nodeList: namedTree(presentTree(await industryTree(services, view)), await industryCounts(db, view)),
    }),
  ),

  serveShared(policy.departments, { reads: ['policy_body', heldNames] }, async ({ services, db, view }) => {
    const [counts, given] = await Promise.all([departmentCounts(db, view), givenNames(services, view)])
    return { dataList: presentDepartments(counts, given) }
  }),

  serveShared(policy.areas, { reads: ['policy_document', 'policy_tag'] }, async ({ db, view, input }) => {
    const [areas, levels] = await Promise.all([areaCounts(db, view, input.area), levelCounts(db, view)])
    return { dataList: presentAreas(areas), levels }
  }),

  serveShared(policy.types, { reads: ['policy_document'] }, async ({ db, view }) => ({
    dataList: await typeCounts(db, view),
  })),

  serve(policy.searchHistory, async ({ db, view, user }) => ({
    dataList: (await lastSearches(db, view.marketId, user.uid)).map((text) => ({ text })),
  })),

  serve(policy.remember, async ({ db, view, user, input, now }) => {
    await rememberSearch(db, view.marketId, user.uid, input.text.trim(), now)
    return { done: true }
  }),

  serve(policy.forget, async ({ db, view, user }) => {
    await forgetSearches(db, view.marketId, user.uid)
    return { done: true }
  }),
]
