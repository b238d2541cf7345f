import type { GivenNames } from '@pandora/intelligence/policy/issuers'
import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** Of a source's name, such as a site and behind `·` the body that publishes there, the last part: who speaks. */
const speaker = (source: string): string => source.split('· ').at(-1) ?? source

/** Names of bodies that publish policy documents themselves, and of industries, in Chinese and English: see heldNames. */
export async function namesGiven(db: Db, view: View): Promise<GivenNames> {
  const rows = await db<{ zh: string; en: string }[]>`
    select distinct d.source_name as zh, d.source_name_en as en from document d
    where d.kind = 'policy' and d.source_name_en is not null and ${inForce(db, 'd', view)}
    union select i.name_zh, i.name_en from industry i
    where i.name_zh is not null and i.name_en is not null and ${inForce(db, 'i', view)} order by 1, 2`
  return new Map(rows.map(({ zh, en }) => [speaker(zh), speaker(en)]))
}
