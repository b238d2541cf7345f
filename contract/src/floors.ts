import { z } from 'zod'
import { PAGE_SIZE } from './constants.ts'
import { defineOperation, done, instant, pageInput, pageOf } from './operation.ts'
import { roomKeys } from './rooms.ts'

/** Columns of the three grids: from 1200 px of width, from 768, below. */
export const gridColumns = { lg: 24, md: 12, sm: 1 } as const
export type Breakpoint = keyof typeof gridColumns
export const breakpoints = ['sm', 'md', 'lg'] as const satisfies readonly Breakpoint[]
/** Height of a row and the gap between tiles, in px. */
export const GRID_ROW = 24
export const GRID_GAP = 6

/** Most floors of a user, in whatever list; most open at once (one page); most tiles of a floor; most live links of a floor. */
export const FLOOR_LIMIT = 200
export const OPEN_FLOOR_LIMIT = 30
export const TILE_LIMIT = 40
export const SHARE_LIMIT = 20
/** Page of the saved and the historical floors (SHELL-34). */
export const FLOOR_PAGE_SIZE = 60
/** Largest picture of a floor that is taken, in bytes. */
export const SNAPSHOT_BYTES = 200_000
/** Largest exported floor that is read, in characters. */
export const FLOOR_FILE_LENGTH = 400_000

/** Letters by which tiles are linked: tiles of one letter follow one company, theme or date. */
export const linkLetters = ['A', 'B', 'C', 'D', 'E', 'F'] as const
export type LinkLetter = (typeof linkLetters)[number]

const name = z.string().min(1).max(60)
const floorId = z.uuid()
const tileId = z.uuid()

/** Where a tile lies: `i` its id, `x` and `y` its upper left corner, `w` and `h` its size, in columns and rows. */
export const tilePlace = z.object({
  i: z.string().min(1).max(64),
  x: z.int().min(0).max(23),
  y: z.int().min(0).max(9999),
  w: z.int().min(1).max(24),
  h: z.int().min(1).max(200),
})
export type TilePlace = z.infer<typeof tilePlace>
/** What the string `layouts` holds. Sent, it names only the tiles that moved; a grid that is left out stays. */
export const floorLayouts = z.object({ sm: z.array(tilePlace), md: z.array(tilePlace), lg: z.array(tilePlace) })

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

/** A tile of a floor: `id` is the `i` of its places, `roomId` the room it shows. `metadata` is JSON, see `tileMetadata`. */
export const floorTile = z.object({ id: z.string(), roomId: z.string(), key: z.enum(roomKeys), metadata: z.string() })

/** `save` saved; `draft` open and not saved; `history` closed without having been saved. */
export const floorStatuses = ['save', 'history', 'draft'] as const
export type FloorStatus = (typeof floorStatuses)[number]

