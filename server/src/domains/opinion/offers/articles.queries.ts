import type { stances } from '@pandora/contract/domains/analysis/operations'
import type { postForms, postPlatforms } from '@pandora/contract/domains/opinion/kinds'
import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

export type Stance = (typeof stances)[number]
export type Platform = (typeof postPlatforms)[number]

/** A post of a list; `probabilities` in the order of `stances`, null while it has not been read. */
export interface ArticleRow {
  document_id: string
  language: 'zh' | 'en'
  title: string
  opening: string
  url: string | null
  published_at: number
  platform: Platform | null
  author_id: string | null
  author: string | null
  like_count: number | null
  reply_count: number | null
  stance: Stance | null
  probabilities: number[] | null
  copies: number
}

/** Characters of a post that a list reads. */
export const OPENING = 280

/** A post with what its platform says of it. */
export interface FormedArticleRow extends ArticleRow {
  form: (typeof postForms)[number]
  board: string | null
}

/** Posts by id, newest first. */
export async function articlesOf(db: Db, view: View, ids: readonly string[]): Promise<FormedArticleRow[]> {
  if (ids.length === 0) return []
  return db<FormedArticleRow[]>`
    select d.document_id, d.language, d.title, left(d.body, ${OPENING}::int) as opening, d.url, p.published_at,
      p.platform, p.form, p.board, p.author_id, p.like_count, p.reply_count, a.stance,
      a.result -> 'stance' -> 'probabilities' as probabilities, (select w.name from author w
        where w.author_id = p.author_id and ${inForce(db, 'w', view)}) as author,
      (select count(*)::int from document_analysis c where c.story_id = a.story_id and c.story_id <> c.document_id
        and ${inForce(db, 'c', view)}) as copies
    from document d join post p on p.document_id = d.document_id and ${inForce(db, 'p', view)}
    left join document_analysis a on a.document_id = d.document_id and ${inForce(db, 'a', view)}
    where d.document_id = any(${[...ids]}::text[]) and ${inForce(db, 'd', view)}
    order by p.published_at desc, d.document_id desc`
}
