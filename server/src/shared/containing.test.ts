import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '@pandora/store/testing'
import { containing } from './containing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const texts = ['50%', '50x', 'a_b', 'axb', String.raw`c\d`, 'cd', '%', '_', '', '净利润_增长%', '净利润增长']

test('a text is found where it stands to the letter and nowhere else, whatever signs of patterns it holds', async () => {
  for (const text of texts)
    for (const around of texts) {
      const told = `前${around}后`
      const [row] = await database.sql<{ found: boolean }[]>`select ${told} ilike ${containing(text)} as found`
      expect(row?.found, `${text} in ${told}`).toBe(told.includes(text))
    }
})

test('no other code of the server or the store makes such a pattern by hand', () => {
  const root = join(import.meta.dirname, '../../..')
  const byHand = ['server/src', 'store/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.ts$/u.test(file) && !file.endsWith('containing.ts'))
      .filter((file) => /\[[^\]\s]*(?:%_|_%)[^\]\s]*\]/u.test(readFileSync(join(root, folder, file), 'utf8'))),
  )
  expect(byHand).toEqual([])
})
