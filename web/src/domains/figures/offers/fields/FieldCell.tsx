import type { ReactNode } from 'react'
import { screenWords } from '@pandora/contract/domains/figures/fields'
import type { ScreenField } from '@pandora/contract/domains/figures/fields'
import type { FigureName } from '@pandora/contract/domains/figures/names'
import { todayFigures } from '@pandora/contract/domains/figures/today'
import type { TodayFigure } from '@pandora/contract/domains/figures/today'
import { fieldReason } from '@pandora/contract/domains/figures/reasons'
import { absenceWords } from '@pandora/contract/domains/figures/words'
import { number } from '../../../../lib/formats.ts'
import { useLanguage, useTexts } from '../../../../lib/texts.ts'
import { Figure } from '../../../../ui/Figure.tsx'
import { ImpactCell, PointFigure } from '../../../impact/offers/scores/Scores.tsx'
import { useFigureField } from '../figureField.ts'
import type { AnyPlace } from '../figureField.ts'
import styles from './Field.module.css'
import { asideOf, digitsOf, growth, moneyScale, nameOfFields } from './model.ts'
import type { FieldMarket, Fields } from './model.ts'
import { fieldTexts } from './texts.ts'

interface Props {
  row: Fields
  field: ScreenField
  market: FieldMarket | null
}

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

/** Where the receipt of a row's figure stands; null where it has none, or nothing was reported. */
function placeOf({ companyId, periodEnd }: Fields, field: ScreenField): AnyPlace | null {
  if (isToday(field)) return { companyId, figure: field, basis: 'today' }
  const figure = opened[field]
  return figure && periodEnd !== null ? { companyId, figure, basis: 'ttm', periodEnd } : null
}

/** A figure that opens how it came about. */
function Opening({ place, name, children }: { place: AnyPlace; name: string; children: ReactNode }) {
  const t = useTexts(fieldTexts)
  const [, open] = useFigureField()
  return (
    <button type="button" className={styles.opening} onClick={() => open(place)}>
      {children}
      <span className="visually-hidden">{t('openReceipt', { name })}</span>
    </button>
  )
}

/**
 * A figure of a company in a column of a list: the column's unit and precision, what it rests on beside it, why it is
 * missing or set aside, its receipt behind a press.
 */
export function FieldCell({ row, field, market }: Props) {
  const t = useTexts(fieldTexts)
  const language = useLanguage()
  const place = placeOf(row, field)
  const shown = <Shown row={row} field={field} market={market} />
  const cell =
    place === null ? (
      shown
    ) : (
      <Opening place={place} name={nameOfFields(row, language)}>
        {shown}
      </Opening>
    )
  const why = asideOf(t, row, field, market)
  return why === null ? (
    cell
  ) : (
    <span className={styles.aside} title={why}>
      {cell}
      <span className="visually-hidden">{why}</span>
    </span>
  )
}

function Shown({ row, field, market }: Props) {
  const t = useTexts(fieldTexts)
  const language = useLanguage()
  const value = row[field]
  const { measure } = screenWords[field]
  const digits = digitsOf(field, language)
  if (field === 'impactScore') {
    const { impactScore, riskPoint, opportunityPoint } = row
    return (
      <ImpactCell
        companyId={row.companyId}
        name={nameOfFields(row, language)}
        scores={{ impactScore, riskPoint, opportunityPoint, impact: null }}
      />
    )
  }
  if (field === 'riskPoint' || field === 'opportunityPoint')
    return <PointFigure value={value} side={field === 'riskPoint' ? 'risk' : 'opportunity'} />
  if (value === null) return <Figure value={null} reason={fieldReason(field, row)?.[language === 'en' ? 'en' : 'zh']} />
  if (measure === 'money')
    return (
      <Money row={row} field={field} market={market}>
        <Figure value={value / moneyScale(language)} basis="beside" digits={digits} />
      </Money>
    )
  const figure = (
    <Figure
      value={value}
      basis="beside"
      as={measure === 'percent' ? 'percent' : 'plain'}
      digits={digits}
      change={growth.has(field)}
    />
  )
  return field === 'pePercentileIndustry' && row.percentileLevel !== null ? (
    <span title={t('level', { level: row.percentileLevel })}>{figure}</span>
  ) : (
    figure
  )
}

/** Money says in full on hover what it is, of which shares, and in what where that is not the column's currency. */
function Money({ row, field, market, children }: Props & { children: ReactNode }) {
  const t = useTexts(fieldTexts)
  const language = useLanguage()
  const full = number(row[field] as never, { digits: 0 })
  const foreign = market?.currency !== null && market !== null && row.currency !== market.currency
  const floats = field === 'marketCap' && row.capBasis !== 'shares' && row.capBasis !== 'vwap'
  const tongue = language === 'en' ? 'en' : 'zh'
  const about = [
    `${full} ${row.currency}`,
    ...(floats && row.capAbsence !== null ? [absenceWords[row.capAbsence][tongue]] : []),
    ...(floats
      ? [t(row.capBasis === 'turnover' ? 'byTurnoverLong' : 'byFloatLong', { day: row.priceDate ?? '–' })]
      : field === 'floatCap' && row.floatBasis === 'turnover'
        ? [t('byTurnoverLong', { day: row.priceDate ?? '–' })]
        : (field === 'marketCap' || field === 'floatCap') && row.countedOn !== null
          ? [t('countedOn', { day: row.countedOn })]
          : []),
    ...(foreign && !isStatement(field) ? [t('foreign', { currency: row.currency })] : []),
  ]
  return (
    <span className={styles.marked} title={about.join(language === 'en' ? '. ' : '。')}>
      {floats ? <small>{t('byFloat')}</small> : null}
      {children}
      {foreign && !isStatement(field) ? <small>{row.currency}</small> : null}
    </span>
  )
}

const isStatement = (field: ScreenField): boolean => opened[field] !== undefined
