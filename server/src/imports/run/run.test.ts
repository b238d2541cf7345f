import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inForce } from '@pandora/store/as-of'
import { connect } from '@pandora/store/database'
import { removeRun } from '@pandora/store/runs'
import { parseProfile } from '@pandora/sources/files/profile'
import { filesSource } from '@pandora/sources/files/files-source'
import { shippedProfiles } from '@pandora/sources/files/shipped'
import { parseAsOf } from '@pandora/contract/time'
import { expect, test } from 'vitest'
import { runQueuedImport } from '../job.ts'
import { planImport, profileNamed, profilesOf } from '../plan.ts'
import { resumeInterrupted } from '../interrupted.ts'
import { claimRun, createRun, holdRun } from '../queries.ts'
import { runImport } from '../run.ts'
import { totalOf } from '../tally.ts'
import { database, sql, header, bars, fileOf, queue, importFile, state, stored, staged, folder } from './testing.ts'

test('a file read before stays an old statement; a new file that goes back to the first value takes the correction back', async () => {
  const old = fileOf('old.csv', bars(3))
  await importFile(old)
  expect(
    totalOf(
      (
        await importFile(
          fileOf(
            'corrected.csv',
            bars(3, () => 11),
          ),
        )
      ).tally,
    ),
  ).toMatchObject({ updated: 3 })
  expect(totalOf((await importFile(old)).tally)).toMatchObject({ updated: 0, unchanged: 3 })
  const fresh = fileOf('fresh.csv', bars(4))
  expect(totalOf((await importFile(fresh, { dryRun: true })).tally)).toMatchObject({ new: 1, updated: 3 })
  expect(totalOf((await importFile(fresh)).tally)).toMatchObject({ new: 1, updated: 3 })
  expect(
    (await sql`select distinct close from daily_price where superseded_at = 'infinity'`).map((row) => row['close']),
  ).toEqual([10])
  expect(totalOf((await importFile(fresh)).tally)).toMatchObject({ new: 0, updated: 0, unchanged: 4 })
})

test('an import is read, merged and counted; the same again writes nothing', async () => {
  const path = fileOf('bars.csv', bars(300))
  const first = await importFile(path)
  expect(first).toMatchObject({ state: 'done' })
  expect(totalOf(first.tally)).toEqual({
    read: 300,
    new: 300,
    updated: 0,
    unchanged: 0,
    duplicate: 0,
    rejected: 0,
    partial: 0,
  })
  const before = await stored()
  const again = await importFile(path)
  expect(totalOf(again.tally)).toMatchObject({ new: 0, updated: 0, unchanged: 300 })
  expect(await stored()).toEqual(before)
  expect(await staged()).toBe(0)
})

test('a changed row in a re-import shows each reader the version of its time; removing the run restores what stood before', async () => {
  await importFile(fileOf('bars.csv', bars(3)), { now: () => Date.parse('2024-01-01T00:00:00Z') })
  const before = await stored()
  const { tally, runId } = await importFile(
    fileOf(
      'bars.csv',
      bars(3, (day) => (day === 1 ? 11 : 10)),
    ),
    { now: () => Date.parse('2024-06-01T00:00:00Z') },
  )
  expect(totalOf(tally)).toMatchObject({ updated: 1, unchanged: 2 })
  const closeAsOf = async (asOf: string | null) =>
    (
      await sql<{ close: number }[]>`select close from daily_price p
        where ${inForce(sql, 'p', { marketId: 1, asOf: asOf === null ? null : (parseAsOf(asOf) ?? 0) })}
        and trade_date = '2015-01-02'`
    )[0]?.close
  expect([
    await closeAsOf('2024-03-01'),
    await closeAsOf('2024-07-01'),
    await closeAsOf(null),
    await closeAsOf('2015-01-01'),
  ]).toEqual([10, 11, 11, undefined])
  await removeRun(sql, runId)
  expect(await stored()).toEqual(before)
})

