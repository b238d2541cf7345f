import { figures } from '@pandora/contract/figures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type TestServer } from '../../testing.ts'
let server: TestServer
beforeAll(async () => { server = await testServer() })
afterAll(() => server.stop())
test('starts', async () => { expect(await server.call(figures.progress, {}, { as: await server.caller() })).toMatchObject({ status: 200, data: { waiting: 0, companies: 0, since: null } }) })
