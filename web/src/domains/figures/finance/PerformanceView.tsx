import { useContext, useMemo } from 'react'
import { figures } from '@pandora/contract/domains/figures/operations'
import { QuarterChart } from '../../../charts/quarters/QuarterChart.tsx'
import { QuarterSlider } from '../../../charts/quarters/QuarterSlider.tsx'
import { chosenQuarter, quarterKey } from '../../../charts/quarters/quarter.ts'
import { useAsOf, useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useRoot } from '../../../lib/store.ts'
import { useTexts } from '../../../lib/texts.ts'
import { FigureButton } from '../offers/FigureButton.tsx'
import { figureTexts } from '../offers/texts.ts'
import { useFigureWords } from '../offers/useFigureWords.ts'
import { rowsIn, usualBasis } from './model.ts'
import { barsOfQuarters, windowOf } from './performanceModel.ts'
import type { Performance } from './performanceModel.ts'
import styles from './Performance.module.css'
import { performanceTexts } from './performanceTexts.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import type { ViewProps } from '../../../lib/view.ts'
import { PlaceContext } from '../../../lib/view.ts'
import type { figureViews } from '../parameters.ts'

const MOST = 8
const shown = [
  ['revenue', 'revenue', 'revenue'],
  ['operatingIncome', 'operatingProfit', 'operatingProfit'],
  ['netIncomeAfterTax', 'netIncomeAfterTax', 'netProfit'],
] as const

function Body({
  companyId,
  name,
  rows,
  basis,
  asked,
  onQuarter,
}: {
  companyId: string
  name: string
  rows: readonly Performance[]
  basis: 'quarter' | 'ttm'
  asked: string
  onQuarter: (key: string | null) => void
}) {
  const t = useTexts(performanceTexts)
  const { absenceText } = useFigureWords()
  const all = useMemo(() => barsOfQuarters(rows, basis), [rows, basis])
  const keys = useMemo(() => all.map((one) => one.key), [all])
  const chosen = chosenQuarter(keys, asked)
  const drawn = useMemo(() => windowOf(all, chosen, MOST), [all, chosen])
  const choose = (key: string) => onQuarter(key === keys.at(-1) ? null : key)
  const now = rows.find((row) => quarterKey(row) === chosen)
  return (
    <div className={styles.body}>
      <div className={styles.chart}>
        <QuarterChart
          label={t('quarterOf', { name, from: keys[0] ?? '', to: keys.at(-1) ?? '' })}
          quarters={drawn}
          names={{ left: t('revenue'), right: t('operatingProfit'), line: t('netProfit') }}
          rightNote={t('rightAxis')}
          chosen={chosen}
          onChoose={choose}
        />
      </div>
      {now ? (
        <dl className={styles.now}>
          {shown.map(([field, figure, text]) => (
            <div key={field}>
              <dt>{t(text)}</dt>
              <dd>
                <FigureButton
                  place={{ companyId, figure, basis, periodEnd: now.periodEnd }}
                  value={(basis === 'ttm' ? now.ttm : now)[field]}
                  unit={now.currency ?? ''}
                  company={name}
                  period={chosen ?? ''}
                  reason={absenceText(now.absences[basis === 'ttm' ? `ttm.${field}` : field])}
                  standIns={now.standIns[basis === 'ttm' ? `ttm.${field}` : field]}
                  strong
                />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      <QuarterSlider label={t('quarter')} keys={keys} chosen={chosen} onChoose={choose} />
    </div>
  )
}

/**
 * Performance by single quarter: revenue by the left axis, profits by the right, the slider at the latest quarter
 * (COMP-04, COMP-10).
 */
export default function PerformanceView({ parameters, setParameters }: ViewProps<typeof figureViews.quarters>) {
  const { companyId = '', quarter = '' } = parameters
  const { about } = useContext(PlaceContext)
  const t = useTexts(performanceTexts)
  const figure = useTexts(figureTexts)
  const { standInText } = useFigureWords()
  const go = useGo()
  const [asOf] = useAsOf()
  const admin = useRoot((root) => root.user.info?.role === 'admin')
  const query = useOperation(figures.performance, { companyId, size: 40 })
  const known = useMemo(() => query.data?.dataList ?? [], [query.data])
  // Of a company that only years are known of, a year is four quarters.
  const basis = usualBasis(known) === 'quarter' ? 'quarter' : 'ttm'
  const rows = useMemo(() => rowsIn(known, basis), [known, basis])
  const [latest] = rows
  return (
    <ViewBody
      answer={query}
      context={[latest?.currency, basis === 'ttm' ? t('ttm') : ''].filter(Boolean).join(' · ') || null}
      source={({ computing }) => (computing ? t('computing') : latest ? quarterKey(latest).slice(2) : null)}
      empty={() =>
        rows.length
          ? undefined
          : {
              why: t('noQuarters'),
              action: admin && !asOf ? { text: t('import'), run: () => go('/index/imports') } : undefined,
            }
      }
      table={() => ({
        name: `quarters-${companyId}`,
        head: [t('quarter'), t('revenue'), t('operatingProfit'), t('netProfit'), figure('notes')],
        rows: rows.map((row) => {
          const of = basis === 'ttm' ? row.ttm : row
          return [
            quarterKey(row),
            of.revenue,
            of.operatingIncome,
            of.netIncomeAfterTax,
            of.netIncomeAfterTax === null
              ? null
              : (standInText(row.standIns[basis === 'ttm' ? 'ttm.netIncomeAfterTax' : 'netIncomeAfterTax']) ?? null),
          ]
        }),
      })}
    >
      {() => (
        <Body
          companyId={companyId}
          name={about}
          rows={rows}
          basis={basis}
          asked={quarter}
          onQuarter={(key) => setParameters({ quarter: key })}
        />
      )}
    </ViewBody>
  )
}
