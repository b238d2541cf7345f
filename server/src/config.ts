import { resolve } from 'node:path'
import { z } from 'zod'

const port = z.coerce.number().int().min(0).max(65_535)
const perMinute = z.coerce.number().int().min(1)

const schema = z.object({
  PORT: port.default(4300),
  HOST: z.string().min(1).default('127.0.0.1'),
  PANDORA_HOME: z.string().min(1).default('.pandora').transform((folder) => resolve(folder)),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PANDORA_ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  PANDORA_ADMIN_EMAIL: z.string().regex(/^[^@\s]+@[^@\s]+$/).default('admin@pandora.local'),
  PANDORA_ADMIN_PASSWORD: z.string().min(10).optional(),
  /** Signs access tokens; made at first start in the home when absent. */
  PANDORA_SECRET: z.string().min(32).optional(),
  PANDORA_METRICS_TOKEN: z.string().min(16).optional(),
  /** Folders, separated by `:`, from which an administrator may import by server path. */
  PANDORA_IMPORT_FOLDERS: z.string().default('').transform((list) => list.split(':').filter(Boolean).map((folder) => resolve(folder))),
  PANDORA_LOG: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Longest that an answer about the present is held, in ms, should the news of a change be lost; 0 holds none. */
  PANDORA_HOLD_MS: z.coerce.number().int().min(0).max(600_000).default(60_000),
  /** Calls a minute of one user or address. */
  PANDORA_RATE_READ: perMinute.default(3000),
  PANDORA_RATE_WRITE: perMinute.default(300),
  PANDORA_RATE_SIGN_IN: perMinute.default(30),
  PANDORA_RATE_CODE: perMinute.default(60),
  PANDORA_RATE_UPLOAD: perMinute.default(30),
})

/** Everything that can be set from outside; see docs/operations.md. */
export type Config = z.output<typeof schema>

/** A setting that cannot be used; the message names every fault. */
export class ConfigError extends Error {}

/** Reads the configuration. Throws ConfigError naming every fault at once. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([name, value]) => name in schema.shape && value !== ''))
  const parsed = schema.safeParse(set)
  if (parsed.success) return parsed.data
  throw new ConfigError(`Configuration:\n${parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`).join('\n')}`)
}
