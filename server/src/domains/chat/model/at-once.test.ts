import { chat } from '@pandora/contract/domains/chat/operations'
import { expect, test } from 'vitest'
import { testServer } from '../../../testing.ts'
import { storeMarket } from '../testing-chat.ts'
import { fakeModel, honest } from './testing-model.ts'

test('the product’s own answer stands at once, however long the model takes, and says that words are to come', async () => {
  const model = await fakeModel()
  const server = await testServer({ PANDORA_LLM_URL: model.url, PANDORA_LLM_MODEL: 'fake-1', PANDORA_LLM_MS: '1500' })
  await storeMarket(server)
  const user = await server.caller()
  let asks = 0
  model.behave(() => {
    asks++
    return new Promise<never>(() => undefined)
  })
  const { questionId } = (await server.call(chat.add, { text: '澜海重工2020年营业收入是多少' }, { as: user })).data
  const { data } = await server.call(chat.answers, { questionId, plain: true }, { as: user })
  expect(asks).toBe(0)
  expect(data).toMatchObject({ state: 'answered', awaitsModel: true })
  expect(data).not.toHaveProperty('wording')
  model.behave(honest)
  const { data: whole } = await server.call(chat.answers, { questionId }, { as: user })
  expect(whole).not.toHaveProperty('awaitsModel')
  expect(whole.wording?.writtenBy).toBe('model')
  expect(whole.facts).toEqual(data.facts)
  await server.stop()
  await model.stop()
})
