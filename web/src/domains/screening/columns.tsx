import type { ReactNode } from 'react'
import type { FigureName } from '@pandora/contract/domains/figures/names'
import { absenceWords } from '@pandora/contract/domains/figures/words'
import { screenWords } from '@pandora/contract/domains/screening/operations'
import type { ScreenField, screening } from '@pandora/contract/domains/screening/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { todayFigures } from '@pandora/contract/domains/figures/today'
import type { TodayFigure } from '@pandora/contract/domains/figures/today'
import { named } from '../../lib/names.ts'
import type { Translate } from '../../lib/texts.ts'
import { Figure } from '../../ui/Figure.tsx'
import { useFigureField } from '../figures/offers/figureField.ts'
import type { AnyPlace } from '../figures/offers/figureField.ts'
import { ImpactCell, PointFigure } from '../impact/offers/scores/Scores.tsx'
import { StarButton } from '../watch/offers/star/StarButton.tsx'
import type { Column } from '../../ui/table/DataTable.tsx'
import type { ScreeningKey } from './texts.ts'
import styles from './Results.module.css'
import { type FigureBasis, ofCap, ofChange } from '../../ui/basis/basis.ts'

export type Screened = OutputOf<typeof screening.companies>['dataList'][number]

/** Columns of who has chosen none. */
export const usualColumns: readonly ScreenField[] = [
  'marketCap',
  'close',
  'changeRate',
  'peTtm',
  'pePercentile',
  'pbRatio',
  'revenue',
  'revenueGrowthRate',
  'profit',
  'profitGrowthRate',
  'roe',
  'impactScore',
]

export const nameOfRow = (row: Screened, language: string): string =>
  named(row.nameZh, row.nameEn, language, row.stockCode)

/** The market's last day, and the earliest end of a period whose figures count by themselves. */
interface Market {
  day: string | null
  periodFrom: string | null
}
interface Picking {
  picked: readonly string[]
  full: boolean
  /** Whether rows are met by a finger. */ phone: boolean
  onPick: (row: Screened, on: boolean) => void
}

/** Columns of the result: picking, star, company, industry, and the figures chosen. Sorted by the server. */
export function resultColumns(
  t: Translate<ScreeningKey>,
  language: string,
  fields: readonly ScreenField[],
  market: Market | null,
  { picked, full, phone, onPick }: Picking,
): Column<Screened>[] {
  const name = (row: Screened) => nameOfRow(row, language)
  return [
    {
      key: 'pick',
      title: t('pickColumn'),
      bare: true,
      width: '32px',
      sortable: false,
      value: () => null,
      cell: (row) => {
        const on = picked.includes(row.companyId)
        return (
          <input
            type="checkbox"
            className={styles.pick}
            aria-label={t('pickOne', { name: name(row) })}
            checked={on}
            disabled={full && !on}
            onChange={(event) => onPick(row, event.target.checked)}
          />
        )
      },
    },
    {
      key: 'star',
      title: t('starColumn'),
      bare: true,
      width: phone ? '44px' : '32px',
      sortable: false,
      value: (row) => (row.is_watching ? 1 : 0),
      cell: (row) => <StarButton companyId={row.companyId} name={name(row)} watching={row.is_watching} bare />,
    },
    {
      key: 'name',
      title: t('company'),
      width: language === 'en' ? 'minmax(190px, 2fr)' : 'minmax(150px, 2fr)',
      value: name,
      cell: (row) => (
        <span className={styles.company}>
          <b>{name(row)}</b>
          <small>{row.stockCode}</small>
        </span>
      ),
    },
    {
      key: 'industry',
      title: t('industry'),
      width: language === 'en' ? 'minmax(130px, 1fr)' : 'minmax(96px, 1fr)',
      wideOnly: true,
      value: (row) => named(row.industryZh, row.industryEn, language) || null,
    },
    ...fields.map((field): Column<Screened> => ({
      key: field,
      title: language === 'en' ? screenWords[field].en : screenWords[field].zh,
      width: widthOf(field, language),
      figures: true,
      value: (row) => row[field],
      basis: (row) => basisOf(row, field),
      cell: (row) => (
        <Aside t={t} row={row} field={field} market={market}>
          <Cell t={t} language={language} row={row} field={field} />
        </Aside>
      ),
    })),
    {
      key: 'periodEnd',
      title: t('periodEnd'),
      width: '92px',
      sortable: false,
      value: (row) => row.periodEnd,
      cell: (row) => (
        <span
          className={row.old ? styles.old : styles.day}
          title={row.old ? t('oldCell', { end: row.periodEnd ?? '–', from: market?.periodFrom ?? '–' }) : undefined}
        >
          {row.periodEnd ?? <Figure value={null} reason={t('noPeriod')} />}
        </span>
      ),
    },
    {
      key: 'priceDate',
      title: t('priceDate'),
      width: '92px',
      sortable: false,
      value: (row) => row.priceDate,
      cell: (row) => (
        <span className={row.priceDate === market?.day ? styles.day : styles.old}>
          {row.priceDate ?? <Figure value={null} reason={t('noPrice')} />}
        </span>
      ),
    },
  ]
}

