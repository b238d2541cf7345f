import { Sparkline } from '../../charts/Sparkline.tsx'
import { Figure } from '../../ui/Figure.tsx'
import { ImpactCell, RiskOpportunityCell } from '../impact/offers/scores/Scores.tsx'
import type { Column } from '../../ui/table/DataTable.tsx'
import { named } from '../../lib/names.ts'
import type { Translate } from '../../lib/texts.ts'
import type { PortfolioCompany } from '../portfolio/offers/useDashboard.ts'
import { Truncated } from '../../ui/kit/Truncated.tsx'
import styles from './Noyaxe.module.css'
import type { noyaxeTexts } from './texts.ts'
import { ofQuote } from '../../ui/basis/basis.ts'

/** What both views show of a company: a stock of the list as WATCH-14 answers it fits too. */
export type Stock = Pick<
  PortfolioCompany,
  'companyId' | 'companyNameZh' | 'companyNameEn' | 'stockCode' | 'exchangeCode' | 'quote' | 'companyImpactScoreData'
>

export const nameOf = (row: Stock, language: string) =>
  named(row.companyNameZh, row.companyNameEn, language, row.stockCode)
type Words = Translate<NonNullable<(typeof noyaxeTexts)['key']>>

/** Columns by the width of the tile in px. */
export function stockColumns({ t, language, width }: { t: Words; language: string; width: number }): Column<Stock>[] {
  const of = (row: Stock) => ({
    companyId: row.companyId,
    name: nameOf(row, language),
    scores: row.companyImpactScoreData,
  })
  const reason = (row: Stock) => (row.quote ? t('noFigure') : t('noQuote'))
  const columns: (Column<Stock> & { from: number })[] = [
    {
      from: 0,
      key: 'company',
      title: t('company'),
      width: 'minmax(84px, 1.4fr)',
      value: (row) => nameOf(row, language),
      cell: (row) => <Truncated className={styles.name}>{nameOf(row, language)}</Truncated>,
    },
    { from: 640, key: 'code', title: t('code'), width: '88px', value: (row) => row.stockCode || null },
    {
      from: 0,
      key: 'last',
      title: t('last'),
      width: '70px',
      figures: true,
      value: (row) => row.quote?.close ?? null,
      cell: (row) => (
        <span title={row.quote ? t('closeOn', { date: row.quote.date }) : undefined}>
          <Figure value={row.quote?.close} reason={t('noQuote')} />
        </span>
      ),
    },
    {
      from: 0,
      key: 'change',
      title: t('change'),
      width: '72px',
      figures: true,
      value: (row) => row.quote?.changeRate ?? null,
      basis: (row) => ofQuote(row.quote),
      cell: (row) => <Figure value={row.quote?.changeRate} basis="beside" as="percent" change reason={reason(row)} />,
    },
    {
      from: 380,
      key: 'impact',
      title: t('impact'),
      width: '78px',
      figures: true,
      value: (row) => row.companyImpactScoreData.impactScore,
      cell: (row) => <ImpactCell {...of(row)} />,
    },
    {
      from: 480,
      key: 'days20',
      title: t('days20'),
      width: '66px',
      sortable: false,
      value: () => null,
      cell: (row) =>
        row.quote && row.quote.recent.length > 1 ? (
          <Sparkline values={row.quote.recent} />
        ) : (
          <Figure value={null} reason={t('noQuote')} />
        ),
    },
    {
      from: 560,
      key: 'amount',
      title: t('amount'),
      width: '84px',
      figures: true,
      oneUnit: true,
      value: (row) => row.quote?.amount ?? null,
      cell: (row) => <Figure value={row.quote?.amount} as="short" reason={reason(row)} />,
    },
    {
      from: 760,
      key: 'balance',
      title: t('balance'),
      width: '128px',
      figures: true,
      value: ({ companyImpactScoreData: { riskPoint, opportunityPoint } }) =>
        riskPoint === null || opportunityPoint === null ? null : opportunityPoint - riskPoint,
      cell: (row) => <RiskOpportunityCell {...of(row)} />,
    },
    {
      from: 860,
      key: 'turnoverRate',
      title: t('turnoverRate'),
      width: '76px',
      figures: true,
      value: (row) => row.quote?.turnoverRate ?? null,
      cell: (row) => <Figure value={row.quote?.turnoverRate} as="percent" reason={reason(row)} />,
    },
  ]
  return columns.filter(({ from }) => width >= from)
}

/** Day of the prices shown, or that they differ; null where there are none. */
export function pricesDay(rows: readonly Stock[], t: Words): string | null {
  const [date, ...others] = new Set(rows.flatMap(({ quote }) => quote?.date ?? []))
  return others.length ? t('mixedDates') : date ? t('closeOn', { date }) : null
}
