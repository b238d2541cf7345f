import { z } from 'zod'
import { endOfDay } from '../../time.ts'
import { dayField, idField, nameField } from '../../records/fields.ts'
import { exchangeField } from '../../records/fields.ts'
import { securityKinds } from '../../records/identity.ts'
import { defineRecord, undated, type Known } from '../../records/record.ts'

const sinceListing = (day: string | null): Known => (day ? { at: endOfDay(day), by: 'listing' } : undated)

/** A company; its id is that of its first listing. */
export const company = defineRecord({
  kind: 'company',
  name: { zh: '公司', en: 'Companies' },
  topic: 'companies',
  id: 'company_id',
  about: 'first_listed_on',
  covers: true,
  key: ['company_id'],
  schema: z.object({ company_id: idField, first_listed_on: dayField.nullable() }),
  known: (row) => sinceListing(row.first_listed_on),
})

/** One of a company's names. Of several in one form and language the one last seen in use is the present one. */
export const companyName = defineRecord({
  kind: 'company_name',
  name: { zh: '公司名称', en: 'Company names' },
  topic: 'companies',
  id: 'company_id',
  about: 'seen_on',
  happened: ['seen_on'],
  covers: true,
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
  name: { zh: '公司资料', en: 'Company profiles' },
  topic: 'companies',
  id: 'company_id',
  about: 'seen_on',
  happened: ['seen_on'],
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

/** Where a company says in a yearly report that it is registered and has its office. */
export const companyAddress = defineRecord({
  kind: 'company_address',
  name: { zh: '公司地址', en: 'Company addresses' },
  columns: {
    registered_address: { zh: '注册地址', en: 'Registered address' },
    office_address: { zh: '办公地址', en: 'Office address' },
  },
  topic: 'companies',
  id: 'company_id',
  about: 'period_end',
  happened: ['period_end'],
  key: ['company_id', 'period_end'],
  schema: z.object({
    company_id: idField,
    period_end: dayField,
    registered_address: z.string().max(400).nullable(),
    office_address: z.string().max(400).nullable(),
    website: z.string().max(400).nullable(),
  }),
  // By the end of April a report of the year before had to be published.
  known: (row) => ({ at: endOfDay(`${Number(row.period_end.slice(0, 4)) + 1}-04-30`), by: 'deadline' }),
})

/** A listed thing: stock of a company, or an index. */
export const security = defineRecord({
  kind: 'security',
  name: { zh: '证券', en: 'Securities' },
  topic: 'companies',
  id: 'security_id',
  about: 'listed_on',
  covers: true,
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
