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
  console.error(`Usage: npm test [-- --changed | --only ${known.join(',')}]`)
  process.exit(1)
}

const begun = Date.now()
prepareOrExit()
askBeforeCommits(root)
const reports = join(root, 'reports')
mkdirSync(reports, { recursive: true })
const touched = wish.changed ? await touchedNow() : null

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
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

/** Runs those of the chosen steps that are meant, one after another. */
async function inTurn(isMeant) {
  for (const step of chosen.filter(isMeant)) {
    for (const file of [`${step.name}.log`, step.junit].filter(Boolean)) rmSync(join(reports, file), { force: true })
    results.push(await runStep(step, reports, touched))
  }
}

/** What is asked for: some steps by name, what a change touches, or everything; null where it cannot be read. */
function wishOf([word, ...rest]) {
  if (word === undefined) return { only: null, changed: false }
  if (word === '--changed' && rest.length === 0)
    return { only: steps.filter(({ changed }) => changed).map(({ name }) => name), changed: true }
  const list = word.startsWith('--only=') ? word.slice('--only='.length) : word === '--only' ? rest.shift() : undefined
  const only = list?.split(',') ?? ['']
  return rest.length > 0 || only.some((name) => !known.includes(name)) ? null : { only, changed: false }
}

/** What differs from main, and what that touches. Loaded late: it reads the tree with what has just been installed. */
async function touchedNow() {
  const { changedFiles } = await import('./checks/changed-files.mjs')
  const { checkImports } = await import('./imports.mjs')
  const { touchedBy } = await import('./checks/touched.mjs')
  const files = changedFiles(root)
  if (files === null) throw new Error('git does not say what has changed')
  const found = touchedBy(files, checkImports(root).graph, (file) => readFileSync(join(root, file), 'utf8'))
  console.log(`${files.length} files changed: ${[...found.domains].toSorted().join(', ') || 'no domain'}\n`)
  return found
}
