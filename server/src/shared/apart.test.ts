import { Refusal } from '@pandora/contract/errors'
import { expect, test } from 'vitest'
import { workApart } from './apart.ts'

const limits = { mb: 60, seconds: 20, late: new Refusal('PREVIEW_OVERTIME', { seconds: 20 }), tooLarge: new Refusal('TOO_LARGE', { limit: '60 MB' }), broken: new Refusal('UNREADABLE_FILE', { reason: 'f' }) }
const asked = (what: string, more = {}) => workApart(new URL('./endless-thread.ts', import.meta.url), what, { ...limits, ...more })

test('work apart answers, or refuses as the work does', async () => {
  expect(await asked('this')).toBe('this')
  await expect(asked('refused')).rejects.toMatchObject({ code: 'BINARY_FILE', data: { file: 'f' } })
})

test('work that never ends is ended by name, and what comes after it is done', async () => {
  await expect(asked('endless', { seconds: 1 })).rejects.toMatchObject({ code: 'PREVIEW_OVERTIME' })
  expect(await asked('next')).toBe('next')
})

test('work that fills its memory or ends without a word is refused by name; this process goes on', async () => {
  await expect(asked('hungry')).rejects.toMatchObject({ code: 'TOO_LARGE' })
  await expect(asked('silent')).rejects.toMatchObject({ code: 'UNREADABLE_FILE' })
})
