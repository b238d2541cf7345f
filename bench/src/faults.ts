import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { fullDisk, noConnections } from './faults/shortages.ts'
import { drawsFrom, kill, targets, type Kill } from './faults/kills.ts'
import { within } from './faults/limits.ts'
import { looksAt, startPrey, type Looks, type Prey } from './faults/product.ts'
import { acknowledged, emptyLedger, startWriters } from './faults/writers.ts'
import { lostAtOnce, verify } from './faults/verify.ts'
import { isDatabaseAway } from '@pandora/store/away'
import { isLateFault } from '@pandora/store/faults'
import { machine } from './machine.ts'

// npm run faults -- [--kills 100] [--seed 20261122] [--minutes 60] [--only kills,connections,disk]: kills a product of its own at random moments while it is written
// to (no longer than so many minutes), takes its connections and its disk, and prints one JSON object: what was acknowledged, lost, doubled. Each phase has a limit of its own. Ends
// with 1 where anything was lost, doubled, not answered by name or not over in time.
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    seed: { type: 'string', default: '20261122' },
    minutes: { type: 'string', default: '60' },
    only: { type: 'string', default: 'kills,connections,disk' },
  },
})
const [count, seed, phases] = [Number(values.kills), Number(values.seed), new Set(values.only.split(','))]
/** Longest that a kill may take with what comes before and after it, and the other phases, ms. */
const [A_KILL_MS, SETTLING_MS, CONNECTIONS_MS, DISK_MS] = [120_000, 600_000, 120_000, 420_000]

// The campaign reads in a database that it kills: what its own driver says of that to nobody ends nothing.
process.on('unhandledRejection', (error) => {
  if (!isLateFault(error) && !isDatabaseAway(error)) throw error
})
const place = await mkdtemp(join(tmpdir(), 'pandora-faults-'))
chmodSync(place, 0o711)
const begun = performance.now()
const summary: Record<string, unknown> = {}
let ok = true
try {
  if (phases.has('kills') || phases.has('connections'))
    await withPrey(join(place, 'home'), async (prey, looks, files) => {
      if (phases.has('kills')) await phase('kills', SETTLING_MS + count * A_KILL_MS, () => killing(prey, looks, files))
      if (phases.has('connections')) await phase('connections', CONNECTIONS_MS, () => noConnections(prey))
    })
  if (phases.has('disk')) await phase('disk', DISK_MS, (over) => fullDisk(place, over))
} finally {
  await rm(place, { recursive: true, force: true })
}
process.stdout.write(
  `${JSON.stringify({ faults: true, takenAt: new Date().toISOString(), machine: machine(), seed, seconds: secondsSince(begun), ...summary, ok }, null, 2)}\n`,
)
process.exit(ok ? 0 : 1)

/** One phase: what it found stands in the summary under its name; one that is not over in time is broken off and found to be at fault. */
async function phase(
  name: string,
  limitMs: number,
  work: (over: AbortSignal) => Promise<{ ok: boolean | null }>,
): Promise<void> {
  const since = performance.now()
  say(name)
  const found = await within(limitMs, name, work).catch((error: unknown) => ({
    ok: false,
    fault: error instanceof Error ? error.message : String(error),
  }))
  ok &&= found.ok !== false
  summary[name] = { ...found, seconds: secondsSince(since) }
  say(`${name}: ${JSON.stringify(summary[name])}`)
}

function secondsSince(since: number): number {
  return Math.round((performance.now() - since) / 100) / 10
}

function say(what: string): void {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${what}\n`)
}

async function withPrey(home: string, work: (prey: Prey, looks: Looks, files: string) => Promise<void>): Promise<void> {
  const files = join(place, 'files')
  await mkdir(files, { recursive: true })
  const prey = await startPrey(home, files)
  const looks = looksAt(home)
  try {
    await prey.answers()
    await work(prey, looks, files)
  } finally {
    await prey.stop()
    await looks.end()
  }
}

async function killing(prey: Prey, looks: Looks, files: string) {
  const ledger = emptyLedger()
  const over = new AbortController()
  const kills: Kill[] = []
  const lostMeanwhile: string[] = []
  const { writing } = await startWriters(prey, looks, files, ledger, over.signal)
  try {
    const draw = drawsFrom(seed)
    const until = performance.now() + Number(values.minutes) * 60_000
    while (kills.length < count && performance.now() < until) {
      await wait(200 + draw() * 3800)
      const target = targets[Math.floor(draw() * targets.length)] ?? 'worker'
      const before = acknowledged(ledger)
      const done = await kill(prey, looks, target)
      if (!done) continue
      kills.push(done)
      const lost = await lostAtOnce(looks, before)
      lostMeanwhile.push(...lost)
      say(
        `${kills.length}/${count} ${done.target}${done.during === null ? '' : ` while ${done.during}`}: answers after ${done.answersAfterMs} ms, ${lost.length} lost`,
      )
    }
  } finally {
    over.abort()
    await writing
  }
  say('what waits is worked off')
  const settledAfterMs = await settled(looks)
  say('compared with the ledger')
  const verdict = await verify(await looks.sql(), ledger)
  const whole = verdict.lost.length + verdict.doubled.length + lostMeanwhile.length === 0 && settledAfterMs !== null
  return { ok: whole, kills: kills.length, lostMeanwhile, ...verdict, settledAfterMs, recovery: recoveryOf(kills) }
}

/** Waits until nothing waits any more: no import, no text. Answers how long that took, ms; null where it does not come to an end. */
async function settled(looks: Looks): Promise<number | null> {
  const since = performance.now()
  while (performance.now() - since < SETTLING_MS) {
    const left = await looks
      .sql()
      .then(
        (sql) => sql<{ left: number }[]>`select
      (select count(*) from import_run where state in ('queued', 'reading', 'merging', 'cancelling'))::int + (select count(*) from analysis_waiting)::int as left`,
      )
      .then(
        ([row]) => row?.left,
        () => undefined,
      )
    if (left === 0) return Math.round(performance.now() - since)
    await wait(500)
  }
  return null
}

function recoveryOf(kills: readonly Kill[]): object {
  const spread = (times: readonly number[]): object | null => {
    const sorted = times.toSorted((one, other) => one - other)
    return sorted.length === 0
      ? null
      : { count: sorted.length, medianMs: sorted[sorted.length >> 1], worstMs: sorted.at(-1) }
  }
  const of = (own: readonly Kill[]) => ({
    kills: own.length,
    whileImporting: own.filter(({ during }) => during !== null).length,
    answers: spread(own.map(({ answersAfterMs }) => answersAfterMs)),
    importGoesOn: spread(own.flatMap(({ resumes }) => resumes.afterMs ?? [])),
  })
  return {
    all: of(kills),
    ...Object.fromEntries(targets.map((target) => [target, of(kills.filter((one) => one.target === target))])),
  }
}
