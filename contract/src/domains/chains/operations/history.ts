import { z } from 'zod'
import { PAGE_SIZE } from '../../../constants.ts'
import { day, defineOperation, pageInput, pageOf } from '../../../operation.ts'
import { ownedId } from '../../../records/ids.ts'
import { chainOperation, GRAPH_BYTES, graphPatch, operationKinds, savedChain } from '../shapes.ts'

const chainId = ownedId('chain', z.uuid())

export const chainHistory = {
  operations: defineOperation({
    id: 'chains.operations',
    requirement: 'CHAIN-23',
    method: 'POST',
    path: '/api/supplyChain/operations',
    summary: 'What the user did to chains, the newest first; deleted chains included',
    input: z.object({
      chainId: chainId.optional(),
      kinds: z.array(z.enum(operationKinds)).max(operationKinds.length).optional(),
      from: day.optional(),
      to: day.optional(),
      ...pageInput(PAGE_SIZE),
    }),
    output: pageOf(chainOperation),
  }),
  saveOperation: defineOperation({
    id: 'chains.saveOperation',
    requirement: 'CHAIN-24',
    method: 'POST',
    path: '/api/supplyChain/saveOperation',
    writes: true,
    bodyLimit: GRAPH_BYTES,
    summary: 'Change a chain by what is put and what goes, without sending the whole graph; kept as one operation',
    input: z.object({
      chainId,
      baseVersion: z.int().min(1).max(1_000_000),
      patch: graphPatch,
      note: z.string().max(200).default(''),
    }),
    output: savedChain.extend({
      /** By which it is taken back; null where nothing differed. */
      operationId: ownedId('chainOperation', z.string()).nullable(),
    }),
  }),
  undoOperation: defineOperation({
    id: 'chains.undoOperation',
    method: 'POST',
    path: '/api/supplyChain/undoOperation',
    writes: true,
    summary: 'Take an operation back: what it changed, and only that, is as before; refused where it was changed since',
    input: z.object({ operationId: ownedId('chainOperation', z.uuid()) }),
    output: savedChain,
  }),
}
