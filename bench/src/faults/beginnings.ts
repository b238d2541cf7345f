import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { startCluster } from '@pandora/store/cluster/cluster'
import { connect } from '@pandora/store/database'
import { migrate } from '@pandora/store/migrate'
import { stateOf, type State } from './homes.ts'
import { settled } from './killing.ts'
import { killAll } from './processes.ts'
import { until } from './limits.ts'
import { looksAt, startPrey, type Looks, type Prey } from './product.ts'

/**
 * How the whole group of processes is killed at random moments of what happens once: draws from 0 to 1, a folder, how
 * often each is done.
 */
interface Plan {
  draw: () => number
  place: string
  turns: number
  say: (what: string) => void
}

/** What of a beginning did not end as one that nobody disturbed: `faults` is empty where all did. */
interface Found {
  ok: boolean
  kills: number
  faults: string[]
}

const root = fileURLToPath(new URL('../../..', import.meta.url))
const migrations = join(root, 'store/migrations')
/** Longest that deriving may take, ms. */
const DERIVED_WITHIN_MS = 600_000
/** A demo market that always comes out the same: its time stands still. */
const demo = { PANDORA_DEMO: 'small', PANDORA_DEMO_TODAY: '2026-01-30', PANDORA_DEMO_PACE: '0' }

/**
 * First starts and upgrades that are killed with everything that runs; each must come out in the end as the one that
 * was left in peace.
 */
export async function starts(plan: Plan): Promise<{ ok: boolean; firstStarts: Found; upgrades: Found }> {
  const peace = await inPeace(join(plan.place, 'peace'), {})
  const firstStarts = await disturbed(plan, 'first start', peace, {}, async () => undefined)
  const upgrades = await disturbed(plan, 'upgrade', peace, {}, (home) => olderHome(home, plan))
  return { ok: firstStarts.ok && upgrades.ok, firstStarts, upgrades }
}

/** Demo loads, backups and restores, the same. */
export async function loads(plan: Plan): Promise<{ ok: boolean; demoLoads: Found; backups: Found; restores: Found }> {
  const loaded = join(plan.place, 'loaded')
  const peace = await inPeace(loaded, demo)
  const demoLoads = await disturbed(plan, 'demo load', peace, demo, async () => undefined)
  const archive = join(plan.place, 'saved.tar.gz')
  const backups = await brokenCommands(plan, 'backup', archive, loaded, () => existsSync(archive))
  const copy = join(plan.place, 'copy')
  const restores = await brokenCommands(plan, 'restore', archive, copy, () => false)
  await compare(restores, 'restored', copy, peace)
  return { ok: demoLoads.ok && backups.ok && restores.ok, demoLoads, backups, restores }
}

interface Peace {
  took: number
  state: State
}

/** Lets a product begin on a home until nothing waits any more. */
async function begin(
  home: string,
  settings: NodeJS.ProcessEnv,
  disturb: (prey: Prey) => Promise<void>,
): Promise<Peace> {
  await mkdir(home, { recursive: true, mode: 0o711 })
  const since = performance.now()
  const prey = await startPrey(home, home, settings)
  const looks = looksAt(home)
  try {
    await disturb(prey)
    await prey.answers()
    await prey.token()
    const loading = settings['PANDORA_DEMO'] !== undefined
    if (loading)
      while (
        await looks
          .sql()
          .then((sql) => sql`select 1 from import_run limit 1`)
          .then(
            (rows) => rows.length === 0,
            () => true,
          )
      )
        await wait(200)
    if ((await settled(looks)) === null || (await until(() => derived(looks), DERIVED_WITHIN_MS)) === null)
      throw new Error('what waits is not worked off')
    const took = performance.now() - since
    return { took, state: await stateOf(await looks.sql(), home) }
  } finally {
    await prey.stop()
    await looks.end()
  }
}

/**
 * Whether all is derived that is to be: scores of past weeks, and what is noted as due, which come after the texts are
 * read.
 */
async function derived(looks: Looks): Promise<boolean> {
  try {
    const sql = await looks.sql()
    const due = await sql<
      { name: string }[]
    >`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname ~ '_(due|waiting)$'`
    const left = await Promise.all([
      sql`select 1 from analysis_state where present_changed or changed_from is not null limit 1`,
      ...due.map(({ name }) => sql`select 1 from ${sql(name)} limit 1`),
    ])
    return left.every((rows) => rows.length === 0)
  } catch {
    return false
  }
}

const inPeace = (home: string, settings: NodeJS.ProcessEnv): Promise<Peace> =>
  begin(home, settings, async () => undefined)

