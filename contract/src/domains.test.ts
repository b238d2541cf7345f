import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { domains } from './domains.ts'
import { errors } from './errors.ts'
import { operations } from './operations.ts'
import { liveTopics } from './live-topics.ts'

const folders = readdirSync(new URL('domains', import.meta.url)).sort()
const twice = (words: readonly string[]): string[] => words.filter((word, at) => words.indexOf(word) !== at)
const camel = (key: string) => key.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

test('every folder of a domain is listed, under its own name', () => {
  expect(domains.map(({ key }) => key).sort()).toEqual(folders)
})

test('an operation’s id is its domain and its own name', async () => {
  for (const { key, operations: read } of domains) {
    for (const [name, { id }] of Object.entries((await read?.()) ?? {})) expect(id).toBe(`${camel(key)}.${name}`)
  }
})

test('no two domains declare one address, kind of fact, table, topic or refusal', () => {
  expect(twice(operations.map(({ method, path }) => `${method} ${path}`))).toEqual([])
  expect(
    twice(
      domains.flatMap(({ records = [], derived = {} }) => [
        ...records.map(({ kind }) => kind),
        ...Object.keys(derived),
      ]),
    ),
  ).toEqual([])
  expect(twice(domains.flatMap(({ topics = {} }) => Object.keys(topics)))).toEqual([])
  expect(twice([errors, ...domains.map((domain) => domain.errors ?? {})].flatMap((one) => Object.keys(one)))).toEqual(
    [],
  )
})

test('kinds of fact and tables worked out of them name topics that a domain declares', () => {
  for (const { records = [], derived = {} } of domains) {
    for (const { kind, topic } of records) expect(liveTopics, kind).toContain(topic)
    for (const [table, topics] of Object.entries(derived))
      for (const topic of topics) expect(liveTopics, table).toContain(topic)
  }
})

test('a kind of fact names columns of its own', () => {
  for (const { records = [] } of domains) {
    for (const { kind, schema, key, id, about, happened = [] } of records) {
      for (const column of [...key, id, ...(about === null ? [] : [about]), ...happened])
        expect(Object.keys(schema.shape), kind).toContain(column)
    }
  }
})
