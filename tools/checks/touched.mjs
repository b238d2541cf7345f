// What a change touches: the workspaces to compile, the tests to run, the domains whose browser tests to run.
import { posix } from 'node:path'
import { domainOf } from '../domain-law.mjs'
import { specsOf } from './specs.mjs'

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
/** What everything is read, built or run by: who changes it is told that the whole run alone tells. */
const everybodys = [
  /(?:^|\/)(?:package(?:-lock)?\.json|tsconfig[\w.]*\.json|\.npmrc)$/,
  /^(?:\.ox\w+\.json|knip\.json|vitest\.config\.ts|web\/vite\.config\.ts|e2e\/[\w-]+\.config\.ts)$/,
  /^(?:server\/src\/testing\.ts|web\/src\/testing\/|e2e\/support\/|store\/src\/cluster\/|tools\/[^/]+\.mjs$)/,
  /^web\/src\/styles\//,
]
/** Test files that one change is checked by; where more reach it, those near to it stand for all. */
const MOST_TESTS = 40
/** Tests over every operation: minutes. */
const isProof = (file) => file.startsWith('server/src/proofs/')

/** Names of tables that a migration speaks of. */
const tablesIn = (sql) =>
  new Set(
    [
      ...sql.matchAll(/\b(?:table|on|into|update|from|view)\s+(?:if (?:not )?exists\s+|only\s+)?([a-z][a-z_]{3,})/g),
    ].map(([, name]) => name),
  )

/**
 * `changed`: paths under the root; `gone`: those that are no longer there. `imports`: file → what it imports, as
 * `{ file }` (tools/imports.mjs). `textOf` reads a file. A change of a table is one of every file of the server that
 * names it.
 *
 * Answers what to run: `tests` and the `browser` tests (specs.mjs), the `workspaces` to compile, the changed `files` to
 * lint; the `domains` it is about; `left`: in words, what is left to the whole run though the change may touch it.
 */
export function touchedBy(changed, imports, textOf, gone = []) {
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
  const meant = new Set([...files, ...gone])
  const domains = new Set([...meant].map((file) => domainOf(file).domain).filter((one) => one !== null))
  if ([...meant].some((file) => /^web\/src\/(?:shell|app|lib|ui|landing|pages)\//.test(file))) domains.add('shell')
  // A domain of one workspace: its screens are not the business of a query, unless they reach it by the contract.
  const parts = new Set([...meant].filter((file) => domainOf(file).domain !== null).map(partOf))
  for (const part of parts) if (part.startsWith('contract ')) parts.add(part.replace('contract ', 'server '))
  const folders = new Set([...meant].filter((file) => /\.\w+$/.test(file)).map((file) => posix.dirname(file)))
  const isNear = (file) => meant.has(file) || parts.has(partOf(file)) || folders.has(posix.dirname(file))
  const all = [...imports.keys()].filter((file) => isTest(file) && (reached.has(file) || isNear(file)))
  const able = all.filter((file) => !isProof(file))
  const near = able.filter(isNear)
  const tests = able.length > MOST_TESTS && near.length > 0 ? near : able
  const asked = changed.filter((file) => file.startsWith('e2e/') && file.endsWith('.spec.ts'))
  const browser = specsOf(domains, new Set(asked.map((file) => file.slice('e2e/'.length))))
  const workspaces = workspacesOf(reached)
  // Whoever imported it is found by the compiler alone.
  if (gone.some((file) => /\.tsx?$/.test(file))) for (const file of imports.keys()) workspaces.add(placeOf(file))
  return {
    files: changed,
    domains,
    tests: tests.toSorted(),
    browser,
    workspaces,
    left: leftOf([...changed, ...gone], { proofs: all.some(isProof), further: able.length - tests.length, browser }),
  }
}

/** A file's domain in its workspace. */
const partOf = (file) => `${file.split('/')[0]} ${domainOf(file).domain}`

/** What of the change only the whole run tells. */
function leftOf(changed, { proofs, further, browser }) {
  const common = changed.filter((file) => everybodys.some((pattern) => pattern.test(file)))
  return [
    ...(common.length > 0
      ? [`${listed(common)}: everything stands on ${common.length === 1 ? 'it' : 'them'}; run npm test`]
      : []),
    ...(proofs || changed.some((file) => /^(?:contract|server|store)\/.*(?<!\.test)\.(?:ts|sql)$/.test(file))
      ? ['the proofs over every operation (server/src/proofs/)']
      : []),
    ...(browser.left.length > 0 ? [`browser tests ${listed(browser.left)}`] : []),
    ...(further > 0 ? [`${further} test files that only reach what changed by way of others`] : []),
  ]
}

/** The first few of a list, and how many more there are. */
const listed = (all) => `${all.slice(0, 3).join(', ')}${all.length > 3 ? ` and ${all.length - 3} more` : ''}`

/** The workspace of a file; `.` is that of the tools and of what lies beside the workspaces. */
const placeOf = (file) => {
  const [one] = file.split('/')
  return one === 'tools' || one.includes('.') ? '.' : one
}

/** Workspaces that hold a file which is touched. */
const workspacesOf = (files) => new Set([...files].map(placeOf))
