import type { Language } from '@pandora/contract/language'
import type { Db } from '@pandora/store/database'

export async function setConfig(db: Db, uid: number, config: Record<string, unknown>): Promise<void> {
  await db`update account set config = ${db.json(config as never)} where uid = ${uid}`
}

/** Puts fields into a configuration beside those kept; false, and nothing is changed, where it would grow too long. */
export async function mergeConfig(
  db: Db,
  uid: number,
  fields: Record<string, unknown>,
  longest: number,
): Promise<boolean> {
  const merged = db`config || ${db.json(fields as never)}::jsonb`
  const { count } = await db`
    update account set config = ${merged} where uid = ${uid} and length((${merged})::text) <= ${longest}`
  return count > 0
}

export async function setLanguage(db: Db, uid: number, language: Language): Promise<void> {
  await db`update account set language = ${language} where uid = ${uid}`
}

/** What a user says of themselves; what is undefined stays. */
export interface Profile {
  userName: string | undefined
  familyName: string | undefined
  gender: number | undefined
  stockAge: number | undefined
  fundPreference: string[] | undefined
}

export async function setProfile(
  db: Db,
  uid: number,
  { userName, familyName, gender, stockAge, fundPreference }: Profile,
): Promise<void> {
  await db`update account set
    user_name = coalesce(${userName ?? null}, user_name), family_name = coalesce(${familyName ?? null}, family_name),
    gender = coalesce(${gender ?? null}::smallint, gender), stock_age = coalesce(${stockAge ?? null}::smallint,
      stock_age),
    fund_preference = coalesce(${fundPreference === undefined ? null : db.array(fundPreference)}::text[],
      fund_preference)
    where uid = ${uid}`
}
