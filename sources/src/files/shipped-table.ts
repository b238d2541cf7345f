import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** Texts, or rows of values, by the text that is looked up. */
export type TextTable = Record<string, string | Record<string, string | number>>

const loaded = new Map<string, TextTable>()

/**
 * A look-up table that comes with the product, too long to stand in a profile; undefined where there is none of the
 * name.
 */
export function shippedTable(name: string): TextTable | undefined {
  const known = loaded.get(name)
  if (known) return known
  // Names come from profiles that people write: nothing but a plain name may reach the file system.
  const path = join(import.meta.dirname, 'tables', `${name}.yaml`)
  if (!/^[a-z0-9][a-z0-9-]{0,59}$/.test(name) || !existsSync(path)) return undefined
  const whole = parse(readFileSync(path, 'utf8'), { schema: 'core', merge: true }) as TextTable
  // What entries have in common stands under names that begin with a dot.
  const table = Object.fromEntries(Object.entries(whole).filter(([key]) => !key.startsWith('.')))
  loaded.set(name, table)
  return table
}