test('bars with the close alone are kept and counted; an open that its day contradicts is left out and listed', async () => {
  const {
    state: ended,
    tally,
    runId,
  } = await importFile(
    fileOf(
      'bars.csv',
      `${header}\n000901,2015-01-05,,,,10,1,1\n000901,2015-01-06,,12,9,10,1,1\n000901,2015-01-07,8,12,9,10,1,1\n000901,2015-01-08,10,12,9,10,1,1\n`,
    ),
  )
  expect([ended, totalOf(tally), tally.kinds]).toMatchObject([
    'done',
    { read: 4, new: 4, rejected: 1, partial: 3 },
    { daily_price: { read: 4, new: 4, rejected: 0, partial: 3 } },
  ])
  expect(
    (await sql`select open, high, low, close from daily_price order by trade_date`).map((row) =>
      Object.values(row).join(' '),
    ),
  ).toEqual(['   10', ' 12 9 10', ' 12 9 10', '10 12 9 10'])
  expect(await sql`select line, field, reason, value from import_rejection where run_id = ${runId}`).toEqual([
    { line: 4, field: 'open', reason: 'OPEN_LEFT_OUT', value: '8' },
  ])
})

test('a dry run tells what would be new, changed and refused, and writes nothing', async () => {
  await importFile(fileOf('bars.csv', bars(10)))
  const before = await stored()
  const {
    state: ended,
    tally,
    runId,
  } = await importFile(fileOf('bars.csv', `${bars(12, (day) => (day === 0 ? 11 : 10))}000901,soon,1,1,1,1,1,1\n`), {
    dryRun: true,
  })
  expect([ended, totalOf(tally)]).toEqual([
    'done',
    { read: 13, new: 2, updated: 1, unchanged: 9, duplicate: 0, rejected: 1, partial: 0 },
  ])
  expect(await stored()).toEqual(before)
  expect(await staged()).toBe(0)
  expect(await sql`select line, field, reason, value from import_rejection where run_id = ${runId}`).toEqual([
    { line: 14, field: 'date', reason: 'NOT_A_DAY', value: 'soon' },
  ])
})

test('progress tells bytes, rows and rate, and stands in the run’s row; cancelling there stops it and nothing of it stays', async () => {
  const path = fileOf('many.csv', bars(150_000))
  const seen: number[] = []
  let runId = 0
  const { state: ended } = await runImport({
    sql,
    marketId: 1,
    dryRun: false,
    tickMs: 20,
    source: filesSource,
    runId: (runId = await queue(path)),
    asked: { path, name: 'many.csv', profile: profileNamed(shippedProfiles(), 'daily-prices-traded').profile },
    onProgress: (progress) => {
      seen.push(progress.rows)
      expect(progress.bytes).toBeLessThanOrEqual(progress.bytesTotal ?? 0)
      void sql`update import_run set state = 'cancelling' where run_id = ${runId} and state = 'reading'`.execute()
    },
  })
  expect(ended).toBe('cancelled')
  expect(seen.length).toBeGreaterThan(0)
  expect(seen.at(-1)).toBeLessThan(150_000)
  expect([await state(runId), await stored(), await staged()]).toEqual([
    { state: 'cancelled', error_code: null },
    [],
    0,
  ])
})

test('cancelling while the merge is under way rolls it back', async () => {
  const path = fileOf('bars.csv', bars(50))
  const runId = await queue(path)
  // Held by another import of the market: the merge waits, and is cancelled meanwhile.
  const holder = await sql.reserve()
  await holder`select pg_advisory_lock(5041002, 1)`
  const running = runImport({
    sql,
    marketId: 1,
    dryRun: false,
    source: filesSource,
    runId,
    asked: { path, name: 'bars.csv', profile: profileNamed(shippedProfiles(), 'daily-prices-traded').profile },
  })
  await expect.poll(async () => (await state(runId))?.state, { timeout: 10_000 }).toBe('merging')
  await sql`update import_run set state = 'cancelling' where run_id = ${runId}`
  await holder`select pg_advisory_unlock(5041002, 1)`
  holder.release()
  expect((await running).state).toBe('cancelled')
  expect([await stored(), await staged()]).toEqual([[], 0])
})

