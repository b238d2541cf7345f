import type { ScreenField } from '@pandora/contract/domains/figures/fields'
import type { Position } from '@pandora/contract/domains/holdings/shapes'
import { exchangeOf } from '@pandora/contract/records/identity'
import { named } from '../../lib/names.ts'
import type { Translate } from '../../lib/texts.ts'
import { ofQuote } from '../../ui/basis/basis.ts'
import { Figure } from '../../ui/Figure.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import type { Column } from '../../ui/table/DataTable.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { Truncated } from '../../ui/kit/Truncated.tsx'
import { TwoLines } from '../../ui/TwoLines.tsx'
import { ImpactCell, PointFigure } from '../impact/offers/scores/Scores.tsx'
import type { holdingsTexts } from './texts.ts'

export type T = Translate<NonNullable<(typeof holdingsTexts)['key']>>
interface Given {
  t: T
  language: string
}

/** `several`: whether rows are of several currencies, which then is said of each. */
type Shown = Given & { phone: boolean; several: boolean }

/** Columns that may be chosen, in their order; the security stands always. */
const columnKeys = [
  'currency',
  'quantity',
  'averageCost',
  'cost',
  'last',
  'change',
  'value',
  'weight',
  'dayProfit',
  'unrealised',
  'unrealisedRate',
  'realised',
  'dividends',
  'profit',
  'contribution',
  'impact',
  'risk',
  'opportunity',
] as const
type ColumnKey = (typeof columnKeys)[number]
export const usualColumns: readonly ColumnKey[] = [
  'quantity',
  'averageCost',
  'last',
  'change',
  'value',
  'weight',
  'dayProfit',
  'unrealised',
  'unrealisedRate',
  'profit',
  'impact',
]
/** Columns of money: rows of several currencies are sorted by them within each, as no rate compares them. */
export const moneyColumns: ReadonlySet<string> = new Set<ColumnKey>([
  'averageCost',
  'cost',
  'last',
  'value',
  'dayProfit',
  'unrealised',
  'realised',
  'dividends',
  'profit',
])
export const phoneColumns: readonly ColumnKey[] = ['value', 'unrealised', 'unrealisedRate']

/** The columns that an address names, in its order; null where it names none. */
export function chosenColumns(text: string | undefined): readonly string[] | null {
  const chosen = [...new Set((text ?? '').split(','))].filter((key) => /^\w+$/.test(key))
  return chosen.length === 0 ? null : chosen
}

/** Fields of the screening that stand in columns of the list's own. */
export const coveredFields: readonly ScreenField[] = [
  'close',
  'changeRate',
  'impactScore',
  'riskPoint',
  'opportunityPoint',
]

export const nameOf = (row: Pick<Position, 'nameZh' | 'nameEn' | 'code'>, language: string): string =>
  named(row.nameZh, row.nameEn, language, row.code)

/** What is to be said of a position beside its figures. */
export function remarksOf(row: Position, t: T): string[] {
  const bases = { 'before-tax': 'before', 'after-tax': 'after', unsaid: 'unsaid', recorded: 'recorded' } as const
  return [
    ...(row.shortfall ? [t('oversold', { ...row.shortfall })] : []),
    ...row.rights.map(({ day }) => t('rightsNote', { day })),
    ...(row.dividendBases.length > 0
      ? [t('bases', { bases: row.dividendBases.map((one) => t(`basis_${bases[one]}`)).join(' · ') })]
      : []),
  ]
}

const noValue = (row: Position, t: T): string | undefined =>
  row.absence === null ? undefined : t(`noValue_${row.absence}`)

function Named({ row, t, language, phone, several }: Shown & { row: Position }) {
  const name = nameOf(row, language)
  const told = remarksOf(row, t).join('\n')
  const link =
    row.companyId === null ? (
      <Text title={told || undefined}>{name}</Text>
    ) : (
      <ScreenLink
        to={`/index/company/${encodeURIComponent(row.companyId)}`}
        title={told || undefined}
        onClick={(event) => event.stopPropagation()}
      >
        {name}
      </ScreenLink>
    )
  const currency = phone && several ? ` · ${row.currency}` : ''
  const code = `${row.code} ${exchangeOf(row.securityId) ?? ''}${currency}${row.shortfall ? ' ⚠' : ''}`
  return phone ? (
    <TwoLines first={link} second={code} />
  ) : (
    <Truncated>
      {link}{' '}
      <Text size="small" tone="quiet">
        {code}
      </Text>
    </Truncated>
  )
}

