import type { Theme } from '@pandora/contract/domains/themes/shapes'
import { Sparkline } from '../../../charts/Sparkline.tsx'
import { Figure } from '../../../ui/Figure.tsx'
import { Balance, PointFigure } from '../../impact/offers/scores/Scores.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import type { Translate } from '../../../lib/texts.ts'
import { CAP_UNIT, capText, codeOf, heatReason, nameOf } from '../model.ts'
import type { CourseOf, ThemeBubble } from '../model.ts'
import styles from '../Themes.module.css'
import type { themeTexts } from '../texts.ts'
import { type FigureBasis, ofCap, ofChange, ofSum } from '../../../ui/basis/basis.ts'
import { BasisMark } from '../../../ui/basis/BasisMark.tsx'
import { Text } from '../../../ui/kit/Text.tsx'

export type T = Translate<NonNullable<(typeof themeTexts)['key']>>

/**
 * A market cap in 亿 / 100M (THEME-06), the whole value on hover, with its mark unless that stands beside it by its
 * column.
 */
export function Cap({ value, basis, t }: { value: number | null; basis: FigureBasis | 'beside' | null; t: T }) {
  if (value === null) return <Figure value={null} reason={t('noCap')} />
  return (
    <>
      <span className={styles.figure} title={value.toLocaleString('en-US')}>
        {capText(value, null)}
      </span>
      {basis === 'beside' ? null : <BasisMark of={basis} />}
    </>
  )
}

/** Risk and opportunity as figures with the bar between them. */
export function Points({ risk, opportunity }: { risk: number | null; opportunity: number | null }) {
  return (
    <span className={styles.points}>
      <PointFigure value={risk} side="risk" />
      {risk !== null && opportunity !== null ? <Balance risk={risk} opportunity={opportunity} /> : null}
      <PointFigure value={opportunity} side="opportunity" />
    </span>
  )
}

const figure = <Row,>(
  key: string,
  title: string,
  width: string,
  value: Column<Row>['value'],
  cell: NonNullable<Column<Row>['cell']>,
  wideOnly = false,
): Column<Row> => ({ key, title, width, figures: true, value, cell, wideOnly })
const balance = (one: { riskPoint: number | null; opportunityPoint: number | null }) =>
  one.riskPoint === null || one.opportunityPoint === null ? null : one.opportunityPoint - one.riskPoint

/** The index over the last sessions: its line, and below it from first to last. */
function CourseCell({ course, t }: { course: ReturnType<CourseOf>; t: T }) {
  if (course === undefined) return <span className={styles.waiting} aria-hidden="true" />
  if (course === null) return <Figure value={null} reason={t('courseNone')} />
  return (
    <span
      className={styles.course}
      title={t(course.whole ? 'courseLong' : 'courseShort', {
        from: course.from,
        to: course.to,
        count: course.sessions,
      })}
    >
      <Sparkline values={course.value} width={64} />
      <span>
        {course.whole ? null : <small>{t('courseSessions', { count: course.sessions })} </small>}
        <Figure value={course.changeRate} as="percent" digits={1} change />
      </span>
    </span>
  )
}

