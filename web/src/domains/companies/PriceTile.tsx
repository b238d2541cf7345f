import { companies } from '@pandora/contract/domains/companies/operations'
import { CompareChips } from './offers/compare/CompareChips.tsx'
import { CompareSearch } from './offers/compare/CompareSearch.tsx'
import { useCompared } from './offers/compare/useCompared.ts'
import { PriceChart } from '../../charts/PriceChart.tsx'
import { useAddressField, useAsOf, useGo } from '../../lib/address.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { number } from '../../lib/formats.ts'
import { useRoot } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { ProvenanceLink } from '../../ui/ProvenanceLink.tsx'
import { Empty, Skeleton } from '../../ui/States.tsx'
import { Tile } from '../../ui/Tile.tsx'
import { BarDetail } from './BarDetail.tsx'
import { companyTexts } from './texts.ts'
import type { Bars } from './types.ts'
import styles from './PriceTile.module.css'

/** Why there is no bar: hidden by the as-of date, or none was ever imported; and the one thing to do about it. */
function NoBars({ bars, index }: { bars: Bars; index: boolean }) {
  const t = useTexts(companyTexts)
  const go = useGo()
  const [asOf, setAsOf] = useAsOf()
  const admin = useRoot((root) => root.user.info?.role === 'admin')
  if (asOf && bars.laterBars > 0) {
    const values = {
      asOf: asOf.slice(0, 16).replace('T', ' '),
      count: number(bars.laterBars, { digits: 0 }),
      first: bars.firstBarOn ?? '',
    }
    return (
      <Empty
        why={t(bars.firstBarOn ? 'barsHidden' : 'barsHiddenPlain', values)}
        action={{ text: t('toLatest'), run: () => setAsOf(null) }}
      />
    )
  }
  return (
    <Empty
      why={t(index ? 'noBarsIndex' : 'noBarsSource')}
      action={admin ? { text: t('importFile'), run: () => go('/index/imports') } : undefined}
    />
  )
}

/** In the address: compared with nothing, though companies stand beside. */
const ALONE = 'none'

/**
 * Prices of a security: chart, comparison (those `beside` it where prices are adjusted, unless the reader chose
 * others), and the provenance of any bar.
 */
export function PriceTile({
  securityId,
  name,
  index = false,
  beside = '',
  className,
}: {
  securityId: string
  name: string
  index?: boolean
  /** Ids, as the address holds them. */ beside?: string
  className?: string | undefined
}) {
  const t = useTexts(companyTexts)
  const query = useOperation(companies.stockPrice, { securityId })
  const [bar, setBar] = useAddressField('bar')
  const [compare, setCompare] = useAddressField('compare')
  // Traded prices fall with every split: set beside one another unasked they would tell losses that nobody had.
  const standing = query.data && query.data.basis !== null && query.data.basis !== 'traded' ? beside : ''
  const { chosen, lines, add, remove } = useCompared(securityId, compare || standing, (next) =>
    setCompare(next === standing ? '' : next || ALONE),
  )
  const empty = query.data?.date.length === 0
  return (
    <Tile
      title={t('price')}
      className={className}
      onRefresh={() => {
        void query.refetch()
      }}
      refreshing={query.isFetching}
      health={query.error ? 'error' : query.data ? (empty ? 'empty' : 'ok') : undefined}
      source={<ProvenanceLink provenance={query.data?.provenance} />}
      controls={
        query.data && !empty ? (
          <CompareSearch taken={[securityId, ...chosen.map(({ id }) => id)]} count={chosen.length} onChoose={add} />
        ) : undefined
      }
    >
      <Answer query={query} waiting={<Skeleton shape="block" />}>
        {(bars) =>
          empty ? (
            <NoBars bars={bars} index={index} />
          ) : (
            <div className={styles.body}>
              <CompareChips chosen={chosen} onRemove={remove} />
              <div className={styles.chart}>
                <PriceChart
                  name={name}
                  bars={bars}
                  basis={bars.basis}
                  basisDate={bars.basisDate}
                  currency={bars.currency}
                  compared={lines}
                  onChoose={setBar}
                />
              </div>
              <BarDetail bars={bars} chosen={bar} onClear={() => setBar('')} />
            </div>
          )
        }
      </Answer>
    </Tile>
  )
}
