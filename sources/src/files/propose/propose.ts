import type { KindName } from '@pandora/contract/records/kinds'
import { Document, isMap, isScalar, visit } from 'yaml'
import { conceptsOf } from '../header-names.ts'
import { conceptsOfCells, isNumbered } from '../headless.ts'
import { type ProfileText, fittingProfile } from '../shipped.ts'
import { hasDecimalComma } from '../values/numbers.ts'
import { choose } from './choose.ts'
import { withCash } from './corporate-actions.ts'
import { asWritten } from './as-written.ts'
import type { Context, Fields } from './draft.ts'

/** A mapping for a file: which profile, or a new one as text; how sure (0 to 1); what it still lacks. */
export interface Proposal {
  /** Name of a profile there is; null for a new mapping. */
  profile: string | null
  text: string
  /** Kind of the facts that a new mapping is for; null where there is none, or a profile says. */
  kind: KindName | null
  confidence: number
  /** Fields that the record needs and no column was found for. */
  missing: string[]
}

/** What a proposal is asked for besides the best guess. */
export interface ProposalAsked {
  /** Kind chosen by hand: columns are proposed for it, whatever the file looks like, and no profile is looked for. */
  kind?: KindName | undefined
  /** Line of the header as said by hand; it goes into the mapping. */
  header?: number | undefined
  /** What stands above the header of the file. */
  title?: string | undefined
  /** Id of the company of a statement that nothing in the file identifies. */
  company?: string | undefined
}

/**
 * Proposes a mapping for a file by its header and first rows: a profile that fits, else one drafted from what the
 * columns are called.
 */
export function proposeProfile(
  profiles: readonly ProfileText[],
  columns: readonly string[],
  sample: readonly (readonly unknown[])[],
  fileName: string,
  { kind, header, title: above = '', company }: ProposalAsked = {},
): Proposal {
  const fit = kind === undefined ? fittingProfile(profiles, columns, fileName) : undefined
  if (fit) return { profile: fit.profile.name, text: fit.text, kind: null, confidence: 1, missing: [] }
  const found = { ...withCash(conceptsOf(columns), columns), ...conceptsOfCells(columns, sample) }
  const name = profileName(fileName)
  const comma = hasDecimalComma(sample)
  const context: Context = { columns, sample, name, comma, file: fileName, title: above, company }
  const drafted = choose(profiles, found, context, kind)
  if (!drafted) return { profile: null, text: '', kind: null, confidence: 0, missing: [] }
  const parts = asWritten(drafted.parts, context) as Fields[]
  const records = parts.filter((part) => 'kind' in part)
  const rest = Object.assign({}, ...parts.filter((part) => !('kind' in part))) as Fields
  const title = fileName.replace(/\.[^.]*$/, '').slice(0, 80) || name
  // Columns that a wide table has more of every day are no mark of its kind, and the few beside them stand in other
  // files too; nor are columns without a name.
  const nameless = columns.every(isNumbered)
  const match = drafted.beside
    ? { columns: drafted.beside, file: title }
    : { columns, ...(nameless ? { file: title } : {}) }
  const said = header ?? (nameless ? 0 : undefined)
  const profile = {
    name,
    title: { zh: title, en: title },
    match,
    ...(said === undefined && !comma
      ? {}
      : { format: { ...(said === undefined ? {} : { header: said }), ...(comma ? { decimal: ',' } : {}) } }),
    ...rest,
    records,
  }
  return {
    profile: null,
    text: yamlOf(profile),
    kind: drafted.kind,
    confidence: Math.round(drafted.score * 100) / 100,
    missing: drafted.missing,
  }
}

/** YAML as a person would write it: one line for what has no more than values in it. */
function yamlOf(profile: unknown): string {
  const document = new Document(JSON.parse(JSON.stringify(profile)), { aliasDuplicateObjects: false })
  visit(document, {
    Collection: (_, node) => {
      const inner = isMap(node) ? node.items.map((pair) => pair.value) : node.items
      if (inner.every(isScalar)) node.flow = true
    },
  })
  return document.toString({ lineWidth: 200 })
}

function profileName(fileName: string): string {
  const plain = fileName
    .toLowerCase()
    .replace(/\.[^.]*$/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50)
  return plain.length >= 2 ? `my-${plain}` : 'my-file'
}
