import { builtInEntries } from '@pandora/intelligence/entities/built-in'
import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { nameIn } from './company-name.queries.ts'

/** A thing's names; null where it has none in a language. */
export interface BothNames {
  zh: string | null
  en: string | null
}
/** Names of things, by id. */
export type EntityNames = ReadonlyMap<string, BothNames>
export const nameless: BothNames = { zh: null, en: null }

const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text)
const builtIn: EntityNames = new Map(
  builtInEntries.map(({ id, names }) => [
    id,
    {
      zh: names.find(({ text }) => isChinese(text))?.text ?? null,
      en: names.find(({ text }) => !isChinese(text))?.text ?? null,
    },
  ]),
)
/** Ids of what every market knows by each of its names; null where several bear it. */
const byName = new Map<string, string | null>()
for (const { id, names } of builtInEntries)
  for (const { text } of names) {
    const key = text.toLowerCase()
    byName.set(key, byName.has(key) && byName.get(key) !== id ? null : id)
  }

/** A body, place, indicator or technology that every market knows, by any of its names in full; null for others. */
export function builtInBy(name: string): (BothNames & { id: string }) | null {
  const id = byName.get(name.toLowerCase().replace(/^the /u, ''))
  const names = id ? builtIn.get(id) : undefined
  return id && names ? { id, ...names } : null
}

/**
 * Names of companies, industries, themes and of what every market knows, as the view knows them. Ids nothing bears are
 * absent.
 */
export async function entityNames(db: Db, view: View, ids: Iterable<string | null>): Promise<EntityNames> {
  const asked = [...new Set([...ids].filter((id) => id !== null))]
  const found = new Map<string, BothNames>()
  for (const id of asked) {
    const known = builtIn.get(id)
    if (known) found.set(id, known)
  }
  const rest = asked.filter((id) => !found.has(id))
  if (rest.length === 0) return found
  const list = db.array(rest)
  const rows = await db<{ id: string; zh: string | null; en: string | null }[]>`
    select c.company_id as id, ${nameIn(db, view, db`c.company_id`, 'zh')} as zh,
      ${nameIn(db, view, db`c.company_id`, 'en')} as en from company c
      where c.company_id = any(${list}::text[]) and ${inForce(db, 'c', view)}
    union all select i.industry_code, i.name_zh, i.name_en from industry i
      where i.scheme = 'sw2021' and i.industry_code = any(${list}::text[]) and ${inForce(db, 'i', view)}
    union all select t.theme_id, t.name_zh, t.name_en from theme t
      where t.theme_id = any(${list}::text[]) and ${inForce(db, 't', view)}`
  for (const { id, zh, en } of rows) found.set(id, { zh, en })
  return found
}
