// The steps of npm test, in their order: cheap ones first.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { readAudit } from './audit.mjs'
import { runningFile } from './running-files.mjs'
import { frugalMemory, frugalTsc } from './frugal-tsc.mjs'
import { inMemory } from './memory-folder.mjs'
import { browserReady } from '../browser.mjs'
import { projectNode, root } from '../prepare.mjs'
import { workspacesOf } from '../source-tree.mjs'
import { buildWeb } from '../web-build.mjs'

const installed = (...path) => join(root, 'node_modules', ...path)
const ended = async (running) => ({ ok: (await running).code === 0 })

/**
 * `work` gets `run`, `say` and what a change `touched` (touched.mjs; null: everything is asked for), answers `ok`, or `skipped` with
 * the reason; `junit` names its report under reports/; `changed`: part of the check of a change; `cheap`: runs beside
 * the compiler.
 */
export const steps = [
  { name: 'types', changed: true, work: checkTypes },
  {
    name: 'lint',
    cheap: true,
    changed: true,
    work: lint,
  },
  {
    name: 'format',
    cheap: true,
    changed: true,
    work: ({ run }) => ended(run(projectNode, [installed('oxfmt', 'bin', 'oxfmt'), '--check', '.'])),
  },
  { name: 'imports', cheap: true, changed: true, work: ({ run }) => ended(run(projectNode, ['tools/imports.mjs'])) },
  {
    name: 'styles',
    cheap: true,
    changed: true,
    work: ({ run }) => ended(run(projectNode, ['tools/styles/check.mjs'])),
  },
  { name: 'deadcode', cheap: true, work: ({ run }) => ended(run(projectNode, [installed('knip', 'bin', 'knip.js')])) },
  { name: 'audit', cheap: true, work: audit },
  { name: 'openapi', cheap: true, work: writeOpenApi },
  { name: 'vitest', changed: true, junit: 'vitest.xml', work: runVitest },
  { name: 'rows', work: checkRows },
  { name: 'web', changed: true, work: buildAll },
  { name: 'e2e', changed: true, junit: 'e2e.xml', work: runBrowser },
  { name: 'e2e-public', changed: true, junit: 'e2e-public.xml', work: runOnPublicData },
]

/** What is said of tests that passed at the second try only. */
const secondTries = (count) => (count === 0 ? undefined : `${count} passed at the second try only`)

/** Of a change its files alone: what rules look up in other files, the names that they export, the compiler tells too. */
async function lint({ run, touched }) {
  const files = touched?.files.filter((file) => /\.[cm]?[jt]sx?$/.test(file)) ?? []
  if (touched !== null && files.length === 0) return { skipped: 'no source has changed' }
  return ended(run(projectNode, [installed('oxlint', 'bin', 'oxlint'), '--deny-warnings', '--format=unix', ...files]))
}

/** What the compiler knew of each program when it was last run, so that a change costs what depends on it. */
const knownTypes = join(root, 'node_modules', '.cache', 'types')

/**
 * Workspaces of plain settings in one program, since most are sources of the others too and would be read once for
 * each. Of a change the programs that it touches, beginning with what the last run knew; everything is worked out anew.
 */
async function checkTypes({ run, say, touched }) {
  const together = join(root, 'reports', 'tsconfig.json')
  const all = ['.', ...workspacesOf(root)]
  const settings = new Map(all.map((one) => [one, JSON.parse(readFileSync(join(root, one, 'tsconfig.json'), 'utf8'))]))
  const plain = all.filter((one) => settings.get(one).compilerOptions === undefined)
  writeFileSync(
    together,
    JSON.stringify({
      extends: '../tsconfig.base.json',
      include: plain.flatMap((one) => settings.get(one).include.map((part) => `../${one}/${part}`)),
    }),
  )
  const projects = [
    ...(touched === null || plain.some((one) => touched.workspaces.has(one)) ? [together] : []),
    ...all.filter((one) => !plain.includes(one) && (touched === null || touched.workspaces.has(one))),
  ]
  if (projects.length === 0) return { skipped: 'no source has changed' }
  if (touched === null) rmSync(knownTypes, { recursive: true, force: true })
  let ok = true
  for (const project of projects) {
    say(`tsc -p ${project === together ? plain.join(' ') : project}`)
    const known = join(knownTypes, `${project === together ? 'together' : project}.tsbuildinfo`)
    const options = [...frugalTsc, '--incremental', '--tsBuildInfoFile', known]
    const { code } = await run(projectNode, [installed('typescript', 'bin', 'tsc'), '-p', project, ...options], {
      env: frugalMemory,
    })
    ok &&= code === 0
  }
  return { ok }
}

async function audit({ run, say }) {
  const { text } = await run('npm', ['audit', '--json'])
  const answer = readAudit(text)
  if (!answer.answered) return { skipped: `the registry does not answer npm audit (${answer.reason})` }
  say(answer.summary)
  return { ok: answer.severe === 0, note: answer.summary }
}

