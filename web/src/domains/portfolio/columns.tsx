import type { ScreenField } from '@pandora/contract/domains/figures/fields'
import { absenceWords } from '@pandora/contract/domains/figures/words'
import { wallClock } from '@pandora/contract/time'
import { Sparkline } from '../../charts/Sparkline.tsx'
import { Gist } from '../analysis/offers/gist/Gist.tsx'
import { Figure } from '../../ui/Figure.tsx'
import { BalanceCell, ImpactCell, PointFigure, RiskOpportunityCell } from '../impact/offers/scores/Scores.tsx'
import type { Column } from '../../ui/table/DataTable.tsx'
import { named } from '../../lib/names.ts'
import type { Translate } from '../../lib/texts.ts'
import type { PortfolioCompany } from './offers/useDashboard.ts'
import styles from './Portfolio.module.css'
import type { portfolioTexts } from './texts.ts'
import { ofCap, ofQuote } from '../../ui/basis/basis.ts'
import { Text } from '../../ui/kit/Text.tsx'

type Row = PortfolioCompany
interface Given {
  t: Translate<NonNullable<(typeof portfolioTexts)['key']>>
  language: string
  /** Width of the tile in px. */
  width: number
  /** Opens a document where the table stands. */
  open: (newsId: string) => void
}

export const nameOf = (row: Pick<Row, 'companyNameZh' | 'companyNameEn' | 'stockCode'>, language: string) =>
  named(row.companyNameZh, row.companyNameEn, language, row.stockCode)

/** Money, all of a column in one unit. */
const big: ReadonlySet<string> = new Set(['amount', 'marketCap', 'floatCap'])

/** Under this width a row has two lines. */
export const NARROW = 430

/** Why a company has no market value, and why none of the shares that trade. */
const noCap = ({ capAbsence }: Row, language: string): string | undefined => wordsOf(capAbsence, language)
const noFloat = ({ floatAbsence }: Row, language: string): string | undefined => wordsOf(floatAbsence, language)
const wordsOf = (absence: Row['capAbsence'], language: string): string | undefined =>
  absence === null ? undefined : absenceWords[absence][language === 'en' ? 'en' : 'zh']

/** The latest document about a company, with its day; a press opens it. */
function Latest({ row, t, open, bare = false }: { row: Row; bare?: boolean } & Pick<Given, 't' | 'open'>) {
  const { latestDocument } = row
  if (!latestDocument) return <Figure value={null} reason={t('noDocument')} />
  const { newsId, title, newsTimestamp } = latestDocument
  return (
    <button type="button" className={styles.document} title={t('openDocument', { title })} onClick={() => open(newsId)}>
      {bare ? null : <span>{wallClock(newsTimestamp).slice(5, 10)}</span>}
      <Gist newsId={newsId} title={title} inline />
      <Text>{title}</Text>
    </button>
  )
}

