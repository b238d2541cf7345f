import { randomBytes } from 'node:crypto'
import type { Sql } from '@pandora/store/database'
import { hashPassword } from './auth/passwords.ts'
import type { Config } from './config.ts'

/**
 * Makes the first administrator where there is no account yet; answers the sign-in to print once, else null. A password
 * that was given is not printed: who gave it has it, and output is kept in logs.
 */
export async function firstAdministrator(
  sql: Sql,
  config: Pick<Config, 'PANDORA_ADMIN_EMAIL' | 'PANDORA_ADMIN_PASSWORD'>,
): Promise<{ email: string; password: string | null } | null> {
  const password = config.PANDORA_ADMIN_PASSWORD ?? randomBytes(12).toString('base64url')
  const passwordHash = await hashPassword(password)
  return sql.begin(async (tx) => {
    // Two processes starting at once: one makes the account, the other finds it.
    await tx`select pg_advisory_xact_lock(5041004)`
    const [any] = await tx`select 1 from account limit 1`
    if (any) return null
    await tx`insert into account (email, password_hash, role)
      values (${config.PANDORA_ADMIN_EMAIL}, ${passwordHash}, 'admin')`
    return {
      email: config.PANDORA_ADMIN_EMAIL,
      password: config.PANDORA_ADMIN_PASSWORD === undefined ? password : null,
    }
  })
}