/** As wide as its head, and as its figures. */
const widthOf = (field: ScreenField, language: string): string =>
  `${Math.max(screenWords[field].measure === 'money' ? 92 : 80, (language === 'en' ? screenWords[field].en.length * 6.6 : screenWords[field].zh.length * 12.5) + 30).toFixed(0)}px`

/** What a figure of the screening rests on. */
function basisOf(row: Screened, field: ScreenField): FigureBasis | null {
  if (field === 'changeRate') return ofChange(row.changeAdjusted)
  return field === 'marketCap' || field === 'pbRatio' || ofPe.has(field)
    ? ofCap(field === 'pePercentile' && row.historyByVwap ? 'vwap' : row.capBasis)
    : null
}

/** Figures that rise and fall, and are coloured so. */
const growth: ReadonlySet<ScreenField> = new Set(['revenueGrowthRate', 'profitGrowthRate'])
const ofPe: ReadonlySet<ScreenField> = new Set(['peTtm', 'peg', 'pePercentile', 'pePercentileIndustry'])

/** Figures of statements, which open their receipt. */
const opened: Partial<Record<ScreenField, FigureName>> = {
  revenue: 'revenue',
  profit: 'parentNetProfit',
  operatingProfit: 'operatingProfit',
  nopat: 'nopat',
  revenueGrowthRate: 'revenueGrowthRate',
  profitGrowthRate: 'profitGrowthRate',
  roe: 'roe',
  grossMargin: 'grossProfitMargin',
  netMargin: 'netProfitMargin',
}

/** Figures by the last price. */
const openedToday: ReadonlySet<ScreenField> = new Set(todayFigures)
const isToday = (field: ScreenField): field is ScreenField & TodayFigure => openedToday.has(field)

/** A figure that opens how it came about. */
function Opening({
  t,
  row,
  place,
  language,
  children,
}: {
  t: Translate<ScreeningKey>
  row: Screened
  place: AnyPlace
  language: string
  children: ReactNode
}) {
  const [, open] = useFigureField()
  return (
    <button type="button" className={styles.opening} onClick={() => open(place)}>
      {children}
      <span className="visually-hidden">{t('openReceipt', { name: nameOfRow(row, language) })}</span>
    </button>
  )
}

/** Where the receipt of a row's figure stands; null where it has none, or nothing was reported. */
function placeOf({ companyId, periodEnd }: Screened, field: ScreenField): AnyPlace | null {
  if (isToday(field)) return { companyId, figure: field, basis: 'today' }
  const figure = opened[field]
  return figure && periodEnd !== null ? { companyId, figure, basis: 'ttm', periodEnd } : null
}

function Cell(props: { t: Translate<ScreeningKey>; language: string; row: Screened; field: ScreenField }) {
  const place = placeOf(props.row, props.field)
  return place ? (
    <Opening t={props.t} row={props.row} place={place} language={props.language}>
      <Shown {...props} />
    </Opening>
  ) : (
    <Shown {...props} />
  )
}

const ofPeriods: ReadonlySet<ScreenField> = new Set([
  'revenue',
  'revenueGrowthRate',
  'profit',
  'profitGrowthRate',
  'roe',
  'grossMargin',
  'netMargin',
  'debtRatio',
  'operatingProfit',
  'nopat',
])
const ofTheDay: ReadonlySet<ScreenField> = new Set(['changeRate', 'amount', 'turnoverRate'])

/**
 * A figure that is in no bound and no order stands back, and says why: of an old period, or of another day.
 */
