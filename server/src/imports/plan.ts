import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { importsErrors } from '@pandora/contract/domains/imports/errors'
import { Refusal } from '@pandora/contract/errors'
import { typeOfName } from '@pandora/sources/files/format'
import { unnamedUnits } from '@pandora/sources/files/propose/units'
import { firstRows } from '@pandora/sources/files/rows'
import { fittingProfile, shippedProfiles, type ProfileText } from '@pandora/sources/files/shipped'
import { parseProfile } from '@pandora/sources/files/profile'
import type { Db } from '@pandora/store/database'
import { savedProfiles } from './queries.ts'

/** A file that is to be imported and by which profile; without one it is passed over. */
export interface Planned {
  path: string
  name: string
  profile: ProfileText | null
}

/** Most files that one folder may bring, and how deep it is looked into. */
const MOST_FILES = 2000
const DEEPEST = 3

async function filesUnder(folder: string, depth: number): Promise<string[]> {
  const found: string[] = []
  for (const entry of (await readdir(folder, { withFileTypes: true })).toSorted((one, other) =>
    one.name < other.name ? -1 : 1,
  )) {
    if (entry.name.startsWith('.')) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory() && depth < DEEPEST) found.push(...(await filesUnder(path, depth + 1)))
    else if (entry.isFile() && typeOfName(entry.name) !== undefined) found.push(path)
  }
  return found.slice(0, MOST_FILES)
}

/**
 * A saved profile; none where this version of the product no longer understands it, so that one old text does not stop
 * every import.
 */
function readable(text: string): ProfileText[] {
  try {
    return [{ text, profile: parseProfile(text) }]
  } catch (error) {
    if (error instanceof Refusal) return []
    throw error
  }
}

/**
 * Every mapping profile of a market: those saved there, then those that come with the product. A saved one hides a
 * shipped one of its name.
 */
export async function profilesOf(db: Db, marketId: number): Promise<readonly ProfileText[]> {
  const saved = (await savedProfiles(db, marketId)).flatMap(({ text }) => readable(text))
  const names = new Set(saved.map(({ profile }) => profile.name))
  return [...saved, ...shippedProfiles().filter(({ profile }) => !names.has(profile.name))]
}

/** A profile by name. Refuses NO_SUCH_PROFILE. */
export function profileNamed(profiles: readonly ProfileText[], name: string): ProfileText {
  const found = profiles.find(({ profile }) => profile.name === name)
  if (!found) throw new Refusal(importsErrors.NO_SUCH_PROFILE, { profile: name })
  return found
}

/** The profile that fits a file by its columns, or null. Refuses what opening the file refuses. */
export async function profileFor(
  profiles: readonly ProfileText[],
  path: string,
  name: string,
): Promise<ProfileText | null> {
  const { columns } = await firstRows({ path, name, options: {} }, 100)
  return fittingProfile(profiles, columns, name) ?? null
}

/** The profile, where every series of it has a unit. Refuses UNIT_UNKNOWN. */
function withUnits(profile: ProfileText): ProfileText {
  const unnamed = unnamedUnits(profile.profile)
  if (unnamed.length > 0) throw new Refusal(importsErrors.UNIT_UNKNOWN, { series: unnamed.slice(0, 10).join(', ') })
  return profile
}

/**
 * What importing a file or a folder means: each file with the profile given, else the one that fits it. In a folder,
 * files that no profile
 * fits or that cannot be read are passed over; a single file is refused instead (NO_PROFILE_FITS, FILE_NOT_FOUND, …).
 * `called` is the name of
 * a single file where its path does not tell it. A profile whose series have no unit yet is refused (UNIT_UNKNOWN): a
 * figure of no unit is none.
 */
export async function planImport(
  path: string,
  profiles: readonly ProfileText[],
  given?: ProfileText,
  called = basename(path),
): Promise<Planned[]> {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new Refusal(importsErrors.FILE_NOT_FOUND, { file: path })
  if (!found.isDirectory()) {
    const profile = given ?? (await profileFor(profiles, path, called))
    if (!profile) throw new Refusal(importsErrors.NO_PROFILE_FITS, { file: called })
    return [{ path, name: called, profile: withUnits(profile) }]
  }
  const planned: Planned[] = []
  for (const file of await filesUnder(path, 0)) {
    const name = basename(file)
    const profile = given
      ? withUnits(given)
      : await profileFor(profiles, file, name)
          .then((one) => one && withUnits(one))
          .catch((error: unknown) => {
            if (error instanceof Refusal) return null
            throw error
          })
    planned.push({ path: file, name, profile })
  }
  if (!planned.some(({ profile }) => profile)) throw new Refusal(importsErrors.NO_PROFILE_FITS, { file: path })
  return inOrder(planned)
}

/** Companies and their like first: what refers to them comes after. */
function inOrder(planned: readonly Planned[]): Planned[] {
  const early = (one: Planned): number =>
    one.profile?.profile.records.some(({ kind }) => kind === 'company' || kind === 'industry' || kind === 'trading_day')
      ? 0
      : 1
  return planned.toSorted((one, other) => early(one) - early(other))
}
