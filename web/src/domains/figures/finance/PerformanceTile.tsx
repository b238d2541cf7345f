import { useMemo } from 'react'
import { figures } from '@pandora/contract/domains/figures/operations'
import { QuarterChart } from '../../../charts/quarters/QuarterChart.tsx'
import { QuarterSlider } from '../../../charts/quarters/QuarterSlider.tsx'
import { chosenQuarter, quarterKey } from '../../../charts/quarters/quarter.ts'
import { useAddressField, useAsOf, useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useRoot } from '../../../lib/store.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { FigureButton } from '../offers/FigureButton.tsx'
import { figureTexts } from '../offers/texts.ts'
import { useFigureWords } from '../offers/useFigureWords.ts'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import { Tile } from '../../../ui/Tile.tsx'
import { rowsIn, usualBasis } from './model.ts'
import { barsOfQuarters, windowOf } from './performanceModel.ts'
import type { Performance } from './performanceModel.ts'
import type { TabProps } from '../../companies/slots.ts'
import styles from './PerformanceTile.module.css'
import { performanceTexts } from './performanceTexts.ts'

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
}: {
  companyId: string
  name: string
  rows: readonly Performance[]
  basis: 'quarter' | 'ttm'
}) {
  const t = useTexts(performanceTexts)
  const { absenceText } = useFigureWords()
  const [asked, setQuarter] = useAddressField('quarter')
  const all = useMemo(() => barsOfQuarters(rows, basis), [rows, basis])
  const keys = useMemo(() => all.map((one) => one.key), [all])
  const chosen = chosenQuarter(keys, asked)
  const drawn = useMemo(() => windowOf(all, chosen, MOST), [all, chosen])
  const choose = (key: string) => setQuarter(key === keys.at(-1) ? '' : key)
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
export default function PerformanceTile({ profile, className }: TabProps & { className?: string | undefined }) {
  const { companyId } = profile
  const name = named(profile.companyNameZh, profile.companyNameEn, useLanguage(), profile.stockCode)
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
    <Tile
      title={t('performance')}
      className={className}
      context={[latest?.currency, basis === 'ttm' ? t('ttm') : undefined].filter(Boolean).join(' · ') || undefined}
      onRefresh={() => {
        void query.refetch()
      }}
      refreshing={query.isFetching}
      health={query.error ? 'error' : query.data ? (rows.length ? 'ok' : 'empty') : undefined}
      source={query.data?.computing ? t('computing') : latest ? quarterKey(latest).slice(2) : undefined}
      onExport={
        rows.length
          ? () => ({
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
                    : (standInText(row.standIns[basis === 'ttm' ? 'ttm.netIncomeAfterTax' : 'netIncomeAfterTax']) ??
                      null),
                ]
              }),
            })
          : undefined
      }
    >
      <Answer query={query} waiting={<Skeleton shape="block" />}>
        {() =>
          rows.length ? (
            <Body companyId={companyId} name={name} rows={rows} basis={basis} />
          ) : (
            <Empty
              why={t('noQuarters')}
              action={admin && !asOf ? { text: t('import'), run: () => go('/index/imports') } : undefined}
            />
          )
        }
      </Answer>
    </Tile>
  )
}
