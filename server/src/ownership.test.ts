import { addressOf, type Operation } from '@pandora/contract/operation'
import { operations } from '@pandora/contract/operations'
import { corrections } from '@pandora/contract/domains/corrections/operations'
import { flash } from '@pandora/contract/domains/flash/operations'
import { floors } from '@pandora/contract/domains/floors/operations'
import { screening } from '@pandora/contract/domains/screening/operations'
import { themes } from '@pandora/contract/domains/themes/operations'
import { udf } from '@pandora/contract/domains/udf/operations'
import { watch } from '@pandora/contract/domains/watch/operations'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everythingOf } from './domains/accounts/everything.queries.ts'
import { facts } from './testing-facts.ts'
import { fittingInputs, wireCall } from './testing-inputs.ts'
import { testServer, type Caller, type TestServer } from './testing.ts'

/**
 * What a user has of their own, by the field that names it; `<operation>.<field>` where a name means something else
 * elsewhere. An id of the same form that nobody has.
 */
const owned = {
  floorId: '00000000-0000-4000-8000-00000000dead',
  floorIds: ['00000000-0000-4000-8000-00000000dead'],
  tileId: '00000000-0000-4000-8000-00000000beef',
  shareId: '00000000-0000-4000-8000-00000000cafe',
  themeId: 'own-00000000-0000-4000-8000-00000000dead',
  screenId: '999999',
  groupId: '999999',
  groupIds: ['999999'],
  commentId: 999_999,
  keyId: '999999',
  sessionId: '00000000-0000-4000-8000-00000000f00d',
  'flash.deleteTimePoint.id': '999999',
  'changes.counts.id': '00000000-0000-4000-8000-00000000dead',
  'changes.list.id': '00000000-0000-4000-8000-00000000dead',
} as const
type Owned = keyof typeof owned

/**
 * Fields that name facts of a market, secrets that are their own right, or what only administrators reach: the same for
 * whoever may ask.
 */
const everybodys = new Set([
  'newsId',
  'companyId',
  'companyIds',
  'entityId',
  'id',
  'key',
  'eventId',
  'securityId',
  'reportId',
  'businessTypeId',
  'entryId',
  'marketId',
  'roomId',
  'masterId',
  'lastEventId',
  'captchaId',
  'token',
  'refreshtoken',
  'uid',
  'messageId',
  'feedId',
  'uploadId',
  'runId',
  'requestId',
  // Corrections of a market are listed to everybody in it; taking one back is refused by name, below.
  'correctionId',
])

let server: TestServer
let owner: Caller
let other: Caller
/** What the owner has, by the same fields. */
const theirs: Partial<Record<Owned, unknown>> = {}
let correctionId = 0

beforeAll(async () => {
  server = await testServer()
  ;[owner, other] = [await server.caller(), await server.caller()]
  await facts(server.sql).company({ id: 'SHZ-000901', short: '晨屿储能' }).save()
  const as = { as: owner }
  const floor = (await server.call(floors.openList, {}, as)).data.dataList[0]
  const share = (await server.call(floors.share, { floorId: floor?.id ?? '' }, as)).data
  const theme = (
    await server.call(themes.ownSave, { name: '我的', companies: [{ companyId: 'SHZ-000901', weight: 1 }] }, as)
  ).data
  const screen = (
    await server.call(
      screening.save,
      { name: '我的', content: { filter: {}, columns: [], sort: 'marketCap', order: 'down' } },
      as,
    )
  ).data
  const group = (await server.call(watch.saveGroup, { name: '我的' }, as)).data
  const key = (await server.call(udf.makeKey, { name: '我的', market: 'real' }, as)).data
  const timePoint = (await server.call(flash.addTimePoint, { time: '08:30' }, as)).data
  const [comment] = await server.sql<
    { id: number }[]
  >`insert into finance_comment (market_id, company_id, business_type_id, uid, personal, body, created_at) values (1, 'SHZ-000901', 'all', ${owner.uid}, true, '我的', now()) returning comment_id as id`
  const [correction] = await server.sql<
    { id: number }[]
  >`insert into correction (market_id, document_id, uid, kind, content, words, note) values (1, 'd', ${owner.uid}, 'stance', '{"kind":"stance","stance":"bullish"}', '', '') returning correction_id as id`
  correctionId = correction?.id ?? 0
  const tile = floor?.rooms[0]?.id
  Object.assign(theirs, {
    floorId: floor?.id,
    floorIds: [floor?.id],
    tileId: tile,
    shareId: share.shareId,
    themeId: theme.themeId,
    screenId: screen.screenId,
    groupId: group.groupId,
    groupIds: [group.groupId],
    commentId: comment?.id,
    keyId: String(key.keyId),
    sessionId: owner.sessionId,
    'flash.deleteTimePoint.id': timePoint.id,
    'changes.counts.id': floor?.id,
    'changes.list.id': floor?.id,
  } satisfies Record<Owned, unknown>)
})
afterAll(() => server.stop())

