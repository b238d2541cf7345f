import { z } from 'zod'
import { tilePlace } from './grid.ts'
import { tileMetadata } from './shapes.ts'

/** Largest exported floor that is read, in characters. */
export const FLOOR_FILE_LENGTH = 400_000

const spot = tilePlace.omit({ i: true })
/** Version of a floor's file; a reader of a later one refuses nothing that is older. */
export const FLOOR_FILE_VERSION = 1
/** How a floor's file says that it is one. */
export const floorFileHead = z.object({ pandora: z.literal('floor'), version: z.int().min(1) })
/** What it holds. */
export const floorFileBody = z.object({
  floor: z.object({
    name: z.string().trim().min(1).max(60),
    tiles: z.array(
      z.object({
        room: z.string().min(1).max(64),
        metadata: tileMetadata,
        layout: z.object({ sm: spot, md: spot, lg: spot }),
      }),
    ),
  }),
})
/** A floor as a file. */
export const floorFile = z.object({ ...floorFileHead.shape, exportedAt: z.string(), ...floorFileBody.shape })
export type FloorFile = z.infer<typeof floorFile>
