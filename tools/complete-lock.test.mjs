import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { completed, entryFor, lackingOptionals } from './complete-lock.mjs'

test('the lock file holds the packages of every platform, so that npm ci takes it anywhere (else: node tools/complete-lock.mjs)', () => {
  const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'))
  expect(lackingOptionals(lock).map(({ name }) => name)).toEqual([])
})

test('what is lacking is added once, with its machine, and what lies in a nested folder is found', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/tool': {
        version: '1.2.0',
        dev: true,
        optionalDependencies: { '@tool/linux-x64-gnu': '1.2.0', '@tool/darwin-arm64': '1.2.0' },
      },
      'node_modules/@tool/linux-x64-gnu': { version: '1.2.0', optional: true },
      'node_modules/a/node_modules/old': {
        version: '0.9.0',
        optionalDependencies: { '@old/win32-ia32-msvc': '^0.9.0', near: '2.0.0' },
      },
      'node_modules/a/node_modules/near': { version: '2.0.0' },
    },
  }
  const { lock: whole, unplaced } = completed(lock)
  expect(unplaced).toEqual([])
  expect(whole.packages['node_modules/@tool/darwin-arm64']).toEqual({
    version: '1.2.0',
    cpu: ['arm64'],
    dev: true,
    optional: true,
    os: ['darwin'],
  })
  expect(whole.packages['node_modules/@old/win32-ia32-msvc']).toEqual({
    version: '0.9.0',
    cpu: ['ia32'],
    optional: true,
    os: ['win32'],
  })
  expect(lackingOptionals(whole)).toEqual([])
})

test('a package whose name does not tell its machine is not guessed', () => {
  expect(entryFor({ name: 'bare-fs', version: '4.8.2', dev: false })).toBeNull()
  expect(entryFor({ name: '@x/linux-arm-musleabihf', version: '1.0.0', dev: false })).toMatchObject({
    cpu: ['arm'],
    libc: ['musl'],
    os: ['linux'],
  })
})
