import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { business } from '@pandora/contract/domains/business/operations'
import { filesSource } from '@pandora/sources/files/files-source'
import { shippedProfiles } from '@pandora/sources/files/shipped'
import { createRun } from '../../imports/queries.ts'
import { runImport } from '../../imports/run.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

const path = fileURLToPath(
  new URL('../../../../../shared/data/numeric/sec_edgar/companyfacts_SNOW.json', import.meta.url),
)
interface Fact {
  start: string
  end: string
  val: number
  form: string
}

describe.skipIf(!existsSync(path))(
  'growth of a real company whose fiscal years end in January, held against its file (skipped where the data set is absent)',
  () => {
    let server: TestServer
    let user: Caller
    beforeAll(async () => {
      server = await testServer()
      user = await server.caller()
      const profile = shippedProfiles().find((one) => one.profile.name === 'sec-companyfacts')
      if (!profile) throw new Error('no profile')
      const runId = await createRun(server.sql, {
        marketId: 1,
        source: 'files',
        profile: profile.profile.name,
        profileText: profile.text,
        file: 'companyfacts.json',
        path,
        dryRun: false,
        startedBy: 'test',
      })
      const { state } = await runImport({
        sql: server.sql,
        runId,
        marketId: 1,
        dryRun: false,
        source: filesSource,
        asked: { path, name: 'companyfacts.json', profile: profile.profile },
      })
      if (state !== 'done') throw new Error(`the import ended as ${state}`)
    }, 120_000)
    afterAll(() => server.stop())

    test('COMP-32 its yearly revenues are those of its file, and its rate follows from the first and the last', async () => {
      const { data } = await server.call(
        business.growth,
        { companyId: 'US-0001640147', series: ['revenue'] },
        { as: user },
      )
      const facts =
        (
          JSON.parse(await readFile(path, 'utf8')) as {
            facts: { 'us-gaap': Record<string, { units: { USD: Fact[] } }> }
          }
        ).facts['us-gaap']['RevenueFromContractWithCustomerExcludingAssessedTax']?.units.USD ?? []
      const years = new Map(
        facts
          .filter((one) => one.form === '10-K' && Date.parse(one.end) - Date.parse(one.start) > 350 * 86_400_000)
          .map((one) => [one.end, one.val]),
      )
      expect(years.size).toBeGreaterThan(3)
      const [revenue] = data.dataList
      expect(revenue?.points.map((point) => [point.periodEnd, point.value])).toEqual([...years].toSorted())
      const [first, last] = [revenue?.points[0]?.value ?? 0, revenue?.points.at(-1)?.value ?? 0]
      expect(revenue?.rate).toBeCloseTo(((last / first) ** (1 / (years.size - 1)) - 1) * 100, 6)
      for (const kind of ['half-year', 'first-quarter', 'nine-months'] as const)
        expect(
          (await server.call(business.growth, { companyId: 'US-0001640147', series: ['revenue'], kind }, { as: user }))
            .data.dataList[0]?.absence,
          kind,
        ).toBeNull()
    })
  },
)
