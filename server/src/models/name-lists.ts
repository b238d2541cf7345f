import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RawRow } from '@pandora/intelligence/tasks/task'
import { isFolder, labelledRows } from './labelled-file.ts'

// Where a checkout of public data keeps who is listed: Chinese companies (whole, or in two halves), industries,
// American companies.
const chinese = [
  'numeric/a_share_companies/companies.csv',
  'numeric/a_share_companies/companies.dev.csv',
  'numeric/a_share_companies/companies.heldout.csv',
]
const industries = 'numeric/a_share_companies/sw2021_industries.csv'
const american = 'numeric/sec_edgar/company_tickers.json'

/**
 * Every name that a market has after its imports, from a checkout of public data: Chinese companies, their industries,
 * American companies by their first ticker.
 * What is wrongly found grows with the number of names, so links are measured against all of them. Null where no list
 * of Chinese companies lies there.
 */
export async function marketNames(root: string): Promise<RawRow[] | null> {
  const of = async (file: string) => (existsSync(join(root, file)) ? labelledRows(join(root, file)) : [])
  const companies = (await Promise.all(chinese.map(of))).flat()
  if (companies.length === 0) return null
  const firstOf = new Map((await of(american)).toReversed().map((row) => [String(row['cik_str']), row]))
  return [
    ...companies,
    ...[...firstOf.values()].toReversed().map((row): RawRow => ({
      id: `US-${String(row['ticker'])}`,
      exchange: 'US',
      ticker: row['ticker'],
      title: row['title'],
    })),
    ...(await of(industries)).map((row): RawRow => ({
      id: `industry:${String(row['sw_code'])}`,
      kind: 'industry',
      name_zh: row['name'],
    })),
  ]
}

/**
 * Lists of names that lie beside labelled files: in the same folder, or where a checkout of data keeps its companies.
 */
const besides = [
  'companies.jsonl',
  'entity_list_comprehensive.csv',
  '../../numeric/a_share_companies/companies.dev.csv',
  '../../numeric/a_share_companies/companies.csv',
]

/** Where public data is looked for that does not lie around a file: beside the repository. */
const publicData = fileURLToPath(new URL('../../../../shared/data', import.meta.url))

/**
 * The list of names for a labelled file: the named one, else for `market` all names of the checkout that the file lies
 * in, or of the one beside the repository, else a list that lies beside it; null where there is none.
 */
export async function gazetteerFor(
  labelled: string,
  named: string | undefined,
  names?: 'market',
): Promise<RawRow[] | null> {
  if (named === undefined && names === 'market') {
    for (const up of ['.', '..', '../..', '../../..', '../../../..']) {
      const found = await marketNames(join(dirname(labelled), up))
      if (found) return found
    }
    return marketNames(publicData)
  }
  const path =
    named ??
    besides.map((one) => join(isFolder(labelled) ? labelled : dirname(labelled), one)).find((one) => existsSync(one))
  return path === undefined ? null : labelledRows(path)
}
