import { removeRun } from '@pandora/store/runs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { themes } from '@pandora/contract/domains/themes/operations'
import { importedFacts, testReading } from '../../analysis/testing-work.ts'
import { deriveFor } from '../../imports/derive.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { loadThemes, STORAGE, TOLD } from './testing-themes.ts'

let server: TestServer
let user: Caller
beforeAll(async () => {
  server = await testServer()
  user = await server.caller()
  await loadThemes(server)
})
afterAll(() => server.stop())

const stories = async (asOf?: string) =>
  (await server.call(themes.byId, { themeId: STORAGE }, { as: user, ...(asOf ? { asOf } : {}) })).data.dataList.find(
    (one) => one.companyId === TOLD,
  )?.stories ?? null
const read = async () => {
  const reading = await testReading(server)
  await reading.work()
  expect(reading.faults).toEqual([])
}

test('THEME-18 a text whose corrected wording no longer names the theme tells of it no more; before the correction it still did, and taken back it does again', async () => {
  expect(await stories()).toBe(3)
  server.clock.now = Date.parse('2024-03-22T02:00:00Z')
  const corrected = await importedFacts(server)
    .add(
      'document',
      {
        document_id: 'told0',
        external_id: 'told0',
        source_name: '测试快讯',
        source_name_en: null,
        kind: 'news',
        category: null,
        language: 'zh',
        title: '白沙科技谈第0季',
        body: '白沙科技0表示看好的应用场景另有其他，细节编号00。',
        url: null,
        image_urls: [],
        published_at: '2024-03-04T02:00:00Z',
        precision: 'instant',
      },
      { at: Date.parse('2024-03-21T02:00:00Z'), by: 'published' },
    )
    .save()
  await read()
  // Two stories alone make nobody a member.
  expect(await stories()).toBeNull()
  expect(await stories('2024-03-20')).toBe(3)
  await removeRun(server.sql, corrected, deriveFor(1))
  await read()
  expect(await stories()).toBe(3)
})
