import { markets } from '@pandora/contract/domains/markets/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Sparkline } from '../../../charts/Sparkline.tsx'
import { Figure } from '../../../ui/Figure.tsx'
import lines from '../../../ui/table/Plain.module.css'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import styles from '../Overview.module.css'
import { overviewTexts } from '../texts.ts'
import { ofChange } from '../../../ui/basis/basis.ts'
import { Text } from '../../../ui/kit/Text.tsx'

/** Indexes and breadth of the last trading day known. */
export default function MarketView() {
  const t = useTexts(overviewTexts)
  const language = useLanguage()
  const query = useOperation(markets.status, {})
  // The day that the closes are of: on a trading day that has not closed the calendar is already further.
  const day = query.data?.indexes.reduce((latest, { date }) => (date > latest ? date : latest), '')
  return (
    <ViewBody
      answer={query}
      context={day ? t('closeOn', { date: day }) : null}
      empty={({ indexes, breadthDate }) =>
        indexes.length === 0 && !breadthDate ? { why: t('marketNone') } : undefined
      }
      table={({ indexes }) => ({
        name: t('market'),
        head: [t('index'), t('date'), t('last'), t('change')],
        rows: indexes.map((one) => [nameOf(one, language), one.date, one.close, one.changeRate]),
      })}
    >
      {({ indexes, rising, falling, flat, breadthDate }) => (
        <>
          <table className={lines.table}>
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
                    <Text>{nameOf(index, language)}</Text>
                    {index.date === day ? null : <span className={styles.dim}> {index.date}</span>}
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
      )}
    </ViewBody>
  )
}

const nameOf = (one: { nameZh: string | null; nameEn: string | null; securityId: string }, language: string) =>
  named(one.nameZh, one.nameEn, language, one.securityId)