/** A floor (SHELL-19). `layouts` is JSON, see `floorLayouts`, and names every tile on each grid. */
export const floor = z.object({
  id: z.string(),
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

/** What a link or a template shows of a floor before it is opened. */
const floorGlance = z.object({ name: z.string(), layouts: z.string(), rooms: z.array(floorTile) })
const share = z.object({ shareId: z.string(), createdAt: instant, opened: z.int(), lastOpenedAt: instant.nullable() })
const token = z.string().min(1).max(100)
const metadata = z.string().max(8000)
/** JSON of `floorLayouts`, or of a part of it. */
const layouts = z.string().max(60_000)
/** A PNG or WebP picture of at most `SNAPSHOT_BYTES` as a data address. Longer ones are read as far as their size, to be refused by name. */
const picture = z.string().max(1_000_000)

export const floors = {
  save: defineOperation({
    id: 'floors.save',
    requirement: 'SHELL-33',
    method: 'POST',
    path: '/api/floor/save',
    acceptance: 'room',
    writes: true,
    summary: 'Save the floor of a key with what is sent of it; a key that is new makes a floor',
    input: z.object({
      key: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
      name: name.optional(),
      layouts: layouts.optional(),
      thumbnails: picture.optional(),
      /** Tiles of a floor that is new; of one that is there, tiles are added and removed one by one. */
      rooms: z
        .array(z.object({ id: z.string().min(1).max(64), key: z.enum(roomKeys), metadata: metadata.optional() }))
        .max(TILE_LIMIT)
        .optional(),
    }),
    output: floor,
  }),
  listByType: defineOperation({
    id: 'floors.listByType',
    requirement: 'SHELL-34',
    method: 'POST',
    path: '/api/floor/listByType',
    summary: 'Saved floors, or historical ones, the latest first',
    input: z.object({ status: z.enum(['save', 'history']).default('save'), ...pageInput(FLOOR_PAGE_SIZE) }),
    output: pageOf(floor),
  }),
  delete: defineOperation({
    id: 'floors.delete',
    requirement: 'SHELL-35',
    method: 'POST',
    path: '/api/floor/delete',
    writes: true,
    summary: 'Delete a floor; it can be restored for 30 days',
    input: z.object({ floorId }),
    output: done,
  }),
  restore: defineOperation({
    id: 'floors.restore',
    method: 'POST',
    path: '/api/floor/restore',
    writes: true,
    summary: 'Bring a deleted floor back as it was',
    input: z.object({ floorId }),
    output: floor,
  }),
  duplicate: defineOperation({
    id: 'floors.duplicate',
    requirement: 'SHELL-36',
    method: 'POST',
    path: '/api/floor/duplicate',
    writes: true,
    summary: 'Open a copy of a floor, not saved',
    input: z.object({ floorId, name: name.optional() }),
    output: floor,
  }),
  create: defineOperation({
    id: 'floors.create',
    method: 'POST',
    path: '/api/floor/create',
    writes: true,
    summary: 'Open a new floor: an empty one, or one that starts from a master floor',
    input: z.object({ name: name.optional(), masterId: floorId.optional() }),
    output: floor,
  }),
  close: defineOperation({
    id: 'floors.close',
    method: 'POST',
    path: '/api/floor/close',
    writes: true,
    summary: 'Close a floor; one that was not saved goes into history',
    input: z.object({ floorId }),
    output: floor,
  }),
  saveMaster: defineOperation({
    id: 'floors.saveMaster',
    requirement: 'SHELL-37',
    method: 'POST',
    path: '/api/floor/saveMaster',
    access: 'admin',
    writes: true,
    summary: 'Make a master floor of one’s own floor as it is now, or renew one with it',
    input: z.object({ floorId, masterId: floorId.optional(), name: name.optional() }),
    output: floor,
  }),
  deleteMaster: defineOperation({
    id: 'floors.deleteMaster',
    method: 'POST',
    path: '/api/floor/deleteMaster',
    access: 'admin',
    writes: true,
    summary: 'Withdraw a master floor; floors that started from it stay',
    input: z.object({ masterId: floorId }),
    output: done,
  }),
  update: defineOperation({
    id: 'floors.update',
    requirement: 'SHELL-38',
    method: 'POST',
    path: '/api/floor/update',
    writes: true,
    summary: 'Rename a floor',
    input: z.object({ floorId, name }),
    output: floor,
  }),
  openList: defineOperation({
    id: 'floors.openList',
    requirement: 'SHELL-39',
    method: 'POST',
    path: '/api/floor/openList',
    summary: 'Open floors in their order; a user who never had one gets the first here',
    input: z.object({ ...pageInput(PAGE_SIZE) }),
    output: pageOf(floor),
  }),
  reorder: defineOperation({
    id: 'floors.reorder',
    method: 'POST',
    path: '/api/floor/reorder',
    writes: true,
    summary: 'Put open floors in this order; those not named follow in theirs',
    input: z.object({ floorIds: z.array(floorId).min(1).max(OPEN_FLOOR_LIMIT) }),
    output: z.object({ floorIds: z.array(z.string()) }),
  }),
  masterIds: defineOperation({
    id: 'floors.masterIds',
    requirement: 'SHELL-40',
    method: 'POST',
    path: '/api/floor/masterIds',
    summary: 'Ids of the master floors, and what each is',
    output: z.object({ ids: z.array(z.string()), dataList: z.array(floor) }),
  }),
  batchOpen: defineOperation({
    id: 'floors.batchOpen',
    requirement: 'SHELL-41',
    method: 'POST',
    path: '/api/floor/batchOpen',
    writes: true,
    summary: 'Open several floors at once, saved or historical: all of them or none',
    input: z.object({ floorIds: z.array(floorId).min(1).max(OPEN_FLOOR_LIMIT) }),
    output: z.object({ dataList: z.array(floor) }),
  }),
  addRoom: defineOperation({
    id: 'floors.addRoom',
    requirement: 'SHELL-42',
    method: 'POST',
    path: '/api/floor/addRoom',
    acceptance: 'room',
    writes: true,
    summary: 'Put a room on a floor, on free ground; `tileId` is the new tile',
    input: z.object({ floorId, key: z.enum(roomKeys), metadata: metadata.optional() }),
    output: floor.extend({ tileId: z.string() }),
  }),
  details: defineOperation({
    id: 'floors.details',
    requirement: 'SHELL-43',
    method: 'POST',
    path: '/api/floor/details',
    summary: 'One floor with its rooms; a master floor too',
    input: z.object({ floorId }),
    output: floor,
  }),
  updateLayouts: defineOperation({
    id: 'floors.updateLayouts',
    requirement: 'SHELL-44',
    method: 'POST',
    path: '/api/floor/updateLayouts',
    acceptance: 'room',
    writes: true,
    summary: 'Move and resize tiles: what is sent is merged tile by tile, whatever else has changed meanwhile',
    input: z.object({ floorId, revision: z.int().min(0), layouts }),
    /** `others` is true when the floor had changed elsewhere since that revision. */
    output: floor.extend({ others: z.boolean() }),
  }),
  deleteRoom: defineOperation({
    id: 'floors.deleteRoom',
    requirement: 'SHELL-45',
    method: 'POST',
    path: '/api/floor/deleteRoom',
    acceptance: 'room',
    writes: true,
    summary: 'Take a tile off a floor; it can be put back for 30 days',
    input: z.object({ floorId, tileId }),
    output: floor,
  }),
  restoreRoom: defineOperation({
    id: 'floors.restoreRoom',
    method: 'POST',
    path: '/api/floor/restoreRoom',
    acceptance: 'room',
    writes: true,
    summary: 'Put a tile back where it was',
    input: z.object({ floorId, tileId }),
    output: floor,
  }),
  updateRoomMetadata: defineOperation({
    id: 'floors.updateRoomMetadata',
    requirement: 'SHELL-46',
    method: 'POST',
    path: '/api/floor/updateRoomMetadata',
    acceptance: 'room',
    writes: true,
    summary: 'Change view, parameters or link of a tile: JSON of `tileMetadataPatch`, merged field by field',
    input: z.object({ floorId, tileId, metadata }),
    output: floor,
  }),
  updateSnapshot: defineOperation({
    id: 'floors.updateSnapshot',
    requirement: 'SHELL-47',
    method: 'POST',
    path: '/api/floor/updateSnapshot',
    acceptance: 'room',
    writes: true,
    summary: 'Keep a picture of the floor: PNG or WebP as a data address',
    input: z.object({ floorId, thumbnails: picture }),
    output: z.object({ thumbnails: z.string() }),
  }),
  snapshot: defineOperation({
    id: 'floors.snapshot',
    method: 'GET',
    path: '/api/floor/snapshot',
    transport: 'download',
    produces: 'image/webp',
    summary: 'The picture of a floor of one’s own, or of a master floor',
    input: z.object({ floorId, v: z.string().max(64).optional() }),
    output: z.string(),
  }),
  share: defineOperation({
    id: 'floors.share',
    method: 'POST',
    path: '/api/floor/share',
    writes: true,
    guests: false,
    summary: 'Make a link to the floor for other accounts: `path` is shown this once',
    input: z.object({ floorId }),
    output: share.extend({ token: z.string(), path: z.string() }),
  }),
  shares: defineOperation({
    id: 'floors.shares',
    method: 'POST',
    path: '/api/floor/shares',
    summary: 'Live links to the floor',
    input: z.object({ floorId }),
    output: z.object({ dataList: z.array(share) }),
  }),
  revokeShare: defineOperation({
    id: 'floors.revokeShare',
    method: 'POST',
    path: '/api/floor/revokeShare',
    writes: true,
    summary: 'End a link, or with no `shareId` every link of the floor',
    input: z.object({ floorId, shareId: z.uuid().optional() }),
    output: done,
  }),
  sharedPreview: defineOperation({
    id: 'floors.sharedPreview',
    method: 'POST',
    path: '/api/floor/sharedPreview',
    summary: 'What a link leads to: name, tiles, and who shared it',
    input: z.object({ token }),
    output: floorGlance.extend({ sharedBy: z.string(), updatedAt: instant, own: z.boolean() }),
  }),
  openShared: defineOperation({
    id: 'floors.openShared',
    method: 'POST',
    path: '/api/floor/openShared',
    writes: true,
    summary: 'Open the floor behind a link as a copy of one’s own',
    input: z.object({ token }),
    output: floor,
  }),
  exportFile: defineOperation({
    id: 'floors.exportFile',
    method: 'GET',
    path: '/api/floor/export',
    transport: 'download',
    produces: 'application/json',
    summary: 'The floor as a file',
    input: z.object({ floorId }),
    output: z.string(),
  }),
  importFile: defineOperation({
    id: 'floors.importFile',
    method: 'POST',
    path: '/api/floor/import',
    writes: true,
    summary: 'Open a floor from an exported file; rooms that are unknown here are named and left out',
    input: z.object({ file: z.string().max(FLOOR_FILE_LENGTH) }),
    output: z.object({ floor, skipped: z.array(z.string()) }),
  }),
}
