import { alerts } from '@pandora/contract/domains/alerts/operations'
import { GUEST_RULE_LIMIT, RULE_LIMIT } from '@pandora/contract/domains/alerts/terms'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { bringBars, COMPANY, dayAt, makeRule, ruleFor } from './testing-alerts.ts'
import { outAt } from './quiet.ts'

let server: TestServer
let user: Caller
beforeAll(async () => {
  server = await testServer()
  user = await server.caller()
  await bringBars(server, [9, 9.5, 10.2, 9.8, 10.4, 12])
  await bringBars(server, [9, 10.5], 0, 'SHZ-000902')
})
afterAll(() => server.stop())

const save = (more: object, as: Caller = user) =>
  server.call(alerts.saveRule, { ...ruleFor(), ...more } as ReturnType<typeof ruleFor>, { as })

describe('rules', () => {
  test('a rule is made, changed, turned off, deleted and brought back', async () => {
    const ruleId = await makeRule(server, user, { name: '一' })
    const { data: changed } = await save({ ruleId, name: '二', condition: { kind: 'price', way: 'below', price: 8 } })
    expect(changed).toMatchObject({
      ruleId,
      name: '二',
      condition: { way: 'below', price: 8 },
      looksAt: { nameZh: '晨屿科技' },
    })
    expect((await server.call(alerts.switchRule, { ruleId, enabled: false }, { as: user })).data.enabled).toBe(false)
    expect((await server.call(alerts.removeRule, { ruleId }, { as: user })).code).toBe('0')
    expect((await server.call(alerts.removeRule, { ruleId }, { as: user })).code).toBe('NOT_FOUND')
    expect((await server.call(alerts.rules, { text: '二' }, { as: user })).data.total).toBe(0)
    expect((await server.call(alerts.restoreRule, { ruleId }, { as: user })).data.name).toBe('二')
    expect((await server.call(alerts.rules, { text: '二' }, { as: user })).data.total).toBe(1)
  })

  test.each([
    [{ name: '  ' }, 'name'],
    [{ companyId: undefined }, 'companyId'],
    [{ condition: { kind: 'price', way: 'above' } }, 'condition.price'],
    [{ condition: { kind: 'price', way: 'up', price: 3 } }, 'condition.way'],
    [{ condition: { kind: 'change', way: 'up', percent: 5, days: 61 } }, 'condition.days'],
    [{ target: 'market', condition: { kind: 'price', way: 'above', price: 3 } }, 'target'],
    [{ target: 'company', condition: { kind: 'heat', ratio: 2 } }, 'target'],
    [{ condition: { kind: 'event', types: ['no-such-type'] } }, 'condition.types'],
    [{ condition: { kind: 'phrase', phrase: '  x ' } }, 'condition.phrase'],
    [{ target: 'group', groupId: undefined, companyId: undefined, condition: { kind: 'event' } }, 'groupId'],
  ])('%j is refused by the name of its field', async (more, field) => {
    const { code, raw } = await save(more)
    expect(code).toBe('BAD_INPUT')
    expect((raw.json() as { data: { field: string } }).data.field).toContain(field)
  })

  test('what there is not, and what is administrators’, is refused by name', async () => {
    expect((await save({ companyId: 'SHZ-999999' })).code).toBe('NOT_FOUND')
    expect((await save({ target: 'theme', themeId: 'T999', condition: { kind: 'heat', ratio: 2 } })).code).toBe(
      'UNKNOWN_ENTITY',
    )
    expect((await save({ channelIds: ['5b1f0c52-0000-4000-8000-000000000001'] })).code).toBe('UNKNOWN_ENTITY')
    expect((await save({ target: 'market', condition: { kind: 'stale' } })).code).toBe('NOT_ALLOWED')
    expect((await server.call(alerts.rules, {})).code).toBe('NOT_SIGNED_IN')
  })

  test('a user has at most 500 rules, a guest 10; a guest has no channels', async () => {
    const full = await server.caller()
    const ruleId = await makeRule(server, full)
    await server.sql`
      insert into alert_rule (rule_id, uid, market_id, name, target, target_id, kind, condition, cooldown_minutes,
        enabled, created_at, changed_at, since)
      select gen_random_uuid(), uid, market_id, name, target, target_id, kind, condition, cooldown_minutes, enabled,
        created_at, changed_at, since from alert_rule, generate_series(2, ${RULE_LIMIT}) where rule_id = ${ruleId}`
    expect((await save({}, full)).code).toBe('LIST_FULL')
    // One of them may still be changed.
    expect((await save({ ruleId, name: '改' }, full)).code).toBe('0')
    const guest = await server.caller('guest')
    const asGuest = { target: 'market', companyId: undefined, condition: { kind: 'event' } }
    for (let at = 0; at < GUEST_RULE_LIMIT; at++) expect((await save(asGuest, guest)).code).toBe('0')
    expect((await save(asGuest, guest)).code).toBe('LIST_FULL')
    const { code } = await server.call(alerts.saveChannel, { kind: 'mail', name: '邮' }, { as: guest })
    expect(code).toBe('NOT_FOR_GUESTS')
  })
})

