// npm test: everything, each step with its time and its log under reports/, one closing line.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { prepareOrExit, root } from './prepare.mjs'
import { runStep } from './run-step.mjs'
import { tally } from './tally.mjs'
import { steps } from './test-steps.mjs'

const wish = process.argv.slice(2)
const only =
  wish[0] === '--only'
    ? (wish[1] ?? '').split(',')
    : wish[0]?.startsWith('--only=')
      ? wish[0].slice(7).split(',')
      : null
const known = steps.map(({ name }) => name)
const strange = (only ?? []).filter((name) => !known.includes(name))
if (strange.length > 0 || (wish.length > 0 && only === null)) {
  console.error(`Usage: npm test [-- --only ${known.join(',')}]`)
  process.exit(1)
}

const begun = Date.now()
prepareOrExit()
const reports = join(root, 'reports')
mkdirSync(reports, { recursive: true })

const results = []
for (const step of steps.filter(({ name }) => only === null || only.includes(name))) {
  for (const file of [`${step.name}.log`, step.junit].filter(Boolean)) rmSync(join(reports, file), { force: true })
  results.push(await runStep(step, reports))
}
const { passed, failed, skipped } = tally(results)
console.log(
  `\nLogs in reports/, ${((Date.now() - begun) / 1000).toFixed(0)} s${skipped > 0 ? `, ${skipped} skipped` : ''}`,
)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
