import { financing } from '@pandora/contract/domains/financing/operations'
import { serveShared, type Route } from '../../../http/route.ts'
import { analysedOf } from '../../analysis/offers/analysed.queries.ts'
import { namesOfCompany } from '../../../shared/company-names.queries.ts'
import { entityNames } from '../../../shared/entity-names.queries.ts'
import { evidenceOf } from '../../impact/offers/evidence.queries.ts'
import { refuseUnknownCompany } from '../../../shared/known-company.queries.ts'
import { capitalTypes, holdersOf, tookPlace, investorsOf, presentOrgs } from './present.ts'
import { capitalEvents, companiesNamed, roundsOf, sourcesIn, textsOf } from './queries.ts'

/** Most rounds that are read of one company, and documents of each kind. */
const MOST_ROUNDS = 200
const MOST_DOCUMENTS = 400

export const companyOrgsRoutes: readonly Route[] = [
  serveShared(
    financing.orgs,
    {
      reads: [
        'company',
        'company_name',
        'daily_price',
        'document_company',
        'event_evidence',
        'event_taken_over',
        'financing_round',
        'import_run',
      ],
    },
    async ({ db, view, input: { companyId } }) => {
      await refuseUnknownCompany(db, view, companyId)
      const [names, told, inMarket] = await Promise.all([
        namesOfCompany(db, view, companyId),
        capitalEvents(db, view, { companyId, types: Object.keys(capitalTypes), documents: MOST_DOCUMENTS }),
        sourcesIn(db, view),
      ])
      const rounds = await roundsOf(db, view, names, MOST_ROUNDS)
      const documents = told.map((row) => row.document_id)
      const [results, texts, evidence, companies] = await Promise.all([
        analysedOf(db, view, documents),
        textsOf(db, view, documents),
        evidenceOf(db, view, documents),
        companiesNamed(
          db,
          view,
          rounds.flatMap((row) => [...row.investors_zh, ...row.investors_en]),
        ),
      ])
      const ids = [...results.values()].flatMap(
        (row) => row.result?.events.flatMap((event) => event.roles.map((role) => role.companyId)) ?? [],
      )
      const holders = holdersOf(
        companyId,
        told.filter((row) => tookPlace(row, results, texts)),
        results,
        evidence,
        await entityNames(db, view, [...ids, ...told.map((row) => row.subject_id)]),
      )
      const dataList = presentOrgs([...investorsOf(rounds, companies), ...holders])
      return {
        dataList,
        rounds: rounds.length,
        events: new Set(holders.map((one) => one.part.eventId)).size,
        sources: [
          { kind: 'financing-round' as const, inMarket: inMarket.rounds, ofCompany: rounds.length > 0 },
          { kind: 'event' as const, inMarket: inMarket.events, ofCompany: holders.length > 0 },
        ],
        absence:
          dataList.length > 0
            ? null
            : inMarket.rounds || inMarket.events
              ? ('NOT_NAMED' as const)
              : ('NO_SOURCE' as const),
      }
    },
  ),
]
