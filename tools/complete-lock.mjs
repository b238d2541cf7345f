// Some registries carry the packages of some platforms only. npm then leaves the others out of the lock file
// without a word, and `npm ci` refuses that lock file everywhere. This puts them back: node tools/complete-lock.mjs
import { readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const systems = new Set([
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
])
const processors = {
  arm: 'arm',
  arm64: 'arm64',
  ia32: 'ia32',
  loong64: 'loong64',
  mips64el: 'mips64el',
  ppc64: 'ppc64',
  ppc64le: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  wasm32: 'wasm32',
  x64: 'x64',
  universal: null,
}

/** Optional packages that packages of the lock file name and that it does not hold: [{ name, version, by }]. */
export function lackingOptionals(lock) {
  const lacking = new Map()
  for (const [folder, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (!holds(lock, folder, name)) lacking.set(name, { name, version, by: folder })
    }
  }
  return [...lacking.values()]
}

/** The entry that says for which machines a package is, read from its name. Null where the name does not say. */
export function entryFor({ name, version, dev }) {
  const words = name.split(/[/-]/)
  const system = words.find((word) => systems.has(word)) ?? (words.includes('windows') ? 'win32' : undefined)
  const processor = words.map((word) => processors[word]).find((word) => word !== undefined)
  if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version) || (system === undefined && processor !== 'wasm32')) return null
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.some((word) => word.startsWith('gnu'))
      ? 'glibc'
      : undefined
  return {
    version,
    ...(processor ? { cpu: [processor] } : {}),
    ...(dev ? { dev: true } : {}),
    ...(libc ? { libc: [libc] } : {}),
    optional: true,
    ...(system === undefined ? {} : { os: [system] }),
  }
}

/** A lock file with what it lacks added, in npm's order of keys; and the names it could not place. */
export function completed(lock) {
  const packages = { ...lock.packages }
  const unplaced = []
  for (const { name, version, by } of lackingOptionals(lock)) {
    const entry = entryFor({ name, version: version.replace(/^[\^~]/, ''), dev: lock.packages[by].dev === true })
    if (entry === null) unplaced.push(name)
    else packages[`node_modules/${name}`] = entry
  }
  const ordered = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
  return { lock: { ...lock, packages: Object.fromEntries(ordered) }, unplaced }
}

/** Whether npm would find the package from this folder: there, or in a node_modules above. */
function holds(lock, folder, name) {
  const above = folder.split('node_modules/').map((_, depth, parts) => parts.slice(0, depth).join('node_modules/'))
  return [`${folder}/`, ...above].some((start) => lock.packages[`${start}node_modules/${name}`] !== undefined)
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const file = join(dirname(dirname(fileURLToPath(import.meta.url))), 'package-lock.json')
  const before = JSON.parse(readFileSync(file, 'utf8'))
  const { lock, unplaced } = completed(before)
  const added = Object.keys(lock.packages).length - Object.keys(before.packages).length
  if (added > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(
    `${added} packages of other platforms added${unplaced.length > 0 ? `; not understood: ${unplaced.join(', ')}` : ''}`,
  )
  process.exitCode = unplaced.length > 0 ? 1 : 0
}
