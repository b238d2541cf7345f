import { hash, verify } from '@node-rs/argon2'

/** OWASP's second argon2id set: 19 MiB, two passes, one lane. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const common = new Set(['password12', 'password123', 'password1234', '1234567890', '0123456789', 'qwertyuiop', 'qwerty12345', 'administrator', 'letmein1234', 'iloveyou123', '1111111111', 'pandora123', 'pandora1234'])

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

/** Whether a password may be chosen: at least 10 characters, not among the commonest, more than a repeated letter. */
export function strongEnough(password: string): boolean {
  return password.length >= 10 && !common.has(password.toLowerCase()) && new Set(password).size > 3
}