describe('the trial', () => {
  const tried = async (asOf: string, more: object = {}) => {
    const { channelIds: _, enabled: __, ...draft } = { channelIds: [], enabled: true, ...ruleFor(), ...more }
    return server.call(alerts.tryRule, draft as never, { as: user, asOf })
  }

  test('says what a rule would have told in thirty days, with times and numbers, and changes nothing', async () => {
    const before =
      await server.sql`select (select count(*) from alert) as alerts, (select count(*) from alert_rule) as rules`
    const { data } = await tried(`${dayAt(10)}T00:00:00Z`)
    expect(data.total).toBe(2)
    expect(data.dataList.map(({ said, knownAt }) => [said.day, said.value, said.before, knownAt])).toEqual([
      [dayAt(4), 10.4, 9.8, `${dayAt(4)}T07:00:00.000Z`],
      [dayAt(2), 10.2, 9.5, `${dayAt(2)}T07:00:00.000Z`],
    ])
    expect(
      await server.sql`select (select count(*) from alert) as alerts, (select count(*) from alert_rule) as rules`,
    ).toEqual(before)
  })

  test('knows no later bar than the instant looked from, and nothing before the thirty days', async () => {
    expect((await tried(`${dayAt(3)}T00:00:00Z`)).data).toMatchObject({ total: 1, companies: 1 })
    const late = (await tried(`${dayAt(45)}T00:00:00Z`)).data
    expect(late).toMatchObject({ total: 0, newestAt: `${dayAt(5)}T07:00:00.000Z` })
  })

  test('tells what the rest would have held back', async () => {
    const { data } = await tried(`${dayAt(10)}T00:00:00Z`, { cooldownMinutes: 3 * 1440 })
    expect(data).toMatchObject({ total: 1, heldBack: 1 })
    expect(data.dataList.map((one) => one.heldBack)).toEqual([true, false])
  })

  test('a change over the whole market looks at every company', async () => {
    const { data } = await tried(`${dayAt(10)}T00:00:00Z`, {
      target: 'market',
      companyId: undefined,
      condition: { kind: 'change', way: 'up', percent: 12, days: 1 },
      cooldownMinutes: 0,
    })
    expect(data.dataList.map((one) => one.companyId).toSorted()).toEqual([COMPANY, 'SHZ-000902'])
  })
})

