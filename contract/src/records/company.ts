import { z } from 'zod'
import { endOfDay } from '../time.ts'
import { dayField, idField, nameField } from './fields.ts'
import { exchangeField, securityKinds } from './identity.ts'
import { defineRecord, undated, type Known } from './record.ts'

const sinceListing = (day: string | null): Known => (day ? { at: endOfDay(day), by: 'listing' } : undated)

/** A company; its id is that of its first listing. */
export const company = defineRecord({
  kind: 'company',
  key: ['company_id'],
  schema: z.object({ company_id: idField, first_listed_on: dayField.nullable() }),
  known: (row) => sinceListing(row.first_listed_on),
})

/** One of a company's names. Of several in one form and language the one last seen in use is the present one. */
export const companyName = defineRecord({
  kind: 'company_name',
  key: ['company_id', 'language', 'form', 'name'],
  schema: z.object({
    company_id: idField,
    language: z.enum(['zh', 'en']),
    form: z.enum(['short', 'full']),
    name: nameField,
    /** Last day at which the source saw the name in use; null when it does not say. */
    seen_on: dayField.nullable(),
  }),
  known: (row) => (row.seen_on ? { at: endOfDay(row.seen_on), by: 'observed' } : undated),
})

/** What a company says of itself, as a source saw it on a day. */
export const companyProfile = defineRecord({
  kind: 'company_profile',
  key: ['company_id'],
  schema: z.object({
    company_id: idField,
    website: z.string().max(400).nullable(),
    main_business: z.string().max(20_000).nullable(),
    region_code: idField.nullable(),
    city: nameField.nullable(),
    seen_on: dayField,
  }),
  known: (row) => ({ at: endOfDay(row.seen_on), by: 'observed' }),
})

/** A listed thing: stock of a company, or an index. */
export const security = defineRecord({
  kind: 'security',
  key: ['security_id'],
  schema: z.object({
    security_id: idField,
    company_id: idField.nullable(),
    exchange: exchangeField,
    code: idField,
    kind: z.enum(securityKinds),
    currency: z.string().length(3),
    /** Own names, for what is no company's stock. */
    name_zh: nameField.nullable(),
    name_en: nameField.nullable(),
    listed_on: dayField.nullable(),
  }),
  known: (row) => sinceListing(row.listed_on),
})

export const listingStatuses = ['listed', 'delisted', 'suspended'] as const
export type ListingStatus = (typeof listingStatuses)[number]

/** Whether a security is traded, as a source saw it on a day. */
export const listingStatus = defineRecord({
  kind: 'listing_status',
  key: ['security_id'],
  schema: z.object({ security_id: idField, status: z.enum(listingStatuses), seen_on: dayField }),
  known: (row) => ({ at: endOfDay(row.seen_on), by: 'observed' }),
})

/** A node of an industry classification. Shenwan has three levels (IND-06). */
export const industry = defineRecord({
  kind: 'industry',
  key: ['scheme', 'industry_code'],
  schema: z.object({
    scheme: idField,
    industry_code: idField,
    level: z.int().min(1).max(3),
    parent_code: idField.nullable(),
    name_zh: nameField,
    name_en: nameField.nullable(),
  }),
  known: () => undated,
})

/** A company's class in an industry classification from a day on. */
export const industryMembership = defineRecord({
  kind: 'industry_membership',
  key: ['company_id', 'scheme', 'valid_from'],
  schema: z.object({
    company_id: idField,
    scheme: idField,
    industry_code: idField,
    valid_from: dayField,
    valid_to: dayField.nullable(),
  }),
  known: (row) => ({ at: endOfDay(row.valid_from), by: 'observed' }),
})
