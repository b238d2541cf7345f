import { accounts } from '@pandora/contract/domains/accounts/operations'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCaptcha } from '../../auth/captcha.ts'
import { captchaPicture } from '../../auth/captcha-picture.ts'
import { openWeb } from '../../web.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

let server: TestServer
let user: Caller
beforeAll(async () => {
  server = await testServer()
  user = await server.caller()
})
afterAll(() => server.stop())

const signIn = (caller: Pick<Caller, 'email' | 'password'>, more: object = {}, headers: Record<string, string> = {}) =>
  server.call(accounts.signIn, { email: caller.email, password: caller.password, ...more }, { headers })

/** A captcha whose answer the test knows. */
async function knownCaptcha() {
  let answer = ''
  const { captchaId } = await makeCaptcha(server.sql, server.clock.now, (made) => (answer = made))
  return { captchaId, captcha: answer }
}

test('ACC-24 ACC-14 signing in answers token info; the address may be written in any case', async () => {
  const answer = await signIn({ email: user.email.toUpperCase(), password: user.password })
  expect(answer).toMatchObject({ status: 200, code: '0', data: { uid: user.uid, expire_in: 900 } })
  expect(answer.data.refresh_token).not.toBe('')
  expect((await server.call(accounts.userInfo, {}, { as: { token: answer.data.token } })).data.uid).toBe(user.uid)
})

test('a wrong password and an unknown address are refused with the same words', async () => {
  const known = await signIn({ email: user.email, password: 'wrong' })
  const unknown = await signIn({ email: 'nobody@example.test', password: 'wrong' })
  expect(known).toMatchObject({ status: 401, code: 'WRONG_CREDENTIALS' })
  expect([unknown.status, unknown.code, unknown.message]).toEqual([known.status, known.code, known.message])
})

test('ACC-09 ACC-45 after three failures sign-in answers 101 with an image, and needs its answer once', async () => {
  const someone = await server.caller()
  await server.sql`delete from sign_in_failure`
  for (let times = 0; times < 3; times++) await signIn({ ...someone, password: 'wrong' })
  expect((await server.call(accounts.captchaErrors, { email: someone.email })).data).toEqual({
    errorNum: 3,
    captchaRequired: true,
  })
  const demanded = await signIn(someone)
  expect(demanded).toMatchObject({
    status: 401,
    code: '101',
    data: { captchaId: expect.any(String), image: expect.stringMatching(/^data:image\/png;base64,/) },
  })
  expect(
    await signIn(someone, { captchaId: (demanded.data as unknown as { captchaId: string }).captchaId, captcha: 'no' }),
  ).toMatchObject({ code: '101' })
  const captcha = await knownCaptcha()
  expect((await signIn(someone, captcha)).code).toBe('0')
  expect(await signIn({ ...someone, password: 'wrong' }, captcha)).toMatchObject({ code: '101' })
  await server.sql`delete from sign_in_failure`
})

test('failures are forgotten after a quarter of an hour', async () => {
  for (let times = 0; times < 3; times++) await signIn({ ...user, password: 'wrong' })
  expect((await signIn(user)).code).toBe('101')
  server.clock.now += 16 * 60_000
  expect((await signIn(user)).code).toBe('0')
})

test('ACC-10 ACC-20 ACC-46 a right captcha passes and may then be spent once; a wrong answer spends the image', async () => {
  const right = await knownCaptcha()
  expect(
    (await server.call(accounts.checkCaptcha, { captchaId: right.captchaId, captcha: right.captcha.toLowerCase() }))
      .data,
  ).toEqual({ passed: true })
  const wrong = await knownCaptcha()
  expect(await server.call(accounts.checkCaptcha, { ...wrong, captcha: '????' })).toMatchObject({
    status: 400,
    code: 'WRONG_CAPTCHA',
  })
  expect(await server.call(accounts.checkCaptcha, wrong)).toMatchObject({ code: 'WRONG_CAPTCHA' })
  const late = await knownCaptcha()
  server.clock.now += 6 * 60_000
  expect(await server.call(accounts.checkCaptcha, late)).toMatchObject({ code: 'WRONG_CAPTCHA' })
})

