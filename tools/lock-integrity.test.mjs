import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'))
const entries = Object.entries(lock.packages).filter(
  ([folder, entry]) => folder.includes('node_modules/') && !entry.link,
)

/** Folders whose entry says no sum of the content that is to be installed there, or one of a weak kind. */
const withoutSum = (of) =>
  of.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? '')).map(([folder]) => folder)

/** Whether npm would find the package from this folder: there, or in a node_modules above. */
function holds(packages, folder, name) {
  const above = folder.split('node_modules/').map((_, depth, parts) => parts.slice(0, depth).join('node_modules/'))
  return [`${folder}/`, ...above].some((start) => packages[`${start}node_modules/${name}`] !== undefined)
}

/**
 * Optional packages, most of them parts for one platform, that packages of a lock file name and that it does not hold.
 */
function lacking(packages) {
  return Object.entries(packages).flatMap(([folder, entry]) =>
    Object.keys(entry.optionalDependencies ?? {}).filter((name) => !holds(packages, folder, name)),
  )
}

test('every package, those for development and for other platforms too, is held to the strong sum of its content (else take a version of which the registry carries every part)', () => {
  expect(entries.length).toBeGreaterThan(500)
  expect(withoutSum(entries)).toEqual([])
})

test('the lock file holds the packages of every platform, so that npm ci takes it anywhere', () => {
  expect(lacking(lock.packages)).toEqual([])
})

test('what has no sum, a weak one, or is not there at all is found, in a nested folder too', () => {
  const strong = `sha512-${'A'.repeat(86)}==`
  const packages = {
    'node_modules/tool': {
      optionalDependencies: { '@tool/linux-x64': '1.2.0', '@tool/darwin-arm64': '1.2.0' },
      integrity: strong,
    },
    'node_modules/@tool/linux-x64': { integrity: 'sha1-abc' },
    'node_modules/a/node_modules/old': {
      optionalDependencies: { '@old/win32-x64': '^0.9.0', near: '2.0.0' },
      integrity: strong,
    },
    'node_modules/a/node_modules/near': {},
  }
  expect(withoutSum(Object.entries(packages))).toEqual([
    'node_modules/@tool/linux-x64',
    'node_modules/a/node_modules/near',
  ])
  expect(lacking(packages)).toEqual(['@tool/darwin-arm64', '@old/win32-x64'])
})
