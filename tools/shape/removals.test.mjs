import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { otherwise, removalBreaches, webFiles } from './removals.mjs'

const root = join(import.meta.dirname, '../..')
const of = (text) => removalBreaches(new Map([['web/src/domains/shops/Shop.tsx', text]]), new Map())

test('a removal that nothing asks for and nothing takes back is told of', () => {
  const removal = 'const remove = useAction(shops.remove, { invalidates: [] })\n'
  expect(of(`${removal}<Button onClick={() => remove.mutate({})}>`)).toEqual(['web/src/domains/shops/Shop.tsx remove'])
  expect(of('await call(\n  shops.deleteShelf,\n  {},\n)')).toEqual(['web/src/domains/shops/Shop.tsx deleteShelf'])
  expect(of(`${removal}<AskButton text={t('remove')} />`)).toEqual([])
  expect(of(`${removal}notify('success', t('gone'), { action: { text: t('undo'), run } })`)).toEqual([])
  expect(of('useAction(shops.save, {})\nuseOperation(shops.deletedList, {})')).toEqual([])
})

test('whatever takes something of a reader’s away asks first or can be undone, in every screen', () => {
  const files = webFiles(root)
  expect(files.size).toBeGreaterThan(500)
  expect(removalBreaches(files)).toEqual([])
  for (const file of otherwise.keys()) expect(existsSync(join(root, file)), file).toBe(true)
})
