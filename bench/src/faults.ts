import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fullDisk, noConnections } from './faults/shortages.ts'
import { drawsFrom, kill, targets, type Kill } from './faults/kills.ts'
import { looksAt, startPrey, type Looks } from './faults/product.ts'
import { emptyLedger, startWriters } from './faults/writers.ts'
import { verify } from './faults/verify.ts'
import { machine } from './machine.ts'

// npm run faults -- [kills] [seed]: kills a product of its own at random moments while it is written to, takes its connections and its disk,
// and prints one JSON object: what was acknowledged, lost, doubled. Ends with 1 where anything was lost, doubled or not answered by name.
const [asked = '100', seeded = '20261122'] = process.argv.slice(2)
const [count, seed] = [Number(asked), Number(seeded)]

const place = await mkdtemp(join(tmpdir(), 'pandora-faults-'))
chmodSync(place, 0o711)
try {
  const begun = performance.now()
  const campaign = await killing(join(place, 'home'))
  say(JSON.stringify(campaign))
  say('the disk is full')
  const disk = await fullDisk(place)
  const ok = campaign.lost.length + campaign.doubled.length === 0 && campaign.shortOfConnections.ok && disk.ok !== false
  process.stdout.write(`${JSON.stringify({ faults: true, takenAt: new Date().toISOString(), machine: machine(), seed, seconds: Math.round((performance.now() - begun) / 1000), ...campaign, fullDisk: disk, ok }, null, 2)}\n`)
  process.exitCode = ok ? 0 : 1
} finally {
  await rm(place, { recursive: true, force: true })
}

function say(what: string): void {
  process.stderr.write(`${what}\n`)
}

async function killing(home: string) {
  const files = join(place, 'files')
  await mkdir(files, { recursive: true })
  const prey = await startPrey(home, files)
  const looks = looksAt(home)
  try {
    while (!(await prey.healthy())) await wait(100)
    const ledger = emptyLedger()
    const over = new AbortController()
    const writing = startWriters(prey, looks, files, ledger, over.signal)
    const draw = drawsFrom(seed)
    const kills: Kill[] = []
    while (kills.length < count) {
      await wait(500 + draw() * 4000)
      const target = targets[Math.floor(draw() * targets.length)] ?? 'worker'
      const done = await kill(prey, looks, target)
      if (!done) continue
      kills.push(done)
      process.stderr.write(`${kills.length} ${done.target}: answers after ${done.answersAfterMs} ms${done.resumesAfterMs === null ? '' : `, import goes on after ${done.resumesAfterMs} ms`}\n`)
    }
    over.abort()
    say('no more writes')
    await writing
    say('what waits is worked off')
    const settledAfterMs = await settled(looks)
    say('compared with the ledger')
    const verdict = await verify(await looks.sql(), ledger)
    say('no connection is left')
    const shortOfConnections = await noConnections(prey)
    return { kills: kills.length, ...verdict, settledAfterMs, recovery: recoveryOf(kills), shortOfConnections }
  } finally {
    await prey.stop()
    await looks.end()
  }
}

/** Waits until nothing waits any more: no import, no text. Answers how long that took, ms; null after ten minutes. */
async function settled(looks: Looks): Promise<number | null> {
  const begun = performance.now()
  while (performance.now() - begun < 600_000) {
    const left = await looks.sql().then((sql) => sql<{ left: number }[]>`select
      (select count(*) from import_run where state in ('queued', 'reading', 'merging', 'cancelling'))::int + (select count(*) from analysis_waiting)::int as left`).then(([row]) => row?.left, () => undefined)
    if (left === 0) return Math.round(performance.now() - begun)
    await wait(500)
  }
  return null
}

function recoveryOf(kills: readonly Kill[]): object {
  const spread = (times: readonly number[]): object | null => {
    const sorted = times.toSorted((one, other) => one - other)
    return sorted.length === 0 ? null : { kills: sorted.length, medianMs: sorted[sorted.length >> 1], worstMs: sorted.at(-1) }
  }
  return Object.fromEntries(targets.map((target) => {
    const own = kills.filter((one) => one.target === target)
    return [target, { answers: spread(own.map(({ answersAfterMs }) => answersAfterMs)), importGoesOn: spread(own.flatMap(({ resumesAfterMs }) => resumesAfterMs ?? [])) }]
  }))
}

