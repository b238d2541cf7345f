import { createCipheriv, generateKeyPairSync, randomBytes, randomUUID, sign } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { accounts } from '@pandora/contract/domains/accounts/operations'
import { membership } from '@pandora/contract/domains/membership/operations'
import { resolveDatabase } from '@pandora/store/cluster/resolve-database'
import { connect, type Sql } from '@pandora/store/database'
import { median } from './machine.ts'
import { startProduct } from './product.ts'

const [ORDERS, CONNECTIONS, SECONDS, RUNS] = [20_000, 64, 5, 3]
const [MCH_ID, APP_ID, API_V3_KEY, KEY_ID] = ['1900000001', 'wx0000000000000001', '0'.repeat(32), 'PUB_KEY_ID_1']

/** Users with an order each that waits to be paid. */
async function loadOrders(sql: Sql): Promise<string[]> {
  await sql`insert into account (email, role) select 'payer' || n || '@example.test', 'user' from generate_series(1, ${ORDERS}::int) n`
  const rows = await sql<{ out_trade_no: string }[]>`
    insert into membership_order (out_trade_no, purchase_id, uid, plan_id, months, pay_type, provider, list_price, amount,
      currency, qr_data, state, created_at, expires_at)
    select replace(gen_random_uuid()::text, '-', ''), gen_random_uuid(), uid, 'monthly', 1, 'wechat', 'wechat', 3900, 3900,
      'CNY', 'qr', 'unpaid', now(), now() + interval '1 hour'
    from account where email like 'payer%' returning out_trade_no`
  return rows.map((row) => row.out_trade_no)
}

/**
 * Callbacks of WeChat Pay a second, each of an order of its own, verified, opened and entered into orders, ledger and
 * memberships once; and reads of the ledger and of orders by an administrator, beside the floor: a read that looks up
 * who asks and nothing else.
 */
export async function membershipBench() {
  const folder = await mkdtemp(join(tmpdir(), 'pandora-bench-keys-'))
  const keep = async (name: string, text: string) => {
    await writeFile(join(folder, name), text)
    return join(folder, name)
  }
  const [merchant, platform] = [
    generateKeyPairSync('rsa', { modulusLength: 2048 }),
    generateKeyPairSync('rsa', { modulusLength: 2048 }),
  ]
  const product = await startProduct(undefined, {
    PANDORA_PUBLIC_URL: 'https://pandora.example.test',
    PANDORA_WECHATPAY_MCHID: MCH_ID,
    PANDORA_WECHATPAY_APPID: APP_ID,
    PANDORA_WECHATPAY_SERIAL: '1DDE55AD98ED71D6',
    PANDORA_WECHATPAY_KEY_FILE: await keep(
      'key',
      merchant.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    ),
    PANDORA_WECHATPAY_APIV3_KEY_FILE: await keep('sealing', API_V3_KEY),
    PANDORA_WECHATPAY_PUBLIC_KEY_FILE: await keep(
      'public',
      platform.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    ),
    PANDORA_WECHATPAY_PUBLIC_KEY_ID: KEY_ID,
  })
  const database = await resolveDatabase({ databaseUrl: undefined, home: product.home, join: true })
  const sql = connect(database.url, { max: 2 })
  try {
    const nos = await loadOrders(sql)
    const callback = (outTradeNo: string) => {
      const nonce = randomBytes(6).toString('hex')
      const cipher = createCipheriv('aes-256-gcm', API_V3_KEY, nonce).setAAD(Buffer.from('transaction'))
      const said = JSON.stringify({
        mchid: MCH_ID,
        appid: APP_ID,
        out_trade_no: outTradeNo,
        transaction_id: `4${outTradeNo}`,
        trade_state: 'SUCCESS',
        amount: { total: 3900, currency: 'CNY' },
      })
      const sealed = Buffer.concat([cipher.update(said), cipher.final(), cipher.getAuthTag()]).toString('base64')
      const body = JSON.stringify({
        id: randomUUID(),
        event_type: 'TRANSACTION.SUCCESS',
        resource: { associated_data: 'transaction', nonce, ciphertext: sealed },
      })
      const timestamp = String(Math.floor(Date.now() / 1000))
      const signature = sign('RSA-SHA256', Buffer.from(`${timestamp}\nn\n${body}\n`), platform.privateKey).toString(
        'base64',
      )
      return {
        method: 'POST' as const,
        path: '/api/pay/notify/wechat',
        body,
        headers: {
          'content-type': 'application/json',
          'wechatpay-timestamp': timestamp,
          'wechatpay-nonce': 'n',
          'wechatpay-serial': KEY_ID,
          'wechatpay-signature': signature,
        },
      }
    }
    // Made before, so that signing them is not measured.
    const requests = nos.map(callback)
    let at = 0
    const begun = performance.now()
    let refused = 0
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        for (let one = requests[at++]; one; one = requests[at++]) {
          const answer = await fetch(`${product.address}${one.path}`, one)
          await answer.arrayBuffer()
          refused += Number(answer.status !== 204)
        }
      }),
    )
    const seconds = (performance.now() - begun) / 1000
    const [written] = await sql<{ paid: number; entries: number; sum: number }[]>`
      select (select count(*)::int from membership_order where state = 'paid') as paid, count(*)::int as entries,
        sum(amount)::int as sum from ledger_entry`
    const reads: Record<string, { perSecond: number; bytes: number }> = {}
    for (const [name, { path }] of Object.entries({
      floor: accounts.userInfo,
      ledger: membership.ledger,
      orders: membership.orders,
    })) {
      const runs = []
      for (let n = 0; n < RUNS; n++)
        runs.push(
          await autocannon({
            url: `${product.address}${path}`,
            method: 'POST',
            headers: { authorization: `Bearer ${product.token}`, 'content-type': 'application/json' },
            body: '{}',
            connections: 16,
            duration: SECONDS,
          }),
        )
      reads[name] = {
        perSecond: Math.round(median(runs.map((run) => run.requests.average))),
        bytes: Math.round(median(runs.map((run) => run.throughput.average / run.requests.average))),
      }
    }
    return {
      callbacks: ORDERS,
      callbacksPerSecond: Math.round(ORDERS / seconds),
      refused,
      written,
      reads,
    }
  } finally {
    await sql.end()
    await database.stop()
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
