import { markets } from '@pandora/contract/domains/markets/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { call } from '../lib/api/call.ts'
import { operationKey } from '../lib/api/useOperation.ts'
import { queryClient } from '../lib/queryClient.ts'
import { setPreference, useRoot } from '../lib/store.ts'
import { languageNow } from '../lib/texts.ts'

type Market = OutputOf<typeof markets.list>['dataList'][number]

/** The market chosen; who has not chosen yet is shown one in which there is something. */
export const marketShown = (all: readonly Market[], chosen: string | null): Market | undefined =>
  all.find(({ key }) => key === chosen) ?? all.find(({ empty }) => !empty) ?? all[0]

/**
 * The market that is shown is known once this resolves, where there is one to know: a screen drawn before that would
 * read everything twice.
 */
export async function marketKnown(): Promise<void> {
  const { market } = useRoot.getState().preferences
  if (market !== null) return
  const data = await call(markets.list, {}).catch(() => undefined)
  if (!data) return
  queryClient.setQueryData(operationKey(markets.list, {}, { market, asOf: null, language: languageNow() }), data)
  const shown = marketShown(data.dataList, market)
  if (shown && useRoot.getState().preferences.market === null) setPreference({ market: shown.key })
}
