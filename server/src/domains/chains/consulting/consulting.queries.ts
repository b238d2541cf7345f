import type { consultationStates } from '@pandora/contract/domains/chains/operations/consulting'
import type { Db } from '@pandora/store/database'
import type { ChainConsultationRow } from '@pandora/store/generated/schema'

export type ConsultationState = (typeof consultationStates)[number]

/** A question to the experts, with who asked and who answered; without the graph. */
export type StoredConsultation = Pick<
  ChainConsultationRow,
  | 'consultation_id'
  | 'uid'
  | 'chain_id'
  | 'chain_name'
  | 'version'
  | 'subject'
  | 'question'
  | 'state'
  | 'by_mail'
  | 'asked_at'
  | 'answer'
  | 'answered_at'
> & { nodes: unknown; asker: string; email: string | null; language: string; answerer: string | null }

const selected = (db: Db) => db`select q.consultation_id, q.uid, q.chain_id, q.chain_name, q.version, q.subject,
    q.question, q.state, q.by_mail, q.asked_at, q.answer, q.answered_at, q.nodes, a.user_name as asker, a.email,
    a.language, nullif(e.user_name, '') as answerer
  from chain_consultation q join account a on a.uid = q.uid left join account e on e.uid = q.answered_by`

interface Asked {
  /** Of this user; all users' where it is null. */
  uid: number | null
  state: ConsultationState | undefined
  page: number
  size: number
}

/** A page of questions, those of one user the newest first, those of all with the waiting ones in front. */
export async function consultationsPage(
  db: Db,
  marketId: number,
  { uid, state, page, size }: Asked,
): Promise<{ rows: StoredConsultation[]; total: number }> {
  const fits = db`q.market_id = ${marketId} ${uid === null ? db`` : db`and q.uid = ${uid}`}
    ${state === undefined ? db`` : db`and q.state = ${state}`}`
  const [count] = await db<{ total: number }[]>`select count(*)::int as total from chain_consultation q where ${fits}`
  const rows = await db<StoredConsultation[]>`${selected(db)} where ${fits}
    order by ${uid === null ? db`q.state = 'waiting' desc,` : db``} q.asked_at desc, q.consultation_id
    offset ${page * size} limit ${size}`
  return { rows, total: count?.total ?? 0 }
}

/** A question by its id, held against other changes; of one user where `uid` is no null. */
export async function heldConsultation(
  tx: Db,
  marketId: number,
  id: string,
  uid: number | null,
): Promise<StoredConsultation | undefined> {
  const [row] = await tx<StoredConsultation[]>`${selected(tx)} where q.consultation_id::text = ${id.toLowerCase()}
    and q.market_id = ${marketId} ${uid === null ? tx`` : tx`and q.uid = ${uid}`} for no key update of q`
  return row
}

/** What is written of a question. */
export interface NewConsultation {
  id: string
  uid: number
  marketId: number
  chainId: string
  chainName: string
  version: number
  graph: unknown
  subject: string
  question: string
  nodes: unknown
  byMail: boolean
}

export async function insertConsultation(tx: Db, one: NewConsultation, now: number): Promise<void> {
  await tx`insert into chain_consultation (consultation_id, uid, market_id, chain_id, chain_name, version, graph,
      subject, question, nodes, state, by_mail, asked_at)
    values (${one.id}, ${one.uid}, ${one.marketId}, ${one.chainId}, ${one.chainName}, ${one.version},
      ${tx.json(one.graph as never)}, ${one.subject}, ${one.question}, ${tx.json(one.nodes as never)}, 'waiting',
      ${one.byMail}, ${new Date(now).toISOString()})`
}

export async function withdraw(tx: Db, id: string): Promise<void> {
  await tx`update chain_consultation set state = 'withdrawn' where consultation_id = ${id}`
}

export async function writeAnswer(
  tx: Db,
  id: string,
  { answer, by, now }: { answer: string; by: number; now: number },
): Promise<void> {
  await tx`update chain_consultation set state = 'answered', answer = ${answer}, answered_by = ${by},
    answered_at = ${new Date(now).toISOString()} where consultation_id = ${id}`
}

export interface ConsultedGraph {
  chain_name: string
  version: number
  graph: unknown
}

/** The graph that a question is about. */
export async function consultedGraph(db: Db, marketId: number, id: string): Promise<ConsultedGraph | undefined> {
  const [row] = await db<ConsultedGraph[]>`select chain_name, version, graph
    from chain_consultation where consultation_id::text = ${id.toLowerCase()} and market_id = ${marketId}`
  return row
}
