import type { financing } from '@pandora/contract/domains/financing/operations'
import { dayOf } from '@pandora/contract/time'
import type { OutputOf } from '@pandora/contract/operation'
import { survivalAt } from '@pandora/intelligence/financing/survival'
import { countedAs } from '@pandora/intelligence/financing/sums'
import { nameless, type EntityNames } from '../../../shared/entity-names.queries.ts'
import { presentProvenance, type Origin } from '../../../shared/provenance.ts'
import { dayText } from '../ledger/days.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { VentureRow } from '../ledger/queries.ts'
import type { Venture } from '../ledger/types.ts'
import { at } from '../ledger/words/columns.ts'
import { LEAST_SPELLS, nextRoundOf } from '../market/survival.ts'
import { watchedUntil } from '../market/watched.ts'
import { daysBetween } from '../market/windows.ts'
import { fieldsOf, presentSourced, presentVenture, regionNames } from '../present.ts'
import type { CompetitorRow } from './competitors.queries.ts'
import type { TouchRow } from './touched.queries.ts'

type Info = OutputOf<typeof financing.companyInfo>

/** A touch of a listed company, before it has its names. */
export interface Touch extends Omit<TouchRow, 'touch' | 'day'> {
  touch: Info['touched'][number]['touch']
  day: string | null
}

/** Listed companies among a company's investors, and the company itself where it is one. */
export function touchesOf(ledger: Ledger, venture: Venture): Touch[] {
  const own: Touch[] =
    venture.companyId === null ? [] : [{ company_id: venture.companyId, touch: 'itself', by: null, day: null }]
  const backers = venture.rounds.flatMap(({ parts, day, name }) =>
    parts.flatMap(({ org }): Touch[] => {
      const { companyId } = ledger.orgElsewhere(org)
      return companyId === null ? [] : [{ company_id: companyId, touch: 'investor', by: name.code, day }]
    }),
  )
  return [...own, ...backers.toReversed()]
}

/** The field that a company's competitors report a line of business in: the narrowest that is told of it. */
export const competingIn = (venture: Venture): string[] => {
  const { subdomainZh, industryZh } = fieldsOf(venture)
  return [subdomainZh ?? industryZh].filter((one) => one !== null)
}

/** Competitors that are told of a company, those of the nearest line of business first. */
const COMPETITORS = 12

/** Listed companies that report a line of business in a company's field. */
export const rivalsOf = (venture: Venture, rows: readonly CompetitorRow[]): Touch[] =>
  rows
    .filter((row) => row.company_id !== venture.companyId)
    .toSorted((a, b) => a.line.length - b.line.length || (a.company_id < b.company_id ? -1 : 1))
    .slice(0, COMPETITORS)
    .map((row) => ({ company_id: row.company_id, touch: 'competitor', by: row.line, day: dayOf(row.known_at) }))

export function presentInfo(
  ledger: Ledger,
  venture: Venture,
  about: VentureRow | undefined,
  origin: Origin | undefined,
  touched: readonly Touch[],
  names: EntityNames,
): Info {
  const taking = Map.groupBy(
    venture.rounds.flatMap(({ parts, day }) => parts.map(({ org, orgId }) => ({ org, orgId, day }))),
    ({ orgId }) => orgId,
  )
  return {
    company: {
      ...presentVenture(venture),
      legalName: about?.legal_name ?? null,
      website: about?.website ?? null,
      foundedOn: about?.founded_on ?? null,
      status: about?.status ?? null,
      introduction: about?.introduction ?? null,
      ...regionNames(about?.region_code ?? venture.rounds.findLast(({ region }) => region !== null)?.region ?? null),
    },
    described: about !== undefined,
    provenance: origin ? presentProvenance(origin) : null,
    sum: ledger.sumOf(venture.rounds.map((round) => round.at)),
    investors: [...taking]
      .map(([orgId, own]) => ({
        orgId,
        orgName: orgId,
        nameEn: own[0] ? ledger.orgEnglish(own[0].org) : null,
        rounds: own.length,
        first: own[0]?.day ?? '',
      }))
      .toSorted((a, b) => b.rounds - a.rounds || (a.first < b.first ? -1 : a.first > b.first ? 1 : 0)),
    touched: touched.map(({ company_id, touch, by, day }) => {
      const name = names.get(company_id) ?? nameless
      return { companyId: company_id, nameZh: name.zh, nameEn: name.en, touch, by, day }
    }),
  }
}

/** Rounds in the order of their days, with the time between them and what such a company may wait for. */
export function presentHistory(
  ledger: Ledger,
  venture: Venture,
  origins: ReadonlyMap<string, Origin>,
): OutputOf<typeof financing.history> {
  let total = 0
  const last = venture.rounds.at(-1)
  const watched = last ? dayText(at(watchedUntil(ledger.base), ledger.ventureNumber(venture.id))) : null
  const sinceLast = last && watched !== null ? daysBetween(last.day, watched) : null
  const { place } = ledger.base.rounds
  const alike = last ? nextRoundOf(ledger, (round) => at(place, round) === last.place) : null
  return {
    dataList: venture.rounds.map((round, turn) => {
      total += countedAs(round.sized) ?? 0
      const before = venture.rounds[turn - 1]
      return {
        ...presentSourced(ledger, round, origins),
        gapDays: before ? daysBetween(before.day, round.day) : null,
        total,
      }
    }),
    foundedOn: venture.about?.foundedOn ?? null,
    sinceLast,
    stillWithout:
      sinceLast === null || alike === null || alike.spells < LEAST_SPELLS
        ? null
        : Math.round(survivalAt(alike, sinceLast) * 1e4) / 100,
  }
}
