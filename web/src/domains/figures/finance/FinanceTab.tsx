import { useMemo } from 'react'
import { figures } from '@pandora/contract/domains/figures/operations'
import { QuarterChart } from '../../../charts/quarters/QuarterChart.tsx'
import { QuarterLines } from '../../../charts/quarters/QuarterLines.tsx'
import { QuarterSlider } from '../../../charts/quarters/QuarterSlider.tsx'
import { chosenQuarter, quarterKey } from '../../../charts/quarters/quarter.ts'
import { useAddressField, useAsOf, useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { useRoot } from '../../../lib/store.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { FigureReceipt } from '../offers/FigureReceipt.tsx'
import { useFigureField } from '../offers/figureField.ts'
import { useFigureWords } from '../offers/useFigureWords.ts'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import { exportTable } from '../../../ui/table/DataTable.tsx'
import { Tile } from '../../../ui/Tile.tsx'
import { useQuarter } from '../offers/useQuarter.ts'
import { windowOf } from './performanceModel.ts'
import { TabBody } from '../../../ui/tabs/TabBody.tsx'
import type { TabProps } from '../../companies/slots.ts'
import styles from './Finance.module.css'
import { bases, cellOf, figureOf, ratios, rowsIn, usualBasis } from './model.ts'
import { PerformanceTable, usePerformanceColumns, usePerformanceSheet } from './PerformanceTable.tsx'
import { financeTexts } from './texts.ts'
import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import { nopatView } from '../views.ts'

/** Quarters that the chart draws at once. */
const DRAWN = 20
const lineFields = [...ratios, 'roe'] as const

/**
 * What the company earned, by quarter, year to date or the last four quarters: chart, table, ratios over time and
 * NOPAT; every figure opens its receipt.
 */
export default function FinanceTab({ profile }: TabProps) {
  const t = useTexts(financeTexts)
  const language = useLanguage()
  const go = useGo()
  const [asOf] = useAsOf()
  const { figureName } = useFigureWords()
  const admin = useRoot((root) => root.user.info?.role === 'admin')
  const { companyId } = profile
  const name = named(profile.companyNameZh, profile.companyNameEn, language, profile.stockCode)
  const [basisText, setBasis] = useAddressField('basis')
  const [place, setPlace] = useFigureField()
  const query = useOperation(figures.performance, { companyId, size: 160 })
  const known = useMemo(() => query.data?.dataList ?? [], [query.data])
  const usual = useMemo(() => usualBasis(known), [known])
  const basis = bases.find((one) => one === basisText) ?? usual
  const rows = useMemo(() => rowsIn(known, basis), [known, basis])
  const longer = useMemo(() => rowsIn(known, 'cumulative')[0], [known])
  const later =
    basis === 'quarter' && longer && rows[0] && longer.periodEnd > rows[0].periodEnd ? quarterKey(longer) : null
  const { asked, choose } = useQuarter(rows[0] ? quarterKey(rows[0]) : undefined)
  const oldestFirst = useMemo(() => rows.toReversed(), [rows])
  const keys = useMemo(() => oldestFirst.map(quarterKey), [oldestFirst])
  const chosen = chosenQuarter(keys, asked)
  const bars = useMemo(
    () =>
      oldestFirst.map((row) => ({
        key: quarterKey(row),
        left: cellOf(known, row, 'revenue', basis).value,
        right: cellOf(known, row, 'operatingIncome', basis).value,
        line: cellOf(known, row, 'netIncomeAfterTax', basis).value,
      })),
    [oldestFirst, known, basis],
  )
  const drawn = useMemo(() => windowOf(bars, chosen, DRAWN), [bars, chosen])
  const lines = useMemo(
    () =>
      lineFields.map((field) => ({
        key: field,
        name: figureName(figureOf[field]),
        values: oldestFirst.map((row) => cellOf(known, row, field, basis).value),
      })),
    [oldestFirst, known, basis, figureName],
  )
  const columns = usePerformanceColumns(companyId, name, known, basis)
  const sheet = usePerformanceSheet(columns, known, basis)
  const health = query.error
    ? ('error' as const)
    : query.data
      ? rows.length
        ? ('ok' as const)
        : ('empty' as const)
      : undefined
  const about = {
    onRefresh: () => {
      void query.refetch()
    },
    refreshing: query.isFetching,
    health,
    source: query.data?.computing ? t('computing') : undefined,
  }
  const empty = (
    <Empty
      why={t('noQuarters')}
      action={admin && !asOf ? { text: t('import'), run: () => go('/index/imports') } : undefined}
    />
  )
  const words = { from: keys[0] ?? '', to: keys.at(-1) ?? '' }
  return (
    <>
      <TabBody className={styles.grid}>
        <div className={styles.bar}>
          <SegmentedControl
            label={t('basis')}
            value={basis}
            onChange={(next) => setBasis(next === usual ? '' : next)}
            options={bases.map((value) => ({ value, text: t(`basis_${value}`) }))}
          />
          {basis === 'cumulative' ? <span className={styles.quiet}>{t('cumulativeNote')}</span> : null}
          {later ? (
            <button type="button" className={styles.later} onClick={() => setBasis('cumulative')}>
              {t('later', { quarter: later })}
            </button>
          ) : null}
        </div>
        <Tile title={t('performance')} className={styles.chart} context={rows[0]?.currency ?? undefined} {...about}>
          <Answer query={query} waiting={<Skeleton shape="block" />}>
            {() =>
              rows.length === 0 ? (
                empty
              ) : (
                <div className={styles.filled}>
                  <div className={styles.rows}>
                    <QuarterChart
                      label={t('quarterOf', { name, basis: t(`basis_${basis}`), ...words })}
                      quarters={drawn}
                      names={{
                        left: figureName('revenue'),
                        right: figureName('operatingProfit'),
                        line: figureName('netIncomeAfterTax'),
                      }}
                      rightNote={t('rightAxis')}
                      chosen={chosen}
                      onChoose={choose}
                    />
                  </div>
                  <QuarterSlider label={t('quarter')} keys={keys} chosen={chosen} onChoose={choose} />
                </div>
              )
            }
          </Answer>
        </Tile>
        <Tile title={t('ratios')} className={styles.ratios} context="%" {...about}>
          <Answer query={query} waiting={<Skeleton shape="block" />}>
            {() =>
              rows.length === 0 ? (
                empty
              ) : (
                <div className={styles.filled}>
                  <p className={styles.legend}>
                    {lines.map((line, at) => (
                      <span key={line.key}>
                        <i aria-hidden="true" style={{ background: `var(--series-${at + 1})` }} />
                        {line.name} <b>{number(line.values[keys.indexOf(chosen ?? '')], { digits: 1 })}</b>
                      </span>
                    ))}
                  </p>
                  <div className={styles.rows}>
                    <QuarterLines
                      label={t('ratiosOf', words)}
                      keys={keys}
                      lines={lines}
                      format={(value) => number(value, { digits: 1, loose: true })}
                      chosen={chosen}
                      onChoose={choose}
                    />
                  </div>
                </div>
              )
            }
          </Answer>
        </Tile>
        <Tile
          title={t('table')}
          className={styles.table}
          context={t(`basis_${basis}`)}
          {...about}
          onExport={rows.length ? () => exportTable(`performance-${companyId}-${basis}`, sheet, rows) : undefined}
        >
          <Answer query={query} waiting={<Skeleton count={10} height={26} />}>
            {() =>
              rows.length === 0 ? (
                empty
              ) : (
                <PerformanceTable label={t('table')} columns={columns} rows={rows} chosen={chosen} onChoose={choose} />
              )
            }
          </Answer>
        </Tile>
        <ViewTile
          view={nopatView}
          given={{ companyId, basis: basis === 'quarter' ? 'quarter' : 'ttm' }}
          about={name}
          className={styles.nopat}
        />
      </TabBody>
      {place ? <FigureReceipt place={place} onClose={() => setPlace(null)} /> : null}
    </>
  )
}
