import type { NameForm } from '@pandora/intelligence/names'
import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { nameIn } from '../../../shared/company-name.queries.ts'
import { lastBarOf } from '../../markets/offers/quotes.ts'
import type { Asked } from './company-search.ts'

/** A company or index found, with the form that matched best. */
export interface FoundRow {
  thing: string
  security_id: string
  kind: 'company' | 'index'
  form: NameForm
  written: string
  total: number
}

/** Of how many of the best found it is asked what is traded of them. */
const ASKED_AMOUNT = 100

/** Highest code point: every text that begins with q lies in [q, q + END). */
const END = '\u{10FFFF}'

/**
 * One page of what a text finds, best first: exact code, exact name, beginning of a name, beginning of its sound,
 * inside of a name, inside of a full one; listed before delisted; of what matches alike that first of which more was
 * traded on its last day, where that is known, and the shorter before the longer. An English name that begins with the
 * text as a word stands before one whose first word only begins like it. Codes stay in their order. One row a company.
 * A prefix read of `search_form.suffix`: no wildcard, no pattern. What is shown beside a row is read by
 * `describeFound`: in one statement planning took four times as long as reading.
 */
export async function findCompanies(
  db: Db,
  view: View,
  { text, code, beginnings }: Asked,
  now: number,
  page: { limit: number; offset: number; companiesOnly?: boolean },
): Promise<FoundRow[]> {
  // Whatever sounds begin with a letter, their initials do too.
  const oneLetter = /^[a-z]$/.test(text)
  const within = code?.exchange
    ? db`f.suffix = ${code.code} and f.form = 'code' and f.whole
      and split_part(f.security_id, '-', 1) = ${code.exchange}`
    : db`f.suffix >= ${text} and f.suffix < ${text + END} ${beginnings ? db`and f.whole` : db``}
      ${oneLetter ? db`and f.form <> 'pinyin'` : db``}`
  const exact = code?.exchange ? code.code : text
  // Letters and digits alone, so that no sign of a pattern is in it; what was written may have spaces between them.
  const asWord = `^${[...text].join('[^[:alnum:]]*')}\\M`
  // No id, no reading: a condition of the join would be looked at only after the bars have been read. In the column's
  // own collation: under another no index of the bars can be used.
  const askedAmount: ReturnType<Db> = db`(case when placed.kind = 'company' and placed.form <> 'code' and placed.total > 1
    and placed.place <= ${ASKED_AMOUNT} then placed.security_id collate "default" end)`
  return db<FoundRow[]>`
    select placed.thing, placed.security_id, placed.kind, placed.form, placed.written, placed.total
    from (select best.*, count(*) over ()::int as total, row_number() over (
        order by best.rank, best.delisted, best.kind, best.letters, best.security_id) as place
      from (select distinct on (thing) * from (
        select coalesce(f.company_id, f.security_id) collate "C" as thing, f.security_id collate "C" as security_id,
          f.kind, f.form, f.written, length(f.suffix) as letters,
          f.delisted_at <= ${instant(view.asOf ?? now)} as delisted,
          case when f.whole and f.suffix = ${exact} then case f.form when 'code' then 0 when 'former' then 2
            when 'pinyin' then 5 when 'initials' then 5 else 1 end
            when f.form in ('pinyin', 'initials') then case when f.whole then 6 else 9 end
            when f.whole then case when f.form = 'english' and f.written !~* ${asWord} then 4 else 3 end
            when f.form = 'full' then 8 else 7 end as rank
        from search_form f where ${within} ${page.companiesOnly ? db`and f.kind = 'company'` : db``}
          and ${inForce(db, 'f', view)}) hit
      order by thing, rank, letters) best) placed
    left join lateral (select coalesce(bar.amount, bar.volume * bar.close) as amount
      from ${lastBarOf(db, view, askedAmount)}) traded on true
    order by placed.rank, placed.delisted, placed.kind, placed.place > ${ASKED_AMOUNT}, traded.amount desc nulls last,
      placed.place
      limit ${page.limit} offset ${page.offset}`
}

/** What is shown beside a thing found. */
export interface FoundDetail {
  thing: string
  name_zh: string | null
  name_en: string | null
  exchange_zh: string | null
}

/** Names and exchange of things found. */
export async function describeFound(db: Db, view: View, found: readonly FoundRow[]): Promise<FoundDetail[]> {
  if (found.length === 0) return []
  return db<FoundDetail[]>`
    select found.thing, e.name_zh as exchange_zh,
      coalesce(s.name_zh, ${nameIn(db, view, db`found.thing`, 'zh')}) as name_zh,
        coalesce(s.name_en, ${nameIn(db, view, db`found.thing`, 'en')}) as name_en
    from unnest(${db.array(found.map((row) => row.thing))}::text[],
      ${db.array(found.map((row) => row.security_id))}::text[]) found(thing, security_id)
    left join security s on s.security_id = found.security_id and s.kind = 'index' and ${inForce(db, 's', view)}
    left join exchange e on e.market_id = ${view.marketId} and e.exchange = split_part(found.security_id, '-', 1)`
}
