import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { importsErrors } from '@pandora/contract/domains/imports/errors'
import { Refusal } from '@pandora/contract/errors'
import { typeOfName } from '@pandora/sources/files/format'
import { unnamedUnits } from '@pandora/sources/files/propose/units'
import { entriesOf } from '@pandora/sources/files/bytes'
import { withPart } from '@pandora/sources/files/parts/choose-part'
import { firstRows, inArchive, type FilePart } from '@pandora/sources/files/rows'
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

const isArchiveName = (name: string): boolean => name.toLowerCase().endsWith('.zip')

async function filesUnder(folder: string, depth: number): Promise<string[]> {
  const found: string[] = []
  for (const entry of (await readdir(folder, { withFileTypes: true })).toSorted((one, other) =>
    one.name < other.name ? -1 : 1,
  )) {
    if (entry.name.startsWith('.')) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory() && depth < DEEPEST) found.push(...(await filesUnder(path, depth + 1)))
    else if (entry.isFile() && (typeOfName(entry.name) !== undefined || isArchiveName(entry.name))) found.push(path)
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
  options: { entry?: string } = {},
): Promise<ProfileText | null> {
  const { columns } = await firstRows({ path, name, options }, 100)
  return fittingProfile(profiles, columns, name) ?? null
}

/** The profile, where every series of it has a unit. Refuses UNIT_UNKNOWN. */
function withUnits(profile: ProfileText): ProfileText {
  const unnamed = unnamedUnits(profile.profile)
  if (unnamed.length > 0) throw new Refusal(importsErrors.UNIT_UNKNOWN, { series: unnamed.slice(0, 10).join(', ') })
  return profile
}

/** A file that may be of an archive, and how it is called. */
interface Found {
  path: string
  name: string
  entry?: string
}

/** The file, or each file of the archive that it is. Refuses what looking into an archive refuses. */
async function withEntries(path: string, name: string): Promise<Found[]> {
  const entries = (await entriesOf(path, name))?.filter((one) => typeOfName(one.name) !== undefined)
  return entries?.map((entry) => ({ path, name: inArchive(name, entry.name), entry: entry.name })) ?? [{ path, name }]
}

/** A file with its profile, which says which file of an archive it is; null where none fits. */
async function planOf(
  { path, name, entry }: Found,
  profiles: readonly ProfileText[],
  given: ProfileText | undefined,
): Promise<Planned> {
  const options = entry === undefined ? {} : { entry }
  const profile = given ?? (await profileFor(profiles, path, name, options))
  if (!profile) return { path, name, profile: null }
  withUnits(profile)
  return { path, name, profile: entry === undefined ? profile : withPart(profile, { kind: 'entry', name: entry }) }
}

/**
 * What importing a file, an archive or a folder means: each file with the profile given, else the one that fits it. Of
 * several files those that no profile fits or that cannot be read are passed over; a single one is refused instead
 * (NO_PROFILE_FITS, FILE_NOT_FOUND, …). `called` is the name of a single file where its path does not tell it, `part`
 * the one part of it that is wanted. A profile whose series have no unit yet is refused (UNIT_UNKNOWN): a figure of no
 * unit is none.
 */
export async function planImport(
  path: string,
  profiles: readonly ProfileText[],
  given?: ProfileText,
  called = basename(path),
  part?: Pick<FilePart, 'kind' | 'name'>,
): Promise<Planned[]> {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new Refusal(importsErrors.FILE_NOT_FOUND, { file: path })
  const single = !found.isDirectory()
  if (single && part) {
    const one =
      part.kind === 'entry' ? { path, name: inArchive(called, part.name), entry: part.name } : { path, name: called }
    const { profile } = await planOf(one, profiles, given)
    if (!profile) throw new Refusal(importsErrors.NO_PROFILE_FITS, { file: one.name })
    return [{ ...one, profile: withPart(profile, part) }]
  }
  const files = single ? await withEntries(path, called) : await allUnder(path)
  const all = files.length > 1 || !single
  const plans: Planned[] = []
  for (const file of files)
    plans.push(
      await planOf(file, profiles, given).catch((error: unknown) => {
        if (all && error instanceof Refusal && !(given && error.code === 'UNIT_UNKNOWN'))
          return { ...file, profile: null }
        throw error
      }),
    )
  if (!plans.some(({ profile }) => profile))
    throw new Refusal(importsErrors.NO_PROFILE_FITS, { file: single ? called : path })
  return inOrder(plans)
}

/** The files of a folder and of the archives in it; an archive that cannot be looked into stands for itself. */
async function allUnder(folder: string): Promise<Found[]> {
  const found: Found[] = []
  for (const path of await filesUnder(folder, 0)) {
    const name = basename(path)
    found.push(
      ...(isArchiveName(name)
        ? await withEntries(path, name).catch((error: unknown) => {
            if (error instanceof Refusal) return [{ path, name }]
            throw error
          })
        : [{ path, name }]),
    )
  }
  return found.slice(0, MOST_FILES)
}

/** Companies and their like first: what refers to them comes after. */
function inOrder(planned: readonly Planned[]): Planned[] {
  const early = (one: Planned): number =>
    one.profile?.profile.records.some(({ kind }) => kind === 'company' || kind === 'industry' || kind === 'trading_day')
      ? 0
      : 1
  return planned.toSorted((one, other) => early(one) - early(other))
}
