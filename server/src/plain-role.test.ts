import { connect, type Sql } from '@pandora/store/database'
import { grantPlain, PLAIN_ROLE } from '@pandora/store/plain-role'
import { emptyDatabase } from '@pandora/store/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from './config.ts'
import { prepareDatabase } from './prepare.ts'
import { openWeb } from './web.ts'
import { testServer, testWorker, type TestServer } from './testing.ts'

let server: TestServer
let asWorker: Sql
beforeAll(async () => {
  server = await testServer()
  asWorker = connect(server.url, { max: 1 })
})
afterAll(async () => {
  await asWorker.end()
  await server.stop()
})

test('web and worker ask under a role that may do nothing but sign in, and belongs to no other', async () => {
  for (const sql of [server.web.services.sql, asWorker])
    expect(await sql`select current_user::text as role, session_user::text as came`).toEqual([
      { role: PLAIN_ROLE, came: PLAIN_ROLE },
    ])
  expect(
    await server.sql`select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls from pg_roles where rolname = ${PLAIN_ROLE}`,
  ).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolreplication: false, rolbypassrls: false }])
  expect(
    await server.sql`select roleid::regrole::text as role from pg_auth_members where member = ${PLAIN_ROLE}::regrole`,
  ).toEqual([])
})

/** What a statement slipped into a query could try, beyond the rows of the product. */
const refused = [
  'create extension dblink',
  'create extension file_fdw',
  'create language plpython3u',
  "create function pg_temp.f() returns int language c as '/tmp/x', 'f'",
  "copy (select 1) to program 'true'",
  "create temp table t (a text); copy t from program 'id'",
  "create temp table t (a text); copy t from '/etc/passwd'",
  "copy account to '/tmp/account'",
  "select pg_read_file('/etc/passwd')",
  "select pg_read_binary_file('postgresql.conf')",
  "select pg_ls_dir('.')",
  "select pg_stat_file('/etc/passwd')",
  "select lo_import('/etc/passwd')",
  "select lo_export(1, '/tmp/x')",
  'select rolpassword from pg_authid',
  'select passwd from pg_shadow',
  'select * from pg_hba_file_rules',
  'select pg_reload_conf()',
  "alter system set log_statement = 'all'",
  "set log_statement = 'all'",
  'create role other',
  `alter role ${PLAIN_ROLE} superuser`,
  'alter role pandora password null',
  'set role pandora',
  'set session authorization pandora',
  'grant pandora to pandora_plain',
  'create database other',
  'set session_replication_role = replica',
  'create schema other',
  'create table public.other (a int)',
  'create view public.other as select 1',
  'create table graphile_worker.other (a int)',
  'create publication other',
  "create subscription other connection 'host=127.0.0.1' publication other",
  'drop table account',
  'alter table account add column other int',
  'alter table account disable trigger all',
  'truncate account',
  'create index on account (uid)',
  'alter table account owner to pandora_plain',
  'drop schema public cascade',
  "insert into migration (number, name, hash) values (9999, 'x', 'x')",
  'update migration set hash = name',
  'delete from migration',
  'alter table graphile_worker._private_jobs disable row level security',
  'drop policy "pandora pandora_plain" on graphile_worker._private_jobs',
  "select pg_create_physical_replication_slot('other')",
  "select pg_backup_start('x')",
  'select pg_switch_wal()',
  'checkpoint',
]
test.each(refused)('the role may not: %s', async (statement) => {
  // Some may be tried outside of a transaction only.
  const tried = /^(?:alter system|create (?:database|subscription))/.test(statement)
    ? asWorker.unsafe(statement)
    : asWorker.begin(async (tx) => {
        await tx.unsafe(statement)
      })
  const code = await tried.then(
    () => 'done',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  )
  // Insufficient privilege; 0A000 and 58P01 are told of what this server does not have at all, before the right is
  // looked at.
  expect(['42501', ...(/extension|language/.test(statement) ? ['0A000', '58P01', '22023', '42704'] : [])]).toContain(
    code,
  )
})