test('ACC-44 a captcha image is pixels: nothing in it says what stands there, and no two of one answer are alike', async () => {
  const { data } = await server.call(accounts.captcha, {})
  const picture = await sharp(Buffer.from(data.image.split(',')[1] ?? '', 'base64')).metadata()
  expect(picture).toMatchObject({ format: 'png', width: 240, height: 88 })
  expect([picture.exif, picture.xmp]).toEqual([undefined, undefined])
  const [one, other] = [await captchaPicture('AAAA'), await captchaPicture('AAAA')]
  expect(one.equals(other)).toBe(false)
})

test('ACC-25 refreshing rotates: each token gives the next, and the access token works', async () => {
  const first = (await signIn(user)).data
  const second = (await server.call(accounts.refresh, { refreshtoken: first.refresh_token })).data
  expect(second.refresh_token).not.toBe(first.refresh_token)
  expect((await server.call(accounts.userInfo, {}, { as: { token: second.token } })).code).toBe('0')
})

test('two tabs refreshing at once both get a child; the same token much later ends the whole session', async () => {
  const first = (await signIn(user)).data
  const [one, two] = await Promise.all([
    server.call(accounts.refresh, { refreshtoken: first.refresh_token }),
    server.call(accounts.refresh, { refreshtoken: first.refresh_token }),
  ])
  expect([one.code, two.code]).toEqual(['0', '0'])
  server.clock.now += 60_000
  expect(await server.call(accounts.refresh, { refreshtoken: first.refresh_token })).toMatchObject({
    status: 401,
    code: 'INVALID_TOKEN',
    message: 'Invalid Token',
  })
  expect(await server.call(accounts.refresh, { refreshtoken: one.data.refresh_token })).toMatchObject({
    code: 'INVALID_TOKEN',
  })
  expect(
    await server.sql`select 1 from audit_event where uid = ${user.uid} and action = 'refresh-token-reused'`,
  ).toHaveLength(1)
})

test('in cookie mode the refresh token is an HttpOnly, SameSite=Strict cookie on its path and never in the body', async () => {
  const cookieMode = { 'x-session': 'cookie' }
  const answer = await signIn(user, {}, cookieMode)
  expect(answer.data.refresh_token).toBe('')
  const [cookie] = answer.raw.cookies
  expect(cookie).toMatchObject({ path: '/api/refreshtoken', httpOnly: true, sameSite: 'Strict' })
  const again = await server.call(
    accounts.refresh,
    {},
    { headers: { ...cookieMode, cookie: `${cookie?.name}=${cookie?.value}` } },
  )
  expect(again).toMatchObject({ code: '0', data: { refresh_token: '' } })
  // The cookie stays for weeks, or only while the window is open.
  expect(cookie?.maxAge).toBeGreaterThan(86_400)
  expect((await signIn(user, {}, { 'x-session': 'cookie-window' })).raw.cookies[0]?.maxAge).toBeUndefined()
  // Without the header a foreign page's form cannot make the cookie count.
  expect(
    await server.call(accounts.refresh, {}, { headers: { cookie: `${cookie?.name}=${cookie?.value}` } }),
  ).toMatchObject({ code: 'INVALID_TOKEN' })
})

/** An access token of a session that ran out a second ago. */
async function expiredToken(caller: Caller): Promise<string> {
  const { createSigner } = await import('fast-jwt')
  const { readFile } = await import('node:fs/promises')
  const key = (await readFile(`${server.home}/secrets/signing-key`, 'utf8')).trim()
  return createSigner({ key, algorithm: 'HS256', clockTimestamp: Date.now() - 901_000, expiresIn: 900_000 })({
    uid: caller.uid,
    role: 'user',
    sid: caller.sessionId,
  })
}

test('ACC-38 the token check: alive 0 with whose it is, ended 102, nonsense 102, signed by another 102, expired 401', async () => {
  const caller = await server.caller()
  const check = (token: string) => server.call(accounts.checkToken, { token })
  expect(await check(caller.token)).toMatchObject({ status: 200, code: '0', data: { uid: caller.uid } })
  expect(await check('nonsense')).toMatchObject({ status: 200, code: '102' })
  const { createSigner } = await import('fast-jwt')
  expect(await check(createSigner({ key: 'x'.repeat(64), expiresIn: 1 })({ uid: 1 }))).toMatchObject({
    status: 200,
    code: '102',
  })
  expect(await check(await expiredToken(caller))).toMatchObject({ status: 401, code: 'TOKEN_EXPIRED' })
  await server.call(accounts.signOut, {}, { as: caller })
  expect(await check(caller.token)).toMatchObject({ status: 200, code: '102' })
})

