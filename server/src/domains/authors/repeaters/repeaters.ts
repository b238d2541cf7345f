import { REPEATER_POSTS, REPEATER_SHARE } from '@pandora/contract/domains/authors/operations'
import type { postPlatforms } from '@pandora/contract/domains/opinion/kinds'
import { day as dayField } from '@pandora/contract/operation'
import { z } from 'zod'
import { defineHeld } from '../../../shared/define-held.ts'
import { repeatRows, type RepeatRow } from './repeaters.queries.ts'

/** An account of whose posts half or more repeat others. */
export type Repeater = RepeatRow & { example: string }

export interface Repeaters {
  repeaters: readonly Repeater[]
  /** Accounts with posts enough to be looked at, by platform. */
  lookedAt: Readonly<Record<(typeof postPlatforms)[number], number>>
}

const mostlyRepeats = (row: RepeatRow): row is Repeater =>
  row.example !== null && row.repeats >= row.posts * REPEATER_SHARE

/** Accounts that mostly repeat what others wrote first, over some days: the same for every reader. */
export const heldRepeaters = defineHeld({
  id: 'authors.repeaters',
  whole: true,
  reads: ['author', 'document_analysis', 'post'],
  input: z.object({ from: dayField, to: dayField }),
  load: async ({ db, view }, days): Promise<Repeaters> => {
    const rows = await repeatRows(db, view, days, REPEATER_POSTS)
    const lookedAt = { xq: 0, df: 0 } satisfies Repeaters['lookedAt']
    for (const { platform } of rows) lookedAt[platform]++
    return { repeaters: rows.filter(mostlyRepeats), lookedAt }
  },
})
