import { mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { imports } from '@pandora/contract/domains/imports/operations'
import { zip } from '@pandora/sources/testing-zip'
import writeWorkbook from 'write-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { runQueuedImport } from '../../imports/job.ts'
import { prices, uploaded } from './testing-upload.ts'
import { testServer, testWorker, type Caller, type TestServer } from '../../testing.ts'

let server: TestServer
let admin: Caller
let folder: string
beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'pandora-imports-')))
  server = await testServer({ PANDORA_IMPORT_FOLDERS: folder })
  admin = await server.caller('admin')
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const work = (runId: number) => runQueuedImport({ sql: server.sql, stopping: new AbortController().signal }, runId)
const get = async (runId: number) => (await server.call(imports.get, { runId }, { as: admin, language: 'en' })).data

const upload = (name: string, content: string | Buffer) => uploaded(server, admin, name, content)

test('an upload answers its columns, a mapping drafted from Chinese headers, and its first rows as they would be stored', async () => {
  const { code, data } = await upload('我的行情.csv', prices([10, 11, 99]))
  expect(code).toBe('0')
  expect(imports.upload.output.parse(data)).toMatchObject({
    file: '我的行情.csv',
    format: 'csv',
    encoding: 'utf-8',
    profile: null,
    missing: [],
  })
  expect(data.confidence).toBeGreaterThan(0.8)
  expect(data.rows[0]).toMatchObject({
    line: 2,
    records: [
      {
        kind: 'daily_price',
        values: { security_id: 'SHZ-000901', close: 10, volume: 1500, basis: 'traded' },
        knownBy: 'close',
        knownAt: '2024-01-02T07:00:00.000Z',
      },
    ],
  })
  expect(data.rows[2]).toMatchObject({
    line: 4,
    records: [],
    rejections: [
      { field: 'close', reason: 'CLOSE_OUTSIDE_RANGE', message: 'The close is outside low and high', value: '99' },
    ],
  })
})

test('rows are shown as they stand though nothing can be proposed; the header and the kind are chosen by hand', async () => {
  const { data } = await upload(
    'odd.csv',
    '晨星,二〇二四,内部,资料\n甲,乙,丙,丁\n代码,日期,收盘,备\n000901,2024-01-02,16.5,x\n',
  )
  expect(data).toMatchObject({
    profileText: '',
    kind: null,
    header: [1],
    rows: [],
    top: [
      { line: 1, cells: ['晨星', '二〇二四', '内部', '资料'] },
      { line: 2 },
      { line: 3 },
      { line: 4, cells: ['000901', '2024-01-02', '16.5', 'x'] },
    ],
  })
  const { uploadId } = data
  const preview = async (input: object) =>
    (await server.call(imports.preview, { uploadId, ...input }, { as: admin })).data
  const bars = await preview({ header: 3 })
  expect(bars).toMatchObject({
    kind: 'daily_price',
    header: [3],
    missing: [],
    rows: [
      {
        line: 4,
        records: [{ kind: 'daily_price', values: { close: 16.5, open: null }, lacks: ['open', 'high', 'low'] }],
        rejections: [],
      },
    ],
  })
  expect(await preview({ header: 3, kind: 'share_count' })).toMatchObject({
    kind: 'share_count',
    missing: ['total_shares'],
  })
  // The mapping says the header itself: applied, saved and imported it reads the same.
  expect(await preview({ profileText: bars.profileText })).toMatchObject({ header: [3], rows: bars.rows })
  expect((await preview({ header: 0 })).columns).toEqual(['column 1', 'column 2', 'column 3', 'column 4'])
})

test('a series whose unit nobody has named is not ready, however often its mapping is applied', async () => {
  const { data } = await upload('levels.csv', '日期,产值\n2024-01-31,12\n')
  expect(data.missing).toEqual(['unit'])
  const applied = async (profileText: string) =>
    (await server.call(imports.preview, { uploadId: data.uploadId, profileText }, { as: admin })).data.missing
  expect(await applied(data.profileText)).toEqual(['unit'])
  // Whoever asks past the screen is refused by name, too, and nothing is begun.
  expect(
    await server.call(imports.start, { uploadId: data.uploadId, profileText: data.profileText }, { as: admin }),
  ).toMatchObject({ status: 400, code: 'UNIT_UNKNOWN' })
  expect(await applied(data.profileText.replace('"?"', '亿元'))).toEqual([])
})

