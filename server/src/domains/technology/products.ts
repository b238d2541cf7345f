import type { z } from 'zod'
import { productStandings, type ProductStanding } from '@pandora/contract/domains/technology/names'
import type { productItem } from '@pandora/contract/domains/technology/shapes'
import type { KeywordMatcher } from '@pandora/intelligence/technology/match'
import type { RelationRow } from './ground.queries.ts'
import type { Ground, ReportedProduct } from './ground.ts'

/** Companies shown of a product. */
const COMPANIES = 3

interface Standing {
  nameZh: string
  standing: ProductStanding
  product: ReportedProduct | null
}

/** How a reported product stands to a keyword; null where its name does not hold it. */
function standingOf(product: ReportedProduct, matcher: KeywordMatcher): ProductStanding | null {
  const hits = matcher.hits(product.ready)
  if (hits.length === 0) return null
  const heads = hits.filter((hit) => hit.kind === 'head')
  if (heads.some((hit) => hit.by === 'same')) return 'same'
  return heads.length > 0 ? 'kind' : 'part'
}

/** A relation read from the keyword's side: the other product, and how it stands to it. */
function relatedOf({ from_product: from, relation, to_product: to }: RelationRow, names: ReadonlySet<string>) {
  if (names.has(from)) return { nameZh: to, standing: relation }
  // Read the other way round a material is what something is made from; what is above a kind is told elsewhere.
  if (relation === 'kind') return null
  return { nameZh: from, standing: relation === 'upstream' ? ('downstream' as const) : ('upstream' as const) }
}

/** Products that a keyword names, those that are it first, then kinds, what is for it, its materials and what is made of it. */
export function productsFor(
  { companies, products }: Ground,
  matcher: KeywordMatcher,
  relations: readonly RelationRow[],
  names: ReadonlySet<string>,
): z.infer<typeof productItem>[] {
  const found = new Map<string, Standing>()
  for (const product of products) {
    const standing = standingOf(product, matcher)
    if (standing) found.set(product.nameZh, { nameZh: product.nameZh, standing, product })
  }
  const byName = new Map(products.map((one) => [one.nameZh, one]))
  for (const row of relations) {
    const related = relatedOf(row, names)
    if (related && !found.has(related.nameZh) && !names.has(related.nameZh))
      found.set(related.nameZh, { ...related, product: byName.get(related.nameZh) ?? null })
  }
  return [...found.values()]
    .toSorted(
      (a, b) =>
        productStandings.indexOf(a.standing) - productStandings.indexOf(b.standing) ||
        (b.product?.companies.length ?? 0) - (a.product?.companies.length ?? 0) ||
        (b.product?.companies[0]?.share ?? -1) - (a.product?.companies[0]?.share ?? -1) ||
        (a.nameZh < b.nameZh ? -1 : 1),
    )
    .map(({ nameZh, standing, product }) => ({
      nameZh,
      nameEn: product?.nameEn ?? null,
      standing,
      companies: (product?.companies ?? []).slice(0, COMPANIES).map(({ companyId, share }) => ({
        companyId,
        nameZh: companies.get(companyId)?.nameZh ?? null,
        nameEn: companies.get(companyId)?.nameEn ?? null,
        share,
      })),
      companyTotal: product?.companies.length ?? 0,
    }))
}
