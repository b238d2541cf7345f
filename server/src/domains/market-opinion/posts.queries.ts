import type { postForms, postPlatforms } from '@pandora/contract/domains/opinion/kinds'
import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** A page of ids of posts, and how many there are. */
export interface PostPage {
  ids: string[]
  total: number
}

/** What the posts of a bar are told by: companies of an industry, a board, or that they are about no company. */
export type BarOf =
  | { kind: 'industry'; companies: readonly string[] }
  | { kind: 'board'; platform: string; board: string }
  | { kind: 'macro' }

function ofBar(db: Db, view: View, bar: BarOf) {
  if (bar.kind === 'board') return db`p.platform = ${bar.platform} and p.board = ${bar.board}`
  const link = db`select from document_company l where l.document_id = p.document_id and ${inForce(db, 'l', view)}`
  return bar.kind === 'macro'
    ? db`not exists (${link})`
    : db`exists (${link} and l.company_id = any(${[...bar.companies]}::text[]))`
}

/** Posts of a bar and form since an instant (ms), newest first. */
export async function barPage(
  db: Db,
  view: View,
  {
    bar,
    form,
    since,
    page,
    size,
  }: { bar: BarOf; form: (typeof postForms)[number]; since: number; page: number; size: number },
): Promise<PostPage> {
  const found = db`post p where p.form = ${form} and p.published_at >= ${instant(since)} and ${ofBar(db, view, bar)}
    and ${inForce(db, 'p', view)}`
  const [rows, [count]] = await Promise.all([
    db<{ document_id: string }[]>`select p.document_id from ${found}
      order by p.published_at desc, p.document_id desc limit ${size} offset ${page * size}`,
    db<{ total: number }[]>`select count(*)::int as total from ${found}`,
  ])
  return { ids: rows.map((row) => row.document_id), total: count?.total ?? 0 }
}

/** Boards that the forums name, with posts since an instant (ms). */
export async function boardExists(db: Db, view: View, platform: string, board: string): Promise<boolean> {
  const [row] = await db`select 1 from post p where p.platform = ${platform} and p.board = ${board}
    and ${inForce(db, 'p', view)} limit 1`
  return row !== undefined
}

/** A post on a company with its words. */
export interface PostText {
  document_id: string
  platform: (typeof postPlatforms)[number]
  title: string
  body: string
}

/** Characters of a post whose words are counted. */
const READ = 2000

/** Posts on a company since an instant (ms) that say something new, the newest first. */
export async function textsOn(
  db: Db,
  view: View,
  { companyId, since, most }: { companyId: string; since: number; most: number },
): Promise<PostText[]> {
  return db<PostText[]>`
    select m.document_id, p.platform, d.title, left(d.body, ${READ}::int) as body
    from document_company m
    join post p on p.document_id = m.document_id and ${inForce(db, 'p', view)}
    join document d on d.document_id = m.document_id and ${inForce(db, 'd', view)}
    where m.company_id = ${companyId} and m.kind = 'post' and m.published_at >= ${instant(since)}
      and ${inForce(db, 'm', view)} and not exists (select from document_analysis a where a.document_id = m.document_id
        and a.story_id <> a.document_id and ${inForce(db, 'a', view)})
    order by m.published_at desc, m.document_id desc limit ${most}`
}
