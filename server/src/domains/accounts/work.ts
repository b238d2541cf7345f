import { pruneAccounts } from '../../auth/prune.queries.ts'
import type { Work, WorkServices } from '../../jobs/work.ts'

/** Guests, codes and invitations whose time is over go. */
export const accountsWork = ({ sql }: WorkServices): Work => ({ prune: (now) => pruneAccounts(sql, now) })
