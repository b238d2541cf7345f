// npm test: everything, each step with its time and its log under reports/, where the time went, one closing line.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { prepareOrExit, root } from './prepare.mjs'
import { askBeforeCommits } from './checks/commit-hook.mjs'
import { runStep } from './checks/run-step.mjs'
import { tellSeconds } from './checks/seconds.mjs'
import { tally } from './checks/tally.mjs'
import { steps } from './checks/test-steps.mjs'

const known = steps.map(({ name }) => name)
const wish = wishOf(process.argv.slice(2))
if (wish === null) {
  console.error(`Usage: npm test [-- --changed [REF] | --only ${known.join(',')}]`)
  process.exit(1)
}

const begun = Date.now()
prepareOrExit()
askBeforeCommits(root)
const reports = join(root, 'reports')
mkdirSync(reports, { recursive: true })
const touched = wish.changed ? await touchedNow(wish.since) : null

const chosen = steps.filter(({ name }) => wish.only === null || wish.only.includes(name))
const results = []
// The compiler keeps one core busy: what is cheap has the other meanwhile.
await Promise.all([inTurn(({ name }) => name === 'types'), inTurn(({ cheap }) => cheap)])
await inTurn(({ name, cheap }) => name !== 'types' && !cheap)
for (const line of tellSeconds(results.filter(({ files }) => files !== undefined))) console.log(line)
const { passed, failed, skipped } = tally(results)
console.log(
  `\nLogs in reports/, ${((Date.now() - begun) / 1000).toFixed(0)} s${skipped > 0 ? `, ${skipped} skipped` : ''}`,
)
if (touched !== null) for (const line of tellLeft()) console.log(line)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

/** Runs those of the chosen steps that are meant, one after another. */
async function inTurn(isMeant) {
  for (const step of chosen.filter(isMeant)) {
    for (const file of [`${step.name}.log`, step.junit].filter(Boolean)) rmSync(join(reports, file), { force: true })
    results.push(await runStep(step, reports, touched))
  }
}

/**
 * What is asked for: some steps by name, what a change touches (`since` a commit, where one is named), or everything;
 * null where it cannot be read.
 */
function wishOf([word, ...rest]) {
  if (word === undefined) return { only: null, changed: false }
  const since = /^--changed=(.+)/.exec(word)?.[1] ?? (word === '--changed' ? rest.shift() : undefined)
  if (word.startsWith('--changed') && rest.length === 0 && !since?.startsWith('-'))
    return { only: steps.filter(({ changed }) => changed).map(({ name }) => name), changed: true, since }
  const list = word.startsWith('--only=') ? word.slice('--only='.length) : word === '--only' ? rest.shift() : undefined
  const only = list?.split(',') ?? ['']
  return rest.length > 0 || only.some((name) => !known.includes(name)) ? null : { only, changed: false }
}

/** What differs from a commit, and what that touches. Loaded late: it reads the tree with what has just been installed. */
async function touchedNow(since) {
  const { changedFiles } = await import('./checks/changed-files.mjs')
  const { checkImports } = await import('./imports.mjs')
  const { touchedBy } = await import('./checks/touched.mjs')
  const change = changedFiles(root, since)
  if (change.problem !== undefined) {
    console.error(`--changed: ${change.problem}.`)
    process.exit(1)
  }
  const { files, gone } = change
  if (files.length + gone.length === 0) {
    console.log(`Nothing has changed since ${change.since}: nothing was run.\n0 passed, 0 failed`)
    process.exit(0)
  }
  const found = touchedBy(files, checkImports(root).graph, (file) => readFileSync(join(root, file), 'utf8'), gone)
  const removed = gone.length > 0 ? `, ${gone.length} gone` : ''
  const about = [...found.domains].toSorted().join(', ') || 'no domain'
  console.log(`${files.length} files changed since ${change.since}${removed}: ${about}\n`)
  return found
}

/** What this run says nothing of. */
function tellLeft() {
  const unrun = steps.filter(({ changed }) => !changed).map(({ name }) => name)
  return [
    'Part of the whole only. Left to npm test:',
    ...touched.left.map((one) => `  ${one}`),
    `  steps ${unrun.join(', ')}`,
  ]
}
