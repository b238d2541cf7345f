import { macro } from '@pandora/contract/domains/macro/operations'
import { Sparkline } from '../../../charts/Sparkline.tsx'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Figure } from '../../../ui/Figure.tsx'
import lines from '../../../ui/table/Plain.module.css'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { lastOf } from '../lastOf.ts'
import styles from '../Rates.module.css'
import { macroTexts } from '../texts.ts'
import { useNoSeries } from '../useNoSeries.ts'

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
export default function LatestView() {
  const t = useTexts(macroTexts)
  const exchange = useOperation(macro.exchangeRate, COURSE)
  const lpr = useOperation(macro.lpr, COURSE)
  const shibor = useOperation(macro.shibor, COURSE)
  const noSeries = useNoSeries()
  const all = [exchange, lpr, shibor] as const
  const groups =
    exchange.data && lpr.data && shibor.data
      ? [
          {
            name: t('fxShort'),
            digits: 4,
            rows: fx.map((key) => lastOf(key, exchange.data.time, exchange.data[key])),
          },
          { name: 'LPR (%)', digits: 2, rows: lprs.map((key) => lastOf(key, lpr.data.valueCode, lpr.data[key])) },
          {
            name: 'SHIBOR (%)',
            digits: 3,
            rows: shibors.map((key) => lastOf(key, shibor.data.valueCode, shibor.data[key])),
          },
        ]
      : undefined
  return (
    <ViewBody
      answer={{
        data: groups,
        error: all.find(({ error }) => error)?.error ?? null,
        isFetching: all.some(({ isFetching }) => isFetching),
        refetch: () => all.forEach((query) => void query.refetch()),
      }}
      empty={(shown) => (shown.some(({ rows }) => rows.some(({ value }) => value !== null)) ? undefined : noSeries)}
      table={(shown) => ({
        name: t('title'),
        head: [t('title'), t('onDay'), ''],
        rows: shown.flatMap(({ name, rows }) =>
          rows.map(({ key, day, value }) => [`${name} ${t(key)}`, day, value] as const),
        ),
      })}
    >
      {(shown) => (
        <div className={styles.groups}>
          {shown.map(({ name, digits, rows }) => (
            <table key={name} className={lines.table}>
              <caption>
                {name}
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
                    {day === null || day === latestDay(rows) ? null : <td className={styles.quiet}>{day}</td>}
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
        </div>
      )}
    </ViewBody>
  )
}
