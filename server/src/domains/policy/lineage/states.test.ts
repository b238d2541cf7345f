import { policy } from '@pandora/contract/domains/policy/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importedFacts, testReading } from '../../../analysis/testing-work.ts'
import { testServer, type Caller, type TestServer } from '../../../testing.ts'

let server: TestServer
let user: Caller

/** A regulation of 2001 as it was written anew: each version says since when the first one held, and what that ended. */
const versioned =
  '第一条 为了保护发明，制定本条例。\n第二条 本条例自2001年7月1日起施行。1992年发布的《发明奖励条例》同时废止。'
const readout = '周远主持召开国务院常务会议'

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-08-20T02:00:00Z')
  user = await server.caller()
  const facts = importedFacts(server)
  const put = (id: string, title: string, body: string, day: string) =>
    facts.document({ id, kind: 'policy', title, body, at: `${day}T02:00:00.000Z`, source: '法规库' })
  put('first', '发明奖励条例', versioned, '2010-01-09')
  put('second', '发明奖励条例', versioned, '2023-12-11')
  put('mines', '小煤矿管理条例', '第一条 为了安全，制定本条例。\n第二条 本条例自2005年1月1日起施行。', '2004-12-01')
  put('meeting 1', readout, '会议指出，要稳中求进。', '2024-03-01')
  put('meeting 2', readout, '会议决定，对《小煤矿管理条例》予以废止。', '2024-04-01')
  put('decree', '国务院关于废止部分条例的决定', '国务院决定：废止《小煤矿管理条例》。', '2024-06-01')
  put('draft', '云川省就《节水办法（征求意见稿）》听取意见', '现公开征求意见。', '2024-05-01')
  await facts.save()
  const reading = await testReading(server)
  await reading.work()
  if (reading.faults.length > 0) throw reading.faults[0]?.error
})
afterAll(() => server.stop())

const stateOn = async (documentId: string, day: string) => {
  const { data } = await server.call(policy.lineage, { documentId, day }, { as: user })
  return data.nodes.find((one) => one.documentId === documentId)?.state
}

test('a later version replaces the earlier one from its own day on, not from the day that both go on saying', async () => {
  expect(await stateOn('first', '2015-01-01')).toBe('inForce')
  expect(await stateOn('second', '2015-01-01')).toBe('notYet')
  expect(await stateOn('first', '2024-01-01')).toBe('replaced')
  expect(await stateOn('second', '2024-01-01')).toBe('inForce')
  const { data } = await server.call(policy.lineage, { documentId: 'second' }, { as: user })
  // What ended the version of 1992 did not end that of 2010.
  expect(data.edges.map(({ relation }) => relation)).toEqual(['version'])
})

test('a meeting decides that a regulation is to end, and the decree ends it', async () => {
  expect(await stateOn('mines', '2024-05-15')).toBe('inForce')
  expect(await stateOn('mines', '2024-06-15')).toBe('repealed')
})

test('readouts and drafts are not in force, and the next meeting replaces none', async () => {
  const { data } = await server.call(policy.list, {}, { as: user })
  const told = Object.fromEntries(data.dataList.map((one) => [one.documentId, [one.type, one.state]]))
  expect(told['meeting 1']).toEqual(['meeting', null])
  expect(told['meeting 2']).toEqual(['meeting', null])
  expect(told['draft']).toEqual(['draft', null])
  const lineage = await server.call(policy.lineage, { documentId: 'meeting 1' }, { as: user })
  expect(lineage.data.nodes.map(({ documentId }) => documentId)).toEqual(['meeting 1'])
})
