import { parse, parseDocument } from 'yaml'
import { parseProfile } from '../profile.ts'
import type { FilePart } from '../rows.ts'
import type { ProfileText } from '../shipped.ts'

/** A mapping that reads one part of a file: its text says which. Comments and everything else stay. */
export function withPart({ text, profile }: ProfileText, part: Pick<FilePart, 'kind' | 'name'>): ProfileText {
  if (profile.format[part.kind] === part.name) return { text, profile }
  const document = parseDocument(text, { merge: true, schema: 'core' })
  const { format } = parse(text, { merge: true, schema: 'core' }) as { format?: Record<string, unknown> }
  document.set('format', document.createNode({ ...format, [part.kind]: part.name }, { flow: true }))
  const chosen = document.toString({ lineWidth: 200 })
  return { text: chosen, profile: parseProfile(chosen) }
}
