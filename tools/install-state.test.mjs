import { expect, test } from 'vitest'
import { decide, majorOf, missingPackages, pathWithout, readStamp, stampOf } from './install-state.mjs'

const here = { lockText: '{}', pinnedNode: '24.21.0', platform: 'linux', arch: 'x64', folder: '/home/a/pandora' }
const wanted = stampOf(here)
const whole = { installed: true, stamp: wanted, wanted, missing: [], nodeWorks: true }

test('a finished installation is left alone', () => {
  expect(decide(whole).action).toBe('ready')
})

test.each([
  ['nothing is there', { installed: false, stamp: null }, 'nothing is installed'],
  ['the folder was moved', { stamp: stampOf({ ...here, folder: '/home/b/pandora' }) }, 'moved'],
  ['it came from another machine', { stamp: stampOf({ ...here, arch: 'arm64' }) }, 'another machine'],
  [
    'the lock file changed and packages differ',
    { stamp: stampOf({ ...here, lockText: '{"a":1}' }), missing: ['node_modules/zod'] },
    'the packages changed (node_modules/zod)',
  ],
  [
    'it was broken off half-way',
    { stamp: null, missing: ['node_modules/a', 'node_modules/b', 'node_modules/c', 'node_modules/d'] },
    'incomplete (node_modules/a, node_modules/b, node_modules/c, …)',
  ],
  ['a package was lost later', { missing: ['node_modules/zod'] }, 'incomplete'],
])('it is installed again when %s', (_, change, why) => {
  const verdict = decide({ ...whole, ...change })
  expect(verdict.action).toBe('install')
  expect(verdict.why).toContain(why)
})

test('what npm install brought by hand is accepted when it fits the lock file', () => {
  expect(decide({ ...whole, stamp: null }).action).toBe('stamp')
  expect(decide({ ...whole, stamp: stampOf({ ...here, lockText: '{"a":1}' }) }).action).toBe('stamp')
})

test('a package whose script did not run leaves Node to be set up, without a new installation', () => {
  expect(decide({ ...whole, nodeWorks: false }).action).toBe('node')
  expect(decide({ ...whole, stamp: null, nodeWorks: false }).action).toBe('node')
})

test('packages of another version count as missing; those of other platforms and workspaces do not', () => {
  const lock = {
    packages: {
      '': { version: '0.1.0' },
      contract: { version: '0.1.0' },
      'node_modules/zod': { version: '4.0.0' },
      'node_modules/old': { version: '2.0.0' },
      'node_modules/gone': { version: '1.0.0' },
      'node_modules/for-mac': { version: '1.0.0', optional: true },
      'node_modules/@pandora/contract': { link: true },
    },
  }
  const there = { 'node_modules/zod': '4.0.0', 'node_modules/old': '1.9.0' }
  expect(missingPackages(lock, (folder) => there[folder] ?? null)).toEqual(['node_modules/old', 'node_modules/gone'])
})

test('a stamp that cannot be read is none', () => {
  expect(readStamp('{"lock":')).toBeNull()
  expect(readStamp('null')).toBeNull()
  expect(readStamp(JSON.stringify(wanted))).toEqual(wanted)
})

test('npm does not run on the Node that it is about to delete', () => {
  expect(pathWithout('/p/node_modules/.bin:/usr/bin::/bin', '/p/node_modules', ':')).toBe('/usr/bin:/bin')
})

test('a version is read with and without its letter', () => {
  expect([majorOf('v18.20.1'), majorOf('24.1.0'), majorOf(undefined)]).toEqual([18, 24, 0])
})
