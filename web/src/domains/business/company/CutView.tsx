import { useMemo } from 'react'
import { stretch } from '../../../lib/formats.ts'
import { Figure } from '../../../ui/Figure.tsx'
import { DataTable, exportTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { partIn, toneOf, yearsOf } from './model.ts'
import type { Line, Rate, Turnover } from './model.ts'
import { useRow } from './row/row.ts'
import { useWords } from './useWords.ts'
import { YearsChart } from './YearsChart.tsx'
import figure from '../../figures/offers/FigureButton.module.css'
import styles from './CutTile.module.css'
import tones from './tones.module.css'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import type { ViewProps } from '../../../lib/view.ts'
import type { businessViews } from '../parameters.ts'
import { business } from '@pandora/contract/domains/business/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useNoSegments } from './useNoSegments.ts'
import { useGrowth } from './useGrowth.ts'
import { Text } from '../../../ui/kit/Text.tsx'

const noTurnover: Turnover['turnover'] = {}
const noLines: Turnover['lines'] = []

/** The rate in words for those who ask: over which years, or why there is none. */
function useRateWords() {
  const { t } = useWords()
  return (rate: Rate | undefined): string => {
    if (!rate) return ''
    if (rate.absence !== null) return t(`absence_${rate.absence}`)
    return t('cagrSpan', { from: rate.first?.year ?? '', to: rate.last?.year ?? '', span: rate.span ?? 0 })
  }
}

/**
 * One way of cutting over the years: columns, and the same as a table with the growth of each part; every figure opens
 * its row.
 */
export default function CutView({ parameters }: ViewProps<typeof businessViews.cut>) {
  const { t, partName, breakdownNotes } = useWords()
  const rateWords = useRateWords()
  const none = useNoSegments()
  const [row, open] = useRow()
  const { companyId = '', type, kind } = parameters
  const share = parameters.shown === 'share'
  const query = useOperation(business.turnover, { companyId, kind }, { keepPrevious: true })
  const grown = useGrowth(parameters)
  const growth = grown.data
  const turnover = query.data?.turnover ?? noTurnover
  const all = query.data?.lines ?? noLines
  const lines = useMemo(() => all.filter((line) => line.type === type), [all, type])
  const years = useMemo(
    () =>
      yearsOf(turnover)
        .toReversed()
        .filter((year) => turnover[String(year)]?.dataList.some((one) => one.type === type)),
    [turnover, type],
  )
  const rateOf = (line: Line) => growth?.dataList.find((one) => one.type === type && one.key === line.key)
  const columns: Column<Line>[] = [
    {
      key: 'name',
      title: t('part'),
      width: 'minmax(84px, 1.6fr)',
      value: partName,
      sortable: false,
      cell: (line) => (
        <span
          className={styles.name}
          title={line.names.length > 1 ? t('joined', { names: line.names.join(' / ') }) : partName(line)}
        >
          <i
            data-tone={toneOf(line, lines.indexOf(line)) ?? 'none'}
            data-elimination={line.elimination || undefined}
            aria-hidden="true"
          />
          <Text>{partName(line)}</Text>
        </span>
      ),
    },
    {
      key: 'cagr',
      title: t('cagr'),
      width: '66px',
      figures: true,
      value: (line) => rateOf(line)?.rate ?? null,
      cell: (line) => {
        const rate = rateOf(line)
        return (
          <span title={rateWords(rate)}>
            <Figure value={rate?.rate} as="percent" digits={1} change reason={rateWords(rate)} />
          </span>
        )
      },
    },
    ...years.map((year): Column<Line> => ({
      key: String(year),
      title: String(year),
      width: '72px',
      figures: true,
      value: (line) => {
        const part = partIn(turnover, year, line)
        return (share ? part?.turnoverPercent : part?.revenue) ?? null
      },
      cell: (line) => {
        const part = partIn(turnover, year, line)
        if (!part) return <Figure value={null} reason={t('segmentsNone')} />
        const periodEnd = turnover[String(year)]?.periodEnd ?? ''
        const here = row?.periodEnd === periodEnd && row.type === type && row.key === line.key
        return (
          <button
            type="button"
            className={`${figure.button} ${here ? figure.here : ''}`}
            title={part.notes.map((note) => t(`note_${note}`)).join(' · ') || undefined}
            onClick={() => open({ periodEnd, type, key: line.key })}
          >
            <span className="visually-hidden">
              <Text>{partName(line)}</Text> {year}{' '}
            </span>
            {share ? (
              <Figure value={part.turnoverPercent} digits={1} unit="%" />
            ) : (
              <Figure value={part.revenue} as="short" reason={t('note_NO_REVENUE')} />
            )}
          </button>
        )
      },
    })),
  ]
  const newest = years[0]
  const breakdown =
    newest === undefined ? undefined : turnover[String(newest)]?.dataList.find((one) => one.type === type)
  const said = breakdown
    ? [
        ...(breakdown.notes.includes('HAS_ELIMINATION') ? [t('elimination')] : []),
        ...breakdownNotes({
          ...breakdown,
          notes: breakdown.notes.filter((note) => note === 'TOTAL_DIFFERS' || note === 'LEVELS_MIXED'),
        }),
      ]
    : []
  return (
    <ViewBody
      answer={query}
      also={[grown]}
      context={newest === undefined ? null : stretch(years.at(-1) ?? newest, newest)}
      source={() => said.join(' · ') || null}
      empty={({ absence }) =>
        absence === null ? (lines.length ? undefined : { why: t('segmentsNone') }) : none(absence)
      }
      table={() => exportTable(`main-business-${type}`, columns, lines)}
    >
      {() => (
        <div className={`${styles.body} ${tones.tones}`} data-cut={type}>
          <YearsChart
            type={type}
            lines={lines}
            turnover={turnover}
            share={share}
            height={172}
            onOpen={(periodEnd, key) => open({ periodEnd, type, key })}
          />
          <div className={styles.table}>
            <DataTable
              label={t('years', { cut: t(type), from: years.at(-1) ?? '', to: newest ?? '' })}
              columns={columns}
              rows={lines}
              rowKey={(line) => line.key}
            />
          </div>
        </div>
      )}
    </ViewBody>
  )
}
