import { accounts } from '@pandora/contract/domains/accounts/operations'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { testServer } from '../testing.ts'

test("a caller's address is taken from the proxies that are named, and from nobody else", async () => {
  const asked = async (proxies: string, remoteAddress: string) => {
    const server = await testServer({ PANDORA_PROXIES: proxies })
    try {
      const caller = await server.caller()
      await server.web.app.inject({
        method: accounts.signIn.method,
        url: accounts.signIn.path,
        remoteAddress,
        headers: { 'x-forwarded-for': '198.18.0.9' },
        payload: { email: caller.email, password: 'wrong' },
      })
      const [row] = await server.sql<
        { address: string }[]
      >`select detail->>'address' as address from audit_event where uid = ${caller.uid}`
      return row?.address
    } finally {
      await server.stop()
    }
  }
  expect(await asked('loopback', '127.0.0.1')).toBe('198.18.0.9')
  expect(await asked('loopback', '10.1.2.3')).toBe('10.1.2.3')
  expect(await asked('loopback, 10.1.0.0/16', '10.1.2.3')).toBe('198.18.0.9')
})

test('what names no proxy ends the start', () => {
  for (const bad of ['everybody', '10.0.0.0/8;', 'true', '*'])
    expect(() => readConfig({ PANDORA_PROXIES: bad }), bad).toThrow(/PANDORA_PROXIES/)
})
