import { linkLetters } from '@pandora/contract/domains/floors/shapes'
import type { LinkLetter } from '@pandora/contract/domains/floors/shapes'

/** What a tile on a floor shows: a view of its room, with its choices, in a link group or none. */
export interface TileSettings {
  view: string
  parameters: Readonly<Record<string, string>>
  link: LinkLetter | null
}
/** A change of settings; a parameter of null is taken away. */
export interface SettingsPatch {
  view?: string
  parameters?: Readonly<Record<string, string | null>>
  link?: LinkLetter | null
}
/** A tile as link groups see it: its settings, and the names its room lets others choose for it. */
export interface LinkedTile {
  id: string
  settings: TileSettings
  linkable: ReadonlySet<string>
}

const isLetter = (value: unknown): value is LinkLetter => (linkLetters as readonly unknown[]).includes(value)

/**
 * Settings in the text that a tile carries; what cannot be read falls back to the room's first view, no choices, no
 * group.
 */
export function settingsOf(text: string, views: readonly string[]): TileSettings {
  let read: Record<string, unknown> = {}
  try {
    const value: unknown = JSON.parse(text || '{}')
    if (typeof value === 'object' && value !== null) read = value as Record<string, unknown>
  } catch {
    // Unreadable settings are those of a tile that was never changed.
  }
  const { view, parameters, link } = read
  const choices =
    typeof parameters === 'object' && parameters !== null
      ? Object.entries(parameters).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      : []
  return {
    view: typeof view === 'string' && views.includes(view) ? view : (views[0] ?? ''),
    parameters: Object.fromEntries(choices),
    link: isLetter(link) ? link : null,
  }
}

/** A change with a further one laid over it. */
export function mergePatch(first: SettingsPatch | undefined, then: SettingsPatch): SettingsPatch {
  const parameters =
    first?.parameters || then.parameters ? { parameters: { ...first?.parameters, ...then.parameters } } : {}
  return { ...first, ...then, ...parameters }
}

/** Settings with a change laid over them. */
export function withPatch(settings: TileSettings, patch: SettingsPatch | undefined): TileSettings {
  if (!patch) return settings
  const parameters: Record<string, string> = { ...settings.parameters }
  for (const [name, value] of Object.entries(patch.parameters ?? {})) {
    if (value === null) delete parameters[name]
    else parameters[name] = value
  }
  return { view: patch.view ?? settings.view, link: patch.link === undefined ? settings.link : patch.link, parameters }
}

const changes = (settings: TileSettings, parameters: Readonly<Record<string, string | null>>) =>
  Object.entries(parameters).some(([name, value]) => (settings.parameters[name] ?? null) !== value)

/**
 * What a choice in one tile changes: the tile itself, and for linkable names every tile of its letter that knows the
 * name. Tiles that change nothing are left out.
 */
export function chosenIn(
  tiles: readonly LinkedTile[],
  tile: string,
  patch: Readonly<Record<string, string | null>>,
): Map<string, SettingsPatch> {
  const out = new Map<string, SettingsPatch>()
  const own = tiles.find(({ id }) => id === tile)
  if (!own) return out
  const names = Object.keys(patch)
  for (const one of tiles) {
    const takes =
      one === own
        ? names
        : one.settings.link && one.settings.link === own.settings.link
          ? names.filter((name) => own.linkable.has(name) && one.linkable.has(name))
          : []
    const parameters = Object.fromEntries(takes.map((name) => [name, patch[name] ?? null]))
    if (takes.length && changes(one.settings, parameters)) out.set(one.id, { parameters })
  }
  return out
}

/** What a tile takes over when it joins a group: the choices of the group that its room knows. */
export function joined(tiles: readonly LinkedTile[], tile: string, link: LinkLetter | null): SettingsPatch {
  const own = tiles.find(({ id }) => id === tile)
  if (!own || !link) return { link }
  const parameters: Record<string, string> = {}
  for (const { id, settings, linkable } of tiles) {
    if (id === tile || settings.link !== link) continue
    for (const [name, value] of Object.entries(settings.parameters))
      if (linkable.has(name) && own.linkable.has(name)) parameters[name] ??= value
  }
  return Object.keys(parameters).length ? { link, parameters } : { link }
}