function Aside({
  t,
  row,
  field,
  market,
  children,
}: {
  t: Translate<ScreeningKey>
  row: Screened
  field: ScreenField
  market: Market | null
  children: ReactNode
}) {
  if (row[field] === null) return children
  const why =
    row.old && ofPeriods.has(field)
      ? t('oldCell', { end: row.periodEnd ?? '–', from: market?.periodFrom ?? '–' })
      : market?.day && ofTheDay.has(field) && row.priceDate !== market.day
        ? t('otherDayCell', { day: row.priceDate ?? '–', last: market.day })
        : null
  return why === null ? (
    children
  ) : (
    <span className={styles.aside} title={why}>
      {children}
      <span className="visually-hidden">{why}</span>
    </span>
  )
}

function Shown({
  t,
  language,
  row,
  field,
}: {
  t: Translate<ScreeningKey>
  language: string
  row: Screened
  field: ScreenField
}) {
  const value = row[field]
  const { measure } = screenWords[field]
  if (field === 'impactScore')
    return (
      <ImpactCell
        companyId={row.companyId}
        name={nameOfRow(row, language)}
        scores={{
          impactScore: row.impactScore,
          riskPoint: row.riskPoint,
          opportunityPoint: row.opportunityPoint,
          impact: null,
        }}
      />
    )
  if (field === 'riskPoint' || field === 'opportunityPoint')
    return <PointFigure value={value} side={field === 'riskPoint' ? 'risk' : 'opportunity'} />
  if (value === null) return <Figure value={null} reason={reasonOf(t, language, row, field)} />
  if (field === 'marketCap' && row.capBasis !== 'shares' && row.capBasis !== 'vwap')
    return (
      <span
        className={styles.marked}
        title={`${row.capAbsence === null ? '' : `${absenceWords[row.capAbsence][language === 'en' ? 'en' : 'zh']}${language === 'en' ? '. ' : '。'}`}${t(row.capBasis === 'turnover' ? 'byTurnoverLong' : 'byFloatLong', { day: row.priceDate ?? '–' })}`}
      >
        <small>{t('byFloat')}</small>
        <Figure value={value} basis={basisOf(row, field)} as="short" />
      </span>
    )
  if (field === 'marketCap' && row.countedOn !== null)
    return (
      <span title={t('countedOn', { day: row.countedOn })}>
        <Figure value={value} as="short" basis={basisOf(row, field)} />
      </span>
    )
  if (field === 'pePercentileIndustry' && row.percentileLevel !== null)
    return (
      <span title={t('level', { level: row.percentileLevel })}>
        <Figure value={value} as="percent" digits={0} basis={basisOf(row, field)} />
      </span>
    )
  if (field === 'pePercentile' && (row.capBasis === 'vwap' || row.historyByVwap))
    return <Figure value={value} basis={basisOf(row, field)} as="percent" digits={0} />
  if ((ofPe.has(field) || field === 'pbRatio') && row.capBasis === 'vwap')
    return <Figure value={value} basis={basisOf(row, field)} digits={2} />
  if (measure === 'money') return <Figure value={value} basis={basisOf(row, field)} as="short" />
  if (field === 'changeRate') return <Figure value={value} as="percent" change basis={basisOf(row, field)} />
  if (measure === 'percent')
    return (
      <Figure
        value={value}
        basis={basisOf(row, field)}
        as="percent"
        digits={field === 'pePercentile' || field === 'pePercentileIndustry' ? 0 : 2}
        change={growth.has(field)}
      />
    )
  return <Figure value={value} basis={basisOf(row, field)} digits={2} />
}

function reasonOf(t: Translate<ScreeningKey>, language: string, row: Screened, field: ScreenField): string | undefined {
  if (field === 'marketCap')
    return row.capAbsence === null ? undefined : absenceWords[row.capAbsence][language === 'en' ? 'en' : 'zh']
  if (!ofPe.has(field)) return undefined
  if (row.peAbsence !== null) return language === 'en' ? absenceWords[row.peAbsence].en : absenceWords[row.peAbsence].zh
  return field === 'pePercentile'
    ? row.pePercentileAbsence === 'PRICE_ADJUSTED'
      ? absenceWords.PRICE_ADJUSTED[language === 'en' ? 'en' : 'zh']
      : t('noSamples')
    : field === 'pePercentileIndustry'
      ? t('fewPeers')
      : undefined
}
