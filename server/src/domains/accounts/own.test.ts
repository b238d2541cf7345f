import { accounts } from '@pandora/contract/domains/accounts/operations'
import { consumer } from '@pandora/contract/domains/consumer/operations'
import { watch } from '@pandora/contract/domains/watch/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { facts } from '../../testing-facts.ts'
import { answeredCaptcha, fromElsewhere, lastTo } from '../../testing-messages.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await facts(server.sql).company({ id: 'SHZ-000901', short: '虚构' }).save()
})
afterAll(() => server.stop())

const remove = (as: { token: string }, input: { password?: string; code?: string; requestId?: string } = {}) =>
  server.call(accounts.deleteAccount, input, { as })

/** Rows that name a user, by table, over every table that does. */
async function rowsOf(uid: number): Promise<Record<string, number>> {
  const tables = await server.sql<
    { table_name: string }[]
  >`select table_name from information_schema.columns where table_schema = 'public' and column_name = 'uid' order by table_name`
  const counts: Record<string, number> = {}
  for (const { table_name } of tables) {
    const [row] = await server.sql<
      { count: number }[]
    >`select count(*)::int as count from ${server.sql(table_name)} where uid = ${uid}`
    if (row && row.count > 0) counts[table_name] = row.count
  }
  return counts
}

test('ACC-11 ACC-12 the profile is stored field by field; what is left out stays, what is not offered is refused', async () => {
  const caller = await server.caller()
  const update = (input: object) => server.call(accounts.updateProfile, input, { as: caller })
  expect(
    (
      await update({
        user_name: ' Mei ',
        family_name: '林',
        gender: 2,
        stockAge: 7,
        fundPreference: ['bond', 'index', 'bond'],
      })
    ).data,
  ).toMatchObject({ user_name: 'Mei', family_name: '林', gender: 2, stockAge: 7, fundPreference: ['bond', 'index'] })
  expect((await update({ user_name: '' })).data).toMatchObject({
    user_name: '',
    family_name: '林',
    stockAge: 7,
    fundPreference: ['bond', 'index'],
  })
  expect((await update({ fundPreference: [] })).data.fundPreference).toEqual([])
  for (const [field, input] of [
    ['gender', { gender: 3 }],
    ['stockAge', { stockAge: -1 }],
    ['stockAge', { stockAge: 81 }],
    ['fundPreference.0', { fundPreference: ['gold bars'] }],
    ['user_name', { user_name: 'x'.repeat(41) }],
  ] as const)
    expect(await update(input)).toMatchObject({ status: 400, code: 'BAD_INPUT', data: { field } })
  expect((await server.call(accounts.userInfo, {}, { as: caller })).data).toMatchObject({
    stockAge: 7,
    family_name: '林',
  })
})

test('ACC-01 linking an address asks for the password and its code, and tells the address that was there', async () => {
  const caller = await server.caller()
  const email = 'moved@example.test'
  await server.call(accounts.getVerifyCode, { email }, { headers: fromElsewhere() })
  const { code } = await lastTo(server, email)
  const link = (input: object) => server.call(accounts.linkEmail, { email, code, ...input }, { as: caller })
  expect(await link({})).toMatchObject({ status: 400, code: 'WRONG_PASSWORD' })
  expect((await link({ password: caller.password, code: code === '000000' ? '000001' : '000000' })).code).toBe(
    'WRONG_CODE',
  )
  expect((await link({ password: caller.password })).data.email).toBe(email)
  expect((await lastTo(server, caller.email)).purpose).toBe('address-changed')
  expect(
    (await server.call(accounts.signIn, { email, password: caller.password }, { headers: fromElsewhere() })).data.uid,
  ).toBe(caller.uid)
})