const nameOf = (operation: Operation, field: string): Owned | undefined =>
  [`${operation.id}.${field}`, field].find((name): name is Owned => Object.hasOwn(owned, name))
const ownedFields = (operation: Operation): Owned[] =>
  Object.keys(operation.input.shape).flatMap((field) => nameOf(operation, field) ?? [])

test('whose every id is stands here: an operation with a new one must say so', () => {
  const unsaid = operations.flatMap((operation) =>
    Object.keys(operation.input.shape)
      .filter(
        (field) =>
          /(?:^id|Ids?|^key|^token|^uid)$/.test(field) &&
          nameOf(operation, field) === undefined &&
          !everybodys.has(field),
      )
      .map((field) => `${operation.id} ${field}`),
  )
  expect(unsaid).toEqual([])
  expect(
    Object.entries(theirs).filter(
      ([, value]) => value === undefined || JSON.stringify(value) === '[null]' || value === 'undefined',
    ),
  ).toEqual([])
  expect(Object.keys(theirs).sort()).toEqual(Object.keys(owned).sort())
})

const cases = operations
  .filter((operation) => operation.access !== 'admin' && ownedFields(operation).length > 0)
  .map((operation) => [operation.id, operation] as const)

describe('what belongs to another is as good as nothing', () => {
  test.each(cases)(
    '%s answers for another’s id as for one that nobody has, and leaves what is theirs',
    async (_id, operation) => {
      const fields = ownedFields(operation)
      const before = JSON.stringify(await everythingOf(server.sql, { ...owner, phone: null }))
      // One caller for each of the two ids: both live through the same calls, so that they are answered the same.
      const pairs = [
        [await server.caller(), theirs],
        [await server.caller(), owned],
      ] as const
      for (const asked of fc.sample(fittingInputs(operation), { seed: 11, numRuns: 5 })) {
        const answers: { status: number; body: string }[] = []
        for (const [caller, ids] of pairs) {
          const said = Object.fromEntries(fields.map((name) => [name.slice(name.lastIndexOf('.') + 1), ids[name]]))
          const input = {
            ...asked,
            ...(operation.id.startsWith('changes.') ? { kind: 'floor', from: '2024-01-01', to: '2024-02-01' } : {}),
            ...said,
          }
          const { statusCode: status, body } = await server.web.app.inject(wireCall(operation, caller.token, input))
          // The answer may name what was asked for, and an instant.
          answers.push({
            status,
            body: Object.values(said)
              .flat()
              .reduce((text: string, one) => text.replaceAll(String(one), 'ID'), body)
              .replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"|[0-9a-f]{8}-[0-9a-f-]{27}/g, 'T'),
          })
        }
        expect(answers[0], JSON.stringify(asked)).toEqual(answers[1])
      }
      expect(JSON.stringify(await everythingOf(server.sql, { ...owner, phone: null })), operation.id).toBe(before)
    },
    60_000,
  )
})

test('another’s correction is not taken back, and stays as it is', async () => {
  expect(await server.call(corrections.revert, { correctionId }, { as: other })).toMatchObject({
    status: 403,
    code: 'NOT_ALLOWED',
  })
  expect(await server.call(corrections.revert, { correctionId: 999_999 }, { as: other })).toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
  })
  const [row] = await server.sql`select reverted_at from correction where correction_id = ${correctionId}`
  expect(row).toEqual({ reverted_at: null })
})

test('the ids are right: with them the owner gets an answer', async () => {
  for (const [operation, input] of [
    [floors.details, { floorId: theirs.floorId }],
    [themes.byId, { themeId: theirs.themeId }],
    [floors.shares, { floorId: theirs.floorId }],
  ] as const) {
    const { path } = addressOf(operation.path, input)
    const answer = await server.web.app.inject({ ...wireCall(operation, owner.token, input), url: path })
    expect([operation.id, answer.json<{ code: string }>().code]).toEqual([operation.id, '0'])
  }
})
