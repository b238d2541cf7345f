import { accounts } from '@pandora/contract/domains/accounts/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type TestServer } from '../../testing.ts'
import { answeredCaptcha, fromElsewhere, lastTo, messagesTo } from '../../testing-messages.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ PANDORA_PUBLIC_URL: 'https://pandora.example.test/' })
})
afterAll(() => server.stop())

const password = 'a long enough passphrase'
let people = 0
const somebody = () => `new${++people}@example.test`
const ask = (email: string, more: object = {}, headers = fromElsewhere()) =>
  server.call(accounts.getVerifyCode, { email, ...more }, { headers })
const register = (email: string, code: string, more: object = {}) =>
  server.call(accounts.register, { email, code, password, ...more }, { headers: fromElsewhere() })
async function codeFor(email: string) {
  expect((await ask(email)).code).toBe('0')
  return (await lastTo(server, email)).code
}
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

test('ACC-26 ACC-27 ACC-28 a code is mailed, checked without being spent, and registering spends it', async () => {
  const email = somebody()
  expect(await ask(email)).toMatchObject({ status: 200, data: { sent: true, resendSeconds: 60, lifeSeconds: 600 } })
  const { code, text, purpose } = await lastTo(server, email)
  expect([purpose, code]).toEqual(['register', expect.stringMatching(/^\d{6}$/)])
  expect(text).toContain(code)
  for (let times = 0; times < 2; times++)
    expect((await server.call(accounts.checkVerifyCode, { email: email.toUpperCase(), code })).data).toEqual({
      passed: true,
    })
  const { data } = await register(email, code, { user_name: ' Lin ', family_name: 'Qing', language: 'en' })
  expect(data).toMatchObject({ uid: expect.any(Number), expire_in: 900, refresh_token: expect.stringMatching(/.{20}/) })
  expect((await server.call(accounts.userInfo, {}, { as: data })).data).toMatchObject({
    uid: data.uid,
    email,
    user_name: 'Lin',
    family_name: 'Qing',
    language: 'en',
    role: 'user',
    hasPassword: true,
    is_recomend: false,
  })
  expect((await server.call(accounts.signIn, { email, password })).code).toBe('0')
  // Spent: neither checked nor used again.
  expect(await server.call(accounts.checkVerifyCode, { email, code })).toMatchObject({
    status: 400,
    code: 'WRONG_CODE',
  })
  expect((await register(email, code)).code).toBe('WRONG_CODE')
})

test('ACC-27 codes come by GET without any session or header, in the language asked for', async () => {
  const email = somebody()
  const raw = await server.web.app.inject({
    method: 'GET',
    url: `/api/getverifycode?email=${email}&language=en`,
    headers: fromElsewhere(),
  })
  expect(raw.json()).toMatchObject({ code: '0' })
  expect((await lastTo(server, email)).text).toMatch(/Your code is/)
})

test('ACC-27 an address that has an account gets the same answer and a mail without a code, and cannot be registered', async () => {
  const known = (await server.caller()).email
  const [strange, taken] = [await ask(somebody()), await ask(known)]
  expect(taken.raw.json()).toEqual(strange.raw.json())
  const mail = await lastTo(server, known)
  expect(mail).toMatchObject({ purpose: 'register-known', code: '', link: 'https://pandora.example.test/u/login' })
  expect((await register(known, '123456')).code).toBe('WRONG_CODE')
})

test('ACC-20 a code bears five wrong answers, ten minutes, and no later code beside it', async () => {
  const guessed = somebody()
  const code = await codeFor(guessed)
  for (let times = 0; times < 5; times++)
    expect((await server.call(accounts.checkVerifyCode, { email: guessed, code: wrong(code) })).code).toBe('WRONG_CODE')
  expect((await register(guessed, code)).code).toBe('WRONG_CODE')
  expect(await server.sql`select detail from audit_event where action = 'code-guessed-out'`).toEqual([
    { detail: { purpose: 'register' } },
  ])

  const late = somebody()
  const stale = await codeFor(late)
  server.clock.now += 600_000
  expect((await register(late, stale)).code).toBe('WRONG_CODE')
  const [second, third] = [await codeFor(late), await ((server.clock.now += 61_000), codeFor(late))]
  if (second !== third)
    expect((await server.call(accounts.checkVerifyCode, { email: late, code: second })).code).toBe('WRONG_CODE')
  expect((await register(late, third)).code).toBe('0')
})