describe('channels', () => {
  test.each([
    [{ kind: 'wecom', address: 'https://example.com/hook' }, 'CHANNEL_ADDRESS'],
    [{ kind: 'wecom', address: 'http://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=a' }, 'CHANNEL_ADDRESS'],
    [{ kind: 'feishu', address: 'https://open.feishu.cn/elsewhere' }, 'CHANNEL_ADDRESS'],
    [{ kind: 'dingtalk', address: 'https://oapi.dingtalk.com/robot/send' }, 'CHANNEL_ADDRESS'],
    [{ kind: 'telegram', token: 'no token', chat: '1' }, 'CHANNEL_TOKEN'],
    [{ kind: 'webhook', address: 'http://127.0.0.1/x' }, 'CHANNEL_PRIVATE'],
    [{ kind: 'webhook', address: 'http://[::1]/x' }, 'CHANNEL_PRIVATE'],
    [{ kind: 'webhook', address: 'http://localhost/x' }, 'CHANNEL_PRIVATE'],
    [{ kind: 'webhook', address: 'https://me:word@example.com/x' }, 'BAD_INPUT'],
    [{ kind: 'webhook', address: 'ftp://example.com/x' }, 'BAD_INPUT'],
    [{ kind: 'webhook' }, 'BAD_INPUT'],
  ] as const)('%j is refused: %s', async (channel, code) => {
    expect((await server.call(alerts.saveChannel, { name: 'x', ...channel }, { as: user })).code).toBe(code)
  })

  test('a channel is renamed without its secrets being said again; a name stands once', async () => {
    const address = 'https://oapi.dingtalk.com/robot/send?access_token=0123456789abcdef'
    const { data } = await server.call(
      alerts.saveChannel,
      { kind: 'dingtalk', name: '钉', address, signingKey: 'SEC1234567890' },
      { as: user },
    )
    expect(data).toMatchObject({ signed: true, hint: 'oapi.dingtalk.com …cdef' })
    const renamed = await server.call(
      alerts.saveChannel,
      { channelId: data.channelId, kind: 'dingtalk', name: '钉群' },
      { as: user },
    )
    expect(renamed.data).toMatchObject({ name: '钉群', signed: true, hint: data.hint })
    expect(
      (await server.call(alerts.saveChannel, { kind: 'dingtalk', name: '钉群', address }, { as: user })).code,
    ).toBe('NAME_TAKEN')
    const { data: whole } = await server.call(alerts.channels, {}, { as: user })
    expect(JSON.stringify(whole)).not.toMatch(/SEC123|0123456789/)
    expect((await server.call(alerts.removeChannel, { channelId: data.channelId }, { as: user })).code).toBe('0')
  })

  test('a zone that there is not is refused', async () => {
    expect((await server.call(alerts.saveSettings, { zone: 'Mars/Olympus', quiet: null }, { as: user })).code).toBe(
      'BAD_INPUT',
    )
  })
})

describe('quiet hours', () => {
  const at = (text: string) => Date.parse(text)
  const iso = (ms: number) => new Date(ms).toISOString()
  test('over midnight, within a day, with a change of the clock, and of equal ends none', () => {
    const night = { from: 22 * 60, to: 7 * 60 }
    expect(iso(outAt(at('2024-03-02T13:59:00Z'), night, 'Asia/Shanghai'))).toBe('2024-03-02T13:59:00.000Z')
    expect(iso(outAt(at('2024-03-02T14:00:00Z'), night, 'Asia/Shanghai'))).toBe('2024-03-02T23:00:00.000Z')
    expect(iso(outAt(at('2024-03-02T22:30:00Z'), night, 'Asia/Shanghai'))).toBe('2024-03-02T23:00:00.000Z')
    expect(iso(outAt(at('2024-03-02T23:00:00Z'), night, 'Asia/Shanghai'))).toBe('2024-03-02T23:00:00.000Z')
    // In New York the clock is put forward that night: seven o’clock is an hour sooner.
    expect(iso(outAt(at('2024-03-10T04:00:00Z'), night, 'America/New_York'))).toBe('2024-03-10T11:00:00.000Z')
    expect(iso(outAt(at('2024-03-02T05:00:00Z'), { from: 12 * 60, to: 14 * 60 }, 'Asia/Shanghai'))).toBe(
      '2024-03-02T06:00:00.000Z',
    )
    expect(outAt(5, { from: 60, to: 60 })).toBe(5)
    expect(outAt(5, null)).toBe(5)
  })
})
