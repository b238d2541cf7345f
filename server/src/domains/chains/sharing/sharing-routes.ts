import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { chainsErrors } from '@pandora/contract/domains/chains/errors'
import { chains } from '@pandora/contract/domains/chains/operations'
import { CHAIN_SHARE_LIMIT } from '@pandora/contract/domains/chains/shapes'
import { errors, Refusal } from '@pandora/contract/errors'
import { inLanguage, type Language } from '@pandora/contract/language'
import type { Db } from '@pandora/store/database'
import { serve, type Route } from '../../../http/route.ts'
import type { Services } from '../../../http/services.ts'
import { insertOperation } from '../history/operations.queries.ts'
import { presentGlance, presentShare, presentShared } from '../present.ts'
import { chainById, lockChains } from '../queries.ts'
import { freeName, graphOf, ownChain, ownerOf, saveNew } from '../save.ts'
import { countOpening, deleteShares, insertShare, sharedChain, sharesOf } from './sharing.queries.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** The chain behind a link. Throws CHAIN_SHARE_ENDED. */
async function behind(db: Db, token: string) {
  const shared = await sharedChain(db, hashOf(token))
  const chain = shared && (await chainById(db, { marketId: shared.market_id, uid: shared.uid }, shared.chain_id))
  if (!chain) throw new Refusal(chainsErrors.CHAIN_SHARE_ENDED)
  return { shared, chain }
}

function marketName({ markets }: Services, marketId: number, language: Language): string {
  const market = markets.all().find((one) => one.market_id === marketId)
  return market ? inLanguage({ zh: market.name_zh, en: market.name_en }, language) : ''
}

/** Chains that go to others, by links. */
export const sharingRoutes: readonly Route[] = [
  serve(chains.share, async (call) => {
    const { db, user, now, input } = call
    await lockChains(db, ownerOf(call))
    const { chain_id: chainId } = await ownChain(call, input.chainId)
    if ((await sharesOf(db, chainId)).length >= CHAIN_SHARE_LIMIT)
      throw new Refusal(errors.LIST_FULL, { limit: CHAIN_SHARE_LIMIT })
    const token = randomBytes(24).toString('base64url')
    const [made] = await insertShare(db, { id: randomUUID(), chainId, tokenHash: hashOf(token) }, now)
    if (!made) throw new Error('a link was not written')
    await insertOperation(db, { uid: user.uid, chainId, now }, { kind: 'shared' })
    return { ...presentShare(made), token, path: `/index/shared-chain/${token}` }
  }),

  serve(chains.shares, async (call) => {
    const { chain_id: chainId } = await ownChain(call, call.input.chainId)
    return { dataList: (await sharesOf(call.db, chainId)).map(presentShare) }
  }),

  serve(chains.unshare, async (call) => {
    const { db, user, now, input } = call
    await lockChains(db, ownerOf(call))
    const { chain_id: chainId } = await ownChain(call, input.chainId)
    const ended = await deleteShares(db, chainId, input.shareId)
    if (input.shareId !== undefined && ended === 0) throw new Refusal(errors.NOT_FOUND)
    if (ended > 0) await insertOperation(db, { uid: user.uid, chainId, now }, { kind: 'unshared' })
    return { done: true }
  }),

  serve(chains.shared, async ({ db, user, input, services, language }) => {
    const { shared, chain } = await behind(db, input.token)
    return presentShared(chain, shared, {
      uid: user.uid,
      market: marketName(services, shared.market_id, language),
    })
  }),

  serve(chains.acceptShared, async (call) => {
    const { db, view, input, services, language, now } = call
    const { names } = await lockChains(db, ownerOf(call))
    const { shared, chain } = await behind(db, input.token)
    if (shared.market_id !== view.marketId)
      throw new Refusal(chainsErrors.CHAIN_OTHER_MARKET, {
        market: marketName(services, shared.market_id, language),
      })
    const { chainId } = await saveNew(call, {
      name: freeName(chain.name, names),
      supplyFromDate: chain.supply_from,
      supplyEndDate: chain.supply_end,
      graph: await graphOf(db, chain.chain_id, chain.version),
      kind: 'accepted',
      note: chain.name,
    })
    await countOpening(db, shared.share_id, now)
    return presentGlance(await ownChain(call, chainId))
  }),
]
