import { createHmac, randomUUID } from 'node:crypto'
import { collectors, COLLECT_PATH, MOST_POSTS } from '@pandora/contract/domains/collectors/operations'
import { resolveDatabase } from '@pandora/store/cluster/resolve-database'
import { connect } from '@pandora/store/database'
import { startProduct } from '../product.ts'

const [DELIVERIES, SENDERS] = [60, 2]

/**
 * Posts a second that collectors send in, two of them at once, 1,000 posts each time, stored before the answer; and,
 * as the floor, the same deliveries again, of which nothing is new.
 */
export async function collectBench() {
  const product = await startProduct()
  const database = await resolveDatabase({ databaseUrl: undefined, home: product.home, join: true })
  const sql = connect(database.url, { max: 1 })
  try {
    const made = await fetch(`${product.address}${collectors.create.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${product.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'bench' }),
    })
    const { keyId, secret } = ((await made.json()) as { data: { keyId: string; secret: string } }).data
    const bodies = Array.from({ length: DELIVERIES }, (_, delivery) =>
      JSON.stringify({
        posts: Array.from({ length: MOST_POSTS }, (_post, at) => ({
          id: `${delivery}-${at}`,
          // An account writes on one platform: else it would be another author with every delivery.
          platform: (delivery * 7 + at) % 2 ? 'xq' : 'df',
          author_id: `u${(delivery * 7 + at) % 4000}`,
          published_at: new Date(Date.UTC(2026, 2, 1 + (delivery % 20), at % 24, at % 60)).toISOString(),
          text: `第 ${delivery} 批第 ${at} 条，今天先看成交量再说`,
          stocks: `SZ${String(1 + (at % 900)).padStart(6, '0')}`,
          likes: at % 50,
        })),
      }),
    )
    const sent = async (body: string): Promise<number> => {
      const [timestamp, nonce] = [String(Math.floor(Date.now() / 1000)), randomUUID()]
      const signature = createHmac('sha256', secret).update(`${timestamp}\n${nonce}\n${body}`).digest('hex')
      const answer = await fetch(`${product.address}${COLLECT_PATH}`, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          'pandora-key': keyId,
          'pandora-timestamp': timestamp,
          'pandora-nonce': nonce,
          'pandora-signature': signature,
        },
      })
      return ((await answer.json()) as { data: { new: number } }).data.new
    }
    const round = async () => {
      let at = 0
      let fresh = 0
      const begun = performance.now()
      await Promise.all(
        Array.from({ length: SENDERS }, async () => {
          for (let body = bodies[at++]; body !== undefined; body = bodies[at++]) {
            const own = await sent(body)
            fresh += own
          }
        }),
      )
      return { postsPerSecond: Math.round((DELIVERIES * MOST_POSTS) / ((performance.now() - begun) / 1000)), fresh }
    }
    const [first, again] = [await round(), await round()]
    const [stored] = await sql<{ posts: number }[]>`select count(*)::int as posts from post`
    return {
      posts: DELIVERIES * MOST_POSTS,
      first,
      again,
      stored: stored?.posts,
      residentMb: await product.residentMb(),
    }
  } finally {
    await sql.end()
    await database.stop()
    await product.stop()
  }
}
