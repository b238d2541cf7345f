import { resolveDatabase } from '@pandora/store/cluster/resolve-database'
import { connect, type Db } from '@pandora/store/database'
import { companyProfile } from '@pandora/server/domains/companies/queries'
import { olderDocuments } from '@pandora/server/domains/flash/queries'
import { openFloors } from '@pandora/server/domains/floors/queries'
import { describeFound, findCompanies } from '@pandora/server/domains/search/offers/company-search.queries'
import { watchedEntries } from '@pandora/server/domains/watch/queries'
import { documentKinds } from '@pandora/contract/domains/documents/kinds'
import { companyCards } from '@pandora/server/domains/watch/offers/cards.queries'
import { companiesOfDocuments } from '@pandora/server/domains/documents/offers/documents.queries'
import { lastQuotes } from '@pandora/server/domains/markets/offers/quotes'
import { median } from './machine.ts'

const view = { marketId: 1, asOf: null }

/** The queries behind each reading, without HTTP and without anything held: the floor an endpoint is compared with. */
const queries: Record<string, (db: Db) => Promise<unknown>> = {
  flash: async (db) => {
    const rows = await olderDocuments(db, view, null, undefined, 20)
    return companiesOfDocuments(
      db,
      view,
      rows.map((row) => row.document_id),
    )
  },
  watch: async (db) => {
    const ids = (await watchedEntries(db, 1, 1, { limit: 30, offset: 0 })).map((entry) => entry.company_id)
    return Promise.all([companyCards(db, view, ids, documentKinds), lastQuotes(db, view, ids)])
  },
  profile: (db) => companyProfile(db, view, { companyId: 'SHZ-000001' }),
  search: async (db) =>
    describeFound(
      db,
      view,
      await findCompanies(db, view, { text: 'payh', code: null, beginnings: false }, Date.now(), {
        limit: 10,
        offset: 0,
      }),
    ),
  floors: (db) => openFloors(db, 1, { page: 0, size: 30 }),
}

/** Time of the queries alone, one after another and sixteen at a time, on the database of a running product. */
export async function sqlFloors(
  home: string,
  only: readonly string[] = [],
): Promise<Record<string, { oneAtATimeMs: number; perSecondAt16: number }>> {
  const database = await resolveDatabase({ home, join: true })
  const sql = connect(database.url, { max: 10, name: 'pandora-bench' })
  try {
    const costs: Record<string, { oneAtATimeMs: number; perSecondAt16: number }> = {}
    for (const [name, query] of Object.entries(queries).filter(([one]) => only.length === 0 || only.includes(one)))
      costs[name] = {
        oneAtATimeMs: await oneAtATime(() => query(sql)),
        perSecondAt16: await perSecond(() => query(sql)),
      }
    return costs
  } finally {
    await sql.end()
  }
}

async function oneAtATime(query: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let at = 0; at < 600; at++) {
    const begun = performance.now()
    await query()
    if (at >= 100) times.push(performance.now() - begun)
  }
  return Math.round(median(times) * 1000) / 1000
}

async function perSecond(query: () => Promise<unknown>): Promise<number> {
  const until = performance.now() + 5000
  let count = 0
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      while (performance.now() < until) {
        await query()
        count++
      }
    }),
  )
  return Math.round(count / 5)
}