test('an upload is imported by its drafted mapping, watched, its rejected rows downloaded, and taken back', async () => {
  const { data } = await upload('bars.csv', prices([10, 11, 99]))
  const started = await server.call(
    imports.start,
    { uploadId: data.uploadId, profileText: data.profileText },
    { as: admin },
  )
  expect(started).toMatchObject({ code: '0', data: { state: 'queued', file: 'bars.csv', dryRun: false } })
  const { runId } = started.data
  await work(runId)
  expect(await get(runId)).toMatchObject({
    state: 'done',
    error: null,
    counts: { read: 3, new: 2, updated: 0, rejected: 1 },
    byKind: [{ kind: 'daily_price', read: 3, new: 2, rejected: 1 }],
  })
  expect((await server.call(imports.rejections, { runId }, { as: admin, language: 'zh-CN' })).data).toMatchObject({
    total: 1,
    hasMore: false,
    dataList: [{ line: 4, field: 'close', message: '收盘价不在最低与最高之间' }],
  })
  const reasons = await server.call(imports.rejectionReasons, { runId }, { as: admin, language: 'en' })
  expect(reasons.data.dataList).toEqual([
    { reason: 'CLOSE_OUTSIDE_RANGE', message: 'The close is outside low and high', kept: false, rows: 1 },
  ])
  const of = (reason: string) => server.call(imports.rejections, { runId, reason }, { as: admin })
  expect([(await of('CLOSE_OUTSIDE_RANGE')).data.total, (await of('MISSING')).data.total]).toEqual([1, 0])
  const csv = await server.call(imports.rejectionsCsv, { runId }, { as: admin, language: 'en' })
  expect(csv.raw.body).toBe(
    '\ufeffline,field,reason,text,value\r\n4,close,CLOSE_OUTSIDE_RANGE,The close is outside low and high,99\r\n',
  )
  expect(await server.call(imports.remove, { runId }, { as: admin })).toMatchObject({
    code: '0',
    data: { state: 'removed' },
  })
  expect(await server.sql`select 1 from daily_price where run_id = ${runId}`).toHaveLength(0)
  expect(await server.call(imports.remove, { runId }, { as: admin })).toMatchObject({
    status: 409,
    code: 'IMPORT_NOT_REMOVABLE',
  })
})

test('a folder on the server is imported file by file, each by the profile that fits; other files are passed over', async () => {
  await writeFile(join(folder, 'rates.csv'), 'date,oneYear,fiveYear\n2024-01-22,3.45,4.20\n')
  await writeFile(join(folder, 'notes.csv'), 'a,b\n1,2\n')
  expect((await server.call(imports.start, { path: folder }, { as: admin })).data).toMatchObject({
    file: 'rates.csv',
    profile: 'lpr',
  })
  expect(await server.call(imports.start, { path: join(folder, 'notes.csv') }, { as: admin })).toMatchObject({
    status: 400,
    code: 'NO_PROFILE_FITS',
  })
})

test('server paths outside the allowed folders are refused, also through links and dots', async () => {
  await symlink('/etc', join(folder, 'link'))
  for (const path of [
    '/etc/passwd',
    join(folder, 'link/passwd'),
    `${folder}/../../etc/passwd`,
    `${folder}x`,
    '/nowhere/at/all',
  ]) {
    expect(await server.call(imports.preview, { path }, { as: admin })).toMatchObject({
      status: 400,
      code: 'PATH_NOT_ALLOWED',
    })
  }
  expect(await server.call(imports.preview, { path: join(folder, 'absent.csv') }, { as: admin })).toMatchObject({
    status: 400,
    code: 'FILE_NOT_FOUND',
  })
  expect(await server.call(imports.preview, {}, { as: admin })).toMatchObject({ status: 400, code: 'BAD_INPUT' })
})

test('a JSON document of some size is previewed apart from the process that serves: the same rows, the same refusals', async () => {
  const rows = Array.from({ length: 20_000 }, (_, day) => ({
    代码: '000901',
    日期: '2024-01-02',
    开盘: 10,
    最高: 12,
    最低: 9,
    收盘: 10 + (day % 2),
    成交量: 15,
    成交额: 150_000,
  }))
  const { code, data } = await upload('行情.json', JSON.stringify(rows))
  expect([code, data.format, data.rows.length, data.rows[1]?.records[0]?.values['close']]).toEqual([
    '0',
    'json',
    20,
    11,
  ])
  expect(await upload('破.json', `[${'{"a":1},'.repeat(200_000)}`)).toMatchObject({
    code: 'UNREADABLE_FILE',
    message: expect.stringContaining('破.json'),
  })
  expect(await upload('坏.xlsx', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(100, 7)]))).toMatchObject({
    code: 'UNREADABLE_FILE',
  })
})

