import { crowdAccounts } from '../crowds/accounts.ts'
import { instantOf } from '@pandora/contract/time'
import { eventNames } from '../event-bodies.ts'
import { branches, branchOf, industries } from '../industries.ts'
import { countryFacts, financingFacts } from '../investment.ts'
import { randomOf } from '../random.ts'
import type { DemoEvent, EventType, World } from '../world.ts'
import { earlierReadouts } from '../meetings/earlier-readouts.ts'
import { workReportFacts } from '../meetings/work-reports.ts'
import { companyRelationFacts, siteFacts } from './company-relations.ts'
import type { Fact } from './fact.ts'

/** Themes and who belongs to them; who supplies whom. */
export function* linkFacts({ seed, today, themes, edges }: World): Generator<Fact> {
  for (const theme of themes) {
    if (theme.members.length === 0) continue
    yield {
      kind: 'theme',
      values: {
        theme_id: theme.id,
        name_zh: theme.zh,
        name_en: theme.en,
        description_zh: theme.aboutZh,
        description_en: theme.aboutEn,
        words_zh: theme.wordsZh,
        words_en: theme.wordsEn,
      },
    }
    for (const { companyId, weight, from, to } of theme.members) {
      if (from > today) continue
      const evidence = 1 + Math.round(weight * randomOf(seed, 'evidence', theme.id, companyId).between(2, 14))
      yield {
        kind: 'theme_membership',
        values: {
          theme_id: theme.id,
          company_id: companyId,
          weight,
          valid_from: from,
          valid_to: to !== null && to <= today ? to : null,
          evidence_count: evidence,
        },
      }
    }
  }
  for (const { supplierId, customerId, product, revenueShare, costShare, disclosedBy, from, to } of edges) {
    if (from > today) continue
    yield {
      kind: 'supply_edge',
      values: {
        supplier_id: supplierId,
        customer_id: customerId,
        product_zh: product.zh,
        product_en: product.en,
        revenue_share: revenueShare,
        cost_share: costShare,
        disclosed_by: disclosedBy,
        valid_from: from,
        valid_to: to !== null && to <= today ? to : null,
      },
    }
  }
}

/** Which industries supply which, and what each product is made of: known as long as the classes themselves. */
export function* chainFacts(): Generator<Fact> {
  const nameOf = new Map(industries.map(({ code, zh }) => [code, zh]))
  for (const { code, inputs, products } of branches) {
    const sources = inputs.filter((one) => one !== code && branchOf.has(one))
    for (const upstream of sources)
      yield {
        kind: 'industry_relation',
        values: {
          industry_zh: nameOf.get(code),
          upstream_zh: nameOf.get(upstream),
          evidence_count: null,
          seen_on: null,
        },
      }
    for (const [at, product] of products.entries()) {
      const upstream = branchOf.get(sources[at % Math.max(1, sources.length)] ?? '')?.products[0]
      if (upstream && upstream.zh !== product.zh)
        yield {
          kind: 'product_relation',
          values: { from_product: product.zh, relation: 'upstream', to_product: upstream.zh, seen_on: null },
        }
    }
  }
}

/** What exchanges publish in a form of its own, without reading any text; other events are found by reading only. */
const disclosed: ReadonlySet<EventType> = new Set([
  'buy-back',
  'holder-sells',
  'holder-buys',
  'dividend-plan',
  'pledge',
  'financing',
])

/**
 * The calendar of disclosed events: that they came and what they are called, neither their size nor whom else they
 * moved.
 */
export function* eventFacts({ company }: Pick<World, 'company'>, events: readonly DemoEvent[]): Generator<Fact> {
  for (const { id, type, companyId, day, time } of events) {
    if (companyId === null || !disclosed.has(type)) continue
    const { shortZh, shortEn } = company(companyId)
    const when = { happened_at: new Date(instantOf(day, `${time}:00`)).toISOString(), precision: 'instant' }
    yield {
      kind: 'event',
      values: {
        event_id: id,
        type,
        title_zh: `${shortZh}：${eventNames[type].zh}`,
        title_en: `${shortEn}: ${eventNames[type].en}`,
        size_class: null,
        document_id: null,
        ...when,
      },
    }
    yield {
      kind: 'event_company',
      values: { company_id: companyId, event_id: id, relation: 'direct', path: null, type, ...when },
    }
  }
}

/** Who writes posts. */
export function* authorFacts(world: Pick<World, 'seed' | 'size' | 'from' | 'authors'>): Generator<Fact> {
  const { rings, others } = crowdAccounts(world)
  for (const { id, platform, name, joinedOn } of [...world.authors, ...rings.flat(), ...others])
    yield { kind: 'author', values: { author_id: id, platform, name, joined_on: joinedOn } }
}

/** Links, chains, disclosed events, authors, financing rounds and relations of countries. */
export function* relationFacts(world: World): Generator<Fact> {
  yield* linkFacts(world)
  yield* chainFacts()
  yield* eventFacts(world, world.events)
  yield* authorFacts(world)
  yield* financingFacts(world)
  yield* countryFacts(world)
  yield* workReportFacts(world)
  yield* earlierReadouts(world)
  yield* companyRelationFacts(world)
  yield* siteFacts(world)
}
