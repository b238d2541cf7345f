import { z } from 'zod'
import { endOfDay } from '../../time.ts'
import { amount, dayField, idField, nameField, notNegative } from '../../records/fields.ts'
import { defineRecord, type Known } from '../../records/record.ts'
import { concentrationSides, disclosers, relationTypes } from './names.ts'

const shareOfOne = z.number().min(0).max(1)
const sinceDay = (row: { valid_from: string }): Known => ({ at: endOfDay(row.valid_from), by: 'observed' })
const notBackwards = (row: { valid_from: string; valid_to: string | null }): boolean =>
  row.valid_to === null || row.valid_to >= row.valid_from

/** Where in a text it is said, and how sure the source is, 0 to 1; null where it is not said. */
const told = {
  confidence: shareOfOne.nullable().default(null),
  document_id: idField.nullable().default(null),
  quote: z.string().max(2000).nullable().default(null),
}
const toldColumns = {
  confidence: { zh: '可信度', en: 'Confidence' },
  quote: { zh: '原文', en: 'Words of the text' },
}

/**
 * That one company supplies another, from a day on. Shares, 0 to 1, of the supplier's revenue and of the customer's
 * purchases: as given, or the least of a range whose upper end stands in `…_most`. Who is known by name alone has an id
 * made of it (`freeEnd`); `…_name` is what the source calls an end. `product_zh` is empty where nobody says what is
 * supplied.
 */
export const supplyEdge = defineRecord({
  kind: 'supply_edge',
  name: { zh: '供应关系', en: 'Supply relations' },
  columns: {
    supplier_id: { zh: '供应商', en: 'Supplier' },
    supplier_name: { zh: '供应商名称', en: 'Name of the supplier' },
    customer_id: { zh: '客户', en: 'Customer' },
    customer_name: { zh: '客户名称', en: 'Name of the customer' },
    product_zh: { zh: '产品', en: 'Product' },
    product_en: { zh: '产品（英文）', en: 'Product (English)' },
    revenue_share_most: { zh: '占收入比例上限', en: 'Share of revenue, at most' },
    cost_share: { zh: '占采购比例', en: 'Share of purchases' },
    cost_share_most: { zh: '占采购比例上限', en: 'Share of purchases, at most' },
    disclosed_by: { zh: '披露方', en: 'Disclosed by' },
    ...toldColumns,
  },
  topic: 'companies',
  id: 'supplier_id',
  about: 'valid_from',
  key: ['supplier_id', 'customer_id', 'product_zh', 'valid_from'],
  ends: [
    { id: 'supplier_id', name: 'supplier_name' },
    { id: 'customer_id', name: 'customer_name' },
  ],
  schema: z
    .object({
      supplier_id: idField,
      supplier_name: nameField.nullable().default(null),
      customer_id: idField,
      customer_name: nameField.nullable().default(null),
      product_zh: z.string().max(400),
      product_en: nameField.nullable(),
      revenue_share: shareOfOne.nullable(),
      revenue_share_most: shareOfOne.nullable().default(null),
      cost_share: shareOfOne.nullable(),
      cost_share_most: shareOfOne.nullable().default(null),
      /** What was supplied in the year to `valid_from`, or in the one that is disclosed, in currency units (CNY). */
      amount: notNegative.nullable().default(null),
      disclosed_by: z.enum(disclosers),
      ...told,
      valid_from: dayField,
      valid_to: dayField.nullable(),
    })
    .refine((edge) => edge.supplier_id !== edge.customer_id, { error: 'SUPPLIES_ITSELF', path: ['customer_id'] })
    .refine((edge) => edge.revenue_share_most === null || edge.revenue_share_most >= (edge.revenue_share ?? 0), {
      error: 'RANGE_TURNED',
      path: ['revenue_share_most'],
    })
    .refine((edge) => edge.cost_share_most === null || edge.cost_share_most >= (edge.cost_share ?? 0), {
      error: 'RANGE_TURNED',
      path: ['cost_share_most'],
    })
    .refine(notBackwards, { error: 'DATES_TURNED', path: ['valid_to'] }),
  known: sinceDay,
})

