import { shareholders } from '@pandora/contract/domains/shareholders/operations'
import type { shareholdersViews } from '@pandora/contract/domains/shareholders/views'
import { useMemo } from 'react'
import { LineChart } from '../../../charts/LineChart.tsx'
import type { Line } from '../../../charts/lines.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import styles from '../Shareholders.module.css'
import { shareholdersTexts } from '../texts.ts'

const topics = ['companies'] as const
const shares = ['first', 'topThree', 'topTen', 'floatTen'] as const

/** What the largest have together, and how many hold shares, by report. */
export default function ConcentrationView({ parameters }: ViewProps<typeof shareholdersViews.concentration>) {
  const t = useTexts(shareholdersTexts)
  useReread(shareholders.concentration, topics)
  const query = useOperation(shareholders.concentration, { companyId: parameters.companyId ?? '' })
  const rows = query.data?.dataList
  const lines = useMemo(
    () =>
      shares
        .map((key): Line => ({
          key,
          name: t(key),
          dots: true,
          points: (rows ?? []).flatMap((row) => (row[key] === null ? [] : [[row.day, row[key]] as const])),
        }))
        .filter((line) => line.points.length > 0),
    [rows, t],
  )
  const counts = useMemo(
    (): Line[] => [
      {
        key: 'holders',
        name: t('holderCount'),
        colour: 'series-5',
        points: (rows ?? []).flatMap((row) => (row.holders === null ? [] : [[row.day, row.holders] as const])),
      },
    ],
    [rows, t],
  )
  const counted = (counts[0]?.points.length ?? 0) > 0
  return (
    <ViewBody
      answer={query}
      context={rows?.at(-1)?.day}
      empty={({ absence, dataList }) =>
        dataList.length > 0 ? undefined : { why: t(absence === 'NO_SOURCE' ? 'noSource' : 'notOfCompany') }
      }
      table={({ dataList }) => ({
        name: t('concentration'),
        head: [t('day'), ...shares.map((key) => `${t(key)} %`), t('holderCount')],
        rows: dataList.toReversed().map((row) => [row.day, ...shares.map((key) => row[key]), row.holders]),
      })}
      note={({ countAbsence }) =>
        countAbsence === null ? null : t(countAbsence === 'NO_SOURCE' ? 'countNoSource' : 'countNotOfCompany')
      }
    >
      {() => (
        <div className={styles.charts}>
          {lines.length > 0 ? (
            <div className={styles.upper}>
              <LineChart name={t('concentration')} lines={lines} unit="%" field="held" startRange="all" small legend />
            </div>
          ) : null}
          {counted ? (
            <div className={styles.upper}>
              <LineChart
                name={t('holderCount')}
                lines={counts}
                unit=""
                digits={0}
                columns
                field="held"
                startRange="all"
                small
                legend
              />
            </div>
          ) : null}
        </div>
      )}
    </ViewBody>
  )
}
