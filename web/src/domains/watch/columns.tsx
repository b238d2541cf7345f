import type { ScreenField } from '@pandora/contract/domains/figures/fields'
import { watchSorts } from '@pandora/contract/domains/watch/operations'
import { GripVertical, SlidersHorizontal, Star } from 'lucide-react'
import { IconButton } from '../../ui/Button.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import type { Column } from '../../ui/table/DataTable.tsx'
import { Figure } from '../../ui/Figure.tsx'
import { BalanceCell, ImpactCell, PointFigure } from '../impact/offers/scores/Scores.tsx'
import { named } from '../../lib/names.ts'
import type { Translate } from '../../lib/texts.ts'
import { Change, Course, Last, News } from './figures.tsx'
import type { watchTexts } from './texts.ts'
import type { Watched, WatchSort } from './useWatchList.ts'
import styles from './Watch.module.css'
import { ofQuote } from '../../ui/basis/basis.ts'
import { Text } from '../../ui/kit/Text.tsx'

interface Actions {
  t: Translate<NonNullable<(typeof watchTexts)['key']>>
  language: string
  /** Rows may be dragged: not while sorted. */
  movable: boolean
  onUnstar: (row: Watched) => void
  onSettings: (row: Watched) => void
}

export const nameOf = (row: Watched, language: string) =>
  named(row.companyNameZh, row.companyNameEn, language, row.stockCode)
/** Opportunity over risk: what the bar between the two points is sorted by. */
const balanceOf = ({ companyImpactScoreData: { riskPoint, opportunityPoint } }: Watched) =>
  riskPoint === null || opportunityPoint === null ? null : opportunityPoint - riskPoint
export const companyPlace = (companyId: string) => `/index/company/${encodeURIComponent(companyId)}`

/** Columns of the dense table. */
export function wideColumns({ t, language, movable, onUnstar, onSettings }: Actions): Column<Watched>[] {
  return [
    {
      key: 'star',
      fixed: 'start',
      title: '',
      value: () => null,
      width: '52px',
      sortable: false,
      cell: (row) => (
        <span className={styles.handles}>
          <span
            className={movable ? styles.grip : styles.gripOff}
            draggable={movable}
            data-grip={row.companyId}
            title={movable ? t('dragHint') : t('placeSorted')}
          >
            <GripVertical size={14} aria-hidden="true" />
          </span>
          <IconButton
            size="small"
            label={t('unstar', { name: nameOf(row, language) })}
            onClick={(event) => {
              event.stopPropagation()
              onUnstar(row)
            }}
          >
            <Star size={14} className={styles.star} aria-hidden="true" />
          </IconButton>
        </span>
      ),
    },
    {
      key: 'company',
      fixed: 'start',
      title: t('company'),
      value: (row) => nameOf(row, language),
      width: 'minmax(150px, 1.6fr)',
      cell: (row) => (
        <ScreenLink
          to={companyPlace(row.companyId)}
          className={styles.name}
          title={row.note || undefined}
          onClick={(event) => event.stopPropagation()}
        >
          {nameOf(row, language)}
          {row.note ? <i className={styles.noted} aria-hidden="true" /> : null}
        </ScreenLink>
      ),
    },
    {
      key: 'code',
      title: t('code'),
      value: (row) => row.stockCode,
      width: '92px',
      cell: (row) => (
        <span className={styles.code}>
          {row.stockCode || '–'} <small>{row.exchangeCode}</small>
        </span>
      ),
    },
    {
      key: 'last',
      title: t('last'),
      value: (row) => row.quote?.close ?? null,
      width: '84px',
      figures: true,
      cell: (row) => <Last row={row} />,
    },
    {
      key: 'change',
      title: t('change'),
      value: (row) => row.quote?.changeRate ?? null,
      basis: (row) => ofQuote(row.quote),
      width: '84px',
      figures: true,
      cell: (row) => <Change row={row} />,
    },
    {
      key: 'days20',
      title: t('days20'),
      value: () => null,
      width: '68px',
      sortable: false,
      cell: (row) => <Course row={row} />,
    },
    {
      key: 'amount',
      title: t('amount'),
      value: (row) => row.quote?.amount ?? null,
      width: '92px',
      figures: true,
      oneUnit: true,
      cell: (row) => (
        <Figure value={row.quote?.amount} as="short" reason={row.quote ? t('noTurnover') : t('noQuote')} />
      ),
    },
    {
      key: 'turnoverRate',
      title: t('turnoverRate'),
      value: (row) => row.quote?.turnoverRate ?? null,
      width: '88px',
      figures: true,
      cell: (row) => (
        <Figure value={row.quote?.turnoverRate} as="percent" reason={row.quote ? t('noTurnover') : t('noQuote')} />
      ),
    },
    {
      key: 'impact',
      title: t('impact'),
      value: (row) => row.companyImpactScoreData.impactScore,
      width: '82px',
      figures: true,
      cell: (row) => (
        <ImpactCell companyId={row.companyId} name={nameOf(row, language)} scores={row.companyImpactScoreData} />
      ),
    },
    {
      key: 'risk',
      title: t('risk'),
      value: (row) => row.companyImpactScoreData.riskPoint,
      width: '56px',
      figures: true,
      cell: (row) => <PointFigure side="risk" value={row.companyImpactScoreData.riskPoint} />,
    },
    {
      key: 'balance',
      title: t('balance'),
      value: balanceOf,
      width: '84px',
      figures: true,
      cell: (row) => (
        <BalanceCell companyId={row.companyId} name={nameOf(row, language)} scores={row.companyImpactScoreData} />
      ),
    },
    {
      key: 'opportunity',
      title: t('opportunity'),
      value: (row) => row.companyImpactScoreData.opportunityPoint,
      width: '56px',
      figures: true,
      cell: (row) => <PointFigure side="opportunity" value={row.companyImpactScoreData.opportunityPoint} />,
    },
    {
      key: 'news',
      title: t('latestNews'),
      value: (row) => row.latestNews?.newsTimestamp ?? null,
      width: 'minmax(180px, 3fr)',
      cell: (row) => <News row={row} />,
    },
    {
      key: 'settings',
      fixed: 'end',
      title: '',
      value: () => null,
      width: '38px',
      sortable: false,
      cell: (row) => (
        <IconButton
          size="small"
          label={t('settings', { name: nameOf(row, language) })}
          onClick={(event) => {
            event.stopPropagation()
            onSettings(row)
          }}
        >
          <SlidersHorizontal size={14} aria-hidden="true" />
        </IconButton>
      ),
    },
  ]
}

