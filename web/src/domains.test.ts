import { expect, test } from 'vitest'
import { roomKeys } from '@pandora/contract/room'
import { domains } from './domains.ts'
import { install, roomCatalogue, screens, shortcuts, userPages, viewOf } from './lib/installed.ts'
import type { Screen } from './lib/module.ts'
import { frameShortcuts } from './shell/shortcuts/frame.ts'
import { signsOf } from './shell/rail/railGroups.ts'

install(domains)
const twice = (words: readonly string[]): string[] => words.filter((word, at) => words.indexOf(word) !== at)

test('no two screens have one key or one address, no two pages for visitors one type', () => {
  expect(twice(screens().map(({ key }) => key))).toEqual([])
  expect(twice(screens().map(({ path }) => path))).toEqual([])
  expect(twice(userPages().map(({ type }) => type))).toEqual([])
})

test('no two screens are led to by one letter, and every key of the list is there in both languages', () => {
  expect(twice(screens().flatMap(({ go }) => go ?? []))).toEqual([])
  const all = [...frameShortcuts, ...shortcuts()]
  const said = all.map(({ where, keys, does }) => `${where.en} ${keys.join(' ')} ${does.en}`)
  expect(twice(said)).toEqual([])
  for (const { where, does } of all)
    expect([where.zh, where.en, does.zh, does.en].filter((words) => words.trim() === '')).toEqual([])
})

test('a screen that has no sign of its own stands under one that has', () => {
  const signs = new Set(screens().flatMap(({ key, rail }) => (rail === null ? [] : [key])))
  const homeless = screens().filter(({ rail, under }) => rail === null && !signs.has(under ?? ''))
  expect(homeless.map(({ key }) => key)).toEqual([])
})

test('SHELL-27 every view of a room that can be opened is drawn, and no other', () => {
  for (const key of roomKeys) {
    const { ready, views } = roomCatalogue()[key]
    for (const view of views) {
      const drawn = viewOf(key, view.key)
      expect(drawn !== undefined, `${key} ${view.key}`).toBe(ready)
      if (drawn) expect(drawn.parameters, `${key} ${view.key}`).toBe(view.parameters)
    }
  }
  const drawn = domains
    .flatMap((one) => Object.entries(one.views ?? {}))
    .flatMap(([room, views]) => Object.keys(views).map((view) => `${room} ${view}`))
  const declared = domains
    .flatMap((one) => Object.entries(one.rooms ?? {}))
    .flatMap(([room, one]) => one.views.map((view) => `${room} ${view.key}`))
  expect(drawn.sort()).toEqual(declared.sort())
})

test('all signs of the rail stand in a window of 900 px, each screen behind one of them', () => {
  // Header 48, status 24, blanks 12 and 24 at the line; a sign 36 and 2 between two; help and folding are signs besides.
  const most = Math.floor((900 - 48 - 24 - 12 - 24) / 38) - 2
  const shown = (part: Screen['rail']) => signsOf(screens().filter(({ rail }) => rail === part))
  const signs = (['main', 'data', 'end'] as const).flatMap(shown)
  expect(signs.length).toBeLessThanOrEqual(most)
  const reached = signs.flatMap((sign) => ('screen' in sign ? [sign.screen] : sign.screens))
  expect(reached.map(({ key }) => key).toSorted()).toEqual(
    screens()
      .filter(({ rail }) => rail !== null)
      .map(({ key }) => key)
      .toSorted(),
  )
})
