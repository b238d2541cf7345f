import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** How many different authors wrote on boards, by board and day of the market's zone. */
export async function authorsOfBoards(
  db: Db,
  view: View,
  boards: readonly string[],
): Promise<{ board: string; day: string; authors: number }[]> {
  return db<{ board: string; day: string; authors: number }[]>`
    select p.board, (p.published_at at time zone 'Asia/Shanghai')::date::text as day,
      count(distinct p.author_id)::int as authors
    from post p where p.board = any(${[...boards]}::text[]) and ${inForce(db, 'p', view)} group by 1, 2`
}
