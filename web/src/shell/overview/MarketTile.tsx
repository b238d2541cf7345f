import { markets } from '@pandora/contract/domains/markets/operations'
import { useOperation } from '../../lib/api/useOperation.ts'
import { number } from '../../lib/formats.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Sparkline } from '../../charts/Sparkline.tsx'
import { Answer } from '../../ui/Answer.tsx'
import { Figure } from '../../ui/Figure.tsx'
import { Empty, Skeleton } from '../../ui/States.tsx'
import { Tile } from '../../ui/Tile.tsx'
import styles from './Overview.module.css'
import { overviewTexts } from './texts.ts'
import { ofChange } from '../../ui/basis/basis.ts'

/** Indexes and breadth of the last trading day known. */
export function MarketTile() {
  const t = useTexts(overviewTexts)
  const language = useLanguage()
  const query = useOperation(markets.status, {})
  return (
    <Tile
      title={t('market')}
      context={query.data?.tradeDate ?? null}
      onRefresh={() => {
        void query.refetch()
      }}
      refreshing={query.isFetching}
      className={styles.market}
    >
      <Answer query={query} waiting={<Skeleton count={9} />}>
        {({ indexes, rising, falling, flat, breadthDate }) =>
          indexes.length === 0 && !breadthDate ? (
            <Empty why={t('marketNone')} />
          ) : (
            <>
              <table className={styles.table}>
                <thead className="visually-hidden">
                  <tr>
                    <th scope="col">{t('index')}</th>
                    <th scope="col">{t('days')}</th>
                    <th scope="col">{t('last')}</th>
                    <th scope="col">{t('change')}</th>
                  </tr>
                </thead>
                <tbody>
                  {indexes.map((index) => (
                    <tr key={index.securityId} title={index.date}>
                      <th scope="row">
                        {(language === 'en' ? (index.nameEn ?? index.nameZh) : (index.nameZh ?? index.nameEn)) ??
                          index.securityId}
                      </th>
                      <td>
                        <Sparkline values={index.recent} />
                      </td>
                      <td>
                        <Figure value={index.close} strong />
                      </td>
                      <td>
                        <Figure value={index.changeRate} as="percent" change basis={ofChange(index.changeAdjusted)} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
              {breadthDate ? (
                <div className={styles.breadth}>
                  <div className={styles.breadthBar} aria-hidden="true">
                    <i style={{ flexGrow: rising, background: 'var(--rise)' }} />
                    <i style={{ flexGrow: flat, background: 'var(--line-strong)' }} />
                    <i style={{ flexGrow: falling, background: 'var(--fall)' }} />
                  </div>
                  <p>
                    <span className="rise">
                      {t('up')} {number(rising, { digits: 0 })}
                    </span>
                    <span className={styles.dim}>
                      {t('flat')} {number(flat, { digits: 0 })} · {breadthDate}
                    </span>
                    <span className="fall">
                      {t('down')} {number(falling, { digits: 0 })}
                    </span>
                  </p>
                </div>
              ) : null}
            </>
          )
        }
      </Answer>
    </Tile>
  )
}
