import { alerts } from '@pandora/contract/domains/alerts/operations'
import { corrections } from '@pandora/contract/domains/corrections/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importedFacts, testReading } from '../../../analysis/testing-work.ts'
import { testServer, type Caller, type TestServer } from '../../../testing.ts'
import { alertsOf, makeRule, matchAll } from '../testing-alerts.ts'

let server: TestServer
let user: Caller
beforeAll(async () => {
  server = await testServer()
  user = await server.caller()
})
afterAll(() => server.stop())

const follow = (name: string, condition: object) =>
  makeRule(server, user, {
    name,
    target: 'market',
    companyId: undefined,
    cooldownMinutes: 0,
    condition: { kind: 'policy', ...condition } as never,
  })

test('a new policy of a department, a topic or a series that is followed makes an alert once it is read, no other does', async () => {
  await follow('部门', { by: 'department', value: '能源总署', valueZh: '能源总署' })
  await follow('主题', { by: 'topic', value: 'field.property', valueZh: '房地产', valueEn: 'Property' })
  await follow('主题组', { by: 'topic', value: 'group.stability', valueZh: '地产与风险', valueEn: 'Property and risk' })
  await follow('别的部门', { by: 'department', value: '财税部', valueZh: '财税部' })
  await follow('系列', { by: 'series', value: '中央经济工作会议', valueZh: '中央经济工作会议' })
  const at = new Date(server.clock.now - 60_000).toISOString()
  await importedFacts(server)
    .document({
      id: 'energy',
      kind: 'policy',
      title: '能源总署关于做好供电工作的通知',
      body: '能源总署关于做好供电工作的通知\n各地：\n做好供电工作。\n能源总署\n2024年3月10日',
      at,
    })
    .document({
      id: 'homes',
      kind: 'policy',
      title: '关于发展保障性租赁住房的意见',
      body: '增加保障性租赁住房供给。住房租金低于市场水平。',
      at,
    })
    .document({ id: 'news', title: '能源总署发布通知', body: '能源总署发布关于保障性住房的通知。', at })
    .save()
  await (await testReading(server)).work()
  await matchAll(server)
  const told = async () =>
    (await alertsOf(server, user))
      .map(({ ruleName, documentId, factState }) => [ruleName, documentId, factState])
      .toSorted()
  expect(await told()).toEqual(
    [
      ['主题', 'homes', 'stands'],
      ['主题组', 'homes', 'stands'],
      ['部门', 'energy', 'stands'],
    ].toSorted(),
  )
  // Who issues it was wrong: the alert says so.
  server.clock.now += 60_000
  await server.call(
    corrections.save,
    { newsId: 'energy', content: { kind: 'department', departments: ['水利总署'] }, note: '' },
    { as: user },
  )
  await matchAll(server)
  expect(await told()).toContainEqual(['部门', 'energy', 'corrected'])
})

test('the trial of such a rule tells what it would have told; half a condition is refused by the field', async () => {
  const tried = await server.call(
    alerts.tryRule,
    {
      name: '试',
      target: 'market',
      condition: { kind: 'policy', by: 'topic', value: 'field.property', valueZh: '房地产' },
      cooldownMinutes: 0,
    },
    { as: user },
  )
  expect(tried.data.dataList.map(({ documentId }) => documentId)).toEqual(['homes'])
  const half = await server.call(
    alerts.tryRule,
    { name: '试', target: 'market', condition: { kind: 'policy', by: 'topic' }, cooldownMinutes: 0 },
    { as: user },
  )
  expect(half).toMatchObject({ code: 'BAD_INPUT' })
})
