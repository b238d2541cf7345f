import { macro } from '@pandora/contract/domains/macro/operations'
import { useMemo } from 'react'
import { useOperation } from '../../lib/api/useOperation.ts'
import { useTexts } from '../../lib/texts.ts'
import { Sparkline } from '../../charts/Sparkline.tsx'
import { Figure } from '../../ui/Figure.tsx'
import { Empty, ErrorState, Skeleton } from '../../ui/States.tsx'
import { Tile } from '../../ui/Tile.tsx'
import styles from './Overview.module.css'
import { lastOf } from './lastOf.ts'
import { overviewTexts } from './texts.ts'
import { useScreenMenu } from './useScreenMenu.ts'

/** As many days as the courses show, and some that lack a value. */
const COURSE = { last: 60 }

const fx = ['usdCny', 'eurCny', 'gbpCny', 'hkdCny', 'jpyCny'] as const
const lprs = ['oneYear', 'fiveYear'] as const
const shibors = ['now', 'oneWeek', 'threeMonth'] as const

const latestDay = (rows: readonly { day: string | null }[]) =>
  rows
    .map(({ day }) => day ?? '')
    .toSorted()
    .at(-1) ?? ''

/** The last known rates, each with its course. */
export function RatesTile() {
  const t = useTexts(overviewTexts)
  const open = useScreenMenu('rates')
  const bring = useScreenMenu('imports', 'import')
  const exchange = useOperation(macro.exchangeRate, COURSE)
  const lpr = useOperation(macro.lpr, COURSE)
  const shibor = useOperation(macro.shibor, COURSE)
  const groups = useMemo(
    () =>
      [
        {
          key: 'fx',
          digits: 4,
          rows: exchange.data ? fx.map((key) => lastOf(key, exchange.data.time, exchange.data[key])) : [],
        },
        {
          key: 'lpr',
          digits: 2,
          rows: lpr.data ? lprs.map((key) => lastOf(key, lpr.data.valueCode, lpr.data[key])) : [],
        },
        {
          key: 'shibor',
          digits: 3,
          rows: shibor.data ? shibors.map((key) => lastOf(key, shibor.data.valueCode, shibor.data[key])) : [],
        },
      ] as const,
    [exchange.data, lpr.data, shibor.data],
  )
  const all = [exchange, lpr, shibor]
  const failed = all.find(({ error, data }) => error && !data)
  const known = groups.some(({ rows }) => rows.some(({ value }) => value !== null))
  const refresh = () => {
    for (const query of all) void query.refetch()
  }
  return (
    <Tile
      title={t('rates')}
      onRefresh={refresh}
      refreshing={all.some(({ isFetching }) => isFetching)}
      menu={open ? [open] : []}
      className={styles.rates}
    >
      {failed ? (
        <ErrorState failure={failed.error} onRetry={refresh} />
      ) : all.some(({ isPending }) => isPending) ? (
        <Skeleton />
      ) : !known ? (
        <Empty why={t('ratesNone')} action={bring} />
      ) : (
        <div className={styles.groups}>
          {groups.map(({ key: group, digits, rows }) => (
            <table key={group} className={styles.table}>
              <caption>
                {t(group)}
                <span>{latestDay(rows)}</span>
              </caption>
              <tbody>
                {rows.map(({ key, value, day, recent }) => (
                  <tr key={key} title={day ?? undefined}>
                    <th scope="row">{t(key)}</th>
                    <td>
                      <Sparkline values={recent} />
                    </td>
                    <td>
                      <Figure value={value} digits={digits} strong />
                    </td>
                    {day === null || day === latestDay(rows) ? null : <td className={styles.dim}>{day}</td>}
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
        </div>
      )}
    </Tile>
  )
}