test('ACC-20 twenty guesses at once count as the five they may be', async () => {
  const email = somebody()
  const code = await codeFor(email)
  await Promise.all(
    Array.from({ length: 20 }, () => server.call(accounts.checkVerifyCode, { email, code: wrong(code) })),
  )
  const [row] = await server.sql<{ attempts: number }[]>`select attempts from account_code where subject = ${email}`
  expect(row?.attempts).toBe(5)
})

test('two who register with one code at once: one account, one refusal', async () => {
  const email = somebody()
  const code = await codeFor(email)
  const outcomes = await Promise.all([register(email, code), register(email, code)])
  expect(outcomes.map((one) => one.code).sort()).toEqual(['0', 'WRONG_CODE'])
})

test('a code proves its own address only', async () => {
  const code = await codeFor(somebody())
  expect((await register(somebody(), code)).code).toBe('WRONG_CODE')
})

test('a weak password is refused by name and leaves the code unspent', async () => {
  const email = somebody()
  const code = await codeFor(email)
  expect(await server.call(accounts.register, { email, code, password: 'short' })).toMatchObject({
    status: 400,
    code: 'WEAK_PASSWORD',
  })
  expect((await register(email, code)).code).toBe('0')
})

test('ACC-19 what is no address is refused: white space, line breaks, several of them', async () => {
  for (const email of [
    'nobody',
    'a b@example.test',
    'a@example.test\r\nBcc: b@example.test',
    'a@example.test,b@example.test',
    '<a@example.test>',
    'a@',
    `${'x'.repeat(250)}@example.test`,
  ])
    expect(await ask(email), email).toMatchObject({ status: 400, code: 'BAD_INPUT', data: { field: 'email' } })
})

test('ACC-20 a minute between two codes, five an hour, ten a day for one address, known or not', async () => {
  for (const email of [somebody(), (await server.caller()).email]) {
    expect((await ask(email)).code).toBe('0')
    expect(await ask(email)).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS', data: { seconds: 60 } })
    for (let times = 1; times < 10; times++) {
      server.clock.now += times === 5 ? 3_600_000 : 61_000
      expect((await ask(email)).code, `code ${times + 1}`).toBe('0')
      if (times === 4) {
        server.clock.now += 61_000
        expect(await ask(email)).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
      }
    }
    server.clock.now += 3_600_000
    expect(await ask(email)).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    server.clock.now += 86_400_000
    expect((await ask(email)).code).toBe('0')
  }
})

test('ACC-09 from one network the fourth code in an hour needs a captcha, and the twenty-first is refused', async () => {
  const headers = { 'x-forwarded-for': '2001:db8:1:2::7' }
  for (let times = 0; times < 3; times++) expect((await ask(somebody(), {}, headers)).code).toBe('0')
  // Another address of the same /64 is the same network.
  const neighbour = { 'x-forwarded-for': '2001:db8:1:2:ffff::9' }
  expect(await ask(somebody(), {}, neighbour)).toMatchObject({
    status: 401,
    code: '101',
    data: { image: expect.stringMatching(/^data:image\/png/) },
  })
  for (let times = 3; times < 20; times++)
    expect((await ask(somebody(), await answeredCaptcha(server), neighbour)).code).toBe('0')
  expect((await ask(somebody(), await answeredCaptcha(server), neighbour)).code).toBe('TOO_MANY_REQUESTS')
  expect((await ask(somebody())).code).toBe('0')
})

test('a known address takes as long to answer as an unknown one, within reason', async () => {
  const time = async (email: string) => {
    const started = performance.now()
    await ask(email)
    return performance.now() - started
  }
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let round = 0; round < 8; round++) {
    times.known.push(await time((await server.caller()).email))
    times.unknown.push(await time(somebody()))
  }
  for (const each of [...times.known, ...times.unknown]) expect(each).toBeGreaterThan(55)
})

test('only keyed hashes of codes are kept, and the message forgets its code once it is used', async () => {
  const email = somebody()
  const code = await codeFor(email)
  const [row] = await server.sql<{ code_hash: Buffer }[]>`select code_hash from account_code where subject = ${email}`
  expect(row?.code_hash).toHaveLength(32)
  expect(row?.code_hash.includes(code)).toBe(false)
  await register(email, code)
  expect((await messagesTo(server, email)).map((one) => one.text).join()).not.toContain(code)
})
