import { z } from 'zod'
import { ownedId } from '../../records/ids.ts'
import { instant } from '../../operation.ts'
import { roomKeys } from '../../room.ts'

/**
 * Most floors of a user, in whatever list; most open at once (one page); most tiles of a floor; most live links of a
 * floor.
 */
export const FLOOR_LIMIT = 200
export const OPEN_FLOOR_LIMIT = 30
export const TILE_LIMIT = 40
export const SHARE_LIMIT = 20
/** Page of the saved and the historical floors (SHELL-34). */
export const FLOOR_PAGE_SIZE = 60
/** Largest picture of a floor that is taken, in bytes. */
export const SNAPSHOT_BYTES = 200_000

/** Letters by which tiles are linked: tiles of one letter follow one company, theme or date. */
export const linkLetters = ['A', 'B', 'C', 'D', 'E', 'F'] as const
export type LinkLetter = (typeof linkLetters)[number]

const parameterName = z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,31}$/)
/** What the string `metadata` of a tile holds. */
export const tileMetadata = z.object({
  view: z.string().min(1).max(40),
  parameters: z.record(parameterName, z.string().max(200)),
  link: z.enum(linkLetters).nullable(),
})
export type TileMetadata = z.infer<typeof tileMetadata>
/** A change of it: what it names is set, a parameter that is null goes, all else stays. */
export const tileMetadataPatch = z.object({
  view: tileMetadata.shape.view.optional(),
  parameters: z.record(parameterName, z.string().max(200).nullable()).optional(),
  link: tileMetadata.shape.link.optional(),
})
export type TileMetadataPatch = z.infer<typeof tileMetadataPatch>

/**
 * A tile of a floor: `id` is the `i` of its places, `roomId` the room it shows. `metadata` is JSON, see `tileMetadata`.
 */
export const floorTile = z.object({
  id: ownedId('tile', z.string()),
  roomId: z.string(),
  key: z.enum(roomKeys),
  metadata: z.string(),
})

/** `save` saved; `draft` open and not saved; `history` closed without having been saved. */
export const floorStatuses = ['save', 'history', 'draft'] as const
export type FloorStatus = (typeof floorStatuses)[number]

/** A floor (SHELL-19). `layouts` is JSON, see `floorLayouts`, and names every tile on each grid. */
export const floor = z.object({
  id: ownedId('floor', z.string()),
  /** The floor's name among its user's floors, chosen by whoever made it. */
  key: z.string(),
  name: z.string(),
  status: z.enum(floorStatuses),
  open: z.boolean(),
  /** True for a template that everyone may start from. */
  master: z.boolean(),
  layouts: z.string(),
  rooms: z.array(floorTile),
  /** Address of its picture, to be read with the session; empty = none yet. */
  thumbnails: z.string(),
  /** Counts the changes of the floor. */
  revision: z.int(),
  /** Place among the open floors. */
  position: z.int(),
  updatedAt: instant,
  closedAt: instant.nullable(),
})
export type Floor = z.infer<typeof floor>

/** For how many days a deleted floor, or a tile taken off one, can be brought back. */
export const FLOOR_RESTORE_DAYS = 30
/** A deleted floor, without its picture; at `goneAt` it can no longer be restored. */
export const deletedFloor = floor.extend({ deletedAt: instant, goneAt: instant })
export type DeletedFloor = z.infer<typeof deletedFloor>

/** What a link or a template shows of a floor before it is opened. */
export const floorGlance = z.object({ name: z.string(), layouts: z.string(), rooms: z.array(floorTile) })
export const share = z.object({
  shareId: ownedId('floorShare', z.string()),
  createdAt: instant,
  opened: z.int(),
  lastOpenedAt: instant.nullable(),
})
