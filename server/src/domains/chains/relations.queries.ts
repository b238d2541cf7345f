import type { userRelations } from '@pandora/contract/domains/chains/operations/relations'
import type { View } from '@pandora/store/as-of'
import { inForce } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { nameIn } from '../../shared/company-name.queries.ts'
import type { CompanyNamed } from './names.queries.ts'
import { containing } from '../../shared/containing.ts'

export type UserRelation = (typeof userRelations)[number]

/** What a company is to a user, with the chains of theirs that it stands in. */
export interface StoredRelation extends CompanyNamed {
  relation: string
  note: string
  saved_at: number
  chains: unknown
}

interface Asked {
  text: string
  relation: UserRelation | undefined
  companyId: string | undefined
  page: number
  size: number
}

/** A page of a user's relations by company, and how many fit. */
export async function relationsPage(
  db: Db,
  view: View,
  uid: number,
  { text, relation, companyId, page, size }: Asked,
): Promise<{ rows: StoredRelation[]; total: number }> {
  const found =
    text === ''
      ? db`true`
      : db`(r.note ilike ${containing(text)} or r.company_id ilike ${containing(text)} or exists (select from company_name n
          where n.company_id = r.company_id and n.name ilike ${containing(text)} and ${inForce(db, 'n', view)}))`
  const fits = db`r.uid = ${uid} and r.market_id = ${view.marketId} and ${found}
    ${relation === undefined ? db`` : db`and r.relation = ${relation}`}
    ${companyId === undefined ? db`` : db`and r.company_id = ${companyId}`}`
  const [count] = await db<{ total: number }[]>`select count(*)::int as total from company_relation r where ${fits}`
  const rows = await db<StoredRelation[]>`
    select r.company_id, r.relation, r.note, r.saved_at,
      (select s.code from security s where s.company_id = r.company_id and ${inForce(db, 's', view)}
        order by s.security_id = r.company_id desc, s.security_id limit 1) as code,
      ${nameIn(db, view, db`r.company_id`, 'zh')} as name_zh, ${nameIn(db, view, db`r.company_id`, 'en')} as name_en,
      coalesce((select json_agg(json_build_object('chainId', c.chain_id, 'name', c.name) order by c.name, c.chain_id)
        from supply_chain c join chain_version v on v.chain_id = c.chain_id and v.version = c.version
        where c.uid = r.uid and c.market_id = r.market_id and c.deleted_at is null
          and jsonb_path_exists(v.graph, '$.nodes[*].data ? (@.companyId == $id || @.companies[*].companyId == $id)',
            jsonb_build_object('id', r.company_id))), '[]') as chains
    from company_relation r where ${fits} order by r.saved_at desc, r.company_id, r.relation
    offset ${page * size} limit ${size}`
  return { rows, total: count?.total ?? 0 }
}

export async function countRelations(db: Db, marketId: number, uid: number): Promise<number> {
  const [row] = await db<{ count: number }[]>`select count(*)::int as count from company_relation
    where uid = ${uid} and market_id = ${marketId}`
  return row?.count ?? 0
}

/** Says what a company is to a user. */
export async function putRelation(
  tx: Db,
  of: { marketId: number; uid: number; companyId: string; relation: UserRelation; now: number },
  note: string,
): Promise<void> {
  await tx`insert into company_relation (uid, market_id, company_id, relation, note, saved_at)
    values (${of.uid}, ${of.marketId}, ${of.companyId}, ${of.relation}, ${note}, ${new Date(of.now).toISOString()})
    on conflict (uid, market_id, company_id, relation) do update set note = excluded.note,
      saved_at = excluded.saved_at`
}

/** Takes it back; false where it was not said. */
export async function deleteRelation(
  tx: Db,
  of: { marketId: number; uid: number; companyId: string; relation: UserRelation },
): Promise<boolean> {
  const { count } = await tx`delete from company_relation where uid = ${of.uid} and market_id = ${of.marketId}
    and company_id = ${of.companyId} and relation = ${of.relation}`
  return count > 0
}
