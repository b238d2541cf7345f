import { expect, test } from 'vitest'
import { eventNames, readEventTypes } from '@pandora/contract/events/names'
import { zh } from './texts.zh.ts'

const sources = import.meta.glob<string>(
  [
    '../../../../../../intelligence/src/{events/types,events/roles,events/amounts,impact/rules,topics/topics}.ts',
    '../../../../../../sources/src/demo/world.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
)
const source = (name: string) => Object.entries(sources).find(([file]) => file.endsWith(name))?.[1] ?? ''
const words = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].flatMap(([, word]) => word ?? [])
const list = (text: string, name: string) =>
  words(new RegExp(`${name} = \\[([^\\]]+)\\]`).exec(text)?.[1] ?? '', /'([\w-]+)'/g)
const without = (group: string, all: readonly string[]) => all.filter((word) => !(`${group}_${word}` in zh))

test('every type of event that can be found, weighed or planted has its name', () => {
  const found = words(source('events/types.ts'), /kind\('[\w-]+', '([\w-]+)'/g)
  const weighed = words(
    /const rules[^=]*= \{([\s\S]+?)\n\}/.exec(source('impact/rules.ts'))?.[1] ?? '',
    /'?([\w-]+)'?: rule\(/g,
  )
  expect(found.length).toBeGreaterThan(40)
  expect(weighed.length).toBeGreaterThan(40)
  const all = [...found, ...weighed, ...list(source('demo/world.ts'), 'eventTypes')]
  expect(all.filter((type) => !(type in eventNames))).toEqual([])
})

test('a rule can wait for every type of event that texts are read for, and for no other', () => {
  const found = words(source('events/types.ts'), /kind\('[\w-]+', '([\w-]+)'/g)
  expect(readEventTypes.toSorted()).toEqual(found.toSorted())
})

test.each(['zh', 'en'] as const)('no two types of events have one name in %s', (language) => {
  const names = Object.values(eventNames).map((name) => name[language].toLowerCase())
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('every role of an event and every topic has its name', () => {
  const roles = [
    ...words(source('events/roles.ts'), /role: '([\w-]+)'/g),
    ...words(source('events/roles.ts'), /matches\(scene, \w+, '([\w-]+)'/g),
    ...words(/figureRole[^=]*= \{([^}]+)\}/.exec(source('events/roles.ts'))?.[1] ?? '', /'([\w-]+)'/g),
  ]
  expect(roles.length).toBeGreaterThan(8)
  expect(without('role', roles)).toEqual([])
  expect(list(source('topics/topics.ts'), 'topicNames').length).toBeGreaterThan(10)
  expect(without('topic', list(source('topics/topics.ts'), 'topicNames'))).toEqual([])
})