/** Every column of positions. */
export function positionColumns({ t, language, phone, several }: Shown): Column<Position>[] {
  const money = (key: ColumnKey & keyof Position, change: boolean, why: (row: Position) => string | undefined) => ({
    key,
    title: t(key as 'value'),
    figures: true,
    oneUnit: true,
    width: 'minmax(92px, 1fr)',
    value: (row: Position) => row[key] as number | null,
    cell: (row: Position) => <Figure value={row[key] as number | null} as="short" change={change} reason={why(row)} />,
  })
  const rate = (
    key: ColumnKey & keyof Position,
    change: boolean,
    why: (row: Position) => string | undefined,
  ): Column<Position> => ({
    key,
    title: t(key as 'weight'),
    figures: true,
    width: '88px',
    value: (row) => row[key] as number | null,
    cell: (row) => <Figure value={row[key] as number | null} as="percent" change={change} reason={why(row)} />,
  })
  const profitless = (row: Position) => noValue(row, t) ?? t('noProfit')
  const score = (key: 'impactScore' | 'riskPoint' | 'opportunityPoint') => (row: Position) =>
    row.companyImpactScoreData[key]
  const plain = (value: number | null, digits: number, reason: string) => (
    <Figure value={value} digits={digits} reason={reason} />
  )
  const all: Record<ColumnKey, Column<Position>> = {
    currency: { key: 'currency', title: t('currency'), width: '64px', value: (row) => row.currency },
    quantity: {
      key: 'quantity',
      title: t('quantity'),
      figures: true,
      width: 'minmax(84px, 1fr)',
      value: (row) => row.quantity,
      cell: (row) => plain(row.quantity, Number.isInteger(row.quantity) ? 0 : 4, ''),
    },
    averageCost: {
      key: 'averageCost',
      title: t('averageCost'),
      figures: true,
      width: '84px',
      value: (row) => row.averageCost,
      cell: (row) => plain(row.averageCost, 3, t('closed')),
    },
    cost: money('cost', false, () => undefined),
    last: {
      key: 'last',
      title: t('last'),
      figures: true,
      width: '84px',
      value: (row) => (row.absence === null ? (row.quote?.close ?? null) : null),
      cell: (row) => (
        <span title={row.quote?.date}>
          {plain(row.absence === null ? (row.quote?.close ?? null) : null, 2, noValue(row, t) ?? t('noQuote'))}
        </span>
      ),
    },
    change: {
      key: 'change',
      title: t('change'),
      figures: true,
      width: '84px',
      value: (row) => (row.dayProfit === null ? null : (row.quote?.changeRate ?? null)),
      basis: (row) => ofQuote(row.quote),
      cell: (row) => (
        <Figure
          value={row.dayProfit === null ? null : row.quote?.changeRate}
          basis="beside"
          as="percent"
          change
          reason={noValue(row, t) ?? t('notToday')}
        />
      ),
    },
    value: money('value', false, (row) => noValue(row, t)),
    weight: rate('weight', false, (row) => noValue(row, t) ?? t('noWeight')),
    dayProfit: money('dayProfit', true, (row) => noValue(row, t) ?? t('notToday')),
    unrealised: money('unrealised', true, profitless),
    unrealisedRate: rate('unrealisedRate', true, (row) => (row.cost === 0 ? t('noCost') : profitless(row))),
    realised: money('realised', true, () => undefined),
    dividends: money('dividends', false, () => undefined),
    profit: money('profit', true, profitless),
    contribution: rate('contribution', true, profitless),
    impact: {
      key: 'impact',
      title: t('impact'),
      figures: true,
      width: '82px',
      value: score('impactScore'),
      cell: (row) =>
        row.companyId === null ? (
          <Figure value={null} reason={t('notCompany')} />
        ) : (
          <ImpactCell companyId={row.companyId} name={nameOf(row, language)} scores={row.companyImpactScoreData} />
        ),
    },
    risk: {
      key: 'risk',
      title: t('risk'),
      figures: true,
      width: '60px',
      value: score('riskPoint'),
      cell: (row) => <PointFigure value={row.companyImpactScoreData.riskPoint} side="risk" />,
    },
    opportunity: {
      key: 'opportunity',
      title: t('opportunity'),
      figures: true,
      width: '76px',
      value: score('opportunityPoint'),
      cell: (row) => <PointFigure value={row.companyImpactScoreData.opportunityPoint} side="opportunity" />,
    },
  }
  return [
    {
      key: 'security',
      fixed: 'start',
      title: t('security'),
      width: phone ? 'minmax(96px, 1.2fr)' : 'minmax(132px, 1.6fr)',
      value: (row) => nameOf(row, language),
      cell: (row) => <Named row={row} t={t} language={language} phone={phone} several={several} />,
    },
    ...columnKeys.map((key) => all[key]),
  ]
}
