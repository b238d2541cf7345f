import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { membership } from '@pandora/contract/domains/membership/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../testing.ts'
import { standIn, type StandIn } from './testing-providers.ts'

let stand: StandIn
beforeAll(async () => {
  stand = await standIn()
})
afterAll(() => stand.stop())

/** What a test of the keys of both providers finds with some settings. */
async function tested(settings: Record<string, string>) {
  const server = await testServer(settings)
  stand.now = () => server.clock.now
  try {
    const admin = await server.caller('admin')
    const found = []
    for (const payType of ['wechat', 'alipay'] as const)
      found.push((await server.call(membership.testKeys, { payType }, { as: admin })).data)
    expect((await server.call(membership.testKeys, { payType: 'wechat' }, { as: await server.caller() })).code).toBe(
      'NOT_ALLOWED',
    )
    return found
  } finally {
    await server.stop()
  }
}

test('keys that fit are told so; without keys that is told', async () => {
  expect(await tested(stand.settings)).toEqual([
    { result: 'fits', reason: null },
    { result: 'fits', reason: null },
  ])
  expect((await tested({})).map(({ result }) => result)).toEqual(['notSet', 'notSet'])
})

test('a private key of another merchant is refused by the provider, a public key of another provider by us', async () => {
  const other = await standIn()
  const { settings } = stand
  expect(
    await tested({
      ...settings,
      PANDORA_WECHATPAY_KEY_FILE: other.settings['PANDORA_WECHATPAY_KEY_FILE'] ?? '',
      PANDORA_ALIPAY_KEY_FILE: other.settings['PANDORA_ALIPAY_KEY_FILE'] ?? '',
    }),
  ).toEqual([
    { result: 'refused', reason: 'SIGN_ERROR' },
    { result: 'refused', reason: 'isv.invalid-signature' },
  ])
  expect(
    await tested({
      ...settings,
      PANDORA_WECHATPAY_PUBLIC_KEY_FILE: other.settings['PANDORA_WECHATPAY_PUBLIC_KEY_FILE'] ?? '',
      PANDORA_ALIPAY_PUBLIC_KEY_FILE: other.settings['PANDORA_ALIPAY_PUBLIC_KEY_FILE'] ?? '',
    }),
  ).toEqual([
    { result: 'unheard', reason: 'answer: signature' },
    { result: 'unheard', reason: 'answer: signature' },
  ])
  await other.stop()
})

test('a provider that nobody answers at is told as not heard', async () => {
  const server = createServer()
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const { port } = server.address() as AddressInfo
  await new Promise((done) => {
    server.close(done)
  })
  const away = `http://127.0.0.1:${port}`
  const found = await tested({
    ...stand.settings,
    PANDORA_WECHATPAY_URL: away,
    PANDORA_ALIPAY_URL: `${away}/gateway.do`,
  })
  expect(found.map(({ result }) => result)).toEqual(['unheard', 'unheard'])
})
