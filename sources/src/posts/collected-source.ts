import { columnsOf } from '../files/profile-columns.ts'
import { compileMapping, type Mapped } from '../files/mapping.ts'
import { objectRow } from '../files/json-lines.ts'
import type { RawRow } from '../files/raw-row.ts'
import { shippedProfiles } from '../files/shipped.ts'
import { slotsFor } from '../files/slots.ts'
import type { Source } from '../source.ts'

/** The profile whose columns are the fields of a post that is sent in. */
export const COLLECTED_PROFILE = 'forum-posts'

/** Rows handed on at once. */
const BATCH = 200

/**
 * Posts that a collector sent, by the same profile as a file of posts: fields, refusals and ids are those of an import,
 * so that what comes both ways is one post. A post's line is its place in the delivery, counted from 1.
 */
export function collectedSource(posts: readonly unknown[]): Source<null, RawRow> {
  const shipped = shippedProfiles().find(({ profile }) => profile.name === COLLECTED_PROFILE)
  if (!shipped) throw new Error(`the profile ${COLLECTED_PROFILE} is not shipped`)
  const columns = columnsOf(shipped.profile)
  const map: (row: RawRow) => Mapped = compileMapping(shipped.profile, slotsFor(shipped.profile, columns))
  const rows = posts.map((post, at): RawRow => {
    const row = objectRow(at + 1, post)
    if ('broken' in row) return row
    const cells = columns.map((column) => (Object.hasOwn(row.object, column) ? row.object[column] : null))
    return { line: row.line, columns, cells }
  })
  return {
    name: 'collectors',
    query: async () => null,
    async *extract(_query, progress) {
      for (let from = 0; from < rows.length; from += BATCH) {
        yield rows.slice(from, from + BATCH)
        progress({ bytes: Math.min(rows.length, from + BATCH), total: rows.length })
      }
    },
    transform: (_query, row) => map(row),
  }
}
