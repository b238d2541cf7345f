import { hash, verify } from '@node-rs/argon2'
import { keepsRules } from '@pandora/contract/passwords/rules'

/** OWASP's second argon2id set: 19 MiB, two passes, one lane. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** argon2id hash of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, settings)
}

let nobody: Promise<string> | undefined

/** Whether a password fits a hash. Without a hash (no such account) it takes as long and answers false. */
export async function passwordFits(password: string, stored: string | undefined): Promise<boolean> {
  const fits = await verify(stored ?? (await (nobody ??= hashPassword('nobody has this password'))), password)
  return stored !== undefined && fits
}

/**
 * Whether a password may be chosen: it keeps the rules that the page shows, and is none of `own`: the names its owner
 * is known by.
 */
export function strongEnough(password: string, own: readonly (string | null | undefined)[] = []): boolean {
  return keepsRules(password) && !own.some((name) => name && bare(name) === bare(password))
}

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
