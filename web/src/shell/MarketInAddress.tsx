import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { markets } from '@pandora/contract/domains/markets/operations'
import { knowMarkets, marketIn, withMarket } from '../lib/address.ts'
import { useOperation } from '../lib/api/useOperation.ts'
import { marketShown } from './market.ts'
import { notify } from '../lib/notices.ts'
import { useRoot } from '../lib/store.ts'
import { useTexts } from '../lib/texts.ts'
import { shellTexts } from './texts.ts'

/**
 * Keeps the market in the address wherever there are several, so that a link opens what was linked to; one that there
 * is not is said, and left for one that there is.
 */
export function MarketInAddress() {
  const t = useTexts(shellTexts)
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const chosen = useRoot((root) => root.preferences.market)
  const { data } = useOperation(markets.list, {}, { staleTime: 5 * 60_000 })
  useEffect(() => {
    const all = data?.dataList ?? []
    if (all.length === 0) return
    knowMarkets(all)
    const asked = marketIn(search)
    const unknown = asked !== null && !all.some(({ key }) => key === asked)
    if (unknown) notify('error', t('marketNone', { key: asked }))
    if (!unknown && (asked !== null || all.length === 1)) return
    const market = marketShown(all, chosen)
    // What stands in the address now: another change of it may be on its way.
    if (market) void navigate({ search: withMarket(location.search, market.key), hash }, { replace: true })
  }, [data, search, hash, chosen, navigate, t])
  return null
}
