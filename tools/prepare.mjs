// Makes a fresh, stale, half-installed or moved clone ready to run. Quick when there is nothing to do.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { decide, majorOf, missingPackages, pathWithout, readStamp, stampOf } from './install-state.mjs'
import { mendDriver } from './mend-driver.mjs'

const oldestNode = 18

/** The folder of the repository. */
export const root = realpathSync(dirname(dirname(fileURLToPath(import.meta.url))))
/** The project's own Node, there once `prepare` has run. */
export const projectNode = join(root, 'node_modules', '.bin', 'node')

const stampFile = join(root, 'node_modules', '.pandora-installed')

/** Something that the person at the terminal can put right. */
class SetupError extends Error {}

/** Installs what is missing and answers whether anything had to be done. Throws SetupError. */
function prepare() {
  if (majorOf(process.version) < oldestNode) {
    throw new SetupError(
      `Pandora needs Node ${oldestNode} or newer to start; this is ${process.version}. See https://nodejs.org`,
    )
  }
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const lock = JSON.parse(lockText)
  const wanted = stampOf({
    lockText,
    pinnedNode: readJson(join(root, 'package.json')).dependencies.node,
    platform: process.platform,
    arch: process.arch,
    folder: root,
  })
  const verdict = decide({
    installed: existsSync(join(root, 'node_modules', '.package-lock.json')),
    stamp: existsSync(stampFile) ? readStamp(readFileSync(stampFile, 'utf8')) : null,
    wanted,
    missing: missingPackages(lock, versionAt),
    nodeWorks: nodeWorks(wanted.node),
  })
  if (verdict.action === 'install') install(verdict.why)
  // npm may not have run our own script, or an older clone installed without it.
  mendDriver(root)
  if (verdict.action === 'ready') return false
  if (!nodeWorks(wanted.node)) setUpNode(wanted.node)
  writeFileSync(stampFile, JSON.stringify(wanted))
  return true
}

/** Runs `prepare` for a script: on failure prints one plain paragraph and ends with exit code 1. */
export function prepareOrExit() {
  try {
    return prepare()
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    console.error(`\n${error.message}\n`)
    process.exit(1)
  }
}

/** Where Node keeps what it has compiled: a file that is as it was is neither stripped of its types nor compiled anew. */
const compiled = join(root, 'node_modules', '.cache', 'compiled')

/** The environment for what we start: the project's Node first, wherever the caller's PATH begins. */
export function projectEnvironment(extra = {}) {
  const bin = join(root, 'node_modules', '.bin')
  return {
    NODE_COMPILE_CACHE: compiled,
    ...process.env,
    PATH: `${bin}${delimiter}${pathWithout(process.env.PATH ?? '', bin, delimiter)}`,
    ...extra,
  }
}

function install(why) {
  console.log(`Installing packages: ${why}. This takes a minute the first time.`)
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error']
  let [status, said] = npm(['ci', ...quietly], root)
  // A lock file made beside a registry that lacks other platforms' packages does not satisfy `npm ci`.
  if (status !== 0 && said.includes('EUSAGE')) [status, said] = npm(['install', '--no-save', ...quietly], root)
  if (status !== 0) throw new SetupError(explain(said))
}

/** npm may not have run the package's own script (it asks for approval since npm 11.5): then we do. */
function setUpNode(version) {
  const folder = join(root, 'node_modules', 'node')
  const script = join(folder, 'installArchSpecificPackage.js')
  if (!existsSync(script))
    throw new SetupError('The package "node" is not installed. Delete node_modules and try again.')
  console.log(`Setting up Node ${version}.`)
  const done = spawnSync(process.execPath, [script], { cwd: folder, env: outsideEnvironment(), encoding: 'utf8' })
  if (nodeWorks(version)) return
  throw new SetupError(`Node ${version} could not be set up.\n${explain(`${done.stdout}${done.stderr}`)}`)
}

function npm(options, cwd) {
  const done = spawnSync('npm', options, {
    cwd,
    env: outsideEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  })
  if (done.error?.code === 'ENOENT')
    throw new SetupError('npm was not found. It comes with Node: see https://nodejs.org')
  return [done.status, done.stderr ?? '']
}

/** npm hands its own settings down to scripts; a nested npm must start from the machine's instead. */
function outsideEnvironment() {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^npm_(?!config_(registry|cache|userconfig|.*proxy|cafile)$)/i.test(name),
  )
  const path = pathWithout(process.env.PATH ?? '', join(root, 'node_modules'), delimiter)
  return { ...Object.fromEntries(kept), PATH: path }
}

function explain(said) {
  const tail = said.trim().split('\n').slice(-12).join('\n')
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|network/i.test(said)) {
    return `The package registry was not reached. Check the network or the registry setting (npm config get registry).\n${tail}`
  }
  if (/EACCES|EPERM|EROFS/.test(said)) return `node_modules could not be written. Check who owns ${root}.\n${tail}`
  if (/ENOSPC/.test(said)) return `The disk is full.\n${tail}`
  return `The packages could not be installed.\n${tail}`
}

function nodeWorks(version) {
  if (!existsSync(projectNode)) return false
  const done = spawnSync(projectNode, ['--version'], { encoding: 'utf8' })
  return done.status === 0 && done.stdout.trim() === `v${version}`
}

function versionAt(folder) {
  const file = join(root, folder, 'package.json')
  return existsSync(file) ? readJson(file).version : null
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  console.log(prepareOrExit() ? 'Ready.' : 'Ready; nothing to do.')
}