async function writeOpenApi({ run }) {
  const file = join(root, 'openapi.json')
  rmSync(file, { force: true })
  const { code } = await run(projectNode, ['server/src/openapi-cli.ts'])
  return { ok: code === 0 && existsSync(file) }
}

/** Where tests write down what rows the database gave them. */
const rows = join(root, 'reports', 'rows')

async function runVitest({ run, say, touched }) {
  if (touched?.tests.length === 0) return { skipped: 'nothing that it tests has changed' }
  rmSync(rows, { recursive: true, force: true })
  process.env['PANDORA_ROWS'] = rows
  rmSync(runningFile, { force: true })
  const reporters = [
    '--reporter=verbose',
    '--reporter=junit',
    '--outputFile.junit=reports/vitest.xml',
    '--reporter=./tools/checks/running-files.mjs',
  ]
  const options = ['run', ...reporters, ...(touched?.tests ?? [])]
  const { code, text } = await inMemory((env) =>
    run(projectNode, [installed('vitest', 'vitest.mjs'), ...options], { env, limit: 45 * 60_000 }),
  )
  const unended = existsSync(runningFile) ? readFileSync(runningFile, 'utf8').trim().replaceAll('\n', ', ') : ''
  if (unended !== '') say(`not ended: ${unended}`)
  return { ok: code === 0, note: secondTries(text.match(/\(retry x\d+\)/g)?.length ?? 0) }
}

async function checkRows({ run }) {
  if (!existsSync(rows)) return { skipped: 'no test has written down its rows' }
  const { code, text } = await run(projectNode, ['tools/row-types.mjs', rows])
  return { ok: code === 0, note: text.trim().split('\n').at(-1) }
}

async function buildAll({ say, touched }) {
  if (touched !== null && touched.browser.sample.length + touched.browser.public.length === 0)
    return { skipped: 'no browser test is of what has changed' }
  const { state, log } = buildWeb({ force: touched === null, quiet: false })
  say(log)
  return { ok: state !== 'failed' }
}

async function runBrowser(tools) {
  const folder = join(root, 'e2e')
  const any = readdirSync(folder, { recursive: true }).some(
    (file) => String(file).endsWith('.spec.ts') && !String(file).includes('node_modules'),
  )
  if (!any) return { skipped: 'there is no browser test yet' }
  const names = tools.touched === null ? [] : tools.touched.browser.sample
  if (tools.touched !== null && names.length === 0) return { skipped: 'no browser test is of what has changed' }
  // Several products, each with its own part of the files, where it pays.
  if (names.length > 0 && names.length < 4) return playwright(tools, 'playwright.config.ts', 'e2e.xml', names)
  return inMemory(async (temporary) => {
    const home = mkdtempSync(join(temporary.TMPDIR ?? tmpdir(), 'pandora-e2e-loaded-'))
    try {
      const made = await tools.run(projectNode, ['support/make-home.ts', home], { cwd: folder, env: temporary })
      if (made.code !== 0) return { ok: false, note: 'no product could be loaded' }
      const env = { ...temporary, PANDORA_E2E_HOME: home, PANDORA_E2E_WORKERS: String(productsAtOnce()) }
      return await playwright(tools, 'playwright.config.ts', 'e2e.xml', names, env)
    } finally {
      rmSync(home, { recursive: true, force: true })
    }
  })
}

/** What a product takes with its database and a browser, GB. */
const PRODUCT_GB = 1.5

/**
 * Two, and one where there is no room for them. A third would use the third of the time that two leave the cores idle,
 * but on a machine that is slow already what tests wait for would come too late.
 */
const productsAtOnce = () => Math.min(2, Math.max(1, Math.floor(freemem() / 2 ** 30 / PRODUCT_GB)))

async function runOnPublicData(tools) {
  if (!existsSync(join(root, '..', 'shared', 'data', 'numeric', 'a_share_daily')))
    return { skipped: 'the public data is not beside the repository' }
  const names = tools.touched === null ? [] : tools.touched.browser.public
  if (tools.touched !== null && names.length === 0) return { skipped: 'no browser test is of what has changed' }
  return playwright(tools, 'public.config.ts', 'e2e-public.xml', names)
}

async function playwright({ run, say }, config, junit, names, env = {}) {
  const chromium = await browserReady({ run, say })
  if (chromium.problem !== null) return { ok: false, note: chromium.problem }
  const { code, text } = await run(
    projectNode,
    [installed('@playwright', 'test', 'cli.js'), 'test', '-c', config, '--reporter=list,junit', ...names],
    {
      cwd: join(root, 'e2e'),
      env: {
        PLAYWRIGHT_JUNIT_OUTPUT_FILE: join(root, 'reports', junit),
        PANDORA_CHROMIUM: chromium.path,
        ...env,
      },
      limit: 60 * 60_000,
    },
  )
  return { ok: code === 0, note: secondTries(Number(/^\s*(\d+) flaky/m.exec(text)?.[1] ?? 0)) }
}