test('a fault of the file ends the run by name and leaves nothing', async () => {
  const missing = await importFile(fileOf('bars.csv', 'code,day\n000901,2024-01-02\n'))
  expect([missing.state, missing.error?.code, await state(missing.runId)]).toEqual([
    'failed',
    'MISSING_COLUMNS',
    { state: 'failed', error_code: 'MISSING_COLUMNS' },
  ])
  const absent = await importFile(join(folder, 'absent.csv'))
  expect([absent.state, absent.error?.code]).toEqual(['failed', 'FILE_NOT_FOUND'])
  expect(await staged()).toBe(0)
})

test('a process killed half-way leaves no fact; its run is marked, and the same import comes to the same end', async () => {
  const path = fileOf('many.csv', bars(4000))
  const runId = await queue(path)
  const child: ChildProcess = fork(join(import.meta.dirname, '..', 'killed-import.ts'), {
    env: { ...process.env, URL: database.url, RUN: String(runId), FILE: path },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  child.kill('SIGKILL')
  await once(child, 'exit')
  await expect.poll(() => resumeInterrupted(sql)).toMatchObject({ ended: 1 })
  expect([await state(runId), await stored(), await staged()]).toEqual([
    { state: 'failed', error_code: 'IMPORT_INTERRUPTED' },
    [],
    0,
  ])
  expect(totalOf((await importFile(path)).tally)).toMatchObject({ read: 4000, new: 4000 })
})

test('staging tables that nobody works on are dropped at the next start, those of a living run are not', async () => {
  const runId = await queue('nowhere')
  const release = await holdRun(sql, runId)
  await claimRun(sql, runId, Date.now())
  await sql.unsafe(
    `create schema if not exists stage; create table stage.r${runId}_company (a int); create table stage.r987654_company (a int)`,
  )
  await resumeInterrupted(sql)
  expect(
    (await sql`select tablename from pg_tables where schemaname = 'stage'`).map((row) => row['tablename']),
  ).toEqual([`r${runId}_company`])
  await release?.()
  await resumeInterrupted(sql)
  expect(await staged()).toBe(0)
})

test('a run that a living process works on is not taken for dead, and is worked on once', async () => {
  const runId = await queue(fileOf('bars.csv', bars(5)))
  const release = await holdRun(sql, runId)
  await claimRun(sql, runId, Date.now())
  expect(await resumeInterrupted(sql)).toMatchObject({ resumed: 0, ended: 0, held: 1 })
  await expect(
    runImport({ sql, marketId: 1, dryRun: false, source: filesSource, runId, asked: {} }),
  ).rejects.toMatchObject({ code: 'IMPORT_NOT_RUNNING' })
  await release?.()
  expect(await resumeInterrupted(sql)).toMatchObject({ resumed: 0, ended: 1 })
})

test('a worker that stops puts its run back into the queue; the next one works it off', async () => {
  const path = fileOf('many.csv', bars(100_000))
  const runId = await queue(path)
  const stopping = new AbortController()
  const running = runQueuedImport({ sql, stopping: stopping.signal }, runId).then(() => 'done', String)
  await expect.poll(async () => (await state(runId))?.state, { interval: 5, timeout: 10_000 }).toBe('reading')
  stopping.abort()
  expect(await running).toContain('stopping')
  expect([(await state(runId))?.state, await staged()]).toEqual(['queued', 0])
  await runQueuedImport({ sql, stopping: new AbortController().signal }, runId)
  // 4,000 different days, each told twenty-five times.
  expect((await sql`select rows_read, counts from import_run where run_id = ${runId}`)[0]).toMatchObject({
    rows_read: 100_000,
    counts: { daily_price: { new: 4000, duplicate: 96_000 } },
  })
})

test('at most 100,000 refused rows are kept, all are counted', async () => {
  const path = fileOf('bad.csv', `${header}\n${'000901,never,1,1,1,1,1,1\n'.repeat(100_500)}`)
  const { tally, runId } = await importFile(path)
  expect(totalOf(tally)).toMatchObject({ read: 100_500, rejected: 100_500, new: 0 })
  expect(
    (await sql`select count(*)::int as kept, max(line) as last from import_rejection where run_id = ${runId}`)[0],
  ).toEqual({ kept: 100_000, last: 100_001 })
})

test('what a rule says was known only later counts as known when it was received', async () => {
  const now = Date.parse('2026-03-10T00:00:00Z')
  const profile = parseProfile(
    'name: items\ntitle: { zh: 项, en: items }\nrecords:\n  - kind: statement_item\n    fields: { company_id: { column: code, as: company }, statement: { value: income }, period_end: { column: end, as: day }, period_months: { value: 12 }, item: { value: revenue }, value: { column: v, as: number }, unit: { value: CNY } }\n',
  )
  const path = fileOf('items.csv', 'code,end,v\n000901,2025-12-31,5\n000901,2024-12-31,4\n')
  const runId = await createRun(sql, {
    marketId: 1,
    source: 'files',
    profile: 'items',
    profileText: '',
    file: 'items.csv',
    path,
    dryRun: false,
    startedBy: 'test',
  })
  await runImport({
    sql,
    runId,
    marketId: 1,
    dryRun: false,
    source: filesSource,
    asked: { path, profile },
    now: () => now,
  })
  expect(await sql`select period_end, known_at, known_by from statement_item order by 1`).toEqual([
    { period_end: '2024-12-31', known_at: Date.parse('2025-04-30T15:59:59.999Z'), known_by: 'deadline' },
    { period_end: '2025-12-31', known_at: now, known_by: 'received' },
  ])
})

test('a folder is planned file by file, companies first, files that nothing fits passed over', async () => {
  const inner = mkdtempSync(join(folder, 'set-'))
  writeFileSync(join(inner, 'a.csv'), 'date,oneYear,fiveYear\n2024-01-22,3.45,4.2\n')
  writeFileSync(join(inner, 'b.csv'), 'x,y\n1,2\n')
  writeFileSync(join(inner, 'c.csv'), 'sw_code,name,level,parent_code\n710000,计算机,1,\n')
  writeFileSync(join(inner, 'd.md'), 'text')
  writeFileSync(join(inner, 'e.csv'), '')
  expect(
    (await planImport(inner, shippedProfiles())).map(({ name, profile }) => `${name} ${profile?.profile.name}`),
  ).toEqual(['c.csv sw-industries', 'a.csv lpr', 'b.csv undefined', 'e.csv undefined'])
  await expect(planImport(join(inner, 'b.csv'), shippedProfiles())).rejects.toMatchObject({ code: 'NO_PROFILE_FITS' })
  await expect(planImport(join(inner, 'z.csv'), shippedProfiles())).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' })
})

test('a saved profile hides a shipped one of its name; one that is no longer understood is left out', async () => {
  const text =
    shippedProfiles()
      .find(({ profile }) => profile.name === 'lpr')
      ?.text.replace('title: { zh: ', 'title: { zh: 我的') ?? ''
  await sql`insert into import_profile (market_id, name, text, saved_by)
    values (1, 'lpr', ${text}, 'test'), (1, 'old', 'of: another time', 'test')`
  const profiles = await profilesOf(sql, 1)
  expect(profiles.filter(({ profile }) => profile.name === 'lpr').map(({ profile }) => profile.title.zh)).toEqual([
    '我的贷款市场报价利率（LPR）',
  ])
  expect(profiles).toHaveLength(shippedProfiles().length)
})

test('an import whose connections are killed ends by name, DATABASE_AWAY and not a word of the driver, and nothing of it stays', async () => {
  const own = connect(database.url, { max: 4, name: 'killed-import' })
  const path = fileOf('many.csv', bars(150_000))
  const runId = await queue(path)
  let killed = false
  const result = await runImport({
    sql: own,
    marketId: 1,
    dryRun: false,
    tickMs: 20,
    source: filesSource,
    runId,
    asked: { path, name: 'many.csv', profile: profileNamed(shippedProfiles(), 'daily-prices-traded').profile },
    onProgress: () => {
      if (killed) return
      killed = true
      void sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'killed-import'`.execute()
    },
  })
  expect([result.state, result.error?.code]).toEqual(['failed', 'DATABASE_AWAY'])
  await own.end({ timeout: 1 })
  await expect.poll(() => resumeInterrupted(sql).then(() => staged())).toBe(0)
  expect([await stored(), (await state(runId))?.state]).toEqual([[], 'failed'])
})