/** Themes as a table; a phone, or a narrow pane, keeps name, change and cap. `courseOf`: with their indexes. */
export function themeColumns(t: T, language: string, narrow: boolean, courseOf?: CourseOf): Column<Theme>[] {
  const name: Column<Theme> = {
    key: 'name',
    title: t('theme'),
    width: 'minmax(112px, 1fr)',
    value: (row) => nameOf(row, language),
    cell: (row) => (
      <span className={styles.two}>
        <span className={styles.name}>
          {row.kind === 'own' ? (
            <i className={styles.own} title={t('ownLong')}>
              {t('own')}
            </i>
          ) : null}
          <Text>{nameOf(row, language)}</Text>
        </span>
        <Text as="small">
          {row.preview.map((one) => nameOf(one, language, codeOf(one.companyId))).join(' · ') || t('noMembers')}
        </Text>
      </span>
    ),
  }
  const change = figure<Theme>(
    'change',
    t('change'),
    '72px',
    (row) => row.changeRate,
    (row) => (
      <span title={row.tradeDate ? t('changeOn', { date: row.tradeDate }) : undefined}>
        <Figure value={row.changeRate} as="percent" change reason={t('noQuote')} />
      </span>
    ),
  )
  const cap: Column<Theme> = {
    ...figure<Theme>(
      'cap',
      t('cap'),
      '92px',
      (row) => row.marketCap,
      (row) => (
        <span title={t('capOf', { capped: row.capped, companies: row.companies })}>
          <Cap value={row.marketCap} basis="beside" t={t} />
        </span>
      ),
    ),
    basis: (row) => ofSum(row.capStandIns),
  }
  const course = courseOf
    ? [
        figure<Theme>(
          'course',
          t('course'),
          '80px',
          (row) => courseOf(row.themeId)?.changeRate ?? null,
          (row) => <CourseCell course={courseOf(row.themeId)} t={t} />,
        ),
      ]
    : []
  if (narrow) return [name, ...course, change, cap]
  const heatTitle = (row: Theme) =>
    row.heat.usual === null
      ? heatReason(row.heat, t)
      : t('heatLong', { stories: row.heat.stories, usual: Math.round(row.heat.usual * 10) / 10 })
  return [
    name,
    ...course,
    change,
    figure(
      'heat',
      t('heat'),
      '60px',
      (row) => row.heat.ratio,
      (row) => (
        <span title={heatTitle(row)}>
          <Figure value={row.heat.ratio} unit="×" reason={heatReason(row.heat, t)} />
        </span>
      ),
    ),
    cap,
    figure(
      'companies',
      t('companies'),
      '86px',
      (row) => row.companies,
      (row) => <Figure value={row.companies} digits={0} />,
    ),
    figure('points', t('riskOpportunity'), '152px', balance, (row) => (
      <Points risk={row.riskPoint} opportunity={row.opportunityPoint} />
    )),
  ]
}

/** What is exported of themes: every figure of its own. */
export function themeFile(t: T, language: string, courseOf?: CourseOf): Column<Theme>[] {
  return [
    ...themeColumns(t, language, false, courseOf).filter(({ key }) => key !== 'points' && key !== 'cap'),
    {
      key: 'preview',
      title: t('preview'),
      value: (row) => row.preview.map((one) => nameOf(one, language, codeOf(one.companyId))).join(' · '),
    },
    {
      key: 'marketCap',
      title: `${t('cap')}`,
      value: (row) => (row.marketCap === null ? null : row.marketCap / CAP_UNIT),
      basis: (row) => ofSum(row.capStandIns),
    },
    { key: 'opportunity', title: t('opportunity'), value: (row) => row.opportunityPoint },
    { key: 'risk', title: t('risk'), value: (row) => row.riskPoint },
    { key: 'day', title: t('closeOn', { date: '' }).trim(), value: (row) => row.tradeDate },
  ]
}

/** The companies of a map as a table: the same data as its bubbles. */
export function bubbleColumns(t: T, language: string, narrow: boolean): Column<ThemeBubble>[] {
  const columns: Column<ThemeBubble>[] = [
    {
      key: 'name',
      title: t('company'),
      width: 'minmax(96px, 1.4fr)',
      value: (row) => nameOf(row, language, codeOf(row.companyId)),
    },
    {
      ...figure<ThemeBubble>(
        'change',
        t('change'),
        '76px',
        (row) => row.changeRate,
        (row) => <Figure value={row.changeRate} basis="beside" as="percent" change reason={t('noQuote')} />,
      ),
      basis: (row) => ofChange(row.changeAdjusted),
    },
    {
      ...figure<ThemeBubble>(
        'cap',
        t('cap'),
        '92px',
        (row) => row.marketCap,
        (row) => <Cap value={row.marketCap} basis="beside" t={t} />,
      ),
      basis: (row) => ofCap(row.capBasis),
    },
    figure(
      'membership',
      t('membership'),
      '84px',
      (row) => row.membership,
      (row) => <Figure value={row.membership * 100} digits={0} />,
    ),
    { key: 'band', title: t('grades'), width: '84px', value: (row) => (row.band ? t(`band_${row.band}`) : null) },
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
      '72px',
      (row) => row.riskPoint,
      (row) => <PointFigure value={row.riskPoint} side="risk" />,
    ),
  ]
  return narrow ? columns.slice(0, 4) : columns
}
