import { catalogueOf } from '@pandora/contract/room'
import type { RoomDeclaration, RoomKey } from '@pandora/contract/room'
import type { Screen, Shortcut, Slots, UserPage, WebModule } from './module.ts'
import type { PaletteKind } from './palette/entries.ts'
import type { View } from './view.ts'

let modules: readonly WebModule[] = []

/**
 * Makes the product of its domains; once, before anything is drawn. What follows answers from them, and so knows none
 * of them.
 */
export function install(all: readonly WebModule[]): void {
  modules = all
}

const inOrder = (one: { order?: number }, other: { order?: number }) =>
  (one.order ?? Infinity) - (other.order ?? Infinity)

/** Every screen there is, those of the rail in their order. */
export const screens = (): readonly Screen[] => modules.flatMap((one) => one.screens ?? []).toSorted(inOrder)

/** Every page for visitors; any other type leads to /404. */
export const userPages = (): readonly UserPage[] => modules.flatMap((one) => one.userPages ?? [])

/** Keys that do something, of all domains. */
export const shortcuts = (): readonly Shortcut[] => modules.flatMap((one) => one.shortcuts ?? [])

/** Every kind of entry of the palette, in their order. */
export const paletteKinds = (): readonly PaletteKind[] => modules.flatMap((one) => one.palette ?? []).toSorted(inOrder)

let catalogue: Readonly<Record<RoomKey, RoomDeclaration>> | undefined
/** Every room, as its domain declares it. */
export const roomCatalogue = (): Readonly<Record<RoomKey, RoomDeclaration>> =>
  (catalogue ??= catalogueOf(modules.flatMap((one) => one.rooms ?? [])))

/** What draws a view; undefined where there is none yet. */
export const viewOf = (room: RoomKey, view: string): View | undefined =>
  modules.map((one) => one.views?.[room]?.[view]).find((one) => one !== undefined)

/** What fills a place, of all domains, by its order where it has one. */
export function slot<Name extends keyof Slots>(name: Name): readonly Slots[Name][] {
  return modules
    .flatMap((one) => one.slots?.[name] ?? [])
    .toSorted(inOrder as (one: Slots[Name], other: Slots[Name]) => number)
}