/**
 * What two companies are to one another besides supplying. Of relations that are of both alike (`mutualTypes`) the ends
 * stand in the order of their ids. `share`: what the first holds of the second, 0 to 1.
 */
export const corporateRelation = defineRecord({
  kind: 'corporate_relation',
  name: { zh: '公司关系', en: 'Company relations' },
  columns: {
    from_id: { zh: '甲方公司', en: 'First company' },
    from_name: { zh: '甲方名称', en: 'Name of the first' },
    to_id: { zh: '乙方公司', en: 'Second company' },
    to_name: { zh: '乙方名称', en: 'Name of the second' },
    type: { zh: '关系', en: 'Relation' },
    share: { zh: '持股比例', en: 'Share held' },
    disclosed_by: { zh: '披露方', en: 'Disclosed by' },
    ...toldColumns,
  },
  topic: 'companies',
  id: 'from_id',
  about: 'valid_from',
  key: ['from_id', 'type', 'to_id', 'valid_from'],
  ends: [
    { id: 'from_id', name: 'from_name' },
    { id: 'to_id', name: 'to_name' },
  ],
  schema: z
    .object({
      from_id: idField,
      from_name: nameField.nullable().default(null),
      to_id: idField,
      to_name: nameField.nullable().default(null),
      type: z.enum(relationTypes),
      share: shareOfOne.nullable(),
      disclosed_by: nameField.nullable().default(null),
      ...told,
      valid_from: dayField,
      valid_to: dayField.nullable(),
    })
    .refine((row) => row.from_id !== row.to_id, { error: 'RELATED_TO_ITSELF', path: ['to_id'] })
    .refine(notBackwards, { error: 'DATES_TURNED', path: ['valid_to'] }),
  known: sinceDay,
})

/**
 * A row of the tables of largest customers and suppliers in an annual report: rank 1 to 5, or 0 for the five together.
 * `amount` in currency units (CNY), `share` 0 to 1 of all sales or purchases of the year. A name that the report hides
 * (客户一, 第一名) is null.
 */
export const concentration = defineRecord({
  kind: 'concentration',
  name: { zh: '前五大客户与供应商', en: 'Largest customers and suppliers' },
  columns: {
    side: { zh: '客户或供应商', en: 'Customers or suppliers' },
    rank: { zh: '名次', en: 'Rank' },
    party_id: { zh: '对方公司', en: 'Counterparty' },
    party_name: { zh: '对方名称', en: 'Name of the counterparty' },
    page: { zh: '页', en: 'Page' },
  },
  topic: 'companies',
  id: 'company_id',
  about: 'period_end',
  happened: ['period_end'],
  key: ['company_id', 'period_end', 'side', 'rank'],
  ends: [{ id: 'party_id', name: 'party_name', optional: true }],
  schema: z.object({
    company_id: idField,
    period_end: dayField,
    side: z.enum(concentrationSides),
    rank: z.int32().min(0).max(50),
    party_id: idField.nullable().default(null),
    party_name: nameField.nullable().default(null),
    amount: amount.nullable(),
    share: z.number().min(0).max(1).nullable(),
    page: z.int32().min(1).nullable().default(null),
    document_id: idField.nullable().default(null),
  }),
  // Published with the annual report, by the end of April at the latest.
  known: (row) => ({ at: endOfDay(`${Number(row.period_end.slice(0, 4)) + 1}-04-30`), by: 'deadline' }),
})

/** A place at which a company makes or stores something: a plant, a mine, a yard. `region_code` as of company seats. */
export const site = defineRecord({
  kind: 'site',
  name: { zh: '生产基地', en: 'Sites' },
  columns: { place: { zh: '地点', en: 'Place' } },
  topic: 'companies',
  id: 'company_id',
  about: 'seen_on',
  happened: ['seen_on'],
  key: ['company_id', 'region_code', 'place'],
  schema: z.object({
    company_id: idField,
    region_code: idField,
    place: nameField,
    document_id: idField.nullable().default(null),
    quote: z.string().max(2000).nullable().default(null),
    seen_on: dayField,
  }),
  known: (row) => ({ at: endOfDay(row.seen_on), by: 'observed' }),
})
