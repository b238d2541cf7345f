import type { auditActions } from '@pandora/contract/domains/administration/operations'
import type { Db } from '@pandora/store/database'

/** What is written down of accounts, for whoever has to find out later what happened. */
type AuditAction = (typeof auditActions)[number]

/**
 * Writes an event down. `uid` null where no account is concerned; `detail` holds no secret, and no address of mail that
 * was typed.
 */
export async function audit(
  db: Db,
  uid: number | null,
  action: AuditAction,
  detail: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  await db`insert into audit_event (uid, action, detail) values (${uid}, ${action}, ${db.json(detail)})`
}
