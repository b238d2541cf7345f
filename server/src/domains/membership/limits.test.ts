import { alerts } from '@pandora/contract/domains/alerts/operations'
import { chains } from '@pandora/contract/domains/chains/operations'
import { floors } from '@pandora/contract/domains/floors/operations'
import { membership } from '@pandora/contract/domains/membership/operations'
import { limitedThings } from '@pandora/contract/domains/membership/terms'
import { themes } from '@pandora/contract/domains/themes/operations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { allowed } from './offers.ts'
import { sell } from './testing-membership.ts'

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await testServer()
  admin = await server.caller('admin')
})
afterAll(() => server.stop())

const limit = (free: number | null, premium: number | null = null) =>
  server.call(
    membership.saveSetup,
    { enabled: true, limits: limitedThings.map((what) => ({ what, free, premium })) },
    { as: admin },
  )
const give = (user: Caller) =>
  server.call(membership.grant, { who: user.email, days: 30, reason: '测试' }, { as: admin })

/** How each thing is made. */
const making: Readonly<Record<string, (user: Caller, n: number) => Promise<{ code: unknown; message: string }>>> = {
  floors: (as, n) => server.call(floors.create, { name: `楼层 ${n}` }, { as, language: 'en' }),
  ownThemes: (as, n) =>
    server.call(themes.ownSave, { name: `主题 ${n}`, query: { any: ['电池'] } }, { as, language: 'en' }),
  chains: (as, n) =>
    server.call(chains.save, { name: `链 ${n}`, supplyChainGraph: { nodes: [], edges: [] } } as never, {
      as,
      language: 'en',
    }),
  alerts: (as, n) =>
    server.call(alerts.saveRule, { name: `提醒 ${n}`, target: 'market', condition: { kind: 'event' } } as never, {
      as,
      language: 'en',
    }),
}
const refusals: Readonly<Record<string, string>> = {
  floors: 'PLAN_FLOORS',
  ownThemes: 'PLAN_OWN_THEMES',
  chains: 'PLAN_CHAINS',
  alerts: 'PLAN_ALERTS',
}

describe.each(Object.entries(making))('%s', (what, make) => {
  test('while plans are off there is no limit', async () => {
    await server.call(membership.saveSetup, { enabled: false }, { as: admin })
    const user = await server.caller()
    for (const n of [1, 2, 3, 4]) expect(await make(user, n)).toMatchObject({ code: '0' })
  })

  test('once on, one more than the plan holds is refused by name, premium unlocks it, and what is there stays', async () => {
    await limit(2)
    const user = await server.caller()
    let made = 0
    let refused = await make(user, 0)
    while (refused.code === '0' && made < 5) refused = await make(user, (made += 1))
    expect(refused.code).toBe(refusals[what])
    expect(refused.message).toContain('Your plan holds 2')
    await give(user)
    expect(await make(user, 50)).toMatchObject({ code: '0' })
    await server.call(membership.withdraw, { who: user.email, reason: '结束' }, { as: admin })
    // The grace after the end.
    expect(await make(user, 51)).toMatchObject({ code: '0' })
    server.clock.now += 4 * 86_400_000
    expect((await make(user, 52)).code).toBe(refusals[what])
    server.clock.now -= 4 * 86_400_000
  })
})

test('knowledge bases are refused by name too', async () => {
  await limit(1)
  const user = await server.caller()
  await allowed(server.sql, user.uid, 'knowledgeBases', 1)
  await expect(allowed(server.sql, user.uid, 'knowledgeBases', 2)).rejects.toMatchObject({
    code: 'PLAN_KNOWLEDGE_BASES',
  })
})

test('the first floor is everybody’s, whatever the plan', async () => {
  await limit(0)
  const user = await server.caller()
  const open = await server.call(floors.openList, {}, { as: user })
  expect(open.data.dataList).toHaveLength(1)
})

test('a limit of premium below that of the free plan is refused', async () => {
  expect((await limit(5, 2)).code).toBe('BAD_INPUT')
  await sell(server)
})
