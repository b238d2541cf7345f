import { z } from 'zod'
import { PAGE_SIZE } from '../../../constants.ts'
import { day, defineOperation, done, pageInput, pageOf } from '../../../operation.ts'
import { ownedId } from '../../../records/ids.ts'
import { supplyChainGraph } from '../graph.ts'
import { chain, chainGlance, chainVersion, GRAPH_BYTES, graphChange, savedChain } from '../shapes.ts'

const chainId = ownedId('chain', z.uuid())
const name = z.string().min(1).max(60)
const version = z.int().min(1).max(1_000_000)

export const savedChains = {
  list: defineOperation({
    id: 'chains.list',
    requirement: ['CHAIN-01', 'CHAIN-13'],
    method: 'POST',
    path: '/api/supplyChain/list',
    summary: 'Saved chains of the user in the market',
    input: z.object({
      /** Part of the name, or the name of a node. */
      text: z.string().max(60).optional(),
      sort: z.enum(['savedAt', 'name', 'createdAt', 'nodes', 'companies']).default('savedAt'),
      descending: z.boolean().default(true),
      ...pageInput(PAGE_SIZE),
    }),
    output: pageOf(chainGlance),
  }),
  detail: defineOperation({
    id: 'chains.detail',
    requirement: ['CHAIN-04', 'CHAIN-12'],
    method: 'POST',
    path: '/api/supplyChain/detail',
    dated: true,
    summary: 'A saved chain with its graph, the tree of risk types and the names of its companies',
    input: z.object({ chainId }),
    output: chain,
  }),
  save: defineOperation({
    id: 'chains.save',
    requirement: 'CHAIN-14',
    method: 'POST',
    path: '/api/supplyChain/save',
    writes: true,
    bodyLimit: GRAPH_BYTES,
    summary:
      'Save a chain: without an id a new one. Refused by name where the chain was saved elsewhere since `baseVersion`, or its graph is wrong',
    input: z.object({
      /** The version that the changes were made to; of a new chain it is not looked at. */
      baseVersion: version.optional(),
      chainId: chainId.optional(),
      name,
      supplyFromDate: day.nullable().default(null),
      supplyEndDate: day.nullable().default(null),
      supplyChainGraph,
      note: z.string().max(200).default(''),
    }),
    output: savedChain,
  }),
  delete: defineOperation({
    id: 'chains.delete',
    requirement: 'CHAIN-15',
    method: 'POST',
    path: '/api/supplyChain/delete',
    writes: true,
    summary: 'Delete a chain; it can be brought back for 30 days',
    input: z.object({ chainId }),
    output: done,
  }),
  restoreDeleted: defineOperation({
    id: 'chains.restoreDeleted',
    method: 'POST',
    path: '/api/supplyChain/restoreDeleted',
    writes: true,
    summary: 'Bring a deleted chain back as it was',
    input: z.object({ chainId }),
    output: chainGlance,
  }),
  versions: defineOperation({
    id: 'chains.versions',
    method: 'POST',
    path: '/api/supplyChain/versions',
    summary: 'Versions of a chain, the newest first, each with how much it changed',
    input: z.object({ chainId, ...pageInput(PAGE_SIZE) }),
    output: pageOf(chainVersion),
  }),
  version: defineOperation({
    id: 'chains.version',
    method: 'POST',
    path: '/api/supplyChain/version',
    summary: 'A version of a chain with its graph, and what differs from another, by itself from the one before',
    input: z.object({ chainId, version, against: z.int().min(0).max(1_000_000).optional() }),
    output: chainVersion.extend({
      supplyChainGraph,
      against: z.int().nullable(),
      changes: z.array(graphChange),
      /** Changes there are; the list holds the first 500. */
      total: z.int(),
    }),
  }),
  restore: defineOperation({
    id: 'chains.restore',
    method: 'POST',
    path: '/api/supplyChain/restore',
    writes: true,
    summary: 'Make an earlier version the newest one again; those between stay',
    input: z.object({ chainId, version, baseVersion: version.optional() }),
    output: savedChain,
  }),
  duplicate: defineOperation({
    id: 'chains.duplicate',
    method: 'POST',
    path: '/api/supplyChain/duplicate',
    writes: true,
    summary: 'Make a copy of a chain',
    input: z.object({ chainId, name: name.optional() }),
    output: chainGlance,
  }),
}
