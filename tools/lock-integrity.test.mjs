import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'))
const entries = Object.entries(packages).filter(([folder, entry]) => folder.includes('node_modules/') && !entry.link)

/** The part of a package for one kind of machine, as complete-lock.mjs puts it back: a registry that does not carry it cannot say its sum either. */
const ofAnotherMachine = ({ optional, os, cpu }) => optional === true && (os !== undefined || cpu !== undefined)

test('every package that the product runs on is held to the sum of its content', () => {
  expect(entries.length).toBeGreaterThan(500)
  const without = entries.filter(([, entry]) => entry.dev !== true && !entry.integrity).map(([folder]) => folder)
  expect(without).toEqual([])
})

test('of tools for development only those parts for other machines have no sum that the registry does not carry, each of one exact version that its whole package names', () => {
  for (const [folder, entry] of entries.filter(([, one]) => !one.integrity)) {
    expect([folder, ofAnotherMachine(entry), entry.resolved ?? null], folder).toEqual([folder, true, null])
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const whole = entries.filter(([, one]) => one.optionalDependencies?.[name] === entry.version)
    expect(whole.length, name).toBeGreaterThan(0)
    // What they are part of is held to its own sum, and says by it which version of them belongs to it.
    for (const [, one] of whole) expect(one.integrity).toMatch(/^sha512-/)
  }
})

test('sums are of the strong kind', () => {
  expect(
    entries
      .filter(([, { integrity }]) => integrity && !/^sha512-[\w+/]{86}==$/.test(integrity))
      .map(([folder]) => folder),
  ).toEqual([])
})