test('an access token expires after fifteen minutes and is then answered 401', async () => {
  const caller = await server.caller()
  expect(await server.call(accounts.userInfo, {}, { as: { token: await expiredToken(caller) } })).toMatchObject({
    status: 401,
    code: 'TOKEN_EXPIRED',
  })
})

test('a session ended elsewhere is refused here at once, not only when its check has aged', async () => {
  const caller = await server.caller()
  expect((await server.call(accounts.userInfo, {}, { as: caller })).code).toBe('0')
  await server.call(accounts.signOut, {}, { as: caller })
  await expect.poll(async () => (await server.call(accounts.userInfo, {}, { as: caller })).code).toBe('NOT_SIGNED_IN')
})

test('ACC-33 ACC-11 ACC-12 ACC-15 user info has every field, with the stated defaults and the flag is_recomend', async () => {
  const { data } = await server.call(accounts.userInfo, {}, { as: user })
  expect(data).toEqual({
    uid: user.uid,
    language: 'zh-CN',
    config_json: '{}',
    phoneNum: '',
    email: user.email,
    user_name: '',
    family_name: '',
    gender: 0,
    stockAge: 1,
    fundPreference: [],
    role: 'user',
    premiumMembership: false,
    userLoginTime: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    userCreateTime: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    expire_time: null,
    phoneNumIn: '',
    is_recomend: false,
    hasPassword: true,
  })
})

test('ACC-34 the configuration is a JSON object as a string; anything else is refused and nothing is stored', async () => {
  expect((await server.call(accounts.updateConfig, { config_json: '{"colourType":2}' }, { as: user })).code).toBe('0')
  const deep = (levels: number) => `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`
  for (const bad of ['[1]', 'no json', '"text"', deep(40), deep(9900)])
    expect(await server.call(accounts.updateConfig, { config_json: bad }, { as: user })).toMatchObject({
      status: 400,
      code: 'BAD_INPUT',
      data: { field: 'config_json' },
    })
  expect(JSON.parse((await server.call(accounts.userInfo, {}, { as: user })).data.config_json)).toEqual({
    colourType: 2,
  })
})

test('a part of the configuration stands beside what is kept, from whatever window; what would be too long changes nothing', async () => {
  const keep = (config: object, merge = true) =>
    server.call(accounts.updateConfig, { config_json: JSON.stringify(config), merge }, { as: user })
  const kept = async () => JSON.parse((await server.call(accounts.userInfo, {}, { as: user })).data.config_json)
  await keep({ colourType: 2 }, false)
  await Promise.all([keep({ theme: 'light' }), keep({ watchLayout: 'card' })])
  await keep({ colourType: 1 })
  expect(await kept()).toEqual({ colourType: 1, theme: 'light', watchLayout: 'card' })
  await keep({ one: 'x'.repeat(15_000) })
  const before = await kept()
  expect(await keep({ two: 'x'.repeat(15_000) })).toMatchObject({ code: 'BAD_INPUT', data: { field: 'config_json' } })
  expect(await kept()).toEqual(before)
  await keep({ colourType: 2 }, false)
})

test('ACC-35 ACC-17 ACC-16 the language is one of two and comes back with the user info', async () => {
  expect((await server.call(accounts.updateLanguage, { language: 'en' }, { as: user })).code).toBe('0')
  expect((await server.call(accounts.userInfo, {}, { as: user })).data.language).toBe('en')
  expect(await server.call(accounts.updateLanguage, { language: 'fr' as 'en' }, { as: user })).toMatchObject({
    status: 400,
    code: 'BAD_INPUT',
    data: { field: 'language' },
  })
})

