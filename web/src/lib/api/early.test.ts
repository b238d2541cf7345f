import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterEach, expect, test, vi } from 'vitest'
import { accounts } from '@pandora/contract/domains/accounts/operations'
import { floors } from '@pandora/contract/domains/floors/operations'
import { markets } from '@pandora/contract/domains/markets/operations'
import { PAGE_SIZE } from '@pandora/contract/constants'
import type { Operation } from '@pandora/contract/operation'
import { HINT_KEY, STORE_KEY } from '../keys.ts'

const script = readFileSync(new URL('../../../public/early.js', import.meta.url), 'utf8')
const token = { token: 't1', refresh_token: '', expire_in: 900, uid: 5 }

interface Page {
  address?: string
  kept?: Record<string, string>
  cookie?: string
  answers?: Record<string, unknown>
}

/** Runs the script in a page; answers what it sent, and the window it leaves to the product. */
async function early({ address = '/index', kept = { [HINT_KEY]: '1' }, cookie = '', answers = {} }: Page = {}) {
  const sent: { path: string; body: string | null; headers: Record<string, string>; method: string }[] = []
  const window: Pick<Window, 'pandoraEarly'> = {}
  const url = new URL(address, 'https://pandora.test')
  runInNewContext(script, {
    window,
    location: url,
    localStorage: { getItem: (key: string) => kept[key] ?? null },
    document: { cookie, documentElement: { lang: 'en' } },
    navigator: { locks: { request: (_: string, run: () => unknown) => Promise.resolve(run()) } },
    crypto,
    fetch: async (path: string, init: (typeof sent)[number]) => {
      sent.push({ path, method: init.method, headers: init.headers, body: init.body })
      const data = answers[path] ?? (path === accounts.refresh.path ? token : { of: path })
      if (data === 'away') throw new TypeError('network')
      return Response.json(data === 'ended' ? { code: '102', data: null } : { code: '0', data, message: '' })
    },
  })
  await window.pandoraEarly?.all
  return { sent, window }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** Asks as the product does, in a page whose script has run. */
async function productOf(window: Pick<Window, 'pandoraEarly'>) {
  vi.resetModules()
  vi.stubGlobal('window', window)
  vi.stubGlobal('location', new URL('https://pandora.test/index'))
  const late: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    late.push(new URL(request.url).pathname)
    return Response.json({ code: '0', data: 'late' })
  })
  const { fetchAnswer, requestOf } = await import('./transport.ts')
  const ask = async (operation: Operation, input = {}, as: { token?: string | null; market?: string | null } = {}) => {
    const { token: carried = 't1', market = null } = as
    const answer = await fetchAnswer(
      requestOf(operation, input, {
        context: { language: 'zh-CN', market, asOf: null },
        token: carried,
        uid: 5,
        ...(operation === accounts.refresh ? { sessionMode: 'cookie' as const } : {}),
      }),
    )
    return ((await answer.json()) as { data: unknown }).data
  }
  return { ask, late }
}
const listed = { page: 0, size: PAGE_SIZE }

test('what is asked while the code is on its way is what the product asks first, and each answer is handed over once', async () => {
  const { sent, window } = await early()
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `POST ${accounts.refresh.path}`,
    `GET ${accounts.userInfo.path}`,
    `GET ${markets.list.path}`,
    `POST ${floors.openList.path}`,
  ])
  const { ask, late } = await productOf(window)
  expect(await ask(accounts.refresh, {}, { token: null })).toEqual(token)
  expect(await ask(accounts.userInfo)).toEqual({ of: accounts.userInfo.path })
  expect(await ask(markets.list)).toEqual({ of: markets.list.path })
  expect(await ask(floors.openList, listed)).toEqual({ of: floors.openList.path })
  expect(late).toEqual([])
  expect(await ask(floors.openList, listed)).toBe('late')
})

test('an answer for another market, session or input is not handed over', async () => {
  const { ask, late } = await productOf((await early()).window)
  expect(await ask(accounts.userInfo, {}, { market: 'demo' })).toBe('late')
  expect(await ask(accounts.userInfo, {}, { token: 't2' })).toBe('late')
  expect(await ask(floors.openList, { ...listed, page: 1 })).toBe('late')
  expect(late).toHaveLength(3)
})

test('the market of the address goes before the one that is kept', async () => {
  const kept = { [HINT_KEY]: '1', [STORE_KEY]: JSON.stringify({ state: { preferences: { market: 'cn' } } }) }
  const ofKept = await early({ kept })
  expect(await (await productOf(ofKept.window)).ask(accounts.userInfo, {}, { market: 'cn' })).not.toBe('late')
  const ofAddress = await early({ kept, address: '/index?market=demo' })
  expect(await (await productOf(ofAddress.window)).ask(accounts.userInfo, {}, { market: 'demo' })).not.toBe('late')
})

test('nothing asked early has words in one language, nor depends on an instant: the address decides those later', () => {
  for (const { worded, dated } of [accounts.refresh, accounts.userInfo, markets.list, floors.openList])
    expect([worded, dated]).toEqual([false, false])
})

test('who keeps no session asks for nothing early, nor does a page before the product', async () => {
  expect((await early({ kept: {} })).sent).toEqual([])
  expect((await early({ address: '/u/login' })).sent).toEqual([])
  expect((await early({ address: '/index-of' })).sent).toEqual([])
  const window = await early({ kept: {}, cookie: `a=b; ${HINT_KEY}=window` })
  expect(window.sent[0]?.headers['x-session']).toBe('cookie-window')
})

test('floors are asked for where they are shown alone', async () => {
  const paths = async (address: string) => (await early({ address })).sent.map(({ path }) => path)
  expect(await paths('/index/floor/f1')).toContain(floors.openList.path)
  expect(await paths('/index/watch')).not.toContain(floors.openList.path)
})

test('a session that has ended, and an answer that came to nothing, are left to the product', async () => {
  const ended = await early({ answers: { [accounts.refresh.path]: 'ended' } })
  expect(ended.sent).toHaveLength(1)
  const { ask, late } = await productOf((await early({ answers: { [accounts.userInfo.path]: 'away' } })).window)
  expect(await ask(accounts.userInfo)).toBe('late')
  expect(late).toEqual([accounts.userInfo.path])
})

test('what is asked for later than seconds after the code came is asked anew, and no token is left behind', async () => {
  vi.useFakeTimers()
  const { window } = await early()
  const { ask } = await productOf(window)
  vi.advanceTimersByTime(2900)
  expect(await ask(accounts.userInfo)).toEqual({ of: accounts.userInfo.path })
  vi.advanceTimersByTime(200)
  expect(window.pandoraEarly).toBeUndefined()
  expect(await ask(floors.openList, listed)).toBe('late')
  vi.useRealTimers()
})
