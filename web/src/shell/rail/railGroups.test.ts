import { Landmark } from 'lucide-react'
import { expect, test } from 'vitest'
import type { RailGroup, Screen } from '../../lib/module.ts'
import { signsOf } from './railGroups.ts'

const screen = (key: string, group?: RailGroup): Screen => ({
  key,
  path: key,
  name: { zh: key, en: key },
  icon: Landmark,
  rail: 'main',
  load: () => Promise.reject(new Error('not loaded here')),
  ...(group ? { group } : {}),
})

test('screens of a group stand behind one sign, at the place of the first; one alone stands for itself', () => {
  const [a, b, c, d] = [screen('a'), screen('b', 'policy'), screen('c'), screen('d', 'policy')]
  expect(signsOf([a, b, c, d])).toEqual([{ screen: a }, { group: 'policy', screens: [b, d] }, { screen: c }])
  expect(signsOf([a, b])).toEqual([{ screen: a }, { screen: b }])
  expect(signsOf([])).toEqual([])
})
