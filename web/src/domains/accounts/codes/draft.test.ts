import { beforeEach, expect, test, vi } from 'vitest'
import { draftOf, keepDraft } from './draft.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

test('a code step remembers where its code went until the code runs out', () => {
  keepDraft('register', { to: 'lin@example.test', sendAgainAt: 60, expiresAt: 600 })
  expect(draftOf('register', 500)).toEqual({ to: 'lin@example.test', sendAgainAt: 60, expiresAt: 600 })
  expect(draftOf('register', 601)).toBeNull()
  expect(draftOf('reset', 500)).toBeNull()
  keepDraft('register', null)
  expect(draftOf('register', 500)).toBeNull()
})

test('what is kept but cannot be read is no draft', () => {
  sessionStorage.setItem('pandora-code-register', '{"to":3')
  expect(draftOf('register', 0)).toBeNull()
})
