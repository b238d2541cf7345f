import type { Bilingual } from './language.ts'
import { roles, type Role } from './roles.ts'
import type { ViewParameters } from './view/parameters.ts'

/** The rooms there are (SHELL-27), in the catalogue's order. */
export const roomKeys = [
  'bigTheme',
  'dailyFlash',
  'financialReport',
  'priceEvent',
  'hejun',
  'heJunNews',
  'portfolioDashboard',
  'riskManagement',
  'noyaxe',
  'supplyChain',
  'investmentFinancingMonitor',
  'policyAnalysis',
  'marketOpinion',
  'huakong',
] as const
export type RoomKey = (typeof roomKeys)[number]

/** A size on the grid: columns and rows. */
export interface GridSize {
  w: number
  h: number
}
/** One way a room is looked at: what a tile shows, and a tab of the room in full screen. */
export interface RoomView {
  key: string
  name: Bilingual
  parameters: ViewParameters
  /** Size it is put on a floor with, on each of the three grids. */
  size: { sm: GridSize; md: GridSize; lg: GridSize }
  /** Smallest size at which it can be read; `w` on the grid of 24 columns. */
  min: GridSize
}
export interface RoomDeclaration {
  name: Bilingual
  /** What the room is, in one sentence. */
  sentence: Bilingual
  /** Name of its sign in lucide. */
  icon: string
  /** `roomPermissionId` of the wire. */
  permissionId: string
  /** Who may see it: to others the server does not offer it (SHELL-30). */
  roles: readonly Role[]
  /** False: a later version builds it. It may be subscribed to; it cannot be opened or put on a floor. */
  ready: boolean
  /** The first is the default tab (SHELL-31). */
  views: readonly [RoomView, ...RoomView[]]
}

/** A view; sizes in columns × rows of the grids of 24 and 12 columns, and rows of the single column. */
export function view(
  key: string,
  zh: string,
  en: string,
  lg: [number, number],
  md: [number, number],
  rows: number,
  min: [number, number],
  parameters: ViewParameters,
): RoomView {
  const [sm, middle, large] = [
    { w: 1, h: rows },
    { w: md[0], h: md[1] },
    { w: lg[0], h: lg[1] },
  ]
  return { key, name: { zh, en }, parameters, size: { sm, md: middle, lg: large }, min: { w: min[0], h: min[1] } }
}
const everyone: readonly Role[] = roles
/** A room as a domain declares it: who may see it is everybody. */
export const room = (
  key: RoomKey,
  ready: boolean,
  icon: string,
  name: Bilingual,
  sentence: Bilingual,
  views: RoomDeclaration['views'],
): RoomDeclaration => ({ name, sentence, icon, permissionId: `room.${key}`, roles: everyone, ready, views })

/** Rooms as one domain declares them, by key. */
export type Rooms = Readonly<Partial<Record<RoomKey, RoomDeclaration>>>

/**
 * The catalogue in its order: each room as the one domain declares it. Throws where none or several do.
 */
export function catalogueOf(declared: readonly Rooms[]): Readonly<Record<RoomKey, RoomDeclaration>> {
  return Object.fromEntries(
    roomKeys.map((key) => {
      const [one, ...more] = declared.flatMap((rooms) => rooms[key] ?? [])
      if (!one || more.length > 0) throw new Error(`the room ${key} is declared ${one ? 'twice' : 'nowhere'}`)
      return [key, one]
    }),
  ) as Record<RoomKey, RoomDeclaration>
}
