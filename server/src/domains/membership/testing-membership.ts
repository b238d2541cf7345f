import { randomUUID } from 'node:crypto'
import { membership } from '@pandora/contract/domains/membership/operations'
import type { Caller, TestServer } from '../../testing.ts'

/** Turns plans on. */
export async function sell(server: TestServer): Promise<Caller> {
  const admin = await server.caller('admin')
  const saved = await server.call(membership.saveSetup, { enabled: true }, { as: admin })
  if (saved.code !== '0') throw new Error(saved.message)
  return admin
}

/** A paid order of a user, as the trial makes one. */
export async function paidOrder({ sql }: TestServer, uid: number): Promise<string> {
  const no = randomUUID().replaceAll('-', '')
  await sql`insert into membership_order (out_trade_no, purchase_id, uid, plan_id, months, pay_type, provider, list_price,
      amount, currency, qr_data, state, created_at, expires_at, paid_at, paid_amount, paid_currency)
    values (${no}, ${randomUUID()}, ${uid}, 'monthly', 1, 'wechat', 'local', 3900, 3900, 'CNY', 'pandora-trial', 'paid',
      now(), now() + interval '15 minutes', now(), 3900, 'CNY')`
  return no
}
