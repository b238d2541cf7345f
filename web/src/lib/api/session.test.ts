import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { accounts } from '@pandora/contract/domains/accounts/operations'
import { flash } from '@pandora/contract/domains/flash/operations'
import { defineOperation } from '@pandora/contract/operation'
import { rooms } from '@pandora/contract/domains/rooms/operations'
import { watch } from '@pandora/contract/domains/watch/operations'
import { HINT_KEY } from '../keys.ts'

type Answer = { status?: number; body: unknown } | 'away'
interface Sent {
  path: string
  headers: Headers
  body: Record<string, unknown>
  query: string
}

let sent: Sent[] = []
let answers: Record<string, Answer[]> = {}
const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}

const ok = (data: unknown) => ({ body: { code: '0', data, message: '' } })
const refused = (status: number, code: string) => ({ status, body: { code, data: null, message: code } })
const tokens = (token: string, uid = 5) => ok({ token, refresh_token: '', expire_in: 900, uid })
const paths = () => sent.map(({ path }) => path)

async function serve(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const text = await request.text()
  sent.push({
    path: pathname,
    headers: request.headers,
    body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
    query: search,
  })
  const queue = answers[pathname] ?? []
  const answer = queue.length > 1 ? queue.shift() : queue[0]
  if (!answer || answer === 'away') throw new TypeError('network')
  return answer.body === undefined ? new Response('') : Response.json(answer.body, { status: answer.status ?? 200 })
}

async function fresh() {
  vi.resetModules()
  const [session, { call }, { setCallContext }, { CallFailure }] = await Promise.all([
    import('./session.ts'),
    import('./call.ts'),
    import('./context.ts'),
    import('./failure.ts'),
  ])
  setCallContext({ language: 'en', market: 'cn', asOf: '2023-06-30' })
  const ended: string[] = []
  session.onSessionEnded((reason) => ended.push(reason))
  return { session, call, CallFailure, ended, setCallContext }
}
const enter = (session: Awaited<ReturnType<typeof fresh>>['session'], token = 't1', uid = 5) =>
  session.enter({ token, refresh_token: '', expire_in: 900, uid })

let clock = 0
beforeEach(() => {
  sent = []
  answers = { [accounts.checkToken.path]: [ok({ uid: 5 })] }
  kept.clear()
  clock = 1_000_000
  vi.stubGlobal('fetch', serve)
  vi.stubGlobal('location', { origin: 'http://pandora.test' })
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('document', { cookie: '' })
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
})

test('ACC-03 logged in takes a token and a uid above 0', async () => {
  const { session } = await fresh()
  expect([
    session.loggedIn({ token: 't', uid: 1 }),
    session.loggedIn({ token: 't', uid: 0 }),
    session.loggedIn({ token: null, uid: 1 }),
    session.loggedIn({ token: '', uid: 1 }),
  ]).toEqual([true, false, false, false])
  enter(session, 't', 0)
  expect(session.useSession.getState().status).toBe('out')
})

test('CONV-02 CONV-04 a call carries language, token, bearer, device, market and instant, and a requestId of its own', async () => {
  const { session, call } = await fresh()
  enter(session)
  answers[watch.list.path] = [ok({ dataList: [], total: 0, page: 0, hasMore: false })]
  await call(watch.list, { page: 0 })
  await call(watch.list, { page: 0 })
  const [first, second] = sent
  expect(Object.fromEntries(first?.headers ?? [])).toMatchObject({
    'x-language': 'en',
    'x-token': 't1',
    authorization: 'Bearer t1',
    'x-device-type': 'WEB',
    'x-market': 'cn',
    'x-as-of': '2023-06-30',
  })
  expect(first?.body['requestId']).toMatch(/^[0-9a-f-]{36}$/)
  expect(second?.body['requestId']).not.toBe(first?.body['requestId'])
  expect(first?.body['page']).toBe(0)
})

test('CONV-03 an exempt call carries none of the four, signed in or not', async () => {
  const { session, call } = await fresh()
  enter(session)
  answers[flash.dailyFlashList.path] = [ok({ dataList: [], hasMore: false })]
  await call(flash.dailyFlashList, { page_size: 6, direction: 'down' })
  expect(sent).toHaveLength(1)
  for (const name of ['x-language', 'x-token', 'authorization', 'x-device-type'])
    expect(sent[0]?.headers.has(name)).toBe(false)
  expect(sent[0]?.query).toBe('?page_size=6&direction=down')
})

test('ACC-05 the token is checked before a call; a good check is good for 60 s and shared', async () => {
  const { session, call } = await fresh()
  enter(session)
  answers[accounts.sessions.path] = [ok({ dataList: [] })]
  await call(accounts.sessions, {})
  expect(paths()).toEqual([accounts.sessions.path])
  clock += session.CHECK_LASTS
  await Promise.all([call(accounts.sessions, {}), call(accounts.sessions, {})])
  expect(paths()).toEqual([
    accounts.sessions.path,
    accounts.checkToken.path,
    accounts.sessions.path,
    accounts.sessions.path,
  ])
  expect(sent[1]?.body['token']).toBe('t1')
})

