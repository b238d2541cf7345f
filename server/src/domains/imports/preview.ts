import { basename } from 'node:path'
import type { imports } from '@pandora/contract/domains/imports/operations'
import { Refusal } from '@pandora/contract/errors'
import type { KindName } from '@pandora/contract/records/kinds'
import type { Language } from '@pandora/contract/language'
import type { OutputOf } from '@pandora/contract/operation'
import { proposeProfile } from '@pandora/sources/files/propose/propose'
import { unnamedUnits } from '@pandora/sources/files/propose/units'
import { parseProfile } from '@pandora/sources/files/profile'
import { previewRows } from '@pandora/sources/files/preview'
import { withPart } from '@pandora/sources/files/parts/choose-part'
import { firstRows, inArchive, titleOf, type FilePart } from '@pandora/sources/files/rows'
import type { ProfileText } from '@pandora/sources/files/shipped'
import { shownValue } from '@pandora/sources/rejections'
import { profileNamed } from '../../imports/plan.ts'
import { presentRejection } from './present.ts'
import type { Place } from './files.ts'

/** Rows shown of a file, and columns of those shown as they stand. */
const SHOWN = 20
const MOST_SHOWN = 60

type Preview = OutputOf<typeof imports.preview>

interface Asked {
  uploadId: string
  place: Place
  profiles: readonly ProfileText[]
  profile?: string | undefined
  profileText?: string | undefined
  kind?: KindName | undefined
  header?: number | undefined
  part?: Part | undefined
  /** The company of a statement, where the file names it in words alone. */
  company?: string | undefined
}

type Part = Pick<FilePart, 'kind' | 'name'>

function chosen({ profile, profileText, profiles }: Asked): ProfileText | undefined {
  if (profileText !== undefined) return { text: profileText, profile: parseProfile(profileText) }
  return profile === undefined ? undefined : profileNamed(profiles, profile)
}

async function storedRows(
  place: Place,
  mapping: ProfileText,
  now: number,
  language: Language,
): Promise<Preview['rows']> {
  const rows = await previewRows(place, mapping.profile, SHOWN, now)
  return rows.map(({ line, records, rejections }) => ({
    line,
    records: records.map(({ kind, values, known, lacks = [] }) => ({
      kind,
      values,
      lacks: [...lacks],
      knownAt: known.at === null ? null : new Date(known.at).toISOString(),
      knownBy: known.by,
    })),
    rejections: rejections.map((rejection) => presentRejection(rejection, language)),
  }))
}

/**
 * What a mapping would make of a file: the one asked for, else the one proposed from its header. A file is shown even
 * where no mapping can be.
 */
export async function previewFile(asked: Asked, now: number, language: Language): Promise<Preview> {
  const { profiles, uploadId } = asked
  const given = chosen(asked)
  const first = await firstRows(
    {
      ...asked.place,
      options: {
        ...(given?.profile.format ?? (asked.header === undefined ? {} : { header: asked.header })),
        ...(asked.part ? { [asked.part.kind]: asked.part.name } : {}),
      },
      longest: true,
    },
    SHOWN,
  )
  const sample = first.rows.flatMap((row) => ('cells' in row ? [row.cells] : []))
  const { parts } = first.top
  const read = parts.find((one) => one.read)
  const entry = read?.kind === 'entry' ? read : undefined
  const place = entry ? { ...asked.place, name: inArchive(asked.place.name, entry.name) } : asked.place
  // The mapping says which sheet or list it is of; which file of an archive is said beside it, since it may read others.
  const own =
    asked.part?.kind === 'sheet' ? asked.part : read?.kind === 'property' && parts.length > 1 ? read : undefined
  const proposal = given
    ? {
        profile: profiles.some(({ text }) => text === given.text) ? given.profile.name : null,
        text: given.text,
        kind: null,
        confidence: 1,
        missing: unnamedUnits(given.profile).length > 0 ? ['unit'] : [],
      }
    : proposeProfile(profiles, first.columns, sample, entry ? basename(entry.name) : place.name, {
        kind: asked.kind,
        header: asked.header,
        title: titleOf(first.top),
        company: asked.company,
      })
  const plain =
    given ?? (proposal.text === '' ? undefined : { text: proposal.text, profile: parseProfile(proposal.text) })
  const told = plain && own ? withPart(plain, own) : plain
  const mapping = told && entry ? withPart(told, entry) : told
  let rows: Preview['rows'] = []
  let { missing } = proposal
  try {
    if (mapping) rows = await storedRows(place, mapping, now, language)
  } catch (error) {
    // A proposal that lacks columns is still worth showing: it is what the reader completes.
    if (!(error instanceof Refusal) || error.code !== 'MISSING_COLUMNS' || given) throw error
    missing = [...missing, String(error.data['columns'])]
  }
  return {
    uploadId,
    file: place.name,
    encoding: first.format.encoding,
    format: first.format.type,
    columns: [...first.columns],
    sample: sample.map((cells) => cells.map(shownValue)),
    profile: proposal.profile,
    profileText: told?.text ?? '',
    confidence: proposal.confidence,
    missing,
    rows,
    kind: proposal.kind,
    top: first.top.rows.map(({ line, cells }) => ({ line, cells: cells.slice(0, MOST_SHOWN).map(shownValue) })),
    header: first.top.header,
    parts: parts.length > 1 ? parts : [],
  }
}
