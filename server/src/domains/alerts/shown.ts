import { errors, Refusal } from '@pandora/contract/errors'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { Services } from '../../http/services.ts'
import { entityNames } from '../../shared/entity-names.queries.ts'
import { groupNames } from '../watch/offers/members.queries.ts'
import type { ChannelSecret } from './channels/channel.ts'
import { CHANNEL_SEAL } from './channels/secret.ts'
import { channelsOf, type ChannelRow } from './channels.queries.ts'
import { opened } from './deliver/deliver.ts'
import { presentChannel, presentRule } from './present.ts'
import { rulesOf, type RuleRow } from './rules.queries.ts'

/** Rules with the present names of what they look at. */
export async function shownRules(db: Db, uid: number, { marketId }: View, rows: readonly RuleRow[]) {
  const entities = await entityNames(
    db,
    { marketId, asOf: null },
    rows.map((row) => (row.target === 'company' || row.target === 'theme' ? row.target_id : null)),
  )
  const groups = await groupNames(db, marketId, uid)
  return rows.map((row) => presentRule(row, { entities, groups }))
}

/** One rule of the user's. Throws NOT_FOUND, at another user's too. */
export async function oneRule(db: Db, { uid }: { uid: number }, view: View, now: number, ruleId: string) {
  const rows = await rulesOf(db, { uid, marketId: view.marketId, now }, { ruleId }, { page: 0, size: 1 })
  const [rule] = await shownRules(db, uid, view, rows)
  if (!rule) throw new Refusal(errors.NOT_FOUND)
  return rule
}

/** What a channel keeps to itself; null where it was sealed under another secret of the product. */
export const secretOf = ({ sealedAs }: Pick<Services, 'sealedAs'>, row: ChannelRow): ChannelSecret | null =>
  opened(sealedAs(CHANNEL_SEAL), row.sealed_secret)

export const shownChannel = (services: Pick<Services, 'sealedAs'>, row: ChannelRow) =>
  presentChannel(row, secretOf(services, row)?.signingKey !== undefined)

/** One channel of the user's. Throws NOT_FOUND, at another user's too. */
export async function oneChannel(db: Db, uid: number, channelId: string): Promise<ChannelRow> {
  const [row] = await channelsOf(db, uid, channelId)
  if (!row) throw new Refusal(errors.NOT_FOUND)
  return row
}
