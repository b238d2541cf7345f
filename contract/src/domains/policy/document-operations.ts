import { z } from 'zod'
import { day, defineOperation } from '../../operation.ts'
import { publicId } from '../../records/ids.ts'
import { involvedGroup, lineageEdge, lineageNode, parseResult, policyTask } from './shapes.ts'

const documentId = publicId('document')

export const documentOperations = {
  detail: defineOperation({
    id: 'policy.detail',
    requirement: ['POLICY-05', 'POLICY-08', 'POLICY-42'],
    method: 'POST',
    path: '/api/policy/detail',
    dated: true,
    summary: 'A policy document parsed: sentences, labels, entities with node ids, and what it says of itself',
    input: z.object({ documentId }),
    output: parseResult,
  }),
  lineage: defineOperation({
    id: 'policy.lineage',
    method: 'POST',
    path: '/api/policy/lineage',
    dated: true,
    summary:
      'What a document rests on, carries out, amends and repeals, and what does so to it, with where each stands on a day',
    input: z.object({ documentId, day: day.optional() }),
    output: z.object({
      /** Day that the states are of. */ day: z.string(),
      nodes: z.array(lineageNode),
      edges: z.array(lineageEdge),
      /** More documents are named than are told. */ cut: z.boolean(),
    }),
  }),
  tasks: defineOperation({
    id: 'policy.tasks',
    method: 'POST',
    path: '/api/policy/tasks',
    dated: true,
    summary: 'Orders of a document: who is to do what, until when, how much, in order of the text',
    input: z.object({ documentId }),
    output: z.object({ dataList: z.array(policyTask), total: z.int() }),
  }),
  companies: defineOperation({
    id: 'policy.companies',
    requirement: ['POLICY-10', 'POLICY-53'],
    method: 'POST',
    path: '/api/policy/companies',
    dated: true,
    summary:
      'Companies that a document touches in groups: by name, by what they sell, by their industry, each with why',
    input: z.object({ documentId }),
    output: z.object({ dataList: z.array(involvedGroup) }),
  }),
}
