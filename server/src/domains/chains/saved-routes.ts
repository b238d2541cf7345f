import { chains } from '@pandora/contract/domains/chains/operations'
import { graphProblems } from '@pandora/contract/domains/chains/problems'
import { errors, Refusal } from '@pandora/contract/errors'
import { serve, type Route } from '../../http/route.ts'
import { pageOf } from '../../shared/page.ts'
import { countsOf, differences, EMPTY_GRAPH } from './history/differences.ts'
import { companiesOf } from './judge.ts'
import { allowed } from '../membership/offers.ts'
import { companiesNamed } from './names.queries.ts'
import { insertOperation } from './history/operations.queries.ts'
import { presentChain, presentGlance, presentNamed, presentVersion } from './present.ts'
import { chainsPage, countChains, lockChains, markDeleted } from './queries.ts'
import { freeName, graphOf, named, ownChain, ownerOf, saveNew, saveNext, tellChains } from './save.ts'
import { versionOf, versionsPage } from './history/versions.queries.ts'

/** Most changes that are told one by one. */
const CHANGES_TOLD = 500

export const savedRoutes: readonly Route[] = [
  serve(chains.list, async ({ db, view, user, input }) => {
    const { rows, total } = await chainsPage(db, ownerOf({ view, user }), { ...input, text: input.text?.trim() ?? '' })
    return pageOf(rows.map(presentGlance), total, input)
  }),

  serve(chains.detail, async (call) => {
    const { db, view, input } = call
    const chain = await ownChain(call, input.chainId)
    const graph = await graphOf(db, chain.chain_id, chain.version)
    const names = (await companiesNamed(db, view, companiesOf(graph))).map(presentNamed)
    return presentChain(chain, graph, { names, problems: graphProblems(graph) })
  }),

  serve(chains.save, async (call) => {
    const { chainId, baseVersion, supplyChainGraph: graph, supplyFromDate, supplyEndDate, note } = call.input
    const content = { name: named(call.input.name), supplyFromDate, supplyEndDate, graph, note }
    return chainId === undefined
      ? saveNew(call, { ...content, kind: 'created' })
      : saveNext(call, { chainId, baseVersion }, { ...content, kind: 'saved' })
  }),

  serve(chains.delete, async (call) => {
    const { db, user, now, input } = call
    await lockChains(db, ownerOf(call))
    const { chain_id: chainId } = await ownChain(call, input.chainId)
    await markDeleted(db, chainId, now)
    await insertOperation(db, { uid: user.uid, chainId, now }, { kind: 'deleted' })
    await tellChains(call, [chainId])
    return { done: true }
  }),

  serve(chains.restoreDeleted, async (call) => {
    const { db, user, now, input } = call
    await lockChains(db, ownerOf(call))
    const { chain_id: chainId } = await ownChain(call, input.chainId, { deleted: true })
    await allowed(db, user.uid, 'chains', (await countChains(db, user.uid)) + 1, now)
    await markDeleted(db, chainId, null)
    await insertOperation(db, { uid: user.uid, chainId, now }, { kind: 'undeleted' })
    await tellChains(call, [chainId])
    return presentGlance(await ownChain(call, chainId))
  }),

  serve(chains.versions, async (call) => {
    const { chain_id: chainId } = await ownChain(call, call.input.chainId)
    const { rows, total } = await versionsPage(call.db, chainId, call.input)
    return pageOf(rows.map(presentVersion), total, call.input)
  }),

  serve(chains.version, async (call) => {
    const { db, input } = call
    const { chain_id: chainId } = await ownChain(call, input.chainId)
    const row = await versionOf(db, chainId, input.version)
    if (!row) throw new Refusal(errors.NOT_FOUND)
    const graph = await graphOf(db, chainId, input.version)
    const asked = input.against ?? input.version - 1
    // The version before may be kept no more; then nothing is said of what changed.
    const before = asked === 0 ? EMPTY_GRAPH : await graphOf(db, chainId, asked).catch(() => null)
    if (before === null && input.against !== undefined) throw new Refusal(errors.NOT_FOUND)
    const changes = before === null ? [] : differences(before, graph)
    return {
      ...presentVersion(row),
      ...(input.against === undefined ? {} : { change: countsOf(changes) }),
      supplyChainGraph: graph,
      against: before === null ? null : asked,
      changes: changes.slice(0, CHANGES_TOLD),
      total: changes.length,
    }
  }),

  serve(chains.restore, async (call) => {
    const { db, input } = call
    const chain = await ownChain(call, input.chainId)
    const row = await versionOf(db, chain.chain_id, input.version)
    if (!row) throw new Refusal(errors.NOT_FOUND)
    return saveNext(
      call,
      { chainId: chain.chain_id, baseVersion: input.baseVersion ?? chain.version },
      {
        name: row.name,
        supplyFromDate: row.supply_from,
        supplyEndDate: row.supply_end,
        graph: await graphOf(db, chain.chain_id, input.version),
        kind: 'restored',
        restored: input.version,
      },
    )
  }),

  serve(chains.duplicate, async (call) => {
    const { db, input } = call
    const { names } = await lockChains(db, ownerOf(call))
    const chain = await ownChain(call, input.chainId)
    const { chainId } = await saveNew(call, {
      name: freeName(named(input.name ?? chain.name), names),
      supplyFromDate: chain.supply_from,
      supplyEndDate: chain.supply_end,
      graph: await graphOf(db, chain.chain_id, chain.version),
      kind: 'duplicated',
      note: chain.name,
    })
    return presentGlance(await ownChain(call, chainId))
  }),
]
