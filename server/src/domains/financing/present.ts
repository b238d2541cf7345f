import type {
  orgItem,
  roundInvestor,
  roundItem,
  sourcedRound,
  toldAmount,
  ventureItem,
} from '@pandora/contract/domains/financing/shapes'
import { countedAs } from '@pandora/intelligence/financing/sums'
import { placeName } from '@pandora/intelligence/risks/places'
import type { z } from 'zod'
import { presentProvenance, type Origin } from '../../shared/provenance.ts'
import { dayText } from './ledger/days.ts'
import type { Ledger } from './ledger/ledger.ts'
import type { Org, Part, Round, Venture } from './ledger/types.ts'
import { at } from './ledger/words/columns.ts'

export const regionNames = (code: string | null) => {
  const name = placeName(code ?? '')
  return { region: code, regionZh: name?.zh ?? null, regionEn: name?.en ?? null }
}

function presentAmount({ amountText, told, sized, rate, unconverted }: Round): z.infer<typeof toldAmount> {
  const counted = countedAs(sized)
  const ends = sized.kind === 'exact' ? { low: sized.value, high: sized.value } : sized.kind === 'range' ? sized : null
  return {
    text: amountText,
    kind: told.kind,
    refusal: told.kind === 'refused' ? told.reason : null,
    currency: told.kind === 'refused' ? null : told.currency,
    value: told.kind === 'exact' ? told.value : null,
    low: told.kind === 'range' ? told.low : null,
    high: told.kind === 'range' ? told.high : null,
    converted:
      counted === null || ends === null
        ? null
        : { counted, low: ends.low, high: ends.high, estimated: sized.kind === 'range' },
    unconverted,
    rate,
  }
}

export function presentPart(ledger: Ledger, { org, orgId, zh, en, lead }: Part): z.infer<typeof roundInvestor> {
  return { orgId, nameZh: zh, nameEn: en, lead, ...ledger.orgElsewhere(org) }
}

export function presentRound(ledger: Ledger, round: Round): z.infer<typeof roundItem> {
  return {
    roundId: round.id,
    ventureId: round.venture,
    companyZh: round.zh,
    companyEn: round.en,
    companyId: ledger.venture(ledger.ventureNumber(round.venture)).companyId,
    day: round.day,
    code: round.name.code,
    roundZh: round.name.name.zh,
    roundEn: round.name.name.en,
    roundText: round.roundText,
    stage: round.name.stage,
    amount: presentAmount(round),
    investors: round.parts.map((part) => presentPart(ledger, part)),
    industryZh: round.industry?.zh ?? null,
    industryEn: round.industry?.en ?? null,
    subdomainZh: round.subdomain?.zh ?? null,
    subdomainEn: round.subdomain?.en ?? null,
    ...regionNames(round.region),
    problems: [...round.problems],
    told: round.ids.length,
  }
}

export function presentSourced(
  ledger: Ledger,
  round: Round,
  origins: ReadonlyMap<string, Origin>,
): z.infer<typeof sourcedRound> {
  const origin = origins.get(round.id)
  return { ...presentRound(ledger, round), provenance: origin ? presentProvenance(origin) : null }
}

export function presentOrg(ledger: Ledger, org: Org): z.infer<typeof orgItem> {
  const { rounds } = ledger.base
  const companies = new Set<number>()
  let [led, leadTold] = [0, 0]
  for (const round of org.rounds) {
    companies.add(at(rounds.venture, round))
    const lead = ledger.leadOf(org.at, round)
    if (lead > 0) leadTold++
    if (lead === 2) led++
  }
  const last = org.rounds.at(-1)
  return {
    orgId: org.id,
    orgName: org.id,
    nameEn: org.en,
    names: [...org.names],
    rounds: org.rounds.length,
    companies: companies.size,
    led,
    leadTold,
    latest: last === undefined ? '' : dayText(at(rounds.day, last)),
    companyId: org.companyId,
    ventureId: org.ventureId,
  }
}

/** The industry and subdomain of a company: of its own facts, else of its latest round that tells any. */
export function fieldsOf({ about, rounds }: Venture) {
  const told = rounds.findLast(({ industry }) => industry !== null)
  const within = rounds.findLast(({ subdomain }) => subdomain !== null)
  return {
    industryZh: about?.industryZh ?? told?.industry?.zh ?? null,
    industryEn: about?.industryEn ?? told?.industry?.en ?? null,
    subdomainZh: about?.subdomainZh ?? within?.subdomain?.zh ?? null,
    subdomainEn: about?.subdomainEn ?? within?.subdomain?.en ?? null,
  }
}

export function presentVenture(venture: Venture): z.infer<typeof ventureItem> {
  const last = venture.rounds.at(-1)
  return {
    ventureId: venture.id,
    nameZh: venture.zh,
    nameEn: venture.en,
    companyId: venture.companyId,
    ...fieldsOf(venture),
    rounds: venture.rounds.length,
    latest: last?.day ?? '',
    roundCode: last?.name.code ?? 'unknown',
    roundZh: last?.name.name.zh ?? '',
    roundEn: last?.name.name.en ?? '',
  }
}
