import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { search } from '@pandora/contract/domains/search/operations'
import { filesSource } from '@pandora/sources/files/files-source'
import { planImport, profilesOf } from '../../imports/plan.ts'
import { createRun } from '../../imports/queries.ts'
import { runImport } from '../../imports/run.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

const data = fileURLToPath(new URL('../../../../../shared/data/numeric/', import.meta.url))
const files = ['a_share_companies/companies.dev.csv', 'index_daily'].map((file) => `${data}${file}`)

describe.skipIf(!files.every((file) => existsSync(file)))(
  'the real companies (skipped where the data sets are absent)',
  () => {
    let server: TestServer
    let user: Caller

    beforeAll(async () => {
      server = await testServer()
      user = await server.caller()
      const profiles = await profilesOf(server.sql, 1)
      for (const file of files)
        for (const { path, name, profile } of await planImport(file, profiles, undefined)) {
          if (!profile) continue
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
        }
    }, 120_000)
    afterAll(() => server.stop())

    const found = async (text: string, asOf?: string) =>
      (await server.call(search.company, { text }, { as: user, ...(asOf ? { asOf } : {}) })).data.dataList

    test.each(['平安银行', '000001', 'pingan', 'payh', 'Ping An', 'SZ000001', '000001.SZ'])(
      'RANK-17 平安银行 is found first by %s',
      async (text) => {
        expect((await found(text))[0]).toMatchObject({
          companyId: 'SHZ-000001',
          companyNameZh: '平安银行',
          kind: 'company',
        })
      },
    )

    test('RANK-17 000001 the index is another thing', async () => {
      expect((await found('000001')).map((one) => [one.securityId, one.kind])).toEqual([
        ['SHZ-000001', 'company'],
        ['SSE-000001-index', 'index'],
      ])
    })

    test.each([
      ['国农科技', 'SHZ-000004'],
      ['格力电器', 'SHZ-000651'],
      ['gldq', 'SHZ-000651'],
      ['gree electric', 'SHZ-000651'],
      ['guizhoumaotai', 'SSE-600519'],
      ['caqc', 'SHZ-000625'],
      ['cqpj', 'SSE-600132'],
    ])('RANK-17 %s finds %s first', async (text, company) => {
      expect((await found(text))[0]?.companyId).toBe(company)
    })
  },
)
