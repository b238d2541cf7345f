import { join } from 'node:path'
import { expect, test } from 'vitest'
import { presenterBreaches, serverFiles } from './presenters.mjs'

const at = (file) => `server/src/domains/shops/${file}`
const queries = `export interface ShopRow { shop_id: string }
export interface Wanted { shopId: string }
export const shops = (db) => db<ShopRow[]>\`select shop_id from shop\``
const head = "import { serve } from '../../http/route.ts'\nimport { presentShop } from './present.ts'\n"
const well = `${head}import { shops, type Wanted } from './queries.ts'
const wanted = (rows: readonly Wanted[]) => new Set(rows.map(({ shopId }) => shopId))
export const routes = [serve(list, async ({ db }) => ({
  dataList: (await shops(db)).filter((row) => row.open_since !== null).map(presentShop),
  newest: presentShop(await newest(db), names.get(first.shop_id)),
}))]`
/** Breaches of a domain of three files, one of them said otherwise. */
const planted = (said = {}) =>
  presenterBreaches(
    new Map(
      Object.entries({
        'queries.ts': queries,
        'present.ts': 'export const presentShop = (row) => ({ shopId: row.shop_id })',
        'routes.ts': well,
        ...said,
      }).flatMap(([name, text]) => (text === null ? [] : [[at(name), text]])),
    ),
  )

test('every domain of the server answers through its presenter', () => {
  const files = serverFiles(join(import.meta.dirname, '../..'))
  expect(files.size).toBeGreaterThan(500)
  expect(presenterBreaches(files)).toEqual([])
})

test('a domain that presents what it answers keeps the law; what asks may take any other type of its queries', () => {
  expect(planted()).toEqual([])
})

test('a serving module that takes the type of a row breaks it', () => {
  const routes = `${head}import type { ShopRow } from './queries.ts'\nconst one = (row: ShopRow) => presentShop(row)`
  expect(planted({ 'routes.ts': routes })).toEqual([`${at('routes.ts')}:3 takes the row ShopRow of ./queries.ts`])
})

test.each([
  ['from a function', 'const one = (row) => ({ shopId: row.shop_id })', 'shop_id'],
  ['from a block', 'function one(row) {\n return { deep: { on: iso(row.counted_on) } }\n}', 'counted_on'],
  ['where it may be missing', 'const one = (row) => (row ? { at: row?.known_at ?? null } : null)', 'known_at'],
  ['in a list', 'const all = (rows) => ({ dataList: rows.map((row) => ({ on: row.seen_on })) })', 'seen_on'],
])('one that answers a column by itself breaks it: %s', (_, code, name) => {
  const [breach, ...further] = planted({ 'routes.ts': `${head}${code}` })
  expect([breach, further]).toEqual([expect.stringContaining(`answers the column ${name} as it is`), []])
})

test('a domain that serves and has no presenter breaks it; one that serves nothing needs none', () => {
  expect(planted({ 'present.ts': null })).toEqual(['server/src/domains/shops/ serves operations and has no present.ts'])
  expect(planted({ 'present.ts': null, 'routes.ts': null })).toEqual([])
})
