import type { z } from 'zod'
import { termRelations, type TermRelation } from '@pandora/contract/domains/technology/names'
import type { technologyItem } from '@pandora/contract/domains/technology/shapes'
import { around } from '@pandora/intelligence/technology/keyword'
import { below, termOf, type Term } from '@pandora/intelligence/technology/terms'
import { termsNamedIn } from '@pandora/intelligence/technology/together'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { HeldServices } from '../../shared/define-held.ts'
import { textsOfDocuments } from '../documents/offers/documents.queries.ts'
import { askedKeyword, textQuery } from './asked.ts'
import { groundOf, type Ground } from './ground.ts'
import { presentTerm } from './present.ts'
import { documentsHolding } from './told.queries.ts'

/** Newest texts that are looked through for terms named together, and units read of each. */
const [TEXTS, UNITS] = [200, 6000]
/** Texts in which a term must be named with the keyword to stand in the list for that alone. */
const LEAST_TOGETHER = 2

type Item = z.infer<typeof technologyItem>

/** Technologies around a keyword, by how they stand to it; `texts`: how many texts were looked through. */
export async function technologiesAround(
  { services, db, view, now }: { services: HeldServices; db: Db; view: View; now: number },
  text: string,
): Promise<{ items: Item[]; texts: number }> {
  const [ground, { query, told }] = await Promise.all([
    groundOf(services, view, now),
    askedKeyword(services, view, text, now),
  ])
  const sought = textQuery(told)
  const held =
    sought === null
      ? []
      : await documentsHolding(db, view, { query: sought, companyId: null, from: null, to: view.asOf ?? now }, TEXTS)
  const texts = await textsOfDocuments(
    db,
    view,
    held.map((row) => row.document_id),
  )
  const together = new Map<string, number>()
  for (const { title, body } of texts)
    for (const id of termsNamedIn(`${title}。${body.slice(0, UNITS)}`)) together.set(id, (together.get(id) ?? 0) + 1)
  const standing = new Map<string, TermRelation>()
  const put = (relation: TermRelation, list: readonly Term[]) => {
    for (const { id } of list) if (!standing.has(id)) standing.set(id, relation)
  }
  if (query.term) {
    const { broader, narrower, sisters } = around(query.term)
    put('itself', [query.term])
    put('broader', broader)
    put('narrower', narrower)
    put('sister', sisters)
  }
  put(
    'together',
    [...together].flatMap(([id, count]) => (count >= LEAST_TOGETHER ? (termOf(id) ?? []) : [])),
  )
  const items = [...standing].flatMap(([id, relation]): Item[] => {
    const term = termOf(id)
    if (!term) return []
    return [{ ...presentTerm(term), relation, companies: companiesOf(ground, term), together: together.get(id) ?? 0 }]
  })
  return {
    items: items.toSorted(
      (a, b) =>
        termRelations.indexOf(a.relation) - termRelations.indexOf(b.relation) ||
        b.together - a.together ||
        b.companies - a.companies ||
        (a.id < b.id ? -1 : 1),
    ),
    texts: texts.length,
  }
}

/** How many companies name a term or one below it. */
export function companiesOf({ byTerm }: Ground, term: Term): number {
  const all = new Set<string>()
  for (const { id } of [term, ...below(term)]) for (const company of byTerm.get(id) ?? []) all.add(company)
  return all.size
}