test('files that cannot be read are refused by name, and nothing of them stays', async () => {
  expect((await upload('empty.csv', '')).code).toBe('EMPTY_FILE')
  expect((await upload('picture.csv', Buffer.from([0x89, 0x50, 0, 1, 2, 3]))).code).toBe('BINARY_FILE')
  expect((await upload('book.xlsx', 'not a workbook')).code).toBe('UNKNOWN_FILE_FORMAT')
  expect(await server.sql`select 1 from upload where file in ('empty.csv', 'picture.csv', 'book.xlsx')`).toHaveLength(0)
})

test('a waiting import is cancelled at once; one that is over is not', async () => {
  const { data } = await upload('bars.csv', prices([10]))
  const { runId } = (
    await server.call(imports.start, { uploadId: data.uploadId, profileText: data.profileText }, { as: admin })
  ).data
  expect((await server.call(imports.cancel, { runId }, { as: admin })).data.state).toBe('cancelled')
  await work(runId)
  expect((await get(runId)).state).toBe('cancelled')
  expect(await server.call(imports.cancel, { runId }, { as: admin })).toMatchObject({
    status: 409,
    code: 'IMPORT_NOT_RUNNING',
  })
  expect(await server.call(imports.get, { runId: 999_999 }, { as: admin })).toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
  })
})

test('a mapping is checked, saved, found again by its columns, replaced and deleted; a wrong one is refused with path and reason', async () => {
  const text =
    'name: my-shares\ntitle: { zh: 我的股本, en: My shares }\nmatch: { columns: [证券, 日, 股数] }\nrecords:\n  - kind: share_count\n    fields:\n      security_id: { column: 证券, as: security }\n      counted_on: { column: 日, as: day }\n      total_shares: { column: 股数, as: amount }\n'
  expect((await server.call(imports.saveProfile, { text }, { as: admin })).data).toMatchObject({
    name: 'my-shares',
    shipped: false,
    kinds: ['share_count'],
  })
  const listed = (await server.call(imports.profiles, {}, { as: admin })).data.dataList
  expect(listed.find(({ name }) => name === 'my-shares')?.text).toBe(text)
  expect(listed.find(({ name }) => name === 'a-share-daily')?.shipped).toBe(true)
  expect((await upload('s.csv', '证券,日,股数\n902,2024/1/2,1.5亿股\n')).data).toMatchObject({
    profile: 'my-shares',
    confidence: 1,
    rows: [{ records: [{ values: { security_id: 'SHZ-000902', total_shares: 150_000_000 } }] }],
  })
  expect((await server.call(imports.deleteProfile, { name: 'my-shares' }, { as: admin })).data).toEqual({ done: true })
  expect(await server.call(imports.deleteProfile, { name: 'my-shares' }, { as: admin })).toMatchObject({
    code: 'NO_SUCH_PROFILE',
  })
  const wrong = await server.call(imports.saveProfile, { text: text.replace('as: amount', 'as: guess') }, { as: admin })
  expect(wrong).toMatchObject({ status: 400, code: 'BAD_PROFILE' })
  expect(wrong.message).toContain('records.0.fields.total_shares')
})

test('more removals at once than there are connections are all answered', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => server.call(imports.remove, { runId: 999_999 }, { as: admin })),
  )
  expect(new Set(answers.map((one) => one.code))).toEqual(new Set(['NOT_FOUND']))
})

test('the worker works an import off and tells administrators of it', async () => {
  const heard: string[] = []
  const stop = await server.listen({ marketId: 1, uid: admin.uid, admin: true }, (event) =>
    heard.push(`${event.topic} ${event.ids.join()}`),
  )
  const config = readConfig({ PANDORA_LOG: 'silent', PANDORA_HOME: server.home })
  const worker = await testWorker(config, server.url)
  try {
    const { data } = await upload('later.csv', prices([10, 10.5]))
    const { runId } = (
      await server.call(imports.start, { uploadId: data.uploadId, profileText: data.profileText }, { as: admin })
    ).data
    await expect.poll(async () => (await get(runId)).state, { timeout: 15_000 }).toBe('done')
    expect((await server.call(imports.list, {}, { as: admin })).data.dataList[0]).toMatchObject({
      runId,
      startedBy: `user:${admin.uid}`,
      counts: { read: 2, new: 2 },
    })
    await expect.poll(() => heard).toContain(`import-run ${runId}`)
    await expect.poll(() => heard).toContain('prices SHZ-000901')
  } finally {
    stop()
    await worker.stop()
  }
})