function columnsOf({ t, language, open }: Given): Record<string, Column<Row>> {
  const score = (key: 'impactScore' | 'riskPoint' | 'opportunityPoint') => (row: Row) => row.companyImpactScoreData[key]
  const of = (row: Row) => ({
    companyId: row.companyId,
    name: nameOf(row, language),
    scores: row.companyImpactScoreData,
  })
  const balance = ({ companyImpactScoreData: { riskPoint, opportunityPoint } }: Row) =>
    riskPoint === null || opportunityPoint === null ? null : opportunityPoint - riskPoint
  const course = (row: Row, width: number, height: number) =>
    row.quote && row.quote.recent.length > 1 ? (
      <Sparkline values={row.quote.recent} width={width} height={height} />
    ) : (
      <Figure value={null} reason={t('noQuote')} />
    )
  const last = (row: Row, strong = false) => (
    <span title={row.quote ? t('closeOn', { date: row.quote.date }) : undefined}>
      <Figure value={row.quote?.close} strong={strong} reason={t('noQuote')} />
    </span>
  )
  const change = (row: Row, arrow = false) => (
    <Figure
      value={row.quote?.changeRate}
      basis="beside"
      as="percent"
      change
      arrow={arrow}
      reason={row.quote ? t('noTurnover') : t('noQuote')}
    />
  )
  const figure = (
    key: string,
    title: string,
    width: string,
    value: Column<Row>['value'],
    cell: NonNullable<Column<Row>['cell']>,
  ): Column<Row> => ({ key, title, width, figures: true, oneUnit: big.has(key), value, cell })
  const withCap = (basis: 'capBasis' | 'floatBasis', column: Column<Row>): Column<Row> => ({
    ...column,
    basis: (row) => ofCap(row[basis]),
  })
  return {
    company: {
      key: 'company',
      fixed: 'start',
      title: t('company'),
      width: 'minmax(112px, 1.5fr)',
      value: (row) => nameOf(row, language),
      cell: (row) => <Text className={styles.name}>{nameOf(row, language)}</Text>,
    },
    companyTwo: {
      key: 'company',
      fixed: 'start',
      title: t('company'),
      width: 'minmax(0, 1fr)',
      value: (row) => nameOf(row, language),
      cell: (row) => (
        <span className={styles.two}>
          <Text className={styles.name}>{nameOf(row, language)}</Text>
          <small>
            {row.stockCode || '–'} {row.exchangeCode}
          </small>
        </span>
      ),
    },
    companyEvent: {
      key: 'company',
      fixed: 'start',
      title: t('company'),
      width: 'minmax(0, 1fr)',
      value: (row) => nameOf(row, language),
      cell: (row) => (
        <span className={styles.two}>
          <Text className={styles.name}>{nameOf(row, language)}</Text>
          <small>
            <Latest row={row} t={t} open={open} />
          </small>
        </span>
      ),
    },
    code: {
      key: 'code',
      title: t('code'),
      width: '88px',
      value: (row) => row.stockCode,
      cell: (row) => (
        <span className={styles.code}>
          {row.stockCode || '–'} <small>{row.exchangeCode}</small>
        </span>
      ),
    },
    industry: {
      key: 'industry',
      title: t('industry'),
      width: 'minmax(84px, 1fr)',
      value: (row) => named(row.industryZh, row.industryEn, language) || null,
    },
    last: figure(
      'last',
      t('last'),
      '68px',
      (row) => row.quote?.close ?? null,
      (row) => last(row),
    ),
    change: {
      ...figure(
        'change',
        t('change'),
        '82px',
        (row) => row.quote?.changeRate ?? null,
        (row) => change(row),
      ),
      basis: (row) => ofQuote(row.quote),
    },
    lastTwo: {
      ...figure(
        'change',
        t('change'),
        '98px',
        (row) => row.quote?.changeRate ?? null,
        (row) => (
          <span className={styles.two}>
            {last(row, true)}
            {change(row, true)}
          </span>
        ),
      ),
      basis: (row) => ofQuote(row.quote),
    },
    days20: {
      key: 'days20',
      title: t('days20'),
      width: '66px',
      sortable: false,
      value: () => null,
      cell: (row) => course(row, 52, 18),
    },
    days20Two: {
      key: 'days20',
      title: t('days20'),
      width: '74px',
      sortable: false,
      value: () => null,
      cell: (row) => course(row, 60, 24),
    },
    amount: figure(
      'amount',
      t('amount'),
      '84px',
      (row) => row.quote?.amount ?? null,
      (row) => <Figure value={row.quote?.amount} as="short" reason={row.quote ? t('noTurnover') : t('noQuote')} />,
    ),
    turnoverRate: figure(
      'turnoverRate',
      t('turnoverRate'),
      '76px',
      (row) => row.quote?.turnoverRate ?? null,
      (row) => (
        <Figure value={row.quote?.turnoverRate} as="percent" reason={row.quote ? t('noTurnover') : t('noQuote')} />
      ),
    ),
    marketCap: withCap(
      'capBasis',
      figure(
        'marketCap',
        t('marketCap'),
        '92px',
        (row) => row.marketCap,
        (row) => (
          <span title={row.sharesOn ? t('sharesOn', { date: row.sharesOn }) : undefined}>
            <Figure value={row.marketCap} basis="beside" as="short" reason={noCap(row, language)} />
          </span>
        ),
      ),
    ),
    floatCap: withCap(
      'floatBasis',
      figure(
        'floatCap',
        t('floatCap'),
        '92px',
        (row) => row.floatCap,
        (row) => (
          <span
            title={
              row.floatBasis === 'turnover'
                ? t('byTurnover')
                : row.floatCap !== null && row.sharesOn
                  ? t('sharesOn', { date: row.sharesOn })
                  : undefined
            }
          >
            <Figure value={row.floatCap} basis="beside" as="short" reason={noFloat(row, language)} />
          </span>
        ),
      ),
    ),
    impact: figure('impact', t('impact'), '78px', score('impactScore'), (row) => <ImpactCell {...of(row)} />),
    impactTwo: figure('impact', t('impact'), '78px', score('impactScore'), (row) => (
      <span className={styles.scores}>
        <ImpactCell {...of(row)} />
        <BalanceCell {...of(row)} />
      </span>
    )),
    risk: figure('risk', t('risk'), '50px', score('riskPoint'), (row) => (
      <PointFigure side="risk" value={score('riskPoint')(row)} />
    )),
    opportunity: figure('opportunity', t('opportunity'), '50px', score('opportunityPoint'), (row) => (
      <PointFigure side="opportunity" value={score('opportunityPoint')(row)} />
    )),
    riskOpportunity: figure('balance', t('riskOpportunity'), '118px', balance, (row) => (
      <RiskOpportunityCell {...of(row)} />
    )),
    latest: {
      key: 'latest',
      title: t('latest'),
      width: 'minmax(100px, 2fr)',
      value: (row) => row.latestDocument?.newsTimestamp ?? null,
      cell: (row) => <Latest row={row} t={t} open={open} />,
    },
  }
}

