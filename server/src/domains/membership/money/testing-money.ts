import { membership } from '@pandora/contract/domains/membership/operations'
import type { OutputOf } from '@pandora/contract/operation'
import type { Caller, TestServer } from '../../../testing.ts'
import { providersOf } from '../providers.ts'
import type { Asking } from './in-doubt.ts'

/** What the jobs of payment of a test server work with; any fault fails the test. */
export const askingOf = (server: TestServer): Asking => ({
  sql: server.sql,
  providers: providersOf(server.web.services),
  now: () => server.clock.now,
  fault: (error) => {
    throw error
  },
})

/** What a user is told of the own membership. */
export const vipOf = async (server: TestServer, as: Caller): Promise<OutputOf<typeof membership.getVip>> =>
  (await server.call(membership.getVip, {}, { as })).data

/** An order as an administrator sees it. */
export async function orderSeen(
  server: TestServer,
  admin: Caller,
  outTradeNo: string,
): Promise<OutputOf<typeof membership.orders>['dataList'][number]> {
  const [order] = (await server.call(membership.orders, { text: outTradeNo }, { as: admin })).data.dataList
  if (!order) throw new Error('no such order')
  return order
}
