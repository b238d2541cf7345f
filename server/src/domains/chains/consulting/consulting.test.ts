import { chains } from '@pandora/contract/domains/chains/operations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { facts } from '../../../testing-facts.ts'
import { testServer, type TestServer } from '../../../testing.ts'
import { node, saved } from '../testing-chains.ts'

let server: TestServer
const [cell, car] = ['SHZ-300901', 'SSE-600902']

beforeAll(async () => {
  server = await testServer()
  await facts(server.sql)
    .company({ id: cell, short: '澄岳电芯', en: 'Chengyue Cells' })
    .company({ id: car, short: '鸣野汽车', en: 'Mingye Motors' })
    .save()
})
afterAll(() => server.stop())

const graph = { nodes: [node('a', { name: '澄岳电芯', companyId: cell }), node('b')], edges: [] }

describe('expert consultation', () => {
  test('CHAIN-10 CHAIN-19 a question goes to administrators with the chain as it was, and its answer comes back by mail and on the screen', async () => {
    const [own, other, admin] = [await server.caller(), await server.caller(), await server.caller('admin')]
    const { chainId } = await saved(server, own, '链', graph)
    const asked = (
      await server.call(
        chains.consultExpert,
        { chainId, subject: 'risk', question: ' 有没有替代供应商？ ', nodeIds: ['a'] },
        { as: own },
      )
    ).data
    expect(asked).toMatchObject({
      state: 'waiting',
      question: '有没有替代供应商？',
      nodes: [{ id: 'a', name: '澄岳电芯' }],
      version: 1,
    })
    // The chain goes on; the question keeps what was asked about.
    await server.call(
      chains.save,
      { chainId, baseVersion: 1, name: '链', supplyChainGraph: { nodes: [], edges: [] } },
      { as: own },
    )
    const { consultationId } = asked
    const list = (await server.call(chains.consultationsAsked, { state: 'waiting' }, { as: admin })).data.dataList
    expect(list).toContainEqual(expect.objectContaining({ consultationId, chainName: '链' }))
    const seen = (await server.call(chains.consultedChain, { consultationId }, { as: admin })).data
    expect(seen.supplyChainGraph).toEqual(graph)
    expect(
      (await server.call(chains.answerConsultation, { consultationId, answer: '有两家。' }, { as: admin })).data,
    ).toMatchObject({ state: 'answered' })
    expect((await server.call(chains.consultations, {}, { as: own })).data.dataList).toMatchObject([
      { state: 'answered', answer: '有两家。' },
    ])
    expect((await server.call(chains.consultations, {}, { as: other })).data.dataList).toEqual([])
    const [mail] = await server.sql`select receiver, subject, body from outbox where purpose = 'answer'`
    expect(mail).toMatchObject({
      receiver: own.email,
      subject: '专家咨询已答复：链',
      body: expect.stringContaining('有两家。') as string,
    })
    expect(
      await server.call(chains.answerConsultation, { consultationId, answer: '再答' }, { as: admin }),
    ).toMatchObject({ status: 409, code: 'CONSULTATION_CLOSED' })
  })

  test('CHAIN-19 a question can be withdrawn while it waits; who wants no mail gets none', async () => {
    const [own, admin] = [await server.caller(), await server.caller('admin')]
    const { chainId } = await saved(server, own, '链', graph)
    const ask = async () =>
      (
        await server.call(
          chains.consultExpert,
          { chainId, subject: 'general', question: 'x', byMail: false },
          { as: own },
        )
      ).data.consultationId
    const [one, two] = [await ask(), await ask()]
    expect((await server.call(chains.withdrawConsultation, { consultationId: one }, { as: own })).data.state).toBe(
      'withdrawn',
    )
    expect(
      await server.call(chains.answerConsultation, { consultationId: one, answer: 'y' }, { as: admin }),
    ).toMatchObject({ code: 'CONSULTATION_CLOSED' })
    await server.call(chains.answerConsultation, { consultationId: two, answer: 'y' }, { as: admin })
    expect(await server.sql`select 1 from outbox where purpose = 'answer' and receiver = ${own.email}`).toHaveLength(0)
  })

  test('CHAIN-19 refused: users answer nothing and see no list of all, an unknown node, an empty question, another’s', async () => {
    const [own, other] = [await server.caller(), await server.caller()]
    const { chainId } = await saved(server, own, '链', graph)
    const ask = (input: object, as = own) =>
      server.call(chains.consultExpert, { chainId, subject: 'risk', question: 'x', ...input }, { as })
    expect(await ask({ question: '  ' })).toMatchObject({ code: 'BAD_INPUT', data: { field: 'question' } })
    expect(await ask({ nodeIds: ['z'] })).toMatchObject({ code: 'BAD_INPUT', data: { field: 'nodeIds' } })
    expect(await ask({}, other)).toMatchObject({ status: 404 })
    const { consultationId } = (await ask({})).data
    expect(await server.call(chains.withdrawConsultation, { consultationId }, { as: other })).toMatchObject({
      status: 404,
    })
    expect(await server.call(chains.answerConsultation, { consultationId, answer: 'x' }, { as: own })).toMatchObject({
      code: 'NOT_ALLOWED',
    })
    expect(await server.call(chains.consultationsAsked, {}, { as: own })).toMatchObject({ code: 'NOT_ALLOWED' })
    expect(await server.call(chains.consultedChain, { consultationId }, { as: own })).toMatchObject({
      code: 'NOT_ALLOWED',
    })
    expect((await server.call(chains.consultations, {})).status).toBe(401)
  })
})

