import { chat } from '@pandora/contract/domains/chat/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { pruneQuestions } from './questions.queries.ts'
import { storeMarket } from './testing-chat.ts'

let server: TestServer
let user: Caller

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2023-06-01T04:00:00Z')
  user = await server.caller()
  await storeMarket(server)
})
afterAll(() => server.stop())

async function ask(text: string, conversationId?: string) {
  // Questions of one conversation follow one another by the clock.
  server.clock.now += 1000
  return (await server.call(chat.add, { text, ...(conversationId ? { conversationId } : {}) }, { as: user })).data
}

test('CHAT-07 a question that was deleted is in no list and no context, and comes back where it stood', async () => {
  const first = await ask('澜海重工2020年营业收入是多少')
  const { conversationId } = first
  const second = await ask('那净利润呢？', conversationId)
  const idsOf = async () =>
    (await server.call(chat.list, { conversationId }, { as: user })).data.dataList.map((one) => one.questionId)
  const before = await idsOf()
  expect(before).toEqual([second.questionId, first.questionId])
  const answerOf = async (questionId: string) =>
    JSON.stringify((await server.call(chat.answers, { questionId }, { as: user })).data.parts)
  const inContext = await answerOf(second.questionId)
  await server.call(chat.remove, { questionId: first.questionId }, { as: user })
  expect(await idsOf()).toEqual([second.questionId])
  expect(await answerOf(second.questionId)).not.toBe(inContext)
  expect((await server.call(chat.update, { questionId: first.questionId, pinned: true }, { as: user })).code).toBe(
    'NOT_FOUND',
  )
  const back = await server.call(chat.restore, { questionId: first.questionId }, { as: user })
  expect(back.data).toEqual(first)
  expect(await idsOf()).toEqual(before)
  expect(await answerOf(second.questionId)).toBe(inContext)
  // Taken back by no other, and not after a day.
  const other = await server.caller()
  expect((await server.call(chat.restore, { questionId: first.questionId }, { as: other })).code).toBe('NOT_FOUND')
  await server.call(chat.remove, { questionId: first.questionId }, { as: user })
  await pruneQuestions(server.sql, server.clock.now + 86_400_001)
  expect((await server.call(chat.restore, { questionId: first.questionId }, { as: user })).code).toBe('NOT_FOUND')
})
