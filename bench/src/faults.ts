import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { chmodSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loads, starts } from './faults/beginnings.ts'
import { fullDisk, noConnections } from './faults/shortages.ts'
import { drawsFrom } from './faults/kills.ts'
import { killing } from './faults/killing.ts'
import { within } from './faults/limits.ts'
import { killBelow } from './faults/processes.ts'
import { appendPiece, totalOf, type Piece } from './faults/pieces.ts'
import { looksAt, startPrey, type Looks, type Prey } from './faults/product.ts'
import { isDatabaseAway } from '@pandora/store/away'
import { isLateFault } from '@pandora/store/faults'
import { machine } from './machine.ts'

// npm run faults -- [--kills 100] [--seed 20261122] [--minutes 60] [--only kills,connections,disk,starts,loads]
// [--turns 6] [--into pieces.json]: kills a product of its own at random moments while it
// is written to (no longer than so many minutes), takes its connections and its disk, kills all of it while it begins,
// is backed up and restored, and prints one JSON object: what was acknowledged, lost, doubled. Each phase has a limit
// of
// its own. With --into it is one piece of a campaign: appended to that file, and all pieces there are added up. Ends
// with 1 where anything was lost, doubled, not answered by name or not over in time.
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    seed: { type: 'string', default: '20261122' },
    minutes: { type: 'string', default: '60' },
    only: { type: 'string', default: 'kills,connections,disk,starts,loads' },
    turns: { type: 'string', default: '6' },
    into: { type: 'string' },
  },
})
const [count, seed, phases] = [Number(values.kills), Number(values.seed), new Set(values.only.split(','))]
const forMs = Number(values.minutes) * 60_000
/**
 * Longest that the kills may take with what comes before and after them, beyond their own time, and the other phases,
 * ms.
 */
const [AROUND_KILLS_MS, CONNECTIONS_MS, DISK_MS, BEGINNINGS_MS] = [1_800_000, 300_000, 900_000, 3_600_000]

// The campaign reads in a database that it kills: what its own driver says of that to nobody ends nothing.
process.on('unhandledRejection', (error) => {
  if (!isLateFault(error) && !isDatabaseAway(error)) throw error
})
const place = await mkdtemp(join(tmpdir(), 'pandora-faults-'))
chmodSync(place, 0o711)
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, async () => {
    await killBelow(process.pid)
    await rm(place, { recursive: true, force: true })
    process.exit(1)
  })
const begun = performance.now()
const piece: Piece = { takenAt: new Date().toISOString(), seed, load: 0, ok: true }
try {
  if (phases.has('kills') || phases.has('connections'))
    await withPrey(join(place, 'home'), async (prey, looks, files) => {
      if (phases.has('kills'))
        await phase('kills', AROUND_KILLS_MS + forMs, () => killing(prey, looks, files, { count, seed, forMs, say }))
      if (phases.has('connections')) await phase('connections', CONNECTIONS_MS, () => noConnections(prey))
    })
  if (phases.has('disk')) await phase('disk', DISK_MS, (over) => fullDisk(place, over))
  const plan = { draw: drawsFrom(seed), place, turns: Number(values.turns), say }
  if (phases.has('starts')) await phase('starts', BEGINNINGS_MS, () => starts(plan))
  if (phases.has('loads')) await phase('loads', BEGINNINGS_MS, () => loads(plan))
} finally {
  await rm(place, { recursive: true, force: true })
}
piece.load = Math.round((loadavg()[0] ?? 0) * 10) / 10
const pieces = values.into === undefined ? [piece] : await appendPiece(values.into, piece)
const { kills: _kills, ...others } = piece
process.stdout.write(
  `${JSON.stringify({ faults: true, machine: machine(), seconds: secondsSince(begun), ...others, total: totalOf(pieces) }, null, 2)}\n`,
)
process.exit(piece.ok ? 0 : 1)

/**
 * One phase: what it found stands in the piece under its name; one that is not over in time is broken off and found to
 * be at fault.
 */
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
  piece.ok &&= found.ok !== false
  piece[name] = { ...found, seconds: secondsSince(since) }
  say(`${name}: ${JSON.stringify(piece[name])}`)
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
