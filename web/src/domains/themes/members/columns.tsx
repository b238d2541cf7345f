import type { ScreenField } from '@pandora/contract/domains/figures/fields'
import type { InputOf } from '@pandora/contract/operation'
import { memberSorts } from '@pandora/contract/domains/themes/operations'
import type { themes } from '@pandora/contract/domains/themes/operations'
import { Figure } from '../../../ui/Figure.tsx'
import { PointFigure } from '../../impact/offers/scores/Scores.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import type { Sort } from '../../../ui/table/sort.ts'
import { Cap } from '../map/columns.tsx'
import type { T } from '../map/columns.tsx'
import { CAP_UNIT, codeOf, nameOf } from '../model.ts'
import type { Member } from '../model.ts'
import styles from './Members.module.css'
import { ofCap, ofChange } from '../../../ui/basis/basis.ts'
import { Text } from '../../../ui/kit/Text.tsx'

type Asked = InputOf<typeof themes.companyList>
type SortKey = NonNullable<Asked['sort']>
/** Fields of the screening that stand in columns of the list's own. */
export const coveredFields: readonly ScreenField[] = ['marketCap', 'changeRate', 'opportunityPoint', 'riskPoint']

/** A sort of the address as the server knows it; by membership where it names none. */
export function memberSort(text: string): { sort: SortKey; order: Sort['order'] } {
  const [, column, order] = /^(\w+)-(up|down)$/.exec(text) ?? []
  const sort = memberSorts.find((one) => one === column)
  return sort ? { sort, order: order === 'up' ? 'up' : 'down' } : { sort: 'membership', order: 'down' }
}

/** Degree of membership as a bar with its points, and its grade. */
export function Degree({ member, t }: { member: Pick<Member, 'points' | 'band'>; t: T }) {
  return (
    <span className={styles.degree} title={member.band ? t(`bandLong_${member.band}`) : t('membershipLong')}>
      <span className={styles.track} aria-hidden="true">
        <i style={{ width: `${Math.max(0, Math.min(100, member.points))}%` }} />
      </span>
      <b>{Math.round(member.points)}</b>
      {member.band ? <small data-band={member.band}>{t(`band_${member.band}`)}</small> : null}
    </span>
  )
}

/** Members of a theme; a phone or a narrow pane keeps name, membership and change. */
export function memberColumns(t: T, language: string, narrow: boolean): Column<Member>[] {
  const figure = (
    key: string,
    title: string,
    width: string,
    value: Column<Member>['value'],
    cell: NonNullable<Column<Member>['cell']>,
  ): Column<Member> => ({ key, title, width, figures: true, value, cell })
  const name: Column<Member> = {
    key: 'code',
    fixed: 'start',
    title: t('company'),
    width: 'minmax(112px, 1.4fr)',
    value: (row) => nameOf(row, language, codeOf(row.companyId)),
    cell: (row) => (
      <span className={styles.who}>
        <Text as="b">{nameOf(row, language, codeOf(row.companyId))}</Text>
        <small>{row.stockCode ?? '–'}</small>
      </span>
    ),
  }
  const membership: Column<Member> = {
    key: 'membership',
    title: t('membership'),
    width: narrow ? '148px' : '190px',
    figures: true,
    value: (row) => row.points,
    cell: (row) => <Degree member={row} t={t} />,
  }
  const change: Column<Member> = {
    ...figure(
      'change',
      t('change'),
      '78px',
      (row) => row.changeRate,
      (row) => <Figure value={row.changeRate} basis="beside" as="percent" change reason={t('noQuote')} />,
    ),
    basis: (row) => ofChange(row.changeAdjusted),
  }
  if (narrow) return [name, membership, change]
  return [
    name,
    membership,
    figure(
      'revenueShare',
      t('revenueShare'),
      '92px',
      (row) => row.revenueShare,
      (row) => (
        <span title={row.revenuePeriod ? t('revenueShareOf', { period: row.revenuePeriod }) : undefined}>
          <Figure value={row.revenueShare} as="percent" digits={1} reason={t('notReported')} />
        </span>
      ),
    ),
    {
      ...figure(
        'stories',
        t('stories'),
        '64px',
        (row) => row.stories,
        (row) => (
          <span title={t('storiesLong')}>
            <Figure value={row.stories} digits={0} />
          </span>
        ),
      ),
      sortable: false,
    },
    {
      ...figure(
        'marketCap',
        t('cap'),
        '92px',
        (row) => row.marketCap,
        (row) => <Cap value={row.marketCap} basis="beside" t={t} />,
      ),
      basis: (row) => ofCap(row.capBasis),
    },
    change,
    figure(
      'opportunity',
      t('opportunity'),
      '92px',
      (row) => row.opportunityPoint,
      (row) => <PointFigure value={row.opportunityPoint} side="opportunity" />,
    ),
    figure(
      'risk',
      t('risk'),
      '64px',
      (row) => row.riskPoint,
      (row) => <PointFigure value={row.riskPoint} side="risk" />,
    ),
    {
      key: 'industry',
      title: t('industry'),
      width: 'minmax(90px, 1fr)',
      sortable: false,
      value: (row) => nameOf({ nameZh: row.industryZh, nameEn: row.industryEn }, language, '') || null,
    },
  ]
}

/** What is exported of members: every figure, with its grounds in points. */
export function memberFile(t: T, language: string): Column<Member>[] {
  return [
    { key: 'id', title: t('code'), value: (row) => row.stockCode ?? row.companyId },
    { key: 'name', title: t('company'), value: (row) => nameOf(row, language, codeOf(row.companyId)) },
    { key: 'points', title: t('membership'), value: (row) => row.points },
    { key: 'band', title: t('grades'), value: (row) => (row.band ? t(`band_${row.band}`) : null) },
    ...(['revenue', 'evidence', 'given'] as const).map((ground): Column<Member> => ({
      key: ground,
      title: t(`ground_${ground}`),
      value: (row) => row.parts.find((part) => part.ground === ground)?.points ?? null,
    })),
    { key: 'share', title: t('revenueShare'), value: (row) => row.revenueShare },
    { key: 'stories', title: t('stories'), value: (row) => row.stories },
    {
      key: 'cap',
      title: t('cap'),
      value: (row) => (row.marketCap === null ? null : row.marketCap / CAP_UNIT),
      basis: (row) => ofCap(row.capBasis),
    },
    { key: 'change', title: t('change'), value: (row) => row.changeRate, basis: (row) => ofChange(row.changeAdjusted) },
    { key: 'opportunity', title: t('opportunity'), value: (row) => row.opportunityPoint },
    { key: 'risk', title: t('risk'), value: (row) => row.riskPoint },
    {
      key: 'industry',
      title: t('industry'),
      value: (row) => nameOf({ nameZh: row.industryZh, nameEn: row.industryEn }, language, '') || null,
    },
  ]
}
