import { chains } from '@pandora/contract/domains/chains/operations'
import { chainsErrors } from '@pandora/contract/domains/chains/errors'
import { errors, Refusal } from '@pandora/contract/errors'
import { endOfDay, instantOf } from '@pandora/contract/time'
import { serve, type Route } from '../../../http/route.ts'
import { pageOf } from '../../../shared/page.ts'
import { EMPTY_GRAPH } from './differences.ts'
import { markTakenBack, operationById, operationOf, operationsPage } from './operations.queries.ts'
import { patched, takenBack } from './patch.ts'
import { canBeTakenBack, presentOperation } from '../present.ts'
import { graphOf, ownChain, ownerOf, saveNext } from '../save.ts'

export const historyRoutes: readonly Route[] = [
  serve(chains.operations, async (call) => {
    const { db, input } = call
    if (input.chainId !== undefined)
      await ownChain(call, input.chainId).catch(() => ownChain(call, input.chainId ?? '', { deleted: true }))
    const { rows, total } = await operationsPage(db, ownerOf(call), {
      chainId: input.chainId,
      kinds: input.kinds,
      from: input.from === undefined ? undefined : instantOf(input.from),
      to: input.to === undefined ? undefined : endOfDay(input.to),
      page: input.page,
      size: input.size,
    })
    return pageOf(rows.map(presentOperation), total, input)
  }),

  serve(chains.saveOperation, async (call) => {
    const { db, input } = call
    const chain = await ownChain(call, input.chainId)
    const graph = await graphOf(db, chain.chain_id, chain.version)
    const saved = await saveNext(
      call,
      { chainId: chain.chain_id, baseVersion: input.baseVersion },
      {
        name: chain.name,
        supplyFromDate: chain.supply_from,
        supplyEndDate: chain.supply_end,
        graph: patched(graph, input.patch),
        note: input.note,
        kind: 'changed',
      },
    )
    const made = saved.version === chain.version ? undefined : await operationOf(db, chain.chain_id, saved.version)
    return { ...saved, operationId: made ?? null }
  }),

  serve(chains.undoOperation, async (call) => {
    const { db, input, now } = call
    const operation = await operationById(db, ownerOf(call), input.operationId)
    if (!operation) throw new Refusal(errors.NOT_FOUND)
    const chain = await ownChain(call, operation.chain_id)
    const { version } = operation
    if (version === null || !canBeTakenBack(operation)) throw new Refusal(chainsErrors.CHAIN_OPERATION_NOT_UNDOABLE)
    const before = version === 1 ? EMPTY_GRAPH : await graphOf(db, chain.chain_id, version - 1)
    const after = await graphOf(db, chain.chain_id, version)
    const graph = takenBack(before, after, await graphOf(db, chain.chain_id, chain.version))
    await markTakenBack(db, operation.operation_id, now)
    return saveNext(
      call,
      { chainId: chain.chain_id, baseVersion: chain.version },
      {
        name: chain.name,
        supplyFromDate: chain.supply_from,
        supplyEndDate: chain.supply_end,
        graph,
        note: operation.note,
        kind: 'takenBack',
      },
    )
  }),
]
