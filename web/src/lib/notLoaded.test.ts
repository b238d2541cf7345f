import { expect, test } from 'vitest'
import { notLoaded } from './notLoaded.ts'

test('code that did not arrive is told by the words of Chrome, Firefox, Safari and the builder, and nothing else is', () => {
  for (const words of [
    'Failed to fetch dynamically imported module: http://a/assets/x.js',
    'error loading dynamically imported module: http://a/assets/x.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/x.css',
  ])
    expect(notLoaded(new TypeError(words)), words).toBe(true)
  for (const other of [new TypeError("Cannot read properties of null (reading 'x')"), 'import', null])
    expect(notLoaded(other)).toBe(false)
})
