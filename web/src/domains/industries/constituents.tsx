import type { ScreenField } from '@pandora/contract/domains/figures/fields'
import { sizeWords } from '@pandora/contract/domains/figures/words'
import type { industries } from '@pandora/contract/domains/industries/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { Sparkline } from '../../charts/Sparkline.tsx'
import { named } from '../../lib/names.ts'
import type { Translate } from '../../lib/texts.ts'
import { Figure } from '../../ui/Figure.tsx'
import type { Column } from '../../ui/table/DataTable.tsx'
import type { industryTexts } from './texts.ts'
import styles from './Industries.module.css'
import { ofCap, ofChange } from '../../ui/basis/basis.ts'
import { Text } from '../../ui/kit/Text.tsx'

export type Detail = OutputOf<typeof industries.detail>
export type Constituent = Detail['constituents']['dataList'][number]
type Keys = NonNullable<(typeof industryTexts)['key']>

/** Fields of the screening that stand in columns of the list's own. */
export const coveredFields: readonly ScreenField[] = [
  'close',
  'changeRate',
  'marketCap',
  'peTtm',
  'revenueGrowthRate',
  'profitGrowthRate',
  'roe',
  'impactScore',
  'amount',
  'turnoverRate',
]

/**
 * Columns of an industry's companies with the last bar known and the figures of each; what was traded stands only where
 * the bar is of the market's `day`.
 */
export function constituentColumns(
  t: Translate<Keys>,
  language: string,
  phone: boolean,
  reasonOf: (absence: string | null) => string,
  day: string | null,
): Column<Constituent>[] {
  const reason = t('noQuote')
  const onDay = ({ quote }: Constituent) => (quote && quote.date === day ? quote : null)
  const untraded = ({ quote }: Constituent) =>
    quote && day ? t('notTradedOn', { date: day, last: quote.date }) : reason
  const nameOf = (one: Constituent) => named(one.nameZh, one.nameEn, language, one.code)
  return [
    { key: 'code', fixed: 'start', title: t('code'), width: '76px', wideOnly: true, value: ({ code }) => code },
    {
      key: 'name',
      fixed: 'start',
      title: t('name'),
      width: 'minmax(110px, 2fr)',
      value: nameOf,
      cell: (one) => (
        <span className={styles.name}>
          <b>
            <Text>{nameOf(one)}</Text>
            {one.inMarket ? null : (
              <i className={styles.gone} title={t('goneLong')}>
                {t('goneMark')}
              </i>
            )}
          </b>
          {phone ? <small>{one.code}</small> : null}
        </span>
      ),
    },
    {
      key: 'industry',
      title: t('industry'),
      width: 'minmax(90px, 1.2fr)',
      wideOnly: true,
      sortable: false,
      value: ({ industryZh, industryEn }) => named(industryZh, industryEn, language),
    },
    {
      key: 'recent',
      title: t('recent'),
      width: '68px',
      sortable: false,
      value: ({ quote }) => quote?.recent.at(-1) ?? null,
      cell: ({ quote }) => (quote ? <Sparkline values={quote.recent} /> : '–'),
    },
    {
      key: 'close',
      title: t('close'),
      width: 'minmax(76px, 1fr)',
      figures: true,
      sortable: false,
      value: ({ quote }) => quote?.close ?? null,
      cell: ({ quote }) => <Figure value={quote?.close} reason={reason} strong />,
    },
    {
      key: 'change',
      title: t('change'),
      width: 'minmax(84px, 1fr)',
      figures: true,
      value: ({ figures }) => figures.changeRate,
      basis: ({ figures }) => ofChange(figures.changeAdjusted),
      cell: (one) => (
        <Figure value={one.figures.changeRate} basis="beside" as="percent" change reason={untraded(one)} />
      ),
    },
    {
      key: 'marketCap',
      title: t('marketCap'),
      width: 'minmax(88px, 1fr)',
      figures: true,
      oneUnit: true,
      value: ({ figures }) => figures.marketCap,
      basis: ({ figures }) => ofCap(figures.capBasis),
      cell: ({ figures }) => (
        <Figure
          value={figures.marketCap}
          basis="beside"
          as="short"
          reason={sizeWords(figures)?.[language === 'en' ? 'en' : 'zh'] ?? t('noCap')}
        />
      ),
    },
    {
      key: 'pe',
      title: t('pe'),
      width: '84px',
      figures: true,
      wideOnly: true,
      value: ({ figures }) => figures.peTtm,
      basis: ({ figures }) => ofCap(figures.capBasis),
      cell: ({ figures }) => (
        <Figure value={figures.peTtm} basis="beside" digits={1} reason={reasonOf(figures.peAbsence)} />
      ),
    },
    {
      key: 'revenueGrowth',
      title: t('revenueGrowthShort'),
      width: '104px',
      figures: true,
      wideOnly: true,
      value: ({ figures }) => figures.revenueGrowth,
      cell: ({ figures }) => (
        <Figure value={figures.revenueGrowth} as="percent" digits={1} change reason={t('noGrowth')} />
      ),
    },
    {
      key: 'profitGrowth',
      title: t('profitGrowthShort'),
      width: '104px',
      figures: true,
      wideOnly: true,
      value: ({ figures }) => figures.profitGrowth,
      cell: ({ figures }) => (
        <Figure value={figures.profitGrowth} as="percent" digits={1} change reason={t('noGrowth')} />
      ),
    },
    {
      key: 'roe',
      title: t('roe'),
      width: '72px',
      figures: true,
      wideOnly: true,
      value: ({ figures }) => figures.roe,
      cell: ({ figures }) => <Figure value={figures.roe} digits={1} reason={t('absence_NO_STATEMENTS')} />,
    },
    {
      key: 'impact',
      title: t('impact'),
      width: '72px',
      figures: true,
      wideOnly: true,
      value: ({ figures }) => figures.impactScore,
      cell: ({ figures }) => <Figure value={figures.impactScore} digits={1} reason={t('noImpact')} />,
    },
    {
      key: 'amount',
      title: t('amount'),
      width: 'minmax(108px, 1fr)',
      figures: true,
      oneUnit: true,
      wideOnly: true,
      value: (one) => onDay(one)?.amount ?? null,
      cell: (one) => (
        <Figure value={onDay(one)?.amount} as="short" unit={one.quote?.currency ?? ''} reason={untraded(one)} />
      ),
    },
    {
      key: 'turnover',
      title: t('turnover'),
      width: 'minmax(80px, 1fr)',
      figures: true,
      wideOnly: true,
      value: (one) => onDay(one)?.turnoverRate ?? null,
      cell: (one) => <Figure value={onDay(one)?.turnoverRate} as="percent" reason={untraded(one)} />,
    },
    {
      key: 'date',
      title: t('date'),
      width: '92px',
      wideOnly: true,
      sortable: false,
      value: ({ quote }) => quote?.date ?? null,
    },
  ]
}