describe('user-company relations', () => {
  test('CHAIN-20 CHAIN-21 what a company is to the user is saved, found by name, note and relation, and taken back', async () => {
    const [own, other] = [await server.caller(), await server.caller()]
    await saved(server, own, '链', graph)
    const save = (input: object, as = own) =>
      server.call(chains.saveRelation, { companyId: cell, relation: 'supplier', ...input }, { as })
    expect((await save({ note: '签到 2027' })).data.saved).toMatchObject({
      companyId: cell,
      nameZh: '澄岳电芯',
      relation: 'supplier',
      note: '签到 2027',
      chains: [{ name: '链' }],
    })
    server.clock.now += 1000
    await save({ companyId: car, relation: 'customer' })
    const found = async (input: object, as = own) =>
      (await server.call(chains.relations, input, { as })).data.dataList.map(
        (one) => `${one.companyId} ${one.relation}`,
      )
    expect(await found({})).toEqual([`${car} customer`, `${cell} supplier`])
    expect(await found({ text: 'mingye' })).toEqual([`${car} customer`])
    expect(await found({ text: '2027' })).toEqual([`${cell} supplier`])
    expect(await found({ relation: 'customer' })).toEqual([`${car} customer`])
    expect(await found({}, other)).toEqual([])
    expect((await save({ note: '改' })).data.saved).toMatchObject({ note: '改' })
    expect((await save({ remove: true })).data.saved).toBeNull()
    expect(await found({})).toEqual([`${car} customer`])
    expect(await save({ remove: true })).toMatchObject({ status: 404 })
  })

  test('CHAIN-21 refused: a company that the market does not know, no such relation, not signed in', async () => {
    const own = await server.caller()
    expect(
      await server.call(chains.saveRelation, { companyId: 'SHZ-999999', relation: 'held' }, { as: own }),
    ).toMatchObject({ status: 404 })
    expect(
      await server.call(chains.saveRelation, { companyId: cell, relation: 'friend' as never }, { as: own }),
    ).toMatchObject({ code: 'BAD_INPUT' })
    expect((await server.call(chains.relations, {})).status).toBe(401)
    expect((await server.call(chains.saveRelation, { companyId: cell, relation: 'held' })).status).toBe(401)
  })
})
