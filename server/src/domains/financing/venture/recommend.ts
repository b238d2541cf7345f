import type { financing } from '@pandora/contract/domains/financing/operations'
import { RECOMMENDED } from '@pandora/contract/domains/financing/company-operations'
import type { OutputOf } from '@pandora/contract/operation'
import { sharedWords, wordsOf } from '@pandora/intelligence/financing/alike'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { HeldServices } from '../../../shared/define-held.ts'
import { eachOrg } from '../ledger/base.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { VentureRow } from '../ledger/queries.ts'
import type { Venture } from '../ledger/types.ts'
import { at } from '../ledger/words/columns.ts'
import { firstOf } from '../market/top.ts'
import { fieldsOf, presentVenture } from '../present.ts'
import { COMPARED_DESCRIPTIONS, describedAmong, heldDescriptions, type Described } from './descriptions.ts'
import { fieldsIn } from './fields.ts'

type Groups = OutputOf<typeof financing.recommend>['groups']

/** Days between the last rounds of two companies at one stage at the same time. */
const SAME_TIME = 365
/** Words that are told of those that two share. */
const MOST_WORDS = 5
/** What the same subdomain, and the same industry, weigh beside the rarities of words. */
const WEIGHTS = { subdomain: 6, industry: 2 }

interface Asked {
  services: HeldServices
  db: Db
  view: View
  ledger: Ledger
}

/** Other companies that raised money beside one, by number. */
interface Others {
  numbers: number[]
  sameSubdomain: (venture: number) => boolean
  sameIndustry: (venture: number) => boolean
  lastPlace: (venture: number) => number
  daysApart: (venture: number) => number
}

function othersOf(ledger: Ledger, venture: Venture): Others {
  const { rounds, ventures } = ledger.base
  const [fields, own] = [fieldsIn(ledger), fieldsOf(venture)]
  const [industry, subdomain] = [fields.numberOf(own.industryZh), fields.numberOf(own.subdomainZh)]
  const [self, last] = [ledger.ventureNumber(venture.id), venture.rounds.at(-1)]
  const lastOf = (other: number): number => ledger.roundsOf(other).at(-1) ?? -1
  const numbers: number[] = []
  for (let other = 0; other < ventures.count; other++) if (other !== self && lastOf(other) >= 0) numbers.push(other)
  return {
    numbers,
    sameSubdomain: (other) => subdomain >= 0 && at(fields.subdomain, other) === subdomain,
    sameIndustry: (other) => industry >= 0 && at(fields.industry, other) === industry,
    lastPlace: (other) => at(rounds.place, lastOf(other)),
    daysApart: (other) => (last ? Math.abs(at(rounds.day, last.at) - at(rounds.day, lastOf(other))) : 0),
  }
}

/** The descriptions that one is compared with: all of them, or in a large market those of the nearest. */
async function describedBeside(
  { services, db, view, ledger }: Asked,
  { numbers, sameSubdomain, sameIndustry, daysApart }: Others,
): Promise<Described> {
  const { all } = await heldDescriptions.read(services, view, {})
  if (all) return all
  const near = (other: number): number => (sameSubdomain(other) ? 2 : 0) + (sameIndustry(other) ? 1 : 0)
  const nearest = numbers
    .filter((other) => near(other) > 0)
    .toSorted((a, b) => near(b) - near(a) || daysApart(a) - daysApart(b) || a - b)
    .slice(0, COMPARED_DESCRIPTIONS)
  return describedAmong(
    db,
    view,
    nearest.map((other) => ledger.ventureName(other)),
  )
}

const none: ReadonlySet<string> = new Set()

/** Investors of companies among some, by company, in the order in which they came to each. */
function sharedBackers(ledger: Ledger, venture: Venture): ReadonlyMap<number, number[]> {
  const { words, rows, rounds, organisations } = ledger.base
  const backers = new Set(venture.rounds.flatMap(({ parts }) => parts.map(({ org }) => org)))
  const self = ledger.ventureNumber(venture.id)
  const shared = new Map<number, number[]>()
  for (const backer of backers)
    for (const round of ledger.roundsOfOrg(backer)) {
      const other = at(rounds.venture, round)
      if (other === self || shared.has(other)) continue
      const own = new Set<number>()
      for (const theirs of ledger.roundsOf(other))
        eachOrg(words, rows, organisations, at(rounds.partsRow, theirs), (org) => backers.has(org) && own.add(org))
      shared.set(other, [...own])
    }
  return shared
}

/** Companies like one by business, by stage and by investors, each with why. */
export async function recommendedFor(
  asked: Asked,
  { venture, about }: { venture: Venture; about: VentureRow | undefined },
): Promise<Groups> {
  const { ledger } = asked
  const others = othersOf(ledger, venture)
  const { numbers, sameSubdomain, sameIndustry, lastPlace, daysApart } = others
  const { words, rarity } = await describedBeside(asked, others)
  const own = about?.introduction ? wordsOf(about.introduction) : none
  const backers = sharedBackers(ledger, venture)
  const alike = new Map<number, { words: string[]; weight: number }>()
  for (const [name, theirs] of words) {
    const other = ledger.ventureNumber(name)
    if (other >= 0) alike.set(other, sharedWords(own, theirs, rarity))
  }
  const wordsBeside = (other: number): string[] => alike.get(other)?.words ?? []
  const last = venture.rounds.at(-1)
  const sameRound = (other: number): boolean =>
    last !== undefined && last.name.stage !== 'other' && lastPlace(other) === last.place
  const group = (
    by: Groups[number]['by'],
    found: readonly number[],
    weight: (other: number) => number,
  ): Groups[number] => ({
    by,
    total: found.length,
    dataList: firstOf(
      found,
      (a, b) =>
        weight(b) - weight(a) ||
        daysApart(a) - daysApart(b) ||
        (ledger.ventureName(a) < ledger.ventureName(b) ? -1 : 1),
      RECOMMENDED,
    ).map((other) => ({
      ...presentVenture(ledger.venture(other)),
      why: {
        sameSubdomain: sameSubdomain(other),
        sameIndustry: sameIndustry(other),
        sameRound: sameRound(other),
        daysApart: daysApart(other),
        words: wordsBeside(other).slice(0, MOST_WORDS),
        investors: (backers.get(other) ?? []).map((org) => ({
          orgId: ledger.orgName(org),
          nameZh: ledger.orgName(org),
          nameEn: ledger.orgEnglish(org),
        })),
      },
    })),
  })
  return [
    group(
      'business',
      numbers.filter((other) => sameSubdomain(other) || sameIndustry(other) || wordsBeside(other).length > 1),
      (other) =>
        (sameSubdomain(other) ? WEIGHTS.subdomain : 0) +
        (sameIndustry(other) ? WEIGHTS.industry : 0) +
        (alike.get(other)?.weight ?? 0),
    ),
    group(
      'stage',
      numbers.filter((other) => sameRound(other) && daysApart(other) <= SAME_TIME),
      (other) => (sameIndustry(other) ? 1 : 0) + (sameSubdomain(other) ? 1 : 0),
    ),
    group(
      'investors',
      [...backers.keys()],
      // An investor of few companies tells more than one of many.
      (other) =>
        (backers.get(other) ?? []).reduce((sum, org) => sum + 1 / Math.log(2 + ledger.roundsOfOrg(org).length), 0),
    ),
  ]
}
