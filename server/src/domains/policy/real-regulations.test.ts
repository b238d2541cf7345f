import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { policy } from '@pandora/contract/domains/policy/operations'
import { filesSource } from '@pandora/sources/files/files-source'
import { testReading } from '../../analysis/testing-work.ts'
import { planImport, profilesOf } from '../../imports/plan.ts'
import { createRun } from '../../imports/queries.ts'
import { runImport } from '../../imports/run.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

const file = fileURLToPath(
  new URL('../../../../../shared/data/rooms/policy_regulations/regulations.jsonl.gz', import.meta.url),
)
const codes: Readonly<Record<string, string>> = {
  山东: 'CN-SD',
  浙江: 'CN-ZJ',
  河南: 'CN-HA',
  上海: 'CN-SH',
  重庆: 'CN-CQ',
  北京: 'CN-BJ',
  广东: 'CN-GD',
}
/** Of so many rows one is read: all would take minutes. */
const EACH = 10

describe.skipIf(!existsSync(file))('real regulations (skipped where the data set is absent)', () => {
  let server: TestServer
  let user: Caller
  let rows: { level: string; region: string | null }[]
  const folder = mkdtempSync(join(tmpdir(), 'regulations-'))

  beforeAll(async () => {
    server = await testServer()
    user = await server.caller()
    const lines = gunzipSync(readFileSync(file))
      .toString()
      .trim()
      .split('\n')
      .filter((_line, at) => at % EACH === 0)
    rows = lines.map((line) => JSON.parse(line) as (typeof rows)[number])
    const some = join(folder, 'regulations.jsonl')
    writeFileSync(some, lines.join('\n'))
    const [planned] = await planImport(some, await profilesOf(server.sql, 1), undefined)
    if (!planned?.profile) throw new Error('no profile reads the regulations')
    const { path, name, profile } = planned
    const runId = await createRun(server.sql, {
      marketId: 1,
      source: 'files',
      profile: profile.profile.name,
      profileText: profile.text,
      file: name,
      path,
      dryRun: false,
      startedBy: 'test',
    })
    await runImport({
      sql: server.sql,
      runId,
      marketId: 1,
      dryRun: false,
      source: filesSource,
      asked: { path, name, profile: profile.profile },
    })
    const reading = await testReading(server)
    await reading.work()
    if (reading.faults.length > 0) throw reading.faults[0]?.error
  }, 240_000)
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true })
    await server.stop()
  })

  const counted = (values: readonly (string | null)[]) =>
    [...Map.groupBy(values, (one) => one)].map(([one, all]) => [one, all.length] as const).toSorted()

  test('counts by level and by region are those of the file', async () => {
    const { levels, dataList } = (await server.call(policy.areas, { area: 'issued' }, { as: user })).data
    expect(levels.map(({ level, count }) => [level, count] as const).toSorted()).toEqual(
      counted(rows.map(({ level }) => level)),
    )
    const issued = dataList.filter(({ count }) => count > 0).map(({ region, count }) => [region, count] as const)
    const local = rows.flatMap(({ level, region }) => (level === 'local' ? [codes[region ?? ''] ?? region] : []))
    expect(issued.toSorted()).toEqual(counted(local))
    for (const [region, count] of issued)
      expect((await server.call(policy.list, { by: 'region', value: region }, { as: user })).data.total).toBe(count)
    expect((await server.call(policy.list, {}, { as: user })).data.total).toBe(rows.length)
  })

  test('sums of the groups of departments are the documents that they issue', async () => {
    const { dataList } = (await server.call(policy.departments, {}, { as: user })).data
    for (const { dataList: own, sum } of dataList) expect(own.reduce((all, { count }) => all + count, 0)).toBe(sum)
    const local = dataList.find(({ type }) => type === 'local')
    expect(local?.sum).toBe(rows.filter(({ level }) => level === 'local').length)
  })
})