test('it may end the sessions of no other role', async () => {
  const [own] = await server.sql<{ pid: number }[]>`select pg_backend_pid() as pid`
  await expect(asWorker`select pg_terminate_backend(${own?.pid ?? 0})`).rejects.toMatchObject({ code: '42501' })
})

test('every table of the product, and those of later migrations once rights are given again, may be read and written', async () => {
  await server.sql`create table later (a int)`
  await expect(asWorker`select 1 from later`).rejects.toMatchObject({ code: '42501' })
  await grantPlain(server.sql, PLAIN_ROLE)
  const able = await server.sql<
    { name: string; able: boolean }[]
  >`select relname as name, has_table_privilege(${PLAIN_ROLE}, oid, 'select') and has_table_privilege(${PLAIN_ROLE}, oid, 'insert')
    and has_table_privilege(${PLAIN_ROLE}, oid, 'update') and has_table_privilege(${PLAIN_ROLE}, oid, 'delete') and not has_table_privilege(${PLAIN_ROLE}, oid, 'truncate') as able
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`
  expect(able.length).toBeGreaterThan(60)
  expect(able.filter((one) => !one.able).map(({ name }) => name)).toEqual(['migration'])
  await server.sql`drop table later`
})

test('what an import of an earlier version left in staging, which the role does not own, goes when rights are given', async () => {
  await server.sql`create table stage.r9_post (a int)`
  await asWorker`create unlogged table stage.r10_post (a int)`
  await grantPlain(server.sql, PLAIN_ROLE)
  expect(
    await server.sql`select relname::text as name from pg_class where relnamespace = 'stage'::regnamespace and relkind = 'r'`,
  ).toEqual([{ name: 'r10_post' }])
  await asWorker`drop table stage.r10_post`
})

test("a database of one's own: its owner, who is no superuser either, prepares it for another role, and web and worker start under that one; twice changes nothing", async () => {
  const database = await emptyDatabase()
  const [owner, plain] = [`owner_${process.pid}`, `plain_${process.pid}`]
  const home = await mkdtemp(join(tmpdir(), 'pandora-roles-'))
  const as = (role: string): string =>
    Object.assign(new URL(database.url), { username: role, password: 'a-password' }).href
  try {
    for (const role of [owner, plain]) await database.sql.unsafe(`create role ${role} login password 'a-password'`)
    await database.sql.unsafe(`alter database ${new URL(database.url).pathname.slice(1)} owner to ${owner}`)
    for (let turn = 0; turn < 2; turn++) await prepareDatabase({ url: as(plain), ownerUrl: as(owner) }, async () => {})
    const config = readConfig({ PANDORA_LOG: 'silent', PANDORA_HOME: home, PANDORA_DEMO: 'off' })
    const web = await openWeb(config, as(plain))
    const worker = await testWorker(config, as(plain))
    try {
      expect(await web.services.sql`select current_user::text as role`).toEqual([{ role: plain }])
      await web.services.sql`select graphile_worker.add_job('figures_due')`
      await expect
        .poll(
          () =>
            database.sql`select 1 from graphile_worker._private_jobs where task_id = (select id from graphile_worker._private_tasks where identifier = 'figures_due')`,
          { timeout: 20_000 },
        )
        .toHaveLength(0)
      await expect(web.services.sql`drop table account`).rejects.toMatchObject({ code: '42501' })
    } finally {
      await worker.stop()
      await web.stop()
    }
  } finally {
    await database.sql.unsafe(`reassign owned by ${owner} to current_user; drop owned by ${owner}, ${plain}`)
    await database.drop()
    for (const role of [owner, plain]) await server.sql.unsafe(`drop role if exists ${role}`)
    await rm(home, { recursive: true, force: true })
  }
}, 120_000)
