import { chat } from '@pandora/contract/domains/chat/operations'
import { knowledge } from '@pandora/contract/domains/knowledge/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { readWaiting } from '../knowledge/reading.ts'
import { storeMarket } from './testing-chat.ts'

let server: TestServer
let user: Caller
let baseId: string
beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2023-06-01T04:00:00Z')
  user = await server.caller()
  await storeMarket(server)
  baseId = (await server.call(knowledge.create, { name: '锂业资料' }, { as: user })).data.baseId
  const text = '北辰锂业2023年5月20日公告，拟投资12.5亿元在四川扩产锂盐。项目建设期为18个月。'
  const content = Buffer.from(text).toString('base64')
  await server.call(knowledge.upload, { baseId, file: '公告.txt', content }, { as: user })
  await readWaiting(
    server.sql,
    () => server.clock.now,
    () => false,
  )
  server.clock.now += 60_000
})
afterAll(() => server.stop())

const add = async (text: string, more: { conversationId?: string; baseId?: string } = {}, as: Caller = user) => {
  server.clock.now += 1000
  return server.call(chat.add, { text, ...more }, { as })
}
const answer = async (questionId: string, as: Caller = user) =>
  (await server.call(chat.answers, { questionId }, { as })).data
const ask = async (text: string, more: { conversationId?: string; baseId?: string } = { baseId }) =>
  answer((await add(text, more)).data.questionId)

test('a question asked of a knowledge base is answered from its documents, with the place that says it', async () => {
  const { code, data } = await add('北辰锂业拟投资多少亿元？', { baseId })
  expect(code).toBe('0')
  expect(data.baseId).toBe(baseId)
  const told = await answer(data.questionId)
  expect(told).toMatchObject({
    state: 'answered',
    base: { baseId, name: '锂业资料' },
    question: '北辰锂业拟投资多少亿元？',
    conversationId: data.conversationId,
  })
  const passage = told.parts.find((part) => part.type === 'passage')
  expect(passage).toMatchObject({ baseId, title: '公告.txt', page: 1, line: 1, near: false })
  expect(passage?.type === 'passage' ? passage.text : '').toContain('12.5亿元')
  expect(told.facts.map(({ value }) => value)).toEqual([12.5])
  expect(told.opens[0]?.path).toContain(`knowledge/${baseId}`)
})

test('what its documents do not tell is not told, though the market would know it', async () => {
  const told = await ask('澜海重工2020年营业收入是多少')
  expect(told.state).toBe('missing')
  expect(told.facts).toEqual([])
  expect(told.parts.some((part) => part.type === 'missing')).toBe(true)
  expect((await ask('澜海重工2020年营业收入是多少', {})).state).toBe('answered')
})

test('in English the answer says why in English', async () => {
  const told = await ask('What is the revenue of Somebody Unknown?')
  const lacking = told.parts.find((part) => part.type === 'missing')
  expect(lacking?.type === 'missing' ? lacking.what : '').toMatch(/^[\x20-\x7e“”]+$/)
})

test('what was asked of a base leaves nothing for a question of figures to follow', async () => {
  const first = (await add('澜海重工2020年营业收入是多少')).data
  await add('北辰锂业拟投资多少亿元？', { baseId, conversationId: first.conversationId })
  const next = (await add('那净利润呢？', { conversationId: first.conversationId })).data
  expect(next.baseId).toBeNull()
  expect((await answer(next.questionId)).facts[0]?.company).toBe('澜海重工')
})

test('a base of somebody else, one that is none, and nobody signed in are refused', async () => {
  const stranger = await server.caller()
  expect((await add('多少？', { baseId }, stranger)).code).toBe('NOT_FOUND')
  expect((await add('多少？', { baseId: 'a4f0c7d6-0000-4000-8000-000000000000' })).code).toBe('NOT_FOUND')
  expect((await add('多少？', { baseId: '' })).code).toBe('BAD_INPUT')
  expect((await server.call(chat.add, { text: '多少？', baseId })).code).toBe('NOT_SIGNED_IN')
})

test('whoever it is shared with asks it until it is shared no more, and is told so', async () => {
  const reader = await server.caller()
  const { data: share } = await server.call(knowledge.share, { baseId, email: reader.email }, { as: user })
  const { data } = await add('北辰锂业拟投资多少亿元？', { baseId }, reader)
  expect((await answer(data.questionId, reader)).state).toBe('answered')
  await server.call(knowledge.unshare, { shareId: share.shareId }, { as: user })
  const told = await answer(data.questionId, reader)
  expect(told).toMatchObject({ state: 'missing', base: { baseId, name: null }, facts: [], opens: [] })
  expect(told.parts).toEqual([expect.objectContaining({ type: 'missing' })])
})

test('examples are offered only where they are answered in full, in the language of the reader', async () => {
  for (const language of ['zh-CN', 'en'] as const) {
    const { dataList } = (await server.call(chat.suggestions, {}, { as: user, language })).data
    for (const text of dataList) {
      const told = await ask(text, {})
      expect(told.state, text).toBe('answered')
      expect(
        told.parts.some((part) => part.type === 'missing'),
        text,
      ).toBe(false)
      expect(/\p{Script=Han}/u.test(text), text).toBe(language === 'zh-CN')
    }
  }
  expect((await server.call(chat.suggestions, {})).code).toBe('NOT_SIGNED_IN')
})
