import { alerts } from '@pandora/contract/domains/alerts/operations'
import { chains } from '@pandora/contract/domains/chains/operations'
import { floors } from '@pandora/contract/domains/floors/operations'
import { knowledge } from '@pandora/contract/domains/knowledge/operations'
import { membership } from '@pandora/contract/domains/membership/operations'
import { limitedThings } from '@pandora/contract/domains/membership/terms'
import { themes } from '@pandora/contract/domains/themes/operations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deriveFor } from '../../imports/derive.ts'
import { facts } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { sell } from './testing-membership.ts'

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await testServer()
  admin = await server.caller('admin')
})
afterAll(() => server.stop())

const DAY = 86_400_000
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
  knowledgeBases: (as, n) => server.call(knowledge.create, { name: `库 ${n}` }, { as, language: 'en' }),
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
  knowledgeBases: 'PLAN_KNOWLEDGE_BASES',
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
    // The grace after the end.
    server.clock.now += 31 * DAY
    expect(await make(user, 51)).toMatchObject({ code: '0' })
    server.clock.now += 4 * DAY
    expect((await make(user, 52)).code).toBe(refusals[what])
    server.clock.now -= 35 * DAY
    // What was taken back has none.
    await server.call(membership.withdraw, { who: user.email, reason: '结束' }, { as: admin })
    expect((await make(user, 53)).code).toBe(refusals[what])
  })
})

describe('documents of knowledge bases', () => {
  const upload = (as: Caller, baseId: string, text: string, language: 'zh-CN' | 'en' = 'en') =>
    server.call(
      knowledge.upload,
      { baseId, file: `${text}.txt`, content: Buffer.from(text).toString('base64') },
      { as, language },
    )
  const base = async (as: Caller, name: string) => (await server.call(knowledge.create, { name }, { as })).data.baseId

  test('they are counted over all bases of one’s own; one more is refused by name in both languages', async () => {
    await limit(2)
    const user = await server.caller()
    const [one, two] = [await base(user, '一'), await base(user, '二')]
    expect(await upload(user, one, 'first')).toMatchObject({ code: '0' })
    expect(await upload(user, two, 'second')).toMatchObject({ code: '0' })
    const refused = await upload(user, two, 'third')
    expect(refused.code).toBe('PLAN_KNOWLEDGE_DOCUMENTS')
    expect(refused.message).toContain('Your plan holds 2 documents')
    expect(refused.message).toContain('this would make 3')
    expect((await upload(user, two, 'third', 'zh-CN')).message).toContain('最多可在知识库中放 2 份文档，这样会有 3 份')
    const { data } = await server.call(knowledge.documents, { baseId: two }, { as: user })
    expect(data.dataList.map(({ title }) => title)).toEqual(['second.txt'])
  })

  test('what is there already is told as there, not as too much; what is taken out or cancelled makes room', async () => {
    await limit(1)
    const user = await server.caller()
    const only = await base(user, '一')
    const { data: first } = await upload(user, only, 'first')
    expect((await upload(user, only, 'first')).code).toBe('KNOWLEDGE_FILE_KNOWN')
    expect((await upload(user, only, 'second')).code).toBe('PLAN_KNOWLEDGE_DOCUMENTS')
    await server.call(knowledge.cancel, { documentId: first.documentId }, { as: user })
    const { data: second, code } = await upload(user, only, 'second')
    expect(code).toBe('0')
    await server.call(knowledge.removeDocument, { documentId: second.documentId }, { as: user })
    expect(await upload(user, only, 'third')).toMatchObject({ code: '0' })
  })

  test('premium unlocks more, and while plans are off there is no limit', async () => {
    await limit(0)
    const user = await server.caller()
    await give(user)
    const only = await base(user, '一')
    expect(await upload(user, only, 'first')).toMatchObject({ code: '0' })
    await server.call(membership.saveSetup, { enabled: false }, { as: admin })
    const free = await server.caller()
    expect(await upload(free, await base(free, '一'), 'first')).toMatchObject({ code: '0' })
  })

  test('a base of a query is not made where its documents are more than the plan holds', async () => {
    await facts(server.sql)
      .document({ id: 'one', title: '北辰锂业扩产', body: '北辰锂业扩产锂盐。', at: '2024-05-20T01:00:00Z' })
      .document({ id: 'two', title: '北辰锂业分红', body: '北辰锂业派发红利。', at: '2024-05-21T01:00:00Z' })
      .save(deriveFor(1))
    await limit(1)
    const user = await server.caller()
    const made = await server.call(knowledge.create, { name: '锂业', query: '北辰锂业' }, { as: user })
    expect(made.code).toBe('PLAN_KNOWLEDGE_DOCUMENTS')
    expect((await server.call(knowledge.list, {}, { as: user })).data.total).toBe(0)
  })

  test('whoever only reads a base, and whoever is not signed in, is told that and not of a plan', async () => {
    await limit(0)
    const [owner, reader] = [await server.caller(), await server.caller()]
    await give(owner)
    const only = await base(owner, '一')
    await server.call(knowledge.share, { baseId: only, email: reader.email }, { as: owner })
    expect((await upload(reader, only, 'first')).code).toBe('NOT_ALLOWED')
    const stranger = { baseId: only, file: 'a.txt', content: 'YQ==' }
    expect((await server.call(knowledge.upload, stranger)).code).toBe('NOT_SIGNED_IN')
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
