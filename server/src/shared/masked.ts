import type { Db } from '@pandora/store/database'

/**
 * An e-mail address that its reader knows and nobody else can write to: `l…@example.test`; empty where there is none.
 */
export function masked(email: string | null): string {
  return email === null ? '' : email.replace(/^(.)[^@]*/, '$1…')
}

/**
 * SQL expression: what others are told an account `alias` is called, its name or, where it gave none, its address with
 * all but the first letter left out; null where there is no account.
 */
export const calledAs = (db: Db, alias: string) =>
  db`coalesce(nullif(${db(alias)}.user_name, ''), regexp_replace(${db(alias)}.email, '^(.)[^@]*', '\\1…'))`
