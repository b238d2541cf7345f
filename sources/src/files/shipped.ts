import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseProfile, type Profile } from './profile.ts'

/** A mapping profile with the text it was read from. */
export interface ProfileText {
  profile: Profile
  text: string
}

let loaded: readonly ProfileText[] | undefined

/** The profiles that come with the product, by name. */
export function shippedProfiles(): readonly ProfileText[] {
  if (!loaded) {
    const folder = join(import.meta.dirname, 'profiles')
    loaded = readdirSync(folder)
      .filter((file) => file.endsWith('.yaml'))
      .toSorted()
      .map((file) => {
        const text = readFileSync(join(folder, file), 'utf8')
        return { profile: parseProfile(text), text }
      })
  }
  return loaded
}

/**
 * The profile whose columns a file has, all of them (and, where it asks for a table's, more than half of its other
 * columns from there); of several the one that asks for most. Undefined when none fits.
 */
export function fittingProfile(
  profiles: readonly ProfileText[],
  columns: readonly string[],
  fileName: string,
): ProfileText | undefined {
  // Of objects in JSON each part is a column of its own; a profile may ask for the whole.
  const has = new Set([
    ...columns,
    ...columns.flatMap((column) =>
      column.includes('.') ? column.split('.').map((_, at, parts) => parts.slice(0, at + 1).join('.')) : [],
    ),
  ])
  const knows = ({ match, tables }: Profile): boolean => {
    if (match?.known === undefined) return true
    const others = columns.filter((column) => !match.columns.includes(column))
    return (
      others.length > 0 &&
      others.filter((column) => Object.hasOwn(tables[match.known ?? ''] ?? {}, column)).length * 2 > others.length
    )
  }
  const fits = ({ profile }: ProfileText): boolean => {
    const { match } = profile
    return (
      match !== undefined &&
      match.columns.every((column) => has.has(column)) &&
      !match.without.some((column) => has.has(column)) &&
      (match.file === undefined || fileName.toLowerCase().includes(match.file.toLowerCase())) &&
      knows(profile)
    )
  }
  const asks = ({ profile: { match } }: ProfileText): number =>
    match ? match.columns.length + (match.file === undefined ? 0 : 0.5) + (match.known === undefined ? 0 : 1) : 0
  return profiles.filter(fits).toSorted((one, other) => asks(other) - asks(one))[0]
}
