import type { KindName } from '@pandora/contract/records/kinds'
import { instant } from '@pandora/store/as-of'
import { copyIn } from '@pandora/store/copy'
import { copyText } from '@pandora/store/copy-text'
import type { Db } from '@pandora/store/database'
import type { CompanyNameRow, SearchFormRow, SecurityRow } from '@pandora/store/generated/schema'

/** A version of a security, with when it was seen delisted (infinity: never). */
export type SearchedSecurity = Pick<
  SecurityRow,
  'security_id' | 'company_id' | 'code' | 'kind' | 'name_zh' | 'name_en' | 'known_at' | 'superseded_at'
> & { delisted_at: number }
/** A version of a company's name. */
export type SearchedName = Pick<
  CompanyNameRow,
  'company_id' | 'language' | 'form' | 'name' | 'seen_on' | 'known_at' | 'superseded_at'
>

/**
 * Companies, and securities of none, whose forms a merge or a removal has touched; and the securities whose forms go
 * first.
 */
export async function touchedSearched(
  tx: Db,
  marketId: number,
  changed: ReadonlySet<KindName>,
): Promise<{ things: string[]; securities: string[] }> {
  const parts = [
    ...(changed.has('company_name')
      ? [tx`select company_id as thing, company_id as security_id from touched_company_name`]
      : []),
    ...(changed.has('security')
      ? [tx`select coalesce(company_id, security_id) as thing, security_id from touched_security`]
      : []),
    ...(changed.has('listing_status')
      ? [
          tx`select coalesce(s.company_id, s.security_id) as thing, s.security_id from touched_listing_status t
            join security s on s.market_id = ${marketId} and s.security_id = t.security_id`,
        ]
      : []),
  ]
  if (parts.length === 0) return { things: [], securities: [] }
  const union = parts.reduce((all, part) => tx`${all} union ${part}`)
  const rows = await tx<{ thing: string; security_id: string }[]>`${union}`
  return {
    things: [...new Set(rows.map((row) => row.thing))],
    securities: [...new Set(rows.map((row) => row.security_id))],
  }
}

/** All versions of the securities of companies, or that are themselves among the ids. */
export async function searchedSecurities(
  tx: Db,
  marketId: number,
  ids: readonly string[],
): Promise<SearchedSecurity[]> {
  return tx<SearchedSecurity[]>`
    select s.security_id, s.company_id, s.code, s.kind, s.name_zh, s.name_en, s.known_at, s.superseded_at,
      coalesce((select l.known_at from listing_status l
        where l.market_id = s.market_id and l.security_id = s.security_id and l.superseded_at = 'infinity'
        and l.status = 'delisted'), 'infinity') as delisted_at
    from security s where s.market_id = ${marketId} and (s.company_id = any(${tx.array(ids as string[])})
      or s.security_id = any(${tx.array(ids as string[])}))
    order by s.security_id, s.known_at`
}

/** All versions of the names of companies. */
export async function searchedNames(tx: Db, marketId: number, companyIds: readonly string[]): Promise<SearchedName[]> {
  return tx<SearchedName[]>`select company_id, language, form, name, seen_on, known_at, superseded_at from company_name
    where market_id = ${marketId} and company_id = any(${tx.array(companyIds as string[])})`
}

/** Drops the forms of securities. */
export async function dropForms(tx: Db, marketId: number, securityIds: readonly string[]): Promise<void> {
  await tx`delete from search_form where market_id = ${marketId}
    and security_id = any(${tx.array(securityIds as string[])})`
}

/** Writes forms by COPY, as they come. */
export async function copyForms(tx: Db, forms: Iterable<SearchFormRow>): Promise<void> {
  await copyIn(
    tx,
    'copy search_form (market_id, suffix, security_id, company_id, kind, form, written, whole, delisted_at, known_at, superseded_at) from stdin',
    chunksOf(forms),
  )
}

function* chunksOf(forms: Iterable<SearchFormRow>): Iterable<string> {
  let lines: string[] = []
  for (const row of forms) {
    const cells = [
      row.market_id,
      row.suffix,
      row.security_id,
      row.company_id,
      row.kind,
      row.form,
      row.written,
      row.whole,
      instant(row.delisted_at),
      instant(row.known_at),
      instant(row.superseded_at),
    ]
    lines.push(`${cells.map(copyText).join('\t')}\n`)
    if (lines.length === 5000) {
      yield lines.join('')
      lines = []
    }
  }
  yield lines.join('')
}
