import { z } from 'zod'
import { amount, count, dayField, idField, notNegative } from '../../records/fields.ts'
import { defineRecord } from '../../records/record.ts'
import { published } from '../finance-reports/records.ts'

/** Among whom a holder is one of the largest: all, or those of shares that trade freely. */
export const holderScopes = ['all', 'float'] as const
export type HolderScope = (typeof holderScopes)[number]

/** What one of the largest holders had at the end of a day. */
export const shareholding = defineRecord({
  kind: 'shareholding',
  name: { zh: '股东持股', en: 'Shareholdings' },
  columns: {
    scope: { zh: '范围', en: 'Among' },
    held_on: { zh: '持股日', en: 'Held on' },
    holder: { zh: '股东', en: 'Holder' },
    holder_kind: { zh: '股东性质', en: 'Kind of holder' },
    shares: { zh: '持股数', en: 'Shares' },
    ratio: { zh: '持股比例 %', en: 'Share of all %' },
    change: { zh: '持股变动', en: 'Change' },
    announced_on: { zh: '公告日', en: 'Announced on' },
  },
  topic: 'companies',
  id: 'company_id',
  about: 'held_on',
  happened: ['held_on', 'announced_on'],
  key: ['company_id', 'scope', 'held_on', 'holder'],
  schema: z.object({
    company_id: idField,
    scope: z.enum(holderScopes),
    held_on: dayField,
    holder: z.string().min(1).max(200),
    /** As the source calls it: fund, person, state. */
    holder_kind: z.string().min(1).max(60).nullable(),
    shares: notNegative,
    /** Per cent of all shares, or of those that trade freely, as the scope says. */
    ratio: notNegative.nullable(),
    /** Shares more or fewer than in the report before, as the source says. */
    change: amount.nullable(),
    announced_on: dayField.nullable(),
  }),
  known: (row) => published(row.announced_on, row.held_on),
})

/** How many hold shares of a company at the end of a day. */
export const holderCount = defineRecord({
  kind: 'holder_count',
  name: { zh: '股东户数', en: 'Numbers of holders' },
  columns: {
    counted_on: { zh: '统计日', en: 'Counted on' },
    holders: { zh: '股东户数', en: 'Holders' },
    announced_on: { zh: '公告日', en: 'Announced on' },
  },
  topic: 'companies',
  id: 'company_id',
  about: 'counted_on',
  happened: ['counted_on', 'announced_on'],
  key: ['company_id', 'counted_on'],
  schema: z.object({ company_id: idField, counted_on: dayField, holders: count, announced_on: dayField.nullable() }),
  known: (row) => published(row.announced_on, row.counted_on),
})
