import type { ReactNode } from 'react'
import type { ScreenField } from '@pandora/contract/domains/figures/fields'
import { screenWords } from '@pandora/contract/domains/figures/fields'
import type { stockReport } from '@pandora/contract/domains/stock-report/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { dateTime, number } from '../../lib/formats.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Figure } from '../../ui/Figure.tsx'
import { Facts } from '../../ui/kit/Facts.tsx'
import { Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { ProvenanceLink } from '../../ui/ProvenanceLink.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { useVocabulary } from '../analysis/offers/vocabulary/useVocabulary.ts'
import { FieldCell } from '../figures/offers/fields/FieldCell.tsx'
import { fieldName, moneyScale, unitOf } from '../figures/offers/fields/model.ts'
import { fieldTexts } from '../figures/offers/fields/texts.ts'
import { rankingTexts } from '../ranking/offers/texts.ts'
import { Course } from './Course.tsx'
import styles from './StockReport.module.css'
import { stockReportTexts } from './texts.ts'

type Report = OutputOf<typeof stockReport.get>
const shown: readonly ScreenField[] = [
  'close',
  'changeRate',
  'marketCap',
  'peTtm',
  'pePercentile',
  'pbRatio',
  'peg',
  'revenue',
  'revenueGrowthRate',
  'profit',
  'profitGrowthRate',
  'roe',
  'grossMargin',
  'netMargin',
  'debtRatio',
  'impactScore',
]

function Chapter({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.chapter}>
      <Row as="header" gap={4} align="baseline" place="between">
        <Text as="h2" size="lead">
          {title}
        </Text>
        {note ? (
          <Text tone="quiet" size="small">
            {note}
          </Text>
        ) : null}
      </Row>
      {children}
    </section>
  )
}

function KeyFigures({ figures }: Pick<Report, 'figures'>) {
  const t = useTexts(fieldTexts)
  const language = useLanguage()
  const market = { day: figures.priceDate, periodFrom: null, currency: figures.currency }
  return (
    <Facts
      as="cells"
      items={shown.map((field) => {
        const unit = unitOf(t, screenWords[field].measure, figures.currency)
        return {
          key: field,
          label: unit ? `${fieldName(field, language)} (${unit})` : fieldName(field, language),
          value: <FieldCell row={figures} field={field} market={market} />,
        }
      })}
    />
  )
}

function Sources({ figures, sources }: Pick<Report, 'figures' | 'sources'>) {
  const t = useTexts(stockReportTexts)
  const parts = [
    { key: 'prices', of: sources.prices, day: figures.priceDate, says: 'pricesOf', none: 'noPrices' },
    { key: 'statements', of: sources.statements, day: figures.periodEnd, says: 'statementsOf', none: 'noStatements' },
    { key: 'shares', of: sources.shares, day: figures.countedOn, says: 'sharesOf', none: 'noShares' },
  ] as const
  return (
    <Row as="ul" gap={5} wrap>
      {parts.map(({ key, of, day, says, none }) => (
        <li key={key}>
          {day === null ? t(none) : t(says, { day })} <ProvenanceLink provenance={of} />
        </li>
      ))}
    </Row>
  )
}

function Quarters({ quarters, statementCurrency }: Pick<Report, 'quarters' | 'statementCurrency'>) {
  const t = useTexts(stockReportTexts)
  const fields = useTexts(fieldTexts)
  const language = useLanguage()
  if (quarters.length === 0) return <Text tone="quiet">{t('noQuarters')}</Text>
  const scale = moneyScale(language)
  const money = (value: number | null) => <Figure value={value === null ? null : value / scale} />
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('period')}</th>
            {quarters.map(({ periodEnd }) => (
              <th key={periodEnd} scope="col">
                {periodEnd}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(['revenue', 'netProfit'] as const).map((key) => (
            <tr key={key}>
              <th scope="row">{t(key)}</th>
              {quarters.map((one) => (
                <td key={one.periodEnd}>{money(one[key])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Text tone="quiet" size="small">
        {t('inUnit', { unit: unitOf(fields, 'money', statementCurrency) })}
      </Text>
    </>
  )
}

function Score({ score }: Pick<Report, 'score'>) {
  const t = useTexts(stockReportTexts)
  const factors = useTexts(rankingTexts)
  if (score.score === null) return <Text tone="quiet">{t('noScore')}</Text>
  return (
    <Facts
      as="cells"
      items={[
        { key: 'base', label: t('base'), value: '50.0' },
        ...score.parts.map(({ factor, points }) => ({
          key: factor,
          label: factors(`factor_${factor}`),
          value: number(points, { digits: 1, sign: true }),
        })),
        { key: 'sum', label: t('score'), value: number(score.score, { digits: 1 }) },
      ]}
    />
  )
}

/** Everything on the page, from the figures to their sources. */
export function Chapters({ report }: { report: Report }) {
  const t = useTexts(stockReportTexts)
  const language = useLanguage()
  const word = useVocabulary()
  const { score, social, events, policies } = report
  return (
    <article className={styles.paper}>
      <Chapter title={t('figures')}>
        <KeyFigures figures={report.figures} />
      </Chapter>
      <Chapter title={t('course')}>
        <Course course={report.course} />
      </Chapter>
      <Chapter title={t('quarters')}>
        <Quarters quarters={report.quarters} statementCurrency={report.statementCurrency} />
      </Chapter>
      <Chapter
        title={t('score')}
        note={
          score.score === null
            ? null
            : `${t('scoreOf', {
                score: number(score.score, { digits: 1 }),
                rank: score.rank ?? '–',
                of: number(score.of, { digits: 0 }),
              })} · ${score.version}`
        }
      >
        <Score score={score} />
      </Chapter>
      <Chapter title={t('events')}>
        {events.length === 0 ? (
          <Text tone="quiet">{t('noEvents')}</Text>
        ) : (
          <ul className={styles.lines}>
            {events.map((one) => (
              <li key={`${one.eventId} ${one.side}`}>
                <ScreenLink to={`/index/event/${one.eventId}`}>
                  {named(one.titleZh, one.titleEn, language, word('event', one.type))}
                </ScreenLink>
                <Text tone="quiet" size="small">
                  {dateTime(one.happenedAt)} · {t(`side_${one.side}`)} {number(one.points, { digits: 1 })}
                </Text>
              </li>
            ))}
          </ul>
        )}
      </Chapter>
      <Chapter title={t('social')}>
        <Text as="p" tone={social ? 'plain' : 'quiet'}>
          {social
            ? t('socialSay', {
                long: social.longNum,
                neutral: social.neutralName,
                short: social.shortNum,
                posts: number(social.posts, { digits: 0 }),
              })
            : t('noSocial')}
          {social?.grey ? ` ${t('grey')}` : ''}
        </Text>
      </Chapter>
      <Chapter title={t('policies')}>
        {policies.length === 0 ? (
          <Text tone="quiet">{t('noPolicies')}</Text>
        ) : (
          <ul className={styles.lines}>
            {policies.map((one) => (
              <li key={one.documentId}>
                <span>{one.title}</span>
                <Text tone="quiet" size="small">
                  {dateTime(one.publishedAt)} · {t(`way_${one.way}`)}
                </Text>
              </li>
            ))}
          </ul>
        )}
      </Chapter>
      <Chapter title={t('sources')}>
        <Sources figures={report.figures} sources={report.sources} />
        <Text as="p" tone="quiet" size="small">
          {t('disclaimer')}
        </Text>
      </Chapter>
    </article>
  )
}
