import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  CHANGE_COMPANIES,
  CHANGES_MOST,
  changes,
  type Change,
  type ChangeGroup,
} from '@pandora/contract/domains/changes/operations'
import { floors } from '@pandora/contract/domains/floors/operations'
import { themes } from '@pandora/contract/domains/themes/operations'
import { watch } from '@pandora/contract/domains/watch/operations'
import { testServer, type Caller, type CallOptions, type TestServer } from '../../testing.ts'
import { loadChanges, BUSY, crowd, REED, SHELL, STAR, THEME } from './testing-changes.ts'

let server: TestServer
let user: Caller

beforeAll(async () => {
  server = await testServer()
  user = await server.caller()
  server.clock.now = Date.parse('2024-05-20T02:00:00Z')
  await loadChanges(server)
})
afterAll(() => server.stop())

const span = { from: '2024-04-01', to: '2024-05-10' }
type Asked = { subject: 'company' | 'theme' | 'floor'; id: string }
const star: Asked = { subject: 'company', id: STAR }
const list = async (asked: Asked, group: ChangeGroup, input: object = {}, options: CallOptions = {}) =>
  (await server.call(changes.list, { ...asked, ...span, group, size: 200, ...input }, { as: user, ...options })).data
const said = ({ kind, what, before, after }: Change) => [
  kind,
  what,
  before?.number ?? before?.text ?? null,
  after?.number ?? after?.text ?? null,
]

describe('a company between two dates', () => {
  test('counts say how much of each group, and the lists hold as many', async () => {
    const { data } = await server.call(changes.counts, { ...star, ...span }, { as: user })
    expect(data).toMatchObject({
      subject: 'company',
      id: STAR,
      nameZh: '晨屿储能',
      companies: 1,
      themes: 0,
      from: '2024-04-01T15:59:59.999Z',
      to: '2024-05-10T15:59:59.999Z',
    })
    expect(data.total).toBe(data.groups.reduce((sum, one) => sum + one.count, 0))
    for (const { group, count } of data.groups) expect([group, (await list(star, group)).total]).toEqual([group, count])
    for (const group of ['figures', 'events', 'names', 'status', 'industries', 'business', 'themes', 'documents'])
      expect([group, data.groups.find((one) => one.group === group)?.count ?? 0]).not.toEqual([group, 0])
  })

  test('figures stand with old and new value and the line that brought them; a quarter that came new has no value before', async () => {
    const { dataList } = await list(star, 'figures')
    const revenue = dataList.filter((one) => one.what === 'revenue')
    expect(revenue.map((one) => [one.period, ...said(one)])).toEqual(
      expect.arrayContaining([['2023-12-31', 'began', 'revenue', null, expect.any(Number)]]),
    )
    for (const one of revenue)
      expect(one).toMatchObject({
        unit: 'CNY',
        provenance: { file: 'facts.csv', line: expect.any(Number), runId: expect.any(Number) },
      })
    expect(dataList.map((one) => one.knownAt ?? '')).toEqual(
      dataList
        .map((one) => one.knownAt ?? '')
        .toSorted()
        .toReversed(),
    )
  })

  test('the name in use, the class, the listing and the lines of business stand with before and after', async () => {
    expect((await list(star, 'names')).dataList.map(said)).toContainEqual([
      'changed',
      'short.zh',
      '晨屿机械',
      '晨屿储能',
    ])
    expect((await list(star, 'industries')).dataList.map(said)).toEqual([['changed', 'industry', '机床', '锂电池']])
    expect((await list(star, 'status')).dataList.map(said)).toEqual([['changed', 'status', 'listed', 'suspended']])
    expect(
      (await list(star, 'business')).dataList
        .map((one) => [
          one.kind,
          one.before?.text ?? one.after?.text,
          one.before?.number ?? null,
          one.after?.number ?? null,
        ])
        .toSorted(),
    ).toEqual(
      [
        ['began', '服务', null, 30],
        ['changed', '储能系统', 10, 70],
        ['ended', '机床', 90, null],
      ].toSorted(),
    )
  })

  test('events and documents that came stand with the document that brought them; posts are no documents here', async () => {
    const events = (await list(star, 'events')).dataList
    expect(
      events.some(
        (one) =>
          one.kind === 'began' && one.documents.some((document) => document.newsId === 'order') && one.eventId !== null,
      ),
    ).toBe(true)
    expect(events.every((one) => one.documents.every((document) => document.newsId !== 'early'))).toBe(true)
    expect(
      (await list(star, 'documents')).dataList.map((one) => [one.kind, one.documents[0]?.newsId, one.provenance?.file]),
    ).toEqual([['began', 'order', 'facts.csv']])
  })

  test('a membership that was regraded says by how much, between which bands, and what brought it', async () => {
    const [membership] = (await list(star, 'themes')).dataList
    expect(membership).toMatchObject({
      kind: 'changed',
      themeId: THEME,
      themeZh: '新型储能',
      bandBefore: 'related',
      bandAfter: 'core',
      what: 'membership',
      provenance: { file: 'facts.csv' },
    })
    expect(membership?.after?.number ?? 0).toBeGreaterThan(membership?.before?.number ?? 100)
  })

  test('scores that moved name the documents of the events that moved them', async () => {
    const scores = (await list(star, 'scores')).dataList
    const impact = scores.find((one) => one.what === 'impactScore')
    expect(impact?.after?.number).not.toBe(impact?.before?.number)
    expect(impact?.documents.map((one) => one.newsId)).toContain('order')
  })

  test('between two instants at which all is the same nothing changed, and pages do not overlap', async () => {
    const quiet = (await server.call(changes.counts, { ...star, from: '2023-01-05', to: '2023-01-06' }, { as: user }))
      .data
    expect(quiet.total).toBe(0)
    const [first, second] = [
      await list(star, 'figures', { size: 3 }),
      await list(star, 'figures', { size: 3, page: 1 }),
    ]
    expect(first).toMatchObject({ page: 0, hasMore: true })
    const key = (one: Change) => `${one.what} ${one.period}`
    expect(new Set([...first.dataList, ...second.dataList].map(key)).size).toBe(6)
    expect(new Set([...first.dataList, ...second.dataList].map((one) => one.changeId)).size).toBe(6)
  })

  test('nothing is seen that became known after the as-of instant', async () => {
    expect((await list(star, 'documents', { to: '2024-06-01' }, { asOf: '2024-04-10' })).total).toBe(0)
    expect((await list(star, 'names', { to: '2024-06-01' }, { asOf: '2024-04-02' })).dataList).toEqual([])
  })
})

