import { randomUUID } from 'node:crypto'
import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** A drawing as it is kept; `content` holds its points, its words and the bar it was put beside. */
export interface DrawingRow {
  drawing_id: string
  kind: string
  basis: string
  content: unknown
  seen_at: number
}

/** Whether a security is known to the view. */
export async function isSecurity(db: Db, view: View, securityId: string): Promise<boolean> {
  const [row] = await db<{ there: boolean }[]>`select exists (select from security s
    where s.security_id = ${securityId} and ${inForce(db, 's', view)}) as there`
  return row?.there ?? false
}

/** The user's drawings on a chart, whenever they were drawn; the oldest first. */
export async function drawingsOf(db: Db, marketId: number, uid: number, securityId: string): Promise<DrawingRow[]> {
  return db<DrawingRow[]>`select drawing_id, kind, basis, content, seen_at from chart_drawing
    where uid = ${uid} and market_id = ${marketId} and security_id = ${securityId} order by created_at, drawing_id`
}

/** Keeps a drawing under a new id; answers it. */
export async function insertDrawing(
  tx: Db,
  of: { uid: number; marketId: number; securityId: string; now: number },
  row: Omit<DrawingRow, 'drawing_id'>,
): Promise<string> {
  const id = randomUUID()
  await tx`insert into chart_drawing
    (drawing_id, uid, market_id, security_id, kind, basis, content, seen_at, created_at)
    values (${id}, ${of.uid}, ${of.marketId}, ${of.securityId}, ${row.kind}, ${row.basis},
      ${tx.json(row.content as never)}, ${new Date(row.seen_at).toISOString()}, ${new Date(of.now).toISOString()})`
  return id
}

/** Changes a drawing of the user's on a chart; false where there is none. */
export async function updateDrawing(
  tx: Db,
  of: { uid: number; marketId: number; securityId: string },
  row: DrawingRow,
): Promise<boolean> {
  const rows = await tx`update chart_drawing set kind = ${row.kind}, basis = ${row.basis},
    content = ${tx.json(row.content as never)}, seen_at = ${new Date(row.seen_at).toISOString()}
    where drawing_id::text = ${row.drawing_id} and uid = ${of.uid} and market_id = ${of.marketId}
      and security_id = ${of.securityId} returning drawing_id`
  return rows.length > 0
}

/** Deletes a drawing of the user's; false where there is none. */
export async function deleteDrawing(tx: Db, uid: number, marketId: number, drawingId: string): Promise<boolean> {
  const rows = await tx`delete from chart_drawing where drawing_id::text = ${drawingId} and uid = ${uid}
    and market_id = ${marketId} returning drawing_id`
  return rows.length > 0
}