test('ACC-37 changing the password needs the old one and a strong new one, and ends the other sessions', async () => {
  const caller = await server.caller()
  const other = (await signIn(caller)).data
  const change = (oldPassword: string, newPassword: string) =>
    server.call(accounts.updatePassword, { oldPassword, newPassword }, { as: caller })
  expect(await change('wrong', 'another long phrase')).toMatchObject({ status: 400, code: 'WRONG_PASSWORD' })
  expect(await change(caller.password, 'short')).toMatchObject({ status: 400, code: 'WEAK_PASSWORD' })
  expect(await change(caller.password, 'password123')).toMatchObject({ code: 'WEAK_PASSWORD' })
  expect((await change(caller.password, 'another long phrase')).code).toBe('0')
  expect((await signIn(caller)).code).toBe('WRONG_CREDENTIALS')
  expect((await signIn({ ...caller, password: 'another long phrase' })).code).toBe('0')
  expect((await server.call(accounts.refresh, { refreshtoken: other.refresh_token })).code).toBe('INVALID_TOKEN')
  expect((await server.call(accounts.userInfo, {}, { as: caller })).code).toBe('0')
})

test('sessions are listed, one is ended, another user cannot end it', async () => {
  const caller = await server.caller()
  const other = (await signIn(caller)).data
  const { dataList } = (await server.call(accounts.sessions, {}, { as: caller })).data
  expect(dataList).toHaveLength(2)
  const away = dataList.find((one) => !one.current)?.sessionId ?? ''
  expect(await server.call(accounts.endSession, { sessionId: away }, { as: user })).toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
  })
  expect((await server.call(accounts.endSession, { sessionId: away }, { as: caller })).code).toBe('0')
  expect((await server.call(accounts.refresh, { refreshtoken: other.refresh_token })).code).toBe('INVALID_TOKEN')
  expect((await server.call(accounts.sessions, {}, { as: caller })).data.dataList).toEqual([
    expect.objectContaining({ current: true }),
  ])
})

test('passwords are stored as argon2id, refresh tokens only as hashes', async () => {
  const [account] = await server.sql`select password_hash from account where uid = ${user.uid}`
  expect(account?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const { data } = await signIn(user)
  expect(
    await server.sql`select 1 from refresh_token where encode(token_hash, 'escape') = ${data.refresh_token}`,
  ).toHaveLength(0)
})

test('signing in, failing to, changing the password and ending sessions are written down, without what was typed', async () => {
  const caller = await server.caller()
  await server.call(accounts.signIn, { email: caller.email, password: 'not the passphrase' })
  await server.call(accounts.signIn, { email: caller.email, password: caller.password })
  await server.call(
    accounts.updatePassword,
    { oldPassword: caller.password, newPassword: 'another long passphrase' },
    { as: caller },
  )
  await server.call(accounts.endSession, { others: true }, { as: caller })
  const written = await server.sql<
    { action: string; detail: object }[]
  >`select action, detail from audit_event where uid = ${caller.uid} order by audit_id`
  expect(written.map((one) => one.action)).toEqual([
    'sign-in-failed',
    'signed-in',
    'password-changed',
    'sessions-ended',
  ])
  expect(JSON.stringify(written)).not.toMatch(/passphrase|example\.test/)
})

test('of many wrong passwords sent at once to two processes on one database no more are tried than before the captcha, and right ones count against nobody', async () => {
  const second = await openWeb(server.web.services.config, server.url, () => server.clock.now)
  try {
    const someone = await server.caller()
    const tries = await Promise.all(
      Array.from({ length: 24 }, async (_, at) =>
        (at % 2 === 0 ? server.web : second).app.inject({
          method: 'POST',
          url: accounts.signIn.path,
          payload: { email: someone.email, password: 'wrong' },
          headers: { 'x-forwarded-for': `10.77.${at}.1` },
        }),
      ),
    )
    const codes = tries.map((raw) => raw.json<{ code: string }>().code)
    expect(codes.filter((code) => code === 'WRONG_CREDENTIALS')).toHaveLength(3)
    expect(codes.filter((code) => code === '101')).toHaveLength(21)
    // From one network, all right, at the same moment.
    const people = await Promise.all(Array.from({ length: 8 }, () => server.caller()))
    const right = await Promise.all(
      people.map(({ email, password }) =>
        server.web.app.inject({
          method: 'POST',
          url: accounts.signIn.path,
          payload: { email, password },
          headers: { 'x-forwarded-for': '10.78.1.1' },
        }),
      ),
    )
    expect(right.map((raw) => raw.json<{ code: string }>().code)).toEqual(people.map(() => '0'))
    expect(await server.sql`select 1 from sign_in_failure where subject like 'address:10.78.%'`).toHaveLength(0)
  } finally {
    await second.stop()
  }
})
