import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nothingFound, type Killing } from './killing.ts'
import type { Kill } from './kills.ts'
import { appendPiece, totalOf, type Piece } from './pieces.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pandora-pieces-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const kill = (target: Kill['target'], answersAfterMs: number, afterMs: number | null = null): Kill => ({
  target,
  during: afterMs === null ? null : 'reading',
  answersAfterMs,
  resumes: { afterMs },
})
const piece = (seed: number, kills?: Partial<Killing>): Piece => ({
  takenAt: '2026-01-31T00:00:00.000Z',
  seed,
  load: 1,
  ok: true,
  ...(kills ? { kills: { ...nothingFound(), ...kills } } : {}),
})
const checked = { registrations: 2, creations: 3, saves: 5, stars: 7, imports: 1, rows: 20_000, texts: 60 }

test('pieces add up: kills by what was killed, what was checked, every loss of any piece; one that broke off counts apart', () => {
  const total = totalOf([
    piece(1, {
      kills: [kill('web', 900), kill('worker', 10, 400)],
      verdict: { lost: [], doubled: [], checked, givenUp: 1 },
    }),
    piece(2, {
      kills: [kill('web', 300), kill('web', 5000)],
      verdict: { lost: ['floor a'], doubled: ['floor b ×2'], checked, givenUp: 0 },
      lostMeanwhile: ['account c'],
    }),
    piece(3, { kills: [kill('everything', 2000)], fault: 'does not answer' }),
    piece(4),
  ])
  expect(total).toMatchObject({
    pieces: 4,
    seeds: [1, 2, 3],
    compared: 4,
    brokenOff: 1,
    faults: ['seed 3: does not answer'],
    lost: ['account c', 'floor a'],
    doubled: ['floor b ×2'],
  })
  expect(total.checked).toEqual({
    registrations: 4,
    creations: 6,
    saves: 10,
    stars: 14,
    imports: 2,
    rows: 40_000,
    texts: 120,
    givenUp: 1,
  })
  expect(total.recovery['all']).toEqual({
    kills: 5,
    whileImporting: 1,
    answers: { count: 5, medianMs: 900, worstMs: 5000 },
    importGoesOn: { count: 1, medianMs: 400, worstMs: 400 },
  })
  expect(total.recovery['web']).toMatchObject({ kills: 3, answers: { medianMs: 900 }, importGoesOn: null })
})

test('a piece is appended to those before it; a file that is no campaign is left alone', async () => {
  const file = join(folder, 'pieces.json')
  await appendPiece(file, piece(1))
  expect((await appendPiece(file, piece(2))).map(({ seed }) => seed)).toEqual([1, 2])
  expect(await readdir(folder)).toEqual(['pieces.json'])
  await writeFile(file, 'something else')
  await expect(appendPiece(file, piece(3))).rejects.toThrow()
})
