import { Factory } from 'lucide-react'
import { industries } from '@pandora/contract/domains/industries/operations'
import { named } from '../../lib/names.ts'
import { matches, matchOf, type PaletteEntry, type PaletteFind } from '../../lib/palette/entries.ts'
import { textsIn } from '../../lib/texts.ts'
import { industryTexts } from './texts.ts'

/** Industries offered: the nearest to the top of the tree. */
const MOST = 5

/** Industries by name or code (IND-10). */
export const findIndustries: PaletteFind = async ({ text, language, call }) => {
  if (text === '') return []
  const { dataList } = await call(industries.search, { text: text.slice(0, 60) })
  return dataList.slice(0, MOST).map((one): PaletteEntry => ({
    id: `industry-${one.id}`,
    icon: Factory,
    text: named(one.nodeName, one.nodeNameEn, language, one.id),
    aside: [one.id, textsIn(industryTexts, language)('treeCount', { count: one.num })].join(' · '),
    match: matchOf(text, [one.nodeName, one.nodeNameEn]) ?? matches.words,
    to: `/index/industries/${encodeURIComponent(one.id)}`,
  }))
}
