import { mutualTypes, type RelationType } from '@pandora/contract/domains/supply/names'
import { findRelations } from '@pandora/intelligence/relations/find-relations'
import { findSites } from '@pandora/intelligence/relations/sites'
import type { RelationFound } from '@pandora/intelligence/relations/types'
import type { Db } from '@pandora/store/database'
import { insertRows } from '@pandora/store/insert-rows'
import { foundColumns, foundIn, type ReadDocument, type Reading } from './read-document.ts'

/** Longest piece of a text that is kept as evidence. */
const LONGEST_QUOTE = 400
/** Names that are linked less surely than this make what rests on them wait for a reader. */
const SURE_LINK = 0.6
const DOUBTED = 0.8

interface Said extends RelationFound {
  quote: string
}

/** What a document says of the companies that it names; of posts nothing. */
function saidIn({ document, analysis }: ReadDocument): Said[] {
  if (analysis === null || document.kind === 'post') return []
  const found = new Map<string, Said>()
  for (const field of ['title', 'body'] as const) {
    const named = analysis.mentions.filter((one) => one.field === field && one.kind === 'company' && one.id !== null)
    const doubted = new Set(named.flatMap(({ id, confidence }) => (confidence < SURE_LINK && id !== null ? [id] : [])))
    const text = document[field]
    for (const one of findRelations(
      text,
      named.map(({ id, start, end }) => ({ id: id ?? '', start, end })),
    )) {
      const turned = mutualTypes.includes(one.type as RelationType) && one.fromId > one.toId
      const [fromId, toId] = turned ? [one.toId, one.fromId] : [one.fromId, one.toId]
      const key = JSON.stringify([fromId, one.type, toId])
      if (found.has(key)) continue
      const sure = doubted.has(fromId) || doubted.has(toId) ? DOUBTED : 1
      const quote = text.slice(one.start, one.end).trim().slice(0, LONGEST_QUOTE).toWellFormed()
      found.set(key, { ...one, fromId, toId, confidence: one.confidence * sure, quote })
    }
  }
  return [...found.values()]
}

/** Stores what documents say of two companies; what an earlier reading said has ended before. */
export async function storeRelations(tx: Db, rows: readonly ReadDocument[], reading: Reading): Promise<void> {
  const columns = [...foundColumns, 'from_id', 'to_id', 'type', 'sole', 'product', 'confidence', 'quote'] as const
  await insertRows(
    tx,
    'found_relation',
    columns,
    rows.flatMap((row) =>
      saidIn(row).map((said) => [
        ...foundIn(row, reading),
        said.fromId,
        said.toId,
        said.type,
        said.sole,
        null,
        said.confidence,
        said.quote,
      ]),
    ),
  )
}

/** Stores where documents place plants of companies. */
export async function storeSites(tx: Db, rows: readonly ReadDocument[], reading: Reading): Promise<void> {
  const columns = [...foundColumns, 'company_id', 'region_code', 'place', 'quote'] as const
  await insertRows(
    tx,
    'found_site',
    columns,
    rows.flatMap((row) => {
      const { document, analysis } = row
      if (analysis === null || document.kind === 'post') return []
      const named = analysis.mentions.flatMap(({ field, kind, id, start, end }) =>
        field === 'body' && kind === 'company' && id !== null ? [{ id, start, end }] : [],
      )
      return findSites(document.body, named).map((site) => [
        ...foundIn(row, reading),
        site.companyId,
        site.regionCode,
        site.place,
        document.body
          .slice(Math.max(0, site.start - 40), site.end)
          .slice(0, LONGEST_QUOTE)
          .toWellFormed(),
      ])
    }),
  )
}
