import type { Db } from '@pandora/store/database'
import type { CorrectionContent } from '../../analysis/corrections.queries.ts'
import { calledAs } from '../../shared/masked.ts'

/** A correction as lists show it. */
export interface CorrectionRow {
  correction_id: number
  document_id: string
  title: string | null
  uid: number | null
  name: string | null
  content: CorrectionContent
  words: string
  before: string | null
  note: string
  corrected_at: number
  reverted_at: number | null
  reverted_by: number | null
  reverted_name: string | null
}

const select = (db: Db) =>
  db`select c.correction_id, c.document_id, d.title, c.uid, ${calledAs(db, 'a')} as name, c.content, c.words, c.before, c.note,
    c.corrected_at, c.reverted_at, c.reverted_by, ${calledAs(db, 'r')} as reverted_name`
const from = (db: Db) =>
  db`from correction c left join document d on d.market_id = c.market_id and d.document_id = c.document_id
    and d.superseded_at = 'infinity' left join account a on a.uid = c.uid left join account r on r.uid = c.reverted_by`

export async function correctionById(
  db: Db,
  marketId: number,
  correctionId: number,
): Promise<CorrectionRow | undefined> {
  const [row] = await db<
    CorrectionRow[]
  >`${select(db)} ${from(db)} where c.market_id = ${marketId} and c.correction_id = ${correctionId}`
  return row
}

interface Asked {
  newsId?: string | undefined
  kind?: string | undefined
  mine: boolean
  inForce: boolean
  page: number
  size: number
}

/** A page of corrections, newest first. */
export async function correctionsPage(
  db: Db,
  marketId: number,
  uid: number,
  { newsId, kind, mine, inForce, page, size }: Asked,
): Promise<(CorrectionRow & { total: number })[]> {
  return db<(CorrectionRow & { total: number })[]>`
    ${select(db)}, count(*) over ()::int as total ${from(db)}
      where c.market_id = ${marketId} ${newsId === undefined ? db`` : db`and c.document_id = ${newsId}`}
      ${kind === undefined ? db`` : db`and c.kind = ${kind}`}
    ${mine ? db`and c.uid = ${uid}` : db``} ${inForce ? db`and c.reverted_at is null` : db``}
      order by c.correction_id desc limit ${size} offset ${page * size}`
}

interface NewCorrection {
  documentId: string
  uid: number
  content: CorrectionContent
  words: string
  before: string | null
  note: string
}

export async function addCorrection(
  tx: Db,
  marketId: number,
  { documentId, uid, content, words, before, note }: NewCorrection,
): Promise<number> {
  const [row] = await tx<
    { correction_id: number }[]
  >`insert into correction (market_id, document_id, uid, kind, content, words, before, note)
    values (${marketId}, ${documentId}, ${uid}, ${content.kind}, ${tx.json(content)}, ${words}, ${before}, ${note})
      returning correction_id`
  if (!row) throw new Error('a correction was not entered')
  return row.correction_id
}

/** Takes a correction back; false where it was already. */
export async function takeBack(tx: Db, marketId: number, correctionId: number, uid: number): Promise<boolean> {
  const taken = await tx`update correction set reverted_at = now(), reverted_by = ${uid}
      where market_id = ${marketId} and correction_id = ${correctionId} and reverted_at is null returning 1`
  return taken.count > 0
}

/** How many corrections of a document stand, with the document held against others who correct it at the same time. */
export async function lockCorrections(tx: Db, marketId: number, documentId: string): Promise<number> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`correction ${marketId} ${documentId}`}, 0))`
  const [row] = await tx<
    { count: number }[]
  >`select count(*)::int as count from correction where market_id = ${marketId} and document_id = ${documentId}
    and reverted_at is null`
  return row?.count ?? 0
}

/** Ids of companies, industries and themes of a market among some. */
export async function entityThere(db: Db, marketId: number, kind: string, id: string): Promise<boolean> {
  const rows =
    kind === 'company'
      ? await db`select 1 from company where market_id = ${marketId} and company_id = ${id}
        and superseded_at = 'infinity'`
      : kind === 'theme'
        ? await db`select 1 from theme where market_id = ${marketId} and theme_id = ${id}
          and superseded_at = 'infinity'`
        : await db`select 1 from industry where market_id = ${marketId} and industry_code = ${id}
          and superseded_at = 'infinity'`
  return rows.length > 0
}

/** Corrections of a kind that stand, with the document's present wording, oldest first. */
export async function labelsOf(
  db: Db,
  marketId: number,
  kind: string,
): Promise<
  {
    content: CorrectionContent
    words: string
    title: string
    body: string
    language: string
    corrected_at: number
    name_zh: string | null
  }[]
> {
  return db<
    {
      content: CorrectionContent
      words: string
      title: string
      body: string
      language: string
      corrected_at: number
      name_zh: string | null
    }[]
  >`
    select c.content, c.words, d.title, d.body, d.language, c.corrected_at,
      (select n.name from company_name n where n.market_id = c.market_id and n.company_id = c.content->>'companyId'
        and n.superseded_at = 'infinity' and n.language = 'zh' and n.form = 'short' order by n.seen_on desc nulls last
        limit 1) as name_zh
    from correction c join document d on d.market_id = c.market_id and d.document_id = c.document_id
      and d.superseded_at = 'infinity'
    where c.market_id = ${marketId} and c.kind = ${kind} and c.reverted_at is null order by c.correction_id`
}
