import { z } from 'zod'
import type { InputFault } from '../../input-faults.ts'
import { languages } from '../../language.ts'
import { MAILBOX } from '../../mailbox.ts'
import { bearerId } from '../../records/ids.ts'
import { instant } from '../../operation.ts'
import { roles } from '../../roles.ts'

/** What `gender` may be: 0 unknown, 1 male, 2 female. */
export const genders = [0, 1, 2] as const
/** Elements of `fundPreference` that the product offers (ACC-11). */
export const fundPreferences = ['money', 'bond', 'mixed', 'equity', 'index', 'overseas', 'commodity', 'reit'] as const
/** Most years of investing that `stockAge` takes. */
export const STOCK_AGE_MAX = 80

/** Token info (ACC-14). `expire_in` in seconds. In cookie mode `refresh_token` is empty (decisions 10). */
export const tokenInfo = z.object({ token: z.string(), refresh_token: z.string(), expire_in: z.int(), uid: z.int() })

/**
 * User info (ACC-11). Times are ISO instants or null; `stockAge` years of investing; `expire_time` the end of a guest's
 * account.
 * `phoneNum` as people of that country write it (mainland: 11 digits; elsewhere `+` and country code), `phoneNumIn`
 * always with `+` and country code.
 */
export const userInfo = z.object({
  uid: z.int(),
  language: z.enum(languages),
  config_json: z.string(),
  phoneNum: z.string(),
  email: z.string(),
  user_name: z.string(),
  family_name: z.string(),
  gender: z.int(),
  stockAge: z.int(),
  fundPreference: z.array(z.string()),
  role: z.enum(roles),
  premiumMembership: z.boolean(),
  userLoginTime: instant.nullable(),
  userCreateTime: instant,
  expire_time: instant.nullable(),
  phoneNumIn: z.string(),
  /** Came by somebody's invitation. */
  is_recomend: z.boolean(),
  /** False for who has only ever signed in by text message, and for guests. */
  hasPassword: z.boolean(),
})

/** How a reader has arranged the columns of a kind of list; what is absent is as usual. */
export const listLayout = z.object({
  /** Keys of the columns shown, in their order; those that stand always are not among them. */
  columns: z.array(z.string()).optional(),
  /** px by key of column. */
  widths: z.record(z.string(), z.number()).optional(),
  /** Rows as low as they can be read. */
  compact: z.boolean().optional(),
})
export type ListLayout = z.infer<typeof listLayout>

/** Most companies of a comparison that is kept, most comparisons kept under a name in a market, and their names. */
export const [KEPT_COMPARED, KEPT_COMPARISONS, KEPT_NAME] = [20, 30, 60] as const

/** Companies set side by side: the last ones, and those kept under a name. */
export const keptComparisons = z.object({
  last: z.array(z.string()).optional(),
  saved: z.array(z.object({ id: z.string(), name: z.string(), companyIds: z.array(z.string()) })).optional(),
})
export type KeptComparisons = z.infer<typeof keptComparisons>

/** What the interface keeps in `config_json`; every field may be absent. */
export const userConfig = z.object({
  /** 1 = red up, green down (default); 2 = the other way (SHELL-14, A13). */
  colourType: z.union([z.literal(1), z.literal(2)]).optional(),
  /** Dark (default), light, or as the system has it. */
  theme: z.enum(['dark', 'light', 'system']).optional(),
  watchLayout: z.enum(['row', 'card']).optional(),
  /** The guide was shown to its user; it opens by itself only before that (SHELL-12). */
  guideSeen: z.boolean().optional(),
  /** By kind of list. */
  lists: z.record(z.string(), listLayout).optional(),
  /** By key of the market. */
  compared: z.record(z.string(), keptComparisons).optional(),
})
export type UserConfig = z.infer<typeof userConfig>

/**
 * A captcha image: a picture as a data address, and the id to answer it with. Single use, 5 minutes; 10 from when a
 * code for it was mailed.
 */
export const captchaImage = z.object({ captchaId: z.string(), image: z.string() })

/**
 * A code was asked for. The same whether or not the address or number is known: nothing can be learned from it.
 * Seconds.
 */
export const codeSent = z.object({ sent: z.boolean(), resendSeconds: z.int(), lifeSeconds: z.int() })
export const passed = z.object({ passed: z.boolean() })

export const password = z.string().min(1).max(200)
/** Digits of a code that was mailed or texted. */
export const CODE_LENGTH = 6
export const code = z.string().min(4).max(64)
/** An answered captcha: needed where 101 asked for one. One that `checkCaptcha` passed needs its id only. */
export const captchaAnswer = {
  captchaId: bearerId('captcha', z.string().max(64)).optional(),
  captcha: z.string().max(16).optional(),
}
export const email = z.string().min(3).max(254)
/** An address that may be written to. */
export const mailbox = z
  .string()
  .max(254)
  .regex(MAILBOX)
  .meta({ fault: 'email' satisfies InputFault })
const personName = z.string().max(40)
export const names = { user_name: personName.optional(), family_name: personName.optional() }
export const language = z.enum(languages)

/** An invitation as its sender sees it. */
export const invite = z.object({
  inviteId: z.string(),
  email: z.string(),
  state: z.enum(['sent', 'accepted', 'expired']),
  invitedAt: instant,
  expiresAt: instant,
  acceptedAt: instant.nullable(),
})