test('ACC-05 a check that fails logs out, and the call is not made', async () => {
  const { session, call, CallFailure, ended } = await fresh()
  enter(session)
  clock += session.CHECK_LASTS
  answers[accounts.checkToken.path] = [refused(200, '102')]
  await expect(call(accounts.sessions, {})).rejects.toThrow(CallFailure)
  expect(paths()).toEqual([accounts.checkToken.path])
  expect(session.useSession.getState()).toMatchObject({ status: 'out', token: null, uid: 0 })
  expect(ended).toEqual(['ended'])
})

test.each([
  ['null', null],
  ['an empty answer', undefined],
  ['nothing but a code', { code: '0', data: null }],
  ['no code', {}],
  ['nobody', { code: '0', data: { uid: 0 } }],
])('ACC-05 a check that answers %s logs out, and the call is not made', async (_what, body) => {
  const { session, call, CallFailure, ended } = await fresh()
  enter(session)
  clock += session.CHECK_LASTS
  answers[accounts.checkToken.path] = [{ body }]
  await expect(call(accounts.sessions, {})).rejects.toThrow(CallFailure)
  expect(paths()).toEqual([accounts.checkToken.path])
  expect(ended).toEqual(['ended'])
})

test.each([
  ['a refusal', refused(404, 'NOT_FOUND')],
  ['a code without data', { body: { code: '1', data: null, message: '' } }],
  ['a success without data', ok(null)],
  ['nobody', ok({ uid: 0 })],
])('ACC-08 CONV-12 user info that comes back as %s logs out', async (_what, answer) => {
  const { session, ended } = await fresh()
  const { loadUser } = await import('../user.ts')
  enter(session)
  answers[accounts.userInfo.path] = [answer]
  expect(await loadUser()).toBeNull()
  expect(ended).toEqual(['ended'])
  expect(session.useSession.getState()).toMatchObject({ status: 'out', token: null, uid: 0 })
})

test.each([
  ['that cannot be reached', 'away' as const],
  ['in trouble', refused(503, 'DATABASE_AWAY')],
])('ACC-08 a server %s has said nothing of the user: the session stays', async (_what, answer) => {
  const { session, CallFailure, ended } = await fresh()
  const { loadUser } = await import('../user.ts')
  enter(session)
  answers[accounts.userInfo.path] = [answer]
  await expect(loadUser()).rejects.toThrow(CallFailure)
  expect(ended).toEqual([])
})

test('ACC-16 ACC-17 uid and language of the user info are applied: the uid to the session, the language to the interface; a language that is none reads as Chinese', async () => {
  const { session } = await fresh()
  const [{ loadUser }, { useRoot }] = await Promise.all([import('../user.ts'), import('../store.ts')])
  enter(session, 't1', 5)
  const info = (uid: number, language: string) =>
    ok({ uid, language, config_json: '{}', email: 'a@example.test', phoneNum: '', user_name: '', family_name: '' })
  answers[accounts.userInfo.path] = [info(7, 'en')]
  await loadUser()
  expect([session.useSession.getState().uid, useRoot.getState().preferences.language]).toEqual([7, 'en'])
  answers[accounts.userInfo.path] = [info(7, 'fr')]
  await loadUser()
  expect(useRoot.getState().preferences.language).toBe('zh-CN')
})

test('ACC-15 the user flags hold is_recomend as the user info says it, and a demanded captcha as loginVerified with its image until it is answered', async () => {
  const { session } = await fresh()
  const [{ loadUser }, { useRoot }, { demandCaptcha }] = await Promise.all([
    import('../user.ts'),
    import('../store.ts'),
    import('../../domains/accounts/captcha/captcha.ts'),
  ])
  enter(session)
  answers[accounts.userInfo.path] = [ok({ uid: 5, language: 'en', config_json: '{}', is_recomend: true })]
  await loadUser()
  expect(useRoot.getState().user).toMatchObject({ is_recomend: true, loginVerified: false, verificationImage: null })
  demandCaptcha({ captchaId: 'c1', image: 'data:image/png;base64,AA' })
  expect(useRoot.getState().user).toMatchObject({ loginVerified: true, verificationImage: 'data:image/png;base64,AA' })
  demandCaptcha(null)
  expect(useRoot.getState().user).toMatchObject({ loginVerified: false, verificationImage: null })
})

test('CONV-05 the body of a signed-in call carries the user, that of an exempt one nobody', async () => {
  const { session, call } = await fresh()
  enter(session, 't1', 5)
  answers = {
    [watch.list.path]: [ok({ dataList: [], total: 0, page: 0, hasMore: false })],
    [accounts.sendResetMail.path]: [ok({ done: true })],
  }
  await call(watch.list, { page: 0 })
  await call(accounts.sendResetMail, { email: 'a@example.test' } as never).catch(() => undefined)
  expect(sent.map(({ path, body }) => [path, body['userId']])).toEqual([
    [watch.list.path, 5],
    [accounts.sendResetMail.path, undefined],
  ])
})