test('an archive: its files are parts to choose from, each is imported as a file of its own, or the chosen one alone; a bomb leaves nothing behind', async () => {
  const day = (date: string, close: number) => Buffer.from(`代码,日期,收盘\n000902,${date},${close}\n`)
  const files = [
    { name: 'bars/a.csv', bytes: day('2024-03-04', 5) },
    { name: 'bars/b.csv', bytes: day('2024-03-05', 6) },
    { name: 'notes.txt', bytes: Buffer.from('备忘\n甲\n') },
  ]
  const { data } = await upload('行情.zip', zip(files))
  expect(data).toMatchObject({
    file: '行情.zip/bars/a.csv',
    columns: ['代码', '日期', '收盘'],
    parts: [
      { kind: 'entry', name: 'bars/a.csv', rows: null, read: true },
      { name: 'bars/b.csv', read: false },
      { name: 'notes.txt', read: false },
    ],
  })
  const { uploadId, profileText } = data
  const part = { kind: 'entry' as const, name: 'bars/b.csv' }
  expect((await server.call(imports.preview, { uploadId, part }, { as: admin })).data).toMatchObject({
    file: '行情.zip/bars/b.csv',
    rows: [{ records: [{ values: { close: 6, trade_date: '2024-03-05' } }] }],
  })
  const run = async (input: object) => {
    const before = await newest()
    const first = (await server.call(imports.start, { uploadId, profileText, ...input }, { as: admin })).data
    const ids = Array.from({ length: (await newest()) - before }, (_, at) => before + at + 1)
    expect(ids).toContain(first.runId)
    for (const id of ids) await work(id)
    return Promise.all(ids.map(get))
  }
  const newest = async () =>
    (await server.sql<{ id: number }[]>`select coalesce(max(run_id), 0)::int as id from import_run`)[0]?.id ?? 0
  const told = (runs: Awaited<ReturnType<typeof run>>) =>
    runs.map(({ file, state, counts, error }) => [file, state, counts.new, error?.code ?? null])
  expect(told(await run({ part }))).toEqual([['行情.zip/bars/b.csv', 'done', 1, null]])
  expect(told(await run({}))).toEqual([
    ['行情.zip/bars/a.csv', 'done', 1, null],
    ['行情.zip/bars/b.csv', 'done', 0, null],
    ['行情.zip/notes.txt', 'failed', 0, 'MISSING_COLUMNS'],
  ])
  const uploads = async () => (await server.sql`select upload_id from upload`).length
  const kept = await uploads()
  expect((await upload('bomb.zip', zip([{ name: 'a.csv', bytes: Buffer.alloc(30_000_000) }]))).code).toBe('TOO_LARGE')
  expect(await uploads()).toBe(kept)
})

test('a sheet and a list are chosen in the preview and stand in the mapping; a statement’s company is found by the name in its title', async () => {
  const sheet = (name: string, day: string, close: string) => ({
    sheet: name,
    data: ['代码 日期 收盘', `000902 ${day} ${close}`].map((row) => row.split(' ').map((value) => ({ value }))),
  })
  const both = [sheet('一', '2024-04-01', '7'), sheet('二', '2024-04-02', '8')]
  const book = await writeWorkbook(both as never).toBuffer()
  const sheets = (await upload('w.xlsx', book)).data
  expect(sheets.parts).toEqual([
    { kind: 'sheet', name: '一', rows: 2, read: true },
    { kind: 'sheet', name: '二', rows: 2, read: false },
  ])
  const second = (
    await server.call(
      imports.preview,
      { uploadId: sheets.uploadId, part: { kind: 'sheet', name: '二' } },
      { as: admin },
    )
  ).data
  expect(second.profileText).toMatch(/format: \{ sheet: "?二"? \}/)
  expect(second.rows).toMatchObject([{ records: [{ values: { close: 8 } }] }])
  const rows = [1, 2].map((n) => ({ 代码: '000902', 日期: `2024-05-0${n}`, 收盘: n }))
  const lists = (await upload('j.json', JSON.stringify({ data: { one: [{ code: '000902' }], bars: rows } }))).data
  expect(lists.parts).toMatchObject([
    { kind: 'property', name: 'data.one', rows: 1, read: false },
    { kind: 'property', name: 'data.bars', rows: 2, read: true },
  ])
  expect(lists.profileText).toContain('property: data.bars')
  expect(lists.rows).toHaveLength(2)

  const statement = (title: string) => upload('x.csv', `${title},\n项目,2023年\n营业收入,5\n净利润,1\n`)
  expect((await statement('远帆重工合并利润表')).data.missing).toEqual(['company_id'])
  await server.sql`insert into company_name (market_id, company_id, language, form, name, known_at, known_by, superseded_at,
      recorded_at, run_id, line)
    select 1, 'SHZ-000977', 'zh', 'short', '远帆重工', now(), 'received', 'infinity', now(), max(run_id), 2 from import_run`
  const named = (await statement('远帆重工合并利润表')).data
  expect([named.missing, named.rows[0]?.records[0]?.values]).toMatchObject([
    [],
    { company_id: 'SHZ-000977', item: 'revenue', value: 5, period_end: '2023-12-31' },
  ])
})
