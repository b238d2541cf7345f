import { filesSource, type FilesQuery } from '@pandora/sources/files/files-source'
import { openRows } from '@pandora/sources/files/rows'
import type { RawRow } from '@pandora/sources/files/raw-row'
import type { Extracted, Rejection, Source } from '@pandora/sources/source'
import type { Sql } from '@pandora/store/database'
import { endNaming, namesEnds, namesOfMarket, refusalKey, watched } from './naming.ts'
import { allNames, refusedRelations } from './naming.queries.ts'
import { concentrationRows, REPORT_PAGES } from './report-pages.ts'

type Row = { records: readonly Extracted[]; rejections: readonly Rejection[] }
interface MarketQuery extends FilesQuery {
  named: ((row: Row) => Row) | null
}

/** Most pages of one report that are read. */
const MOST_PAGES = 5000
const PAGES = ['page', 'text']

/**
 * Files read for a market: companies that rows give by name are looked up among its names, and annual reports by page
 * are read as the rows of the tables in them.
 */
export function marketFiles(sql: Sql, marketId: number): Source<MarketQuery, RawRow> {
  return {
    name: filesSource.name,
    async query(asked) {
      const given = await filesSource.query(asked)
      // The mapping names columns of the tables in a report, its file those of pages.
      const query =
        given.profile.name === REPORT_PAGES
          ? { ...given, opened: await openRows({ path: given.path, name: given.name, options: {}, wanted: PAGES }) }
          : given
      const kinds = query.profile.records.map(({ kind }) => kind)
      if (!kinds.some(watched)) return { ...query, named: null }
      const [names, refused] = kinds.some(namesEnds)
        ? await Promise.all([allNames(sql, marketId), refusedRelations(sql, marketId)])
        : [[], []]
      const keys = refused.map((one) => refusalKey(one.type, one.from_id, one.to_id, one.product))
      return { ...query, named: endNaming(namesOfMarket(names), new Set(keys)) }
    },
    ...(filesSource.fingerprint ? { fingerprint: filesSource.fingerprint } : {}),
    async *extract(query, progress, signal) {
      if (query.profile.name !== REPORT_PAGES) return yield* filesSource.extract(query, progress, signal)
      const pages: RawRow[] = []
      for await (const batch of filesSource.extract(query, progress, signal))
        pages.push(...batch.slice(0, Math.max(0, MOST_PAGES - pages.length)))
      yield concentrationRows(query.name, pages)
    },
    transform(query, row) {
      const mapped = filesSource.transform(query, row)
      return query.named ? query.named(mapped) : mapped
    },
  }
}
