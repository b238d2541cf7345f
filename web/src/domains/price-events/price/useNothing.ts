import type { companies } from '@pandora/contract/domains/companies/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useAsOf, useGo } from '../../../lib/address.ts'
import { number } from '../../../lib/formats.ts'
import { useRoot } from '../../../lib/store.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { Nothing } from '../../../ui/view/ViewBody.tsx'
import { priceEventTexts } from '../texts.ts'
import { priceTexts } from './texts.ts'

/** Why there is no bar: no company, hidden by the as-of date, or none was ever imported; and the one thing to do. */
export function useNothing(name: string) {
  const t = useTexts(priceTexts)
  const words = useTexts(priceEventTexts)
  const go = useGo()
  const [asOf, setAsOf] = useAsOf()
  const admin = useRoot((root) => root.user.info?.role === 'admin')
  return (bars: OutputOf<typeof companies.stockPrice> | null): Nothing | undefined => {
    if (bars === null) return { why: words('noCompany') }
    if (bars.date.length) return undefined
    if (asOf && bars.laterBars > 0) {
      const values = {
        asOf: asOf.slice(0, 16).replace('T', ' '),
        count: number(bars.laterBars, { digits: 0 }),
        first: bars.firstBarOn ?? '',
      }
      return {
        why: t(bars.firstBarOn ? 'barsHidden' : 'barsHiddenPlain', values),
        action: { text: t('toLatest'), run: () => setAsOf(null) },
      }
    }
    return {
      why: t('noBars', { name }),
      action: admin
        ? { text: t('importFile'), run: () => go('/index/imports') }
        : { text: t('toHealth'), run: () => go('/index/health') },
    }
  }
}
