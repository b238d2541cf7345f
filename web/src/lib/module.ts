import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Bilingual } from '@pandora/contract/language'
import type { Rooms } from '@pandora/contract/room'
import type { PaletteKind } from './palette/entries.ts'
import type { View } from './view.ts'

/** Screens of one field behind one sign of the rail, so that all signs stand in a window of 900 px. */
export type RailGroup = 'research' | 'own' | 'supply' | 'policy' | 'opinion' | 'data'

/** One screen of the shell: its address, its name, its place in the rail, its code. */
export interface Screen {
  key: string
  /** Below `/index`, as React Router reads it. */
  path: string
  name: Bilingual
  icon: LucideIcon
  /** Where its sign stands in the rail; null = reached from elsewhere. */
  rail: 'main' | 'data' | 'end' | null
  /** Place among the signs of that part: the smaller comes first. */
  order?: number
  /** Stands with others behind one sign of the rail, at the place of the first of them. */
  group?: RailGroup
  /** Key of the screen whose sign stands for it: it has none of its own. */
  under?: string
  /** Its place at the bottom of a phone; the others stand behind “All”. */
  phone?: number
  /** Address of its rail sign where the path has parameters. */
  start?: string
  /** Kinds of fact that are seen on it: data health leads there. */
  shows?: readonly string[]
  /** Letter that leads to it after `g`; no other screen has it. */
  go?: string
  /** For administrators: not offered to others, whom the screen itself tells that their role may not. */
  admin?: boolean
  load: () => Promise<{ default: ComponentType }>
}

/** Keys that do something somewhere, for the list that `?` opens. */
export interface Shortcut {
  where: Bilingual
  /** As they are pressed, one after another where there are several. */
  keys: readonly string[]
  does: Bilingual
}

/** One page for visitors at `/u/<type>` (ACC-02). */
export interface UserPage {
  type: string
  /** Who is signed in has no use for it and is led into the shell: everybody, everybody but guests, or nobody. */
  leadsOn: 'everybody' | 'members' | 'nobody'
  load: () => Promise<{ default: ComponentType }>
}

/**
 * Places that a domain offers to others on its own screens, by name, each with what fills it. A domain that offers one
 * adds it here from its `slots.ts`
 * (`declare module`), so that nobody fills a place that there is not, or with what does not fit.
 */
// oxlint-disable-next-line typescript/no-empty-interface
export interface Slots {}

/**
 * What a domain shows: screens, pages for visitors, views of rooms, parts of others' screens. Whatever it leaves out it
 * has none of.
 */
export interface WebModule {
  /** The domain's one name; `shell` for what is nobody's but the frame's. */
  key: string
  /** Domains whose things it uses, by key; the import law holds it to that. */
  uses?: readonly string[]
  screens?: readonly Screen[]
  userPages?: readonly UserPage[]
  /** Rooms that are its own, as its contract declares them, and what draws each of their views. */
  rooms?: Rooms
  views?: Readonly<Record<string, Readonly<Record<string, View>>>>
  shortcuts?: readonly Shortcut[]
  /** Kinds of entry that the palette finds among its things. */
  palette?: readonly PaletteKind[]
  slots?: { readonly [Name in keyof Slots]?: readonly Slots[Name][] }
}

/** Declares what a domain shows. */
export const defineScreens = (module: WebModule): WebModule => module
