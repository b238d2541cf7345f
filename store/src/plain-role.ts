import { createHmac } from 'node:crypto'
import type { Db, Sql } from './database.ts'

/**
 * The role under which the processes of the built-in database ask: it may read and write rows, and nothing that reaches
 * beyond them.
 */
export const PLAIN_ROLE = 'pandora_plain'

/** Its password, made from the owner's, which it does not give away: nothing more is to be kept, backed up or moved. */
export const plainPassword = (ownerPassword: string): string =>
  createHmac('sha256', ownerPassword).update(PLAIN_ROLE).digest('base64url')

/** The address of a built-in database for its plain role, from its owner's. */
export function plainUrlOf(ownerUrl: string): string {
  const address = new URL(ownerUrl)
  address.password = plainPassword(decodeURIComponent(address.password))
  address.username = PLAIN_ROLE
  return address.href
}

/** Who signs in by an address. */
export const roleOf = (url: string): string => decodeURIComponent(new URL(url).username)

/**
 * Makes the plain role of a server of ours, or gives the one that is there (of a home that was restored, or that
 * somebody changed) its password and takes from it what it should not have.
 */
export async function ensurePlainRole(sql: Pick<Sql, 'unsafe'>, password: string): Promise<void> {
  // A password is no parameter of a statement; this one is letters, digits, - and _.
  await sql.unsafe(`do $$ begin
    if not exists (select from pg_roles where rolname = '${PLAIN_ROLE}') then create role ${PLAIN_ROLE}; end if;
  exception when duplicate_object or unique_violation then null; end $$`)
  await sql.unsafe(
    `alter role ${PLAIN_ROLE} with login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password '${password}'`,
  )
}

/** Held while rights are given, so that two starting processes do not give them at once. */
const GRANT_LOCK = 5_041_018

/**
 * Gives a role what the processes of the product need in a database that is migrated: rows of all tables, the queue of
 * jobs, staging tables of its own.
 * It gets no table of the product's, no right to make any outside staging, and cannot write down that a migration ran.
 * Asked again it gives only what
 * is missing. `sql` is the owner's.
 */
export async function grantPlain(sql: Sql, role: string): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${GRANT_LOCK})`
    const to = `"${role.replaceAll('"', '""')}"`
    const [here] = await tx<
      { name: string; version: number; enters: boolean; stages: boolean }[]
    >`select current_database() as name, current_setting('server_version_num')::int / 10000 as version,
      has_database_privilege(${role}, current_database(), 'connect')
        and has_database_privilege(${role}, current_database(), 'temporary') as enters,
      coalesce(has_schema_privilege(${role}, to_regnamespace('stage'), 'create'), false) as stages`
    if (!here) throw new Error('the database does not say its name')
    if (!here.enters)
      await tx.unsafe(`grant connect, temporary on database "${here.name.replaceAll('"', '""')}" to ${to}`)
    if (!here.stages) {
      await tx.unsafe('create schema if not exists stage')
      await tx.unsafe(`grant usage, create on schema stage to ${to}`)
    }
    // What a killed import of an earlier version, whose processes owned everything, has left: the role could not drop
    // it.
    for (const { name } of await tx<{ name: string }[]>`select format('stage.%I', relname) as name from pg_class
      where relnamespace = to_regnamespace('stage') and relkind = 'r' and relowner <> to_regrole(${to})`)
      await tx.unsafe(`drop table ${name}`)
    for (const schema of ['public', 'graphile_worker']) await tx.unsafe(`grant usage on schema ${schema} to ${to}`)
    // ANALYZE of a table that one does not own needs a right of its own, which PostgreSQL knows since 17; before that
    // it is left to the server.
    const rights = ['select', 'insert', 'update', 'delete', ...(here.version >= 17 ? ['maintain'] : [])]
    for (const { name } of await lacking(tx, role, rights))
      await tx.unsafe(`grant ${rights.join(', ')} on ${name} to ${to}`)
    for (const { name } of await tx<{ name: string }[]>`select c.oid::regclass::text as name from pg_class c
      where relnamespace::regnamespace::text = any('{public,graphile_worker}')
      and case when relkind = 'S' then not has_sequence_privilege(${role}, c.oid, 'usage') else false end`)
      await tx.unsafe(`grant usage, select on sequence ${name} to ${to}`)
    const [writes] = await tx`select 1 where has_table_privilege(${role}, 'migration', 'insert, update, delete')`
    if (writes) await tx.unsafe(`revoke insert, update, delete on migration from ${to}`)
    // The queue's tables let nobody but their owner see a row; who works the queue off must.
    for (const { name } of await tx<{ name: string }[]>`select c.oid::regclass::text as name from pg_class c
      where relkind = 'r' and relrowsecurity and relnamespace = to_regnamespace('graphile_worker')
      and not exists (select from pg_policy p where p.polrelid = c.oid and to_regrole(${to})::oid = any(p.polroles))`)
      await tx.unsafe(
        `create policy ${`"${`pandora ${role}`.replaceAll('"', '""')}"`} on ${name} to ${to} using (true) with check (true)`,
      )
  })
}

/** Tables and views of which a role lacks one of the rights. What migrations ran is the owner's to write. */
function lacking(tx: Db, role: string, rights: readonly string[]): Promise<{ name: string }[]> {
  return tx<{ name: string }[]>`select c.oid::regclass::text as name from pg_class c
    where relkind in ('r', 'p', 'v', 'm') and relnamespace::regnamespace::text = any('{public,graphile_worker}')
      and (c.oid <> to_regclass('public.migration') or not has_table_privilege(${role}, c.oid, 'select'))
      and exists (select from unnest(${tx.array(rights as string[])}::text[]) one
        where not has_table_privilege(${role}, c.oid, one))`
}
