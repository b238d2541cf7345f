import type { Role } from '@pandora/contract/roles'
import type { Language } from '@pandora/contract/language'
import type { Db } from '@pandora/store/database'
import type { AccountRow } from '@pandora/store/generated/schema'

export type Account = Omit<AccountRow, 'role'> & { role: Role }

const columns = (db: Db) =>
  db`uid, email, phone, password_hash, role, language, config, user_name, family_name, gender, stock_age,
    fund_preference, invited, created_at, signed_in_at, disabled_at, expires_at, premium_until`

/** The account of an e-mail address, whatever its case. */
export async function accountByEmail(db: Db, email: string): Promise<Account | undefined> {
  const [row] = await db<Account[]>`select ${columns(db)} from account where lower(email) = lower(${email})`
  return row
}

/** The account of a number in E.164. */
export async function accountByPhone(db: Db, phone: string): Promise<Account | undefined> {
  const [row] = await db<Account[]>`select ${columns(db)} from account where phone = ${phone}`
  return row
}

/** The account of a user id. */
export async function accountById(db: Db, uid: number): Promise<Account | undefined> {
  const [row] = await db<Account[]>`select ${columns(db)} from account where uid = ${uid}`
  return row
}

/**
 * The same, held until the transaction ends. Its key is not: another call's request id refers to it meanwhile, and the
 * two would wait for each other.
 */
export async function lockAccount(tx: Db, uid: number): Promise<Account | undefined> {
  const [row] = await tx<Account[]>`select ${columns(tx)} from account where uid = ${uid} for no key update`
  return row
}

export interface NewAccount {
  email?: string | undefined
  phone?: string | undefined
  passwordHash?: string | undefined
  role?: Role
  language: Language
  userName?: string | undefined
  familyName?: string | undefined
  invited?: boolean
  /** End of a guest, in ms. */
  expiresAt?: number | undefined
}

/** Makes an account; undefined where its address or number has one already. */
export async function createAccount(tx: Db, account: NewAccount, now: number): Promise<Account | undefined> {
  const {
    email,
    phone,
    passwordHash,
    role = 'user',
    language,
    userName = '',
    familyName = '',
    invited = false,
    expiresAt,
  } = account
  const [row] = await tx<Account[]>`
    insert into account (email, phone, password_hash, role, language, user_name, family_name, invited, created_at,
      expires_at)
    values (${email ?? null}, ${phone ?? null}, ${passwordHash ?? null}, ${role}, ${language}, ${userName},
      ${familyName}, ${invited}, ${new Date(now).toISOString()},
      ${expiresAt === undefined ? null : new Date(expiresAt).toISOString()})
    on conflict do nothing returning ${columns(tx)}`
  return row
}

export async function setPassword(db: Db, uid: number, passwordHash: string): Promise<void> {
  await db`update account set password_hash = ${passwordHash} where uid = ${uid}`
}

/** Sets the address; false where another account has it. */
export async function setEmail(tx: Db, uid: number, email: string): Promise<boolean> {
  const [other] = await tx`select 1 from account where lower(email) = lower(${email}) and uid <> ${uid}`
  if (other) return false
  await tx`update account set email = ${email} where uid = ${uid}`
  return true
}

/** Sets the number, in E.164; false where another account has it. */
export async function setPhone(tx: Db, uid: number, phone: string): Promise<boolean> {
  const [other] = await tx`select 1 from account where phone = ${phone} and uid <> ${uid}`
  if (other) return false
  await tx`update account set phone = ${phone} where uid = ${uid}`
  return true
}

/** A guest becomes a member: an address, a password, and no end. */
export async function makeMember(
  tx: Db,
  uid: number,
  {
    email,
    passwordHash,
    userName,
    familyName,
  }: { email: string; passwordHash: string; userName: string; familyName: string },
): Promise<void> {
  await tx`update account set role = 'user', expires_at = null, email = ${email}, password_hash = ${passwordHash},
    user_name = ${userName}, family_name = ${familyName} where uid = ${uid} and role = 'guest'`
}

/** Active administrators; other changes of administrators wait until the transaction ends. */
export async function lockAdministrators(tx: Db): Promise<number[]> {
  await tx`select pg_advisory_xact_lock(5041010)`
  const rows = await tx<
    { uid: number }[]
  >`select uid from account where role = 'admin' and disabled_at is null order by uid`
  return rows.map((row) => row.uid)
}
