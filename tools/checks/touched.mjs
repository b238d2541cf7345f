// What a change touches: the workspaces to compile, the tests to run, the domains whose browser tests to run.
import { posix } from 'node:path'
import { domainOf } from '../domain-law.mjs'

const isTest = (file) => /\.test\.[a-z]+$/.test(file)
/**
 * Files in which everything comes together. Whoever imports them imports the whole product: a change behind them is no
 * change of theirs, and what proves the whole is left to the whole run.
 */
const whole = [
  /^[a-z]+\/src\/(?:domain-list|domains|routes|operations|all-errors|room-catalogue|live-topics|web)\.ts$/,
  /\/(?:module|domain)\.tsx?$/,
  /^server\/src\/(?:testing|main|prepare|openapi-cli)\.ts$/,
  /^web\/src\/(?:main\.tsx|testing\/)/,
  /^contract\/src\/records\/kinds\.ts$/,
]
const ends = (file) => whole.some((pattern) => pattern.test(file))

/** Names of tables that a migration speaks of. */
const tablesIn = (sql) =>
  new Set(
    [
      ...sql.matchAll(/\b(?:table|on|into|update|from|view)\s+(?:if (?:not )?exists\s+|only\s+)?([a-z][a-z_]{3,})/g),
    ].map(([, name]) => name),
  )

/**
 * `changed`: paths under the root. `imports`: file → what it imports, as `{ file }` (tools/imports.mjs). `textOf` reads
 * a file. A change of a table is one of every file of the server that names it.
 */
export function touchedBy(changed, imports, textOf) {
  const files = new Set(changed)
  for (const sql of changed.filter((file) => file.endsWith('.sql'))) {
    const tables = [...tablesIn(textOf(sql))].map((name) => new RegExp(`\\b${name}\\b`))
    for (const file of imports.keys())
      if (file.startsWith('server/') && /queries/.test(file) && tables.some((name) => name.test(textOf(file))))
        files.add(file)
    for (const file of imports.keys()) if (/^store\/src\/.*\.test\.ts$/.test(file)) files.add(file)
  }
  const importers = new Map()
  for (const [from, targets] of imports)
    for (const { file } of targets) importers.set(file, [...(importers.get(file) ?? []), from])
  const reached = new Set(files)
  const waiting = [...files]
  while (waiting.length > 0) {
    const file = waiting.pop()
    if (ends(file)) continue
    for (const from of importers.get(file) ?? [])
      if (!reached.has(from)) {
        reached.add(from)
        waiting.push(from)
      }
  }
  const domains = new Set([...files].map((file) => domainOf(file).domain).filter((one) => one !== null))
  if ([...files].some((file) => /^web\/src\/(?:shell|app|lib|ui|landing|pages)\//.test(file))) domains.add('shell')
  const folders = new Set([...files].filter((file) => /\.\w+$/.test(file)).map((file) => posix.dirname(file)))
  const tests = [...imports.keys()].filter(
    (file) =>
      isTest(file) &&
      (reached.has(file) || domains.has(domainOf(file).domain) || folders.has(posix.dirname(file))) &&
      // Their subject is every operation: minutes, and part of the whole run.
      !file.startsWith('server/src/proofs/'),
  )
  const specs = new Set(
    changed.filter((file) => /^e2e\/(?:[^/]+\/)?[^/]+\.spec\.ts$/.test(file)).map((file) => file.slice('e2e/'.length)),
  )
  return { domains, tests: tests.toSorted(), specs, workspaces: workspacesOf(reached) }
}

/** Workspaces that hold a file which is touched; `.` is that of the tools. */
const workspacesOf = (files) =>
  new Set([...files].map((file) => file.split('/')[0]).map((one) => (one === 'tools' || one.includes('.') ? '.' : one)))
