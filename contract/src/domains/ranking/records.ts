import { z } from 'zod'
import { endOfDay } from '../../time.ts'
import { dayField, idField, nameField } from '../../records/fields.ts'
import { defineRecord } from '../../records/record.ts'

const text = (most: number) => z.string().min(1).max(most)

/** A list that somebody published: who is largest in what, counted how. */
export const rankList = defineRecord({
  kind: 'rank_list',
  name: { zh: '外部榜单', en: 'Published rank lists' },
  columns: {
    list_id: { zh: '榜单', en: 'List' },
    rule: { zh: '口径', en: 'Counting rule' },
    publisher: { zh: '发布者', en: 'Publisher' },
  },
  topic: 'ranking',
  id: 'list_id',
  about: 'published_on',
  happened: ['published_on'],
  key: ['list_id'],
  schema: z.object({
    list_id: idField,
    title: nameField,
    /** How it is counted, in the publisher's words. */ rule: text(1000).nullable(),
    unit: text(100).nullable(),
    publisher: nameField.nullable(),
    published_on: dayField,
  }),
  known: (row) => ({ at: endOfDay(row.published_on), by: 'day' }),
})

/** A line of a published list. Without a source it is a claim. */
export const rankListEntry = defineRecord({
  kind: 'rank_list_entry',
  name: { zh: '外部榜单条目', en: 'Entries of published rank lists' },
  columns: {
    list_id: { zh: '榜单', en: 'List' },
    place: { zh: '名次', en: 'Place' },
    label: { zh: '说法', en: 'As told' },
    highlight: { zh: '要点', en: 'Highlight' },
    source: { zh: '来源', en: 'Source' },
    source_date: { zh: '来源日期', en: 'Date of the source' },
    source_url: { zh: '来源链接', en: 'Address of the source' },
    source_kind: { zh: '来源类型', en: 'Kind of source' },
    note: { zh: '备注', en: 'Note' },
  },
  topic: 'ranking',
  id: 'list_id',
  about: 'published_on',
  happened: ['published_on'],
  key: ['list_id', 'place', 'name'],
  schema: z.object({
    list_id: idField,
    place: z.int().min(1).max(100_000),
    /** The company as the list names it: matched to the market's companies when it is read. */ name: nameField,
    label: text(1000).nullable(),
    value: z.number().nullable(),
    unit: text(100).nullable(),
    highlight: text(2000).nullable(),
    source: text(400).nullable(),
    /** As the list says it: a day, a month or “2025全年”. */ source_date: text(40).nullable(),
    source_url: text(2000).nullable(),
    source_kind: text(40).nullable(),
    note: text(2000).nullable(),
    published_on: dayField,
  }),
  known: (row) => ({ at: endOfDay(row.published_on), by: 'day' }),
})
