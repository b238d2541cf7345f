import { singular } from '@pandora/intelligence/words/singular'
import { folded } from '@pandora/intelligence/words/fold'
import { nameIndex, type NameIndex } from '@pandora/intelligence/answers/name-index'
import type { Known, NamedIndustry, NamedTheme } from '@pandora/intelligence/answers/reading/reading'
import { otherWords } from '@pandora/intelligence/answers/reading/called'
import { codeOf } from '@pandora/contract/records/identity'
import { dayOf } from '@pandora/contract/time'
import type { View } from '@pandora/store/as-of'
import { defineHeld, type HeldServices } from '../../../shared/define-held.ts'
import { namesFrom, type Names } from '../../../shared/names.ts'
import { marketClasses } from '../../figures/offers/market.ts'
import { themeNames } from '../../themes/offers/graded.ts'
import { namesOfIndexes, namesOfMarket, type NameOfCompany } from './known.queries.ts'

interface MarketNames {
  index: NameIndex
  names: ReadonlyMap<string, Names>
}

const present = (rows: readonly NameOfCompany[], row: NameOfCompany): boolean =>
  row === rows.find((one) => one.language === row.language && one.form === row.form)

/** Names of the market, ready to be found in a question; held until they change. */
const heldNames = defineHeld({
  id: 'chat.names',
  whole: true,
  reads: ['company_name'],
  load: async ({ db, view }): Promise<MarketNames> => {
    const of = Map.groupBy(await namesOfMarket(db, view), (row) => row.company_id)
    const borne = [...of].flatMap(([companyId, rows]) =>
      rows.map((row) => ({ companyId, name: row.name, present: present(rows, row) })),
    )
    return {
      index: nameIndex(
        borne,
        [...of.keys()].map((companyId) => ({ companyId, code: codeOf(companyId) })),
      ),
      names: new Map(
        [...of].map(([companyId, rows]) => [companyId, namesFrom(rows.map((row) => ({ ...row, seen_on: null })))]),
      ),
    }
  },
})

/** What a market knows by name, and what its companies are called. */
export interface MarketKnown extends Known {
  companies: ReadonlyMap<string, Names>
}

/** Names of the market's indices in lower case; held until they change. */
const heldIndexes = defineHeld({
  id: 'chat.indexes',
  whole: true,
  reads: ['security'],
  load: async ({ db, view }): Promise<string[]> =>
    (await namesOfIndexes(db, view)).map((name) => name.toLowerCase()).filter((name) => name.length >= 3),
})

type Classes = Awaited<ReturnType<typeof marketClasses>>
type Themed = Awaited<ReturnType<typeof themeNames>>
type Groups = Required<Pick<Known, 'industries' | 'themes' | 'longestTheme'>>

/** Groups by name, of the classes and themes that they were made of: both are held, and new ones where they change. */
const made = new WeakMap<Classes, { themed: Themed; groups: Groups }>()

/** Industries and themes by their names in lower case, and by what they are called besides. */
function groupsOf(classes: Classes, themed: Themed): Groups {
  const held = made.get(classes)
  if (held?.themed === themed) return held.groups
  const industries = new Map<string, NamedIndustry>()
  // Of classes that share a name the highest is meant.
  for (const [code, node] of [...classes].toSorted(([, a], [, b]) => b.level - a.level))
    for (const name of [node.nameZh, node.nameZh.replace(/[ⅡⅢ]+$|行业$/u, ''), node.nameEn])
      if (name !== null && name.length >= 2) industries.set(folded(name), { code, name })
  // What a class is called besides stands for no other class.
  for (const [code, node] of [...classes].toSorted(([, a], [, b]) => a.level - b.level))
    for (const word of otherWords(node.nameZh)) {
      // It is called in the language of the word that called it.
      const name = /\p{Script=Latin}/u.test(word) ? (node.nameEn ?? node.nameZh) : node.nameZh
      if (!industries.has(word)) industries.set(word, { code, name })
    }
  const themes = new Map<string, NamedTheme>()
  for (const { theme_id: themeId, name_zh: nameZh, name_en: nameEn } of themed)
    // As it stands before another noun: Solid-state battery plays.
    for (const name of [nameZh, nameEn, singular(nameEn)]) themes.set(folded(name), { themeId, nameZh, nameEn })
  const groups = { industries, themes, longestTheme: Math.max(0, ...[...themes.keys()].map((name) => name.length)) }
  made.set(classes, { themed, groups })
  return groups
}

/** What a question is read with, as a view knows it. */
export async function knownIn(services: HeldServices, view: View, now: number): Promise<MarketKnown> {
  const [{ index, names }, classes, themed, indexes] = await Promise.all([
    heldNames.read(services, view, {}),
    marketClasses(services, view),
    themeNames(services, view),
    heldIndexes.read(services, view, {}),
  ])
  return { indexes, names: index, ...groupsOf(classes, themed), companies: names, today: dayOf(view.asOf ?? now) }
}
