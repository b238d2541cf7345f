import { z } from 'zod'
import { ownedId, publicId } from '../../records/ids.ts'
import { instant } from '../../operation.ts'
import { named } from './shapes.ts'
import { OWN_THEME_COMPANIES, themeModes } from './terms.ts'

/**
 * A query that makes a theme. Words: `any` of them and `all` of them, in names of products and lines of business and in
 * texts.
 */
export const themeQuery = z.object({
  any: z.array(z.string().min(1).max(60)).max(20).default([]),
  all: z.array(z.string().min(1).max(60)).max(10).default([]),
  /** Shenwan codes of any level; region codes ISO 3166-2. */
  industries: z.array(z.string().min(1).max(20)).max(50).default([]),
  regions: z.array(z.string().min(1).max(10)).max(40).default([]),
  /** Per cent of revenue from the words' business; above 0 leaves those out of whom nothing is reported. */
  minimumShare: z.number().min(0).max(100).default(0),
})
/** Companies of a list with what each weighs in it. */
export const listedCompanies = z
  .array(z.object({ companyId: publicId('company'), weight: z.number().min(0).max(1).default(1) }))
  .max(OWN_THEME_COMPANIES)

/** A user's theme as its user made it. */
export const ownTheme = z.object({
  themeId: ownedId('theme', z.string()),
  name: z.string(),
  description: z.string(),
  mode: z.enum(themeModes),
  query: themeQuery.nullable(),
  companies: z.array(z.object({ companyId: z.string(), weight: z.number(), ...named })),
  createdAt: instant,
  changedAt: instant,
  frozenAt: instant.nullable(),
})
