import { policy } from '@pandora/contract/domains/policy/operations'
import { LONGEST_BODY } from '@pandora/intelligence/analyse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importedFacts, testReading } from '../../analysis/testing-work.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

let server: TestServer
let user: Caller

const sound = `产业与信息部关于印发储能电站并网管理办法的通知
产信发〔2024〕12号
各省、自治区、直辖市主管部门：
为规范储能电站并网和调度运行，保障电力系统安全稳定，依据有关法律，结合实际，现就有关事项通知如下，请各地区认真贯彻执行。
一、由产业与信息部牵头，能源总署配合，2026年底前建成新型储能装机不低于8000万千瓦，并会同财税部按季度公布建设进展情况。
产业与信息部
2024年5月6日`
const texts = {
  sound,
  paged: sound
    .split('\n')
    .map((line) => line.replace(/(.{22})(?=.)/gu, '$1\n'))
    .join('\n'),
  two: `${sound}\n财税部关于公布收费目录的公告\n财税发〔2024〕7号\n现予公布。\n财税部\n2024年5月7日`,
  bare: '一些企业反映，储能电站并网仍有困难。有关方面正在研究解决办法。',
  ahead: sound.replace('2024年5月6日', '2031年5月6日'),
  traditional:
    '國務院關於修改獎勵條例的決定\n國發〔2024〕12號\n各省、自治區、直轄市人民政府：\n現予公佈，請認真執行。\n國務院\n2024年4月1日',
  huge: `${sound}\n${'各地区要认真贯彻执行，'.repeat(95_000)}`,
} as const
type Name = keyof typeof texts

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-08-20T02:00:00Z')
  user = await server.caller()
  const made = importedFacts(server)
  for (const [id, body] of Object.entries(texts))
    made.document({ id, kind: 'policy', title: `材料${id}`, body, at: '2024-05-08T02:00:00.000Z', source: '材料库' })
  await made.save()
  const reading = await testReading(server)
  await reading.work()
  if (reading.faults.length > 0) throw reading.faults[0]?.error
})
afterAll(() => server.stop())

const detail = async (documentId: Name) => (await server.call(policy.detail, { documentId }, { as: user })).data

test.each([
  ['sound', []],
  ['paged', ['brokenLines']],
  ['two', ['severalDocuments']],
  ['bare', ['noDate', 'noIssuer']],
  ['ahead', ['signedAhead']],
  ['traditional', ['traditional']],
  ['huge', ['unread']],
] as const)('a text as it should not be is told by name, and nothing of it is lost: %s', async (name, codes) => {
  const data = await detail(name)
  expect(data.notices.map(({ code }) => code)).toEqual(codes)
  expect(data.content).toBe(texts[name])
  for (const { place } of data.notices) if (place) expect(place.end).toBeLessThanOrEqual(texts[name].length)
})

test('broken lines take nothing away of what a document says of itself and orders', async () => {
  const [paged, whole] = [await detail('paged'), await detail('sound')]
  expect([paged.number, paged.signedOn, paged.bodies.map(({ department }) => department), paged.tasks]).toEqual([
    whole.number,
    whole.signedOn,
    whole.bodies.map(({ department }) => department),
    whole.tasks,
  ])
  expect(whole.tasks).toBeGreaterThan(0)
  expect(paged.content.slice(paged.numberPlace?.start, paged.numberPlace?.end)).toBe('产信发〔2024〕12号')
  expect(paged.notices[0]).toMatchObject({ count: 5 })
})

test('a second document is told where it begins, and what is said is of the first', async () => {
  const { notices, number, signedOn, content } = await detail('two')
  expect([number, signedOn]).toEqual(['产信发〔2024〕12号', '2024-05-06'])
  expect(content.slice(notices[0]?.place?.start).startsWith('财税发〔2024〕7号')).toBe(true)
})

test('what is not printed is not guessed, and a number in traditional characters is read', async () => {
  expect(await detail('bare')).toMatchObject({ number: null, signedOn: null, bodies: [], signed: null })
  expect(await detail('traditional')).toMatchObject({ number: '国发〔2024〕12号', bodies: [{ department: '国务院' }] })
  const { notices, number } = await detail('huge')
  expect(notices[0]).toMatchObject({ count: texts.huge.length - LONGEST_BODY, place: { start: LONGEST_BODY } })
  expect(number).toBe('产信发〔2024〕12号')
})
