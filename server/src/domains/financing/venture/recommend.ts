import type { financing } from '@pandora/contract/domains/financing/operations'
import { RECOMMENDED } from '@pandora/contract/domains/financing/company-operations'
import type { OutputOf } from '@pandora/contract/operation'
import { rarityOf, sharedWords, wordsOf } from '@pandora/intelligence/financing/alike'
import type { Ledger, Venture } from '../ledger/types.ts'
import { daysBetween } from '../market/windows.ts'
import { fieldsOf, presentVenture } from '../present.ts'

type Groups = OutputOf<typeof financing.recommend>['groups']

/** Days between the last rounds of two companies at one stage at the same time. */
const SAME_TIME = 365
/** Words that are told of those that two share. */
const MOST_WORDS = 5
/** What the same subdomain, and the same industry, weigh beside the rarities of words. */
const WEIGHTS = { subdomain: 6, industry: 2 }

interface Described {
  words: ReadonlyMap<string, ReadonlySet<string>>
  rarity: ReadonlyMap<string, number>
}
const describedKept = new WeakMap<Ledger, Described>()

/** Words of what is told of each company, and how rare each is: worked out once of a ledger. */
function describedIn(ledger: Ledger): Described {
  const kept = describedKept.get(ledger)
  if (kept) return kept
  const words = new Map(
    [...ledger.ventures.values()].flatMap(({ id, about }) =>
      about?.introduction ? [[id, wordsOf(about.introduction)] as const] : [],
    ),
  )
  const described = { words, rarity: rarityOf([...words.values()]) }
  describedKept.set(ledger, described)
  return described
}

const none: ReadonlySet<string> = new Set()
const investorsOf = ({ rounds }: Venture): Set<string> =>
  new Set(rounds.flatMap(({ parts }) => parts.map(({ orgId }) => orgId)))

/** Companies like one by business, by stage and by investors, each with why. */
export function recommendedFor(ledger: Ledger, venture: Venture): Groups {
  const { words, rarity } = describedIn(ledger)
  const [fields, backers, last] = [fieldsOf(venture), investorsOf(venture), venture.rounds.at(-1)]
  const own = words.get(venture.id) ?? none
  const others = [...ledger.ventures.values()].flatMap((other) => {
    const their = other.rounds.at(-1)
    if (other.id === venture.id || !their) return []
    const theirs = fieldsOf(other)
    const shared = sharedWords(own, words.get(other.id) ?? none, rarity)
    const sameSubdomain = fields.subdomainZh !== null && fields.subdomainZh === theirs.subdomainZh
    const sameIndustry = fields.industryZh !== null && fields.industryZh === theirs.industryZh
    const investors = [...investorsOf(other)].filter((orgId) => backers.has(orgId))
    return [
      {
        other,
        investors,
        sameSubdomain,
        sameIndustry,
        sameRound: last !== undefined && last.name.stage !== 'other' && last.name.code === their.name.code,
        daysApart: last ? Math.abs(daysBetween(last.day, their.day)) : 0,
        words: shared.words.slice(0, MOST_WORDS),
        alike: (sameSubdomain ? WEIGHTS.subdomain : 0) + (sameIndustry ? WEIGHTS.industry : 0) + shared.weight,
        // An investor of few companies tells more than one of many.
        backing: investors.reduce(
          (sum, orgId) => sum + 1 / Math.log(2 + (ledger.orgs.get(orgId)?.rounds.length ?? 0)),
          0,
        ),
      },
    ]
  })
  type Candidate = (typeof others)[number]
  const group = (
    by: Groups[number]['by'],
    belongs: (one: Candidate) => boolean,
    weight: (one: Candidate) => number,
  ): Groups[number] => {
    const found = others
      .filter(belongs)
      .toSorted((a, b) => weight(b) - weight(a) || a.daysApart - b.daysApart || (a.other.id < b.other.id ? -1 : 1))
    return {
      by,
      total: found.length,
      dataList: found.slice(0, RECOMMENDED).map(({ other, sameSubdomain, sameIndustry, sameRound, ...why }) => ({
        ...presentVenture(other),
        why: {
          sameSubdomain,
          sameIndustry,
          sameRound,
          daysApart: why.daysApart,
          words: why.words,
          investors: why.investors.map((orgId) => ({
            orgId,
            nameZh: orgId,
            nameEn: ledger.orgs.get(orgId)?.en ?? null,
          })),
        },
      })),
    }
  }
  return [
    group(
      'business',
      (one) => one.sameSubdomain || one.sameIndustry || one.words.length > 1,
      (one) => one.alike,
    ),
    group(
      'stage',
      (one) => one.sameRound && one.daysApart <= SAME_TIME,
      (one) => (one.sameIndustry ? 1 : 0) + (one.sameSubdomain ? 1 : 0),
    ),
    group(
      'investors',
      (one) => one.investors.length > 0,
      (one) => one.backing,
    ),
  ]
}