/** Beginnings of which everything is killed, once to three times each. */
async function disturbed(
  { draw, place, turns, say }: Plan,
  what: string,
  { took, state }: Peace,
  settings: NodeJS.ProcessEnv,
  prepare: (home: string) => Promise<unknown>,
): Promise<Found> {
  const found: Found = { ok: true, kills: 0, faults: [] }
  for (let turn = 0; turn < turns; turn++) {
    const home = join(place, `${what.replaceAll(' ', '-')}-${turn}`)
    await prepare(home)
    const after: number[] = []
    const ended = await begin(home, settings, async (prey) => {
      for (let times = 1 + Math.floor(draw() * 3); times > 0; times--) {
        // What is written first, the database itself, is over soon: every second one is early.
        const ms = Math.round(draw() * took * (times % 2 === 1 ? 0.3 : 1))
        await wait(ms)
        if ((await prey.killAll()) > 0) after.push(ms)
      }
    }).catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
    found.kills += after.length
    const faults = typeof ended === 'string' ? [ended] : differences(state, ended.state)
    found.faults.push(...faults.map((fault) => `${what} killed after ${after.join(', ')} ms: ${fault}`))
    say(
      `${what} ${turn + 1}/${turns}: killed after ${after.join(', ')} ms, ${faults.length === 0 ? 'whole' : faults.join('; ')}`,
    )
    await rm(home, { recursive: true, force: true })
  }
  return { ...found, ok: found.faults.length === 0 }
}

/** A home that an older version has left: with the first migrations only, at least five behind. */
async function olderHome(home: string, { draw, place }: Plan): Promise<void> {
  const names = (await readdir(migrations)).sort()
  const older = join(place, 'older')
  await rm(older, { recursive: true, force: true })
  await mkdir(older, { recursive: true })
  for (const name of names.slice(0, 1 + Math.floor(draw() * (names.length - 5))))
    await copyFile(join(migrations, name), join(older, name))
  await mkdir(home, { recursive: true, mode: 0o711 })
  const cluster = await startCluster({ home })
  const sql = connect(cluster.url, { max: 1, name: 'faults' })
  await migrate(sql, pathToFileURL(`${older}/`))
  await sql.end()
  await cluster.stop()
}

/**
 * A command that is killed at random moments until it is let be; the next one must do it whole, whatever the ones
 * before have left.
 */
async function brokenCommands(
  { draw, turns, say }: Plan,
  name: 'backup' | 'restore',
  archive: string,
  home: string,
  tooSoon: () => boolean,
): Promise<Found> {
  const found: Found = { ok: true, kills: 0, faults: [] }
  const ended = async (child: ChildProcess): Promise<number | null> =>
    child.exitCode === null && child.signalCode === null
      ? new Promise((resolve) => {
          child.once('exit', resolve)
        })
      : child.exitCode
  const run = (): ChildProcess =>
    spawn(process.execPath, ['store/src/backup/cli.ts', name, archive], {
      cwd: root,
      stdio: 'ignore',
      env: { ...process.env, PANDORA_HOME: home, DATABASE_URL: '', DATABASE_OWNER_URL: '' },
    })
  const since = performance.now()
  const result = name === 'backup' ? archive : home
  if ((await ended(run())) !== 0) throw new Error(`${name}, left in peace, fails`)
  const took = performance.now() - since
  await rm(result, { recursive: true })
  for (let turn = 0; turn < turns; turn++) {
    const child = run()
    await Promise.race([ended(child), wait(draw() * took)])
    if (child.exitCode !== null) {
      // Over before it was its turn to be killed: begun anew.
      await rm(result, { recursive: true, force: true })
      continue
    }
    found.kills += Math.min(1, await killAll(child.pid))
    await ended(child)
    if (tooSoon()) found.faults.push(`${name}: killed, and stands under its name`)
  }
  const code = await ended(run())
  if (code !== 0) found.faults.push(`${name} after ${found.kills} that were killed: ends with ${code}`)
  say(`${name}: ${found.kills} killed, then ${found.faults.length === 0 ? 'whole' : found.faults.join('; ')}`)
  return { ...found, ok: found.faults.length === 0 }
}

/** Whether a home holds what the one in peace holds. */
async function compare(found: Found, what: string, home: string, { state }: Peace): Promise<void> {
  const ended = await inPeace(home, demo).catch((error: unknown) =>
    error instanceof Error ? error.message : String(error),
  )
  found.faults.push(
    ...(typeof ended === 'string' ? [ended] : differences(state, ended.state)).map((fault) => `${what}: ${fault}`),
  )
  found.ok = found.faults.length === 0
}

function differences(wanted: State, found: State): string[] {
  return Object.keys({ ...wanted, ...found })
    .filter((key) => wanted[key] !== found[key])
    .map((key) => `${key}: ${found[key]?.slice(0, 200) ?? 'none'} instead of ${wanted[key]?.slice(0, 200) ?? 'none'}`)
}