/** Fields of the screening that the list shows in columns of its own, by the key of the column. */
export const ownFields = {
  last: 'close',
  change: 'changeRate',
  amount: 'amount',
  turnoverRate: 'turnoverRate',
  impact: 'impactScore',
  risk: 'riskPoint',
  opportunity: 'opportunityPoint',
} as const satisfies Record<string, ScreenField>
export const coveredFields: readonly ScreenField[] = Object.values(ownFields)

/** What the server sorts a column by; undefined where it does not. */
export function sortOfColumn(key: string): WatchSort | undefined {
  if (key === 'company') return 'name'
  return watchSorts.find((one) => one === (ownFields[key as keyof typeof ownFields] ?? key))
}

/** Columns on a phone: two lines a row. */
export function phoneColumns({ t, language }: Actions): Column<Watched>[] {
  return [
    {
      key: 'company',
      fixed: 'start',
      title: t('company'),
      value: (row) => nameOf(row, language),
      width: 'minmax(0, 1fr)',
      cell: (row) => (
        <span className={styles.two}>
          <Text>{nameOf(row, language)}</Text>
          <small>
            {row.stockCode || '–'} {row.exchangeCode}
          </small>
        </span>
      ),
    },
    {
      key: 'days20',
      title: t('days20'),
      value: () => null,
      width: '76px',
      sortable: false,
      cell: (row) => <Course row={row} width={62} height={24} />,
    },
    {
      key: 'impact',
      title: t('impact'),
      value: (row) => row.companyImpactScoreData.impactScore,
      width: '76px',
      figures: true,
      cell: (row) => (
        <span className={styles.scores}>
          <ImpactCell companyId={row.companyId} name={nameOf(row, language)} scores={row.companyImpactScoreData} />
          <BalanceCell companyId={row.companyId} name={nameOf(row, language)} scores={row.companyImpactScoreData} />
        </span>
      ),
    },
    {
      key: 'change',
      title: t('change'),
      value: (row) => row.quote?.changeRate ?? null,
      basis: (row) => ofQuote(row.quote),
      width: '92px',
      figures: true,
      cell: (row) => (
        <span className={styles.two}>
          <Last row={row} strong />
          <Change row={row} arrow />
        </span>
      ),
    },
  ]
}
