import { readFile, rename, writeFile } from 'node:fs/promises'
import { nothingFound, type Killing } from './killing.ts'
import { targets, type Kill } from './kills.ts'

/** One run of the campaign, of some phases. */
export interface Piece {
  takenAt: string
  seed: number
  /** Load of the machine (mean of a minute) when it ended. */
  load: number
  ok: boolean
  kills?: Partial<Killing>
  [phase: string]: unknown
}

/** What some pieces found together. */
export interface Total {
  pieces: number
  seeds: number[]
  /** Kills of pieces that were compared with their ledger to the end, and of those that broke off. */
  compared: number
  brokenOff: number
  faults: string[]
  lost: string[]
  doubled: string[]
  /** What was acknowledged and found again, kind by kind. */
  checked: Record<string, number>
  recovery: Record<string, Recovery>
}

interface Spread {
  count: number
  medianMs: number
  worstMs: number
}

interface Recovery {
  kills: number
  whileImporting: number
  answers: Spread | null
  importGoesOn: Spread | null
}

/** Appends a piece to a file of pieces and answers all that are there. */
export async function appendPiece(file: string, piece: Piece): Promise<Piece[]> {
  const before = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Piece[],
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  const pieces = [...before, piece]
  await writeFile(`${file}.part`, `${JSON.stringify(pieces, null, 1)}\n`)
  await rename(`${file}.part`, file)
  return pieces
}

/** Adds pieces up. */
export function totalOf(pieces: readonly Piece[]): Total {
  const found = pieces.flatMap(({ kills, seed }) => (kills ? [{ ...nothingFound(), ...kills, seed }] : []))
  const kills = found.flatMap((one) => one.kills)
  const ofKills = (wanted: readonly { verdict: unknown; kills: readonly unknown[] }[]): number =>
    wanted.reduce((sum, one) => sum + one.kills.length, 0)
  const checked: Record<string, number> = {}
  for (const { verdict } of found)
    for (const [kind, count] of Object.entries({
      ...verdict?.checked,
      ...(verdict ? { givenUp: verdict.givenUp } : {}),
    }))
      checked[kind] = (checked[kind] ?? 0) + count
  return {
    pieces: pieces.length,
    seeds: found.map(({ seed }) => seed),
    compared: ofKills(found.filter(({ verdict }) => verdict !== null)),
    brokenOff: ofKills(found.filter(({ verdict }) => verdict === null)),
    faults: found.flatMap(({ fault, seed }) => (fault === null ? [] : [`seed ${seed}: ${fault}`])),
    lost: found.flatMap(({ verdict, lostMeanwhile }) => [...lostMeanwhile, ...(verdict?.lost ?? [])]),
    doubled: found.flatMap(({ verdict }) => verdict?.doubled ?? []),
    checked,
    recovery: {
      all: recoveryOf(kills),
      ...Object.fromEntries(
        targets.map((target) => [target, recoveryOf(kills.filter((one) => one.target === target))]),
      ),
    },
  }
}

function recoveryOf(kills: readonly Kill[]): Recovery {
  return {
    kills: kills.length,
    whileImporting: kills.filter(({ during }) => during !== null).length,
    answers: spreadOf(kills.map(({ answersAfterMs }) => answersAfterMs)),
    importGoesOn: spreadOf(kills.flatMap(({ resumes }) => resumes.afterMs ?? [])),
  }
}

function spreadOf(times: readonly number[]): Spread | null {
  const sorted = times.toSorted((one, other) => one - other)
  const worstMs = sorted.at(-1)
  return worstMs === undefined
    ? null
    : { count: sorted.length, medianMs: sorted[sorted.length >> 1] ?? worstMs, worstMs }
}