function chosen(given: Given, names: readonly string[]): Column<Row>[] {
  const all = columnsOf(given)
  return names.flatMap((name) => all[name] ?? [])
}

/** Columns of the events view: what is new about each company, and what it means for it. */
export function eventColumns(given: Given): Column<Row>[] {
  if (given.width < 360) return chosen(given, ['companyEvent', 'lastTwo'])
  if (given.width < NARROW) return chosen(given, ['companyEvent', 'impactTwo', 'lastTwo'])
  if (given.width < 620) return chosen(given, ['company', 'change', 'impact', 'latest'])
  if (given.width < 860)
    return chosen(given, ['company', 'last', 'change', 'days20', 'impact', 'riskOpportunity', 'latest'])
  return chosen(given, ['company', 'code', 'last', 'change', 'days20', 'impact', 'riskOpportunity', 'latest'])
}

/** Columns of the companies view: figures. */
export function companyColumns(given: Given): Column<Row>[] {
  if (given.width < NARROW) return chosen(given, ['companyTwo', 'impactTwo', 'lastTwo'])
  if (given.width < 620) return chosen(given, ['company', 'last', 'change', 'days20', 'impact', 'marketCap'])
  if (given.width < 670)
    return chosen(given, ['company', 'last', 'change', 'days20', 'turnoverRate', 'marketCap', 'impact'])
  if (given.width < 820)
    return chosen(given, ['company', 'last', 'change', 'days20', 'amount', 'turnoverRate', 'marketCap', 'impact'])
  const wide = ['company', 'code', 'last', 'change', 'days20', 'amount', 'turnoverRate', 'marketCap', 'impact']
  return chosen(
    given,
    given.width < 1060 ? [...wide, 'risk', 'opportunity'] : [...wide, 'riskOpportunity', 'floatCap', 'industry'],
  )
}

/** Fields of the screening that stand in columns of the list's own. */
export const coveredFields: readonly ScreenField[] = [
  'close',
  'changeRate',
  'amount',
  'turnoverRate',
  'marketCap',
  'floatCap',
  'impactScore',
  'riskPoint',
  'opportunityPoint',
]

/** Every column of a tile that is wide enough, in their usual order. */
export const ownColumns = (given: Omit<Given, 'width'>): Column<Row>[] =>
  chosen({ ...given, width: 0 }, [
    'company',
    'code',
    'last',
    'change',
    'days20',
    'amount',
    'turnoverRate',
    'marketCap',
    'impact',
    'riskOpportunity',
    'floatCap',
    'industry',
    'risk',
    'opportunity',
    'latest',
  ])

/** Columns of a file: everything, in words and figures. */
export function fileColumns(given: Omit<Given, 'width'>): Column<Row>[] {
  const all = chosen({ ...given, width: 0 }, [
    'company',
    'code',
    'industry',
    'last',
    'change',
    'amount',
    'turnoverRate',
    'marketCap',
    'floatCap',
    'impact',
    'risk',
    'opportunity',
  ])
  return [...all, { key: 'latest', title: given.t('latest'), value: (row) => row.latestDocument?.title ?? null }]
}

/** Columns of the map's table. */
export function mapColumns(given: Omit<Given, 'width'>): Column<Row>[] {
  return chosen({ ...given, width: 0 }, ['company', 'change', 'last', 'marketCap', 'floatCap'])
}