test("what is stored of a user comes as one file, nobody else's and no secret with it", async () => {
  const [caller, other] = [await server.caller(), await server.caller()]
  for (const one of [caller, other]) await server.call(watch.add, { companyId: 'SHZ-000901' }, { as: one })
  await server.call(accounts.updateConfig, { config_json: '{"colourType":2}' }, { as: caller })
  await server.call(accounts.invite, { email: 'friend@example.test' }, { as: caller })
  await server.sql`with floor as (insert into floor (floor_id, uid, key, name, status, open, position, updated_at) values (gen_random_uuid(), ${caller.uid}, 'mine', 'Mine', 'save', true, 1, now()) returning floor_id)
    insert into floor_tile (tile_id, floor_id, room_key, metadata, layout, position) select gen_random_uuid(), floor_id, 'dailyFlash', '{}', '{}', 1 from floor`
  const { raw } = await server.call(accounts.exportData, {}, { as: caller })
  expect(raw.headers['content-type']).toContain('application/json')
  expect(raw.headers['content-disposition']).toMatch(
    /^attachment; filename\*=UTF-8''pandora-\d+-\d{4}-\d\d-\d\d\.json$/,
  )
  const file = JSON.parse(raw.body) as { uid: number; data: Record<string, Record<string, unknown>[]> }
  expect(file.uid).toBe(caller.uid)
  expect(file.data['account']).toMatchObject([{ uid: caller.uid, email: caller.email, config: { colourType: 2 } }])
  expect(file.data['watch_entry']).toMatchObject([{ company_id: 'SHZ-000901' }])
  expect(file.data['floor_tile']).toMatchObject([{ room_key: 'dailyFlash' }])
  expect(file.data['session']).toHaveLength(1)
  expect(file.data['account_invite']).toMatchObject([{ email: 'friend@example.test' }])
  expect(file.data['audit_event']?.map((one) => one['action'])).toContain('invited')
  expect(raw.body).not.toMatch(/argon2|token_hash|password_hash/)
  expect(raw.body).not.toContain(other.email)
  // Every table that holds something of the user is in it, whichever domain it is of.
  const kept = Object.keys(await rowsOf(caller.uid)).filter(
    (table) => !['live_event', 'request_answer', 'refresh_token'].includes(table),
  )
  expect(Object.keys(file.data)).toEqual(expect.arrayContaining(kept))
})

test('deleting the account needs the password, ends every session at once and leaves nothing that leads to the person', async () => {
  const caller = await server.caller()
  const elsewhere = (
    await server.call(accounts.signIn, { email: caller.email, password: caller.password }, { headers: fromElsewhere() })
  ).data
  await server.call(watch.add, { companyId: 'SHZ-000901' }, { as: caller })
  await server.call(accounts.sendResetMail, { email: caller.email }, { headers: fromElsewhere() })
  expect(await remove(caller)).toMatchObject({ status: 400, code: 'WRONG_PASSWORD' })
  expect(await remove(caller, { password: 'wrong', code: '123456' })).toMatchObject({ code: 'WRONG_PASSWORD' })
  expect(Object.keys(await rowsOf(caller.uid))).toContain('watch_entry')
  expect((await remove(caller, { password: caller.password })).data).toEqual({ done: true })
  expect(Object.keys(await rowsOf(caller.uid))).toEqual(['audit_event'])
  const trail = JSON.stringify(
    await server.sql`select * from audit_event where uid = ${caller.uid} or detail->>'uid' = ${String(caller.uid)}`,
  )
  expect(trail).toContain('account-deleted')
  expect(trail).not.toMatch(/127\.0\.0\.1|198\.18|example\.test/)
  for (const table of ['outbox', 'account_code', 'sign_in_failure'])
    expect(JSON.stringify(await server.sql`select * from ${server.sql(table)}`)).not.toContain(caller.email)
  for (const as of [caller, elsewhere])
    await expect.poll(async () => (await server.call(accounts.userInfo, {}, { as })).code).toBe('NOT_SIGNED_IN')
  expect(
    (
      await server.call(
        accounts.signIn,
        { email: caller.email, password: caller.password },
        { headers: fromElsewhere() },
      )
    ).code,
  ).toBe('WRONG_CREDENTIALS')
})

test('who signs in by text only deletes the account by a code texted for that', async () => {
  const phone = '13700000001'
  const send = async (purpose: 'sign-in' | 'delete') => {
    await server.call(
      consumer.sendSmsCode,
      { phone, purpose, ...(await answeredCaptcha(server)) },
      { headers: fromElsewhere() },
    )
    return (await lastTo(server, `+86${phone}`)).code
  }
  const member = (
    await server.call(consumer.signIn, { phone, code: await send('sign-in') }, { headers: fromElsewhere() })
  ).data
  expect(await remove(member)).toMatchObject({ code: 'WRONG_CODE' })
  const code = await send('delete')
  expect((await remove(member, { code: code === '000000' ? '000001' : '000000' })).code).toBe('WRONG_CODE')
  expect((await remove(member, { code })).code).toBe('0')
  expect(await server.sql`select 1 from account where uid = ${member.uid}`).toHaveLength(0)
})

test('a guest leaves without being asked', async () => {
  const guest = await server.caller('guest')
  expect((await remove(guest)).code).toBe('0')
  expect(await server.sql`select 1 from account where uid = ${guest.uid}`).toHaveLength(0)
})

test('the last administrator does not leave; of two who leave at once one stays', async () => {
  await server.sql`update account set role = 'user' where role = 'admin'`
  const alone: Caller = await server.caller('admin')
  expect(await remove(alone, { password: alone.password })).toMatchObject({ status: 409, code: 'LAST_ADMINISTRATOR' })
  const second: Caller = await server.caller('admin')
  const outcomes = await Promise.all(
    [alone, second].map((one) => remove(one, { password: one.password, requestId: `leaving-${one.uid}` })),
  )
  expect(outcomes.map((one) => one.code).sort()).toEqual(['0', 'LAST_ADMINISTRATOR'])
})
