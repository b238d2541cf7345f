import { z } from 'zod'
import { defineOperation, done, instant } from '../../../operation.ts'
import { bearerId, ownedId } from '../../../records/ids.ts'
import { chainGlance, shareLink } from '../shapes.ts'

const chainId = ownedId('chain', z.uuid())
const token = bearerId('chainLink', z.string().min(1).max(100))

export const chainSharing = {
  share: defineOperation({
    id: 'chains.share',
    method: 'POST',
    path: '/api/supplyChain/share',
    writes: true,
    guests: false,
    summary: 'Make a link to the chain for other accounts: `path` is shown this once',
    input: z.object({ chainId }),
    output: shareLink.extend({ token: z.string(), path: z.string() }),
  }),
  shares: defineOperation({
    id: 'chains.shares',
    method: 'POST',
    path: '/api/supplyChain/shares',
    summary: 'Live links to the chain',
    input: z.object({ chainId }),
    output: z.object({ dataList: z.array(shareLink) }),
  }),
  unshare: defineOperation({
    id: 'chains.unshare',
    method: 'POST',
    path: '/api/supplyChain/unshare',
    writes: true,
    summary: 'End a link, or with no `shareId` every link of the chain',
    input: z.object({ chainId, shareId: ownedId('chainShare', z.uuid()).optional() }),
    output: done,
  }),
  shared: defineOperation({
    id: 'chains.shared',
    method: 'POST',
    path: '/api/supplyChain/shared',
    worded: true,
    summary: 'What a link leads to: name, size, picture, and who shared it',
    input: z.object({ token }),
    output: chainGlance.omit({ chainId: true, shares: true, createdAt: true, version: true }).extend({
      sharedBy: z.string(),
      own: z.boolean(),
      /** The market it is of. */
      market: z.string(),
      savedAt: instant,
    }),
  }),
  acceptShared: defineOperation({
    id: 'chains.acceptShared',
    method: 'POST',
    path: '/api/supplyChain/acceptShared',
    writes: true,
    summary: 'Take the chain behind a link as a copy of one’s own',
    input: z.object({ token }),
    output: chainGlance,
  }),
}