describe('themes and floors', () => {
  test('every number of a theme that moved says which members moved it, or which documents, and what brought it', async () => {
    const figures = (await list({ subject: 'theme', id: THEME }, 'figures', { to: '2024-04-27' })).dataList
    const grown = (await list({ subject: 'theme', id: THEME }, 'figures')).dataList
    expect(figures.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['companies', 'core', 'opportunityPoint', 'stories']),
    )
    expect(grown.map(({ what }) => what)).toContain('marketCap')
    for (const one of [...figures, ...grown])
      expect([one.what, one.knownAt !== null, one.documents.length > 0 || one.provenance !== null]).toEqual([
        one.what,
        true,
        true,
      ])
    const of = (rows: readonly Change[], what: string) => rows.find((one) => one.what === what)
    expect(of(figures, 'companies')?.contributors).toMatchObject([
      {
        companyId: REED,
        nameZh: '青芦股份',
        before: null,
        after: expect.any(Number),
        provenance: { file: 'facts.csv' },
      },
    ])
    expect(of(figures, 'core')?.contributors.map(({ companyId }) => companyId)).toContain(STAR)
    expect(of(figures, 'opportunityPoint')).toMatchObject({
      contributors: [{ companyId: STAR, unit: 'points' }],
      documents: expect.arrayContaining([expect.objectContaining({ newsId: 'order' })]),
    })
    expect(of(figures, 'stories')).toMatchObject({
      contributors: [],
      documents: [{ newsId: 'order' }],
      before: { number: 0 },
      after: { number: 1 },
    })
    expect(of(grown, 'marketCap')).toMatchObject({
      before: { number: 1e9 },
      after: { number: 1.2e9 },
      contributors: [{ companyId: STAR, unit: 'currency', before: 1e9, after: 1.2e9 }],
      knownAt: of(grown, 'marketCap')?.contributors[0]?.knownAt,
    })
  })

  test('of a theme: who entered, who left, who was regraded, its numbers, and the documents that name it', async () => {
    const theme: Asked = { subject: 'theme', id: THEME }
    const members = (await list(theme, 'themes', { from: '2024-03-15' })).dataList
    expect(members.map((one) => [one.companyId, one.kind]).toSorted()).toEqual(
      [
        [STAR, 'changed'],
        [REED, 'began'],
        [SHELL, 'ended'],
      ].toSorted(),
    )
    expect(members.find((one) => one.companyId === REED)).toMatchObject({
      companyZh: '青芦股份',
      before: null,
      bandBefore: null,
      provenance: { file: 'facts.csv' },
    })
    expect((await list(theme, 'figures')).dataList.map((one) => one.what)).toContain('core')
    expect((await list(theme, 'documents')).dataList.map((one) => one.documents[0]?.newsId)).toEqual(['order'])
    // What happened to its members is compared with it.
    expect((await list(theme, 'events')).dataList.map((one) => one.companyId)).toContain(STAR)
    expect((await list(theme, 'scores')).dataList.map((one) => one.companyId)).toContain(STAR)
  })

  test('of a theme of one’s own, and nobody else’s', async () => {
    const { data } = await server.call(themes.ownSave, { name: '储能', query: { any: ['储能系统'] } }, { as: user })
    const own: Asked = { subject: 'theme', id: data.themeId }
    expect(
      (await list(own, 'themes')).dataList.map((one) => [
        one.companyId,
        one.kind,
        one.bandBefore,
        one.bandAfter,
        one.themeZh,
      ]),
    ).toEqual([[STAR, 'changed', 'related', 'core', '储能']])
    expect(await server.call(changes.counts, { ...own, ...span }, { as: await server.caller() })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
  })

  test('of a floor: all companies and themes that its tiles show', async () => {
    const floor = (await server.call(floors.openList, {}, { as: user })).data.dataList[0]
    if (!floor) throw new Error('no floor')
    const added = (await server.call(floors.addRoom, { floorId: floor.id, key: 'priceEvent' }, { as: user })).data
    const tile = added.rooms.at(-1)
    await server.call(
      floors.updateRoomMetadata,
      {
        floorId: floor.id,
        tileId: tile?.id ?? '',
        metadata: JSON.stringify({ parameters: { companyId: STAR, themeId: THEME } }),
      },
      { as: user },
    )
    const asked: Asked = { subject: 'floor', id: floor.id }
    const { data } = await server.call(changes.counts, { ...asked, ...span }, { as: user })
    expect(data).toMatchObject({ companies: 1, themes: 1 })
    expect((await list(asked, 'themes')).dataList.map((one) => one.companyId).toSorted()).toEqual(
      [STAR, REED].toSorted(),
    )
    expect(await server.call(changes.counts, { ...asked, ...span }, { as: await server.caller() })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
  })
})

test('a figure that only rounds otherwise did not change', async () => {
  const [{ versions } = { versions: 0 }] = await server.sql<
    { versions: number }[]
  >`select count(*)::int as versions from company_quarter where company_id = ${REED} and period_end = '2023-03-31'`
  expect(versions).toBeGreaterThan(1)
  expect((await list({ subject: 'company', id: REED }, 'figures')).dataList).toEqual([])
})

describe('what is left out is said', () => {
  test('of more changes than are listed all are counted, and how many the list does not reach', async () => {
    const over = 100
    await server.sql`
      insert into event_company (market_id, known_at, known_by, superseded_at, recorded_at, run_id, line, company_id, event_id, relation, type, happened_at, precision)
      select 1, '2024-04-15T02:00:00Z', 'published', 'infinity', now(), (select min(run_id) from import_run), n, ${BUSY}, 'busy' || n, 'direct', 'pledge', '2024-04-15T02:00:00Z', 'instant' from generate_series(1, ${CHANGES_MOST + over}) n`
    const { data } = await server.call(changes.counts, { subject: 'company', id: BUSY, ...span }, { as: user })
    expect(data.groups.find(({ group }) => group === 'events')).toEqual({
      group: 'events',
      count: CHANGES_MOST + over,
      leftOut: over,
    })
    const page = (number: number) => list({ subject: 'company', id: BUSY }, 'events', { page: number })
    expect(await page(CHANGES_MOST / 200 - 1)).toMatchObject({ total: CHANGES_MOST + over, hasMore: true })
    expect(await page(CHANGES_MOST / 200)).toMatchObject({ dataList: [], hasMore: false })
    for (const { leftOut } of (await server.call(changes.counts, { ...star, ...span }, { as: user })).data.groups)
      expect(leftOut).toBe(0)
  })

  test('of a floor that shows more companies than are compared: how many; and that it is compared by what it is now', async () => {
    const own = await server.caller()
    const floor = (await server.call(floors.openList, {}, { as: own })).data.dataList[0]
    if (!floor) throw new Error('no floor')
    const counts = async (input: object = {}) =>
      (await server.call(changes.counts, { subject: 'floor', id: floor.id, ...span, ...input }, { as: own })).data
    await server.sql`delete from floor_tile where floor_id = ${floor.id}`
    // It stands as it stood at the first instant.
    await server.sql`update floor set updated_at = '2024-03-01T02:00:00Z' where floor_id = ${floor.id}`
    expect(await counts()).toMatchObject({ companies: 0, companiesLeftOut: 0, madeNow: null })
    expect(await counts({ from: '2024-02-01' })).toMatchObject({ madeNow: 'floor' })
    for (const half of [crowd.slice(0, 100), crowd.slice(100, 200), crowd.slice(200)])
      expect((await server.call(watch.addAll, { companyIds: half }, { as: own })).code).toBe('0')
    await server.call(floors.addRoom, { floorId: floor.id, key: 'portfolioDashboard' }, { as: own })
    await server.sql`update floor set updated_at = '2024-03-01T02:00:00Z' where floor_id = ${floor.id}`
    expect(await counts()).toMatchObject({ companies: CHANGE_COMPANIES, companiesLeftOut: 5, madeNow: 'floor' })
  })

  test('a theme of one’s own says that it was made otherwise since the first instant; nothing else does', async () => {
    const { themeId } = (
      await server.call(themes.ownSave, { name: '改过', query: { any: ['储能系统'] } }, { as: user })
    ).data
    const madeNow = async (asked: Asked) =>
      (await server.call(changes.counts, { ...asked, ...span }, { as: user })).data.madeNow
    expect(await madeNow({ subject: 'theme', id: themeId })).toBe('theme')
    await server.sql`update own_theme set changed_at = '2024-03-01T02:00:00Z' where theme_id = ${themeId}`
    expect(await madeNow({ subject: 'theme', id: themeId })).toBeNull()
    expect([await madeNow(star), await madeNow({ subject: 'theme', id: THEME })]).toEqual([null, null])
  })
})

test('what cannot be compared is refused by name', async () => {
  const code = async (input: object) =>
    (await server.call(changes.counts, { ...star, ...span, ...input }, { as: user })).code
  expect(await code({ from: '2024-05-11' })).toBe('BAD_INPUT')
  expect(await code({ from: span.to })).toBe('BAD_INPUT')
  expect(await code({ from: 'yesterday' })).toBe('BAD_AS_OF')
  expect(await code({ to: '2024-13-40' })).toBe('BAD_AS_OF')
  expect(await code({ id: 'SHZ-999999' })).toBe('NOT_FOUND')
  expect(await code({ subject: 'theme', id: 'none' })).toBe('NOT_FOUND')
  expect(await code({ subject: 'floor', id: 'none' })).toBe('NOT_FOUND')
  expect(await code({ subject: 'planet' })).toBe('BAD_INPUT')
  expect((await server.call(changes.counts, { ...star, ...span }, {})).code).toBe('NOT_SIGNED_IN')
})