test('CONV-10 a room’s answer is accepted with 0, an empty text, null or no code, and refused with any other', async () => {
  const { session, call } = await fresh()
  enter(session)
  const data = { roomList: [] }
  for (const code of ['0', 0, '', null, undefined]) {
    answers[rooms.data.path] = [{ body: { code, data, message: '' } }]
    expect(await call(rooms.data, {})).toEqual(data)
  }
  answers[rooms.data.path] = [{ body: { code: 'NOT_ALLOWED', data, message: '' } }]
  await expect(call(rooms.data, {})).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  // A list beside it is judged strictly.
  answers[watch.list.path] = [{ body: { code: 0, data, message: '' } }]
  await expect(call(watch.list, {})).rejects.toMatchObject({ code: '0' })
})

test('ACC-06 a check that errors is followed by one refresh, and the call goes out with the new token', async () => {
  const { session, call } = await fresh()
  enter(session)
  clock += session.CHECK_LASTS
  answers = {
    [accounts.checkToken.path]: ['away'],
    [accounts.refresh.path]: [tokens('t2')],
    [accounts.sessions.path]: [ok({ dataList: [] })],
  }
  await call(accounts.sessions, {})
  expect(paths()).toEqual([accounts.checkToken.path, accounts.refresh.path, accounts.sessions.path])
  expect(sent[2]?.headers.get('authorization')).toBe('Bearer t2')
})

test('ACC-06 an expired token is refreshed once for all calls, and each is replayed once under its own requestId', async () => {
  const { session, call } = await fresh()
  enter(session)
  answers = {
    [accounts.refresh.path]: [tokens('t2')],
    [watch.groups.path]: [refused(401, 'TOKEN_EXPIRED'), ok({ dataList: [], total: 0 })],
    [watch.list.path]: [refused(401, 'TOKEN_EXPIRED'), ok({ dataList: [], total: 0, page: 0, hasMore: false })],
  }
  await Promise.all([call(watch.groups, {}), call(watch.list, {})])
  expect(paths().filter((path) => path === accounts.refresh.path)).toHaveLength(1)
  const lists = sent.filter(({ path }) => path === watch.list.path)
  expect(lists.map(({ headers }) => headers.get('x-token'))).toEqual(['t1', 't2'])
  expect(lists[1]?.body['requestId']).toBe(lists[0]?.body['requestId'])
})

test('ACC-07 CONV-12 an invalid refresh token ends the session and says so', async () => {
  const { session, call, CallFailure, ended } = await fresh()
  enter(session)
  answers = {
    [accounts.refresh.path]: [refused(401, 'INVALID_TOKEN')],
    [watch.list.path]: [refused(401, 'TOKEN_EXPIRED')],
  }
  await expect(call(watch.list, {})).rejects.toThrow(CallFailure)
  expect(ended).toEqual(['invalid-token'])
  expect(paths().filter((path) => path === watch.list.path)).toHaveLength(1)
})

test('a server in trouble does not end the session', async () => {
  const { session, call, CallFailure, ended } = await fresh()
  enter(session)
  answers = {
    [accounts.refresh.path]: [refused(503, 'DATABASE_AWAY')],
    [watch.list.path]: [refused(401, 'TOKEN_EXPIRED')],
  }
  await expect(call(watch.list, {})).rejects.toThrow(CallFailure)
  expect(ended).toEqual([])
  expect(session.loggedIn(session.useSession.getState())).toBe(true)
})

test('CONV-09 CONV-10 a code is judged strictly unless the call is lenient; 101 may be a number', async () => {
  const { session, call } = await fresh()
  enter(session)
  const open = defineOperation({
    id: 'test.open',
    method: 'POST',
    path: '/api/test',
    access: 'public',
    summary: '',
    output: z.object({ a: z.int() }),
  })
  answers['/api/test'] = [{ body: { code: 0, data: { a: 1 } } }]
  await expect(call(open, {})).rejects.toMatchObject({ code: '0' })
  expect(await call(open, {}, { acceptance: 'room' })).toEqual({ a: 1 })
  answers['/api/test'] = [{ body: { code: 101, data: { captchaId: 'c', image: 'i' }, message: 'captcha' } }]
  await expect(call(open, {})).rejects.toMatchObject({ code: '101', data: { captchaId: 'c', image: 'i' } })
  answers['/api/test'] = ['away']
  await expect(call(open, {})).rejects.toMatchObject({ code: 'NETWORK', status: 0 })
})

test('a page takes up its session only where a cookie may be; away is not out', async () => {
  const first = await fresh()
  await first.session.resume()
  expect([paths(), first.session.useSession.getState().status]).toEqual([[], 'out'])
  kept.set(HINT_KEY, '1')
  answers[accounts.refresh.path] = ['away', tokens('t9')]
  const { session } = await fresh()
  await session.resume()
  expect(session.useSession.getState().status).toBe('away')
  await session.resume()
  expect(session.useSession.getState()).toMatchObject({ status: 'in', token: 't9', uid: 5 })
  expect(sent[0]?.headers.get('x-session')).toBe('cookie')
})
