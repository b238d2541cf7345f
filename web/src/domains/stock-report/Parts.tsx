import type { ReactNode } from 'react'
import type { stockReport } from '@pandora/contract/domains/stock-report/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { dayOf } from '@pandora/contract/time'
import { LineChart } from '../../charts/LineChart.tsx'
import { number, percent } from '../../lib/formats.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { ofCap, ofChange } from '../../ui/basis/basis.ts'
import { Figure } from '../../ui/Figure.tsx'
import { Facts } from '../../ui/kit/Facts.tsx'
import { Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { ProvenanceLink } from '../../ui/ProvenanceLink.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { useVocabulary } from '../analysis/offers/vocabulary/useVocabulary.ts'
import { rawWord } from '../ranking/offers/rawWord.ts'
import styles from './StockReport.module.css'
import { stockReportTexts } from './texts.ts'

interface Props {
  report: OutputOf<typeof stockReport.get>
}

const HUNDRED_MILLION = 1e8
const hundredMillions = (value: number | null) => (value === null ? null : value / HUNDRED_MILLION)

interface PartProps {
  title: string
  none?: string | undefined
  /** As wide as the page. */
  wide?: boolean
  children: ReactNode
}

/** A part of the page that is not cut in two on paper; why there is nothing in it. */
function Part({ title, none, wide = false, children }: PartProps) {
  return (
    <section className={wide ? styles.wide : styles.part}>
      <h2>{title}</h2>
      {none === undefined ? children : <Text tone="quiet">{none}</Text>}
    </section>
  )
}

/** The last prices and four quarters, with where they come from. */
function Figures({ report: { figures, sources } }: Props) {
  const t = useTexts(stockReportTexts)
  const share = (value: number | null) => percent(value, { sign: false })
  const from = [
    [t('prices'), sources.prices],
    [t('statements'), sources.statements],
    [t('shares'), sources.shares],
  ] as const
  return (
    <Part title={t('figures')} wide>
      <Facts
        as="cells"
        items={[
          {
            label: t('close', { day: figures.priceDate ?? '–' }),
            value: <Figure value={figures.close} unit={figures.currency} />,
          },
          {
            label: t('change'),
            value: <Figure value={figures.changeRate} as="percent" change basis={ofChange(figures.changeAdjusted)} />,
          },
          {
            label: t('marketCap'),
            value: <Figure value={hundredMillions(figures.marketCap)} digits={1} basis={ofCap(figures.capBasis)} />,
          },
          { label: t('amount'), value: <Figure value={hundredMillions(figures.amount)} /> },
          { label: t('turnover'), value: share(figures.turnoverRate) },
          { label: t('pe'), value: <Figure value={figures.peTtm} basis={ofCap(figures.capBasis)} /> },
          { label: t('pb'), value: <Figure value={figures.pbRatio} basis={ofCap(figures.capBasis)} /> },
          { label: t('revenue'), value: <Figure value={hundredMillions(figures.revenue)} /> },
          { label: t('revenueGrowth'), value: percent(figures.revenueGrowthRate) },
          { label: t('profit'), value: <Figure value={hundredMillions(figures.profit)} /> },
          { label: t('profitGrowth'), value: percent(figures.profitGrowthRate) },
          { label: t('roe'), value: share(figures.roe) },
          { label: t('grossMargin'), value: share(figures.grossMargin) },
          { label: t('debtRatio'), value: share(figures.debtRatio) },
          {
            label: t('impactScore'),
            value: `${number(figures.impactScore, { digits: 1 })} (${number(figures.opportunityPoint, { digits: 1 })} / ${number(figures.riskPoint, { digits: 1 })})`,
          },
        ]}
      />
      <Row gap={4} wrap className={styles.sources}>
        <Text tone="quiet" size="small">
          {t('sources')}
        </Text>
        {from.map(([name, origin]) =>
          origin ? (
            <Row key={name} gap={2}>
              <Text tone="quiet" size="small">
                {name}
              </Text>
              <ProvenanceLink provenance={origin} />
            </Row>
          ) : null,
        )}
      </Row>
    </Part>
  )
}

/** A year of the stock beside its industry. */
function Course({ report: { course } }: Props) {
  const t = useTexts(stockReportTexts)
  const line = (key: 'close' | 'industry', name: string) => ({
    key,
    name,
    points: course.map((one) => [one.day, one[key]] as const),
  })
  return (
    <Part title={t('course')} none={course.length === 0 ? t('noCourse') : undefined}>
      <div className={styles.course}>
        <LineChart
          name={t('course')}
          lines={[line('close', t('company')), line('industry', t('industry'))]}
          unit=""
          digits={1}
          field="course"
        />
      </div>
    </Part>
  )
}

/** The last quarters, eight at most, the newest first. */
function Quarters({ report: { quarters, statementCurrency } }: Props) {
  const t = useTexts(stockReportTexts)
  return (
    <Part
      title={t('quarters', { count: quarters.length, currency: statementCurrency ?? '' })}
      none={quarters.length === 0 ? t('noQuarters') : undefined}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{t('quarter')}</th>
            <th scope="col" className={styles.figure}>
              {t('quarterRevenue')}
            </th>
            <th scope="col" className={styles.figure}>
              {t('quarterProfit')}
            </th>
          </tr>
        </thead>
        <tbody>
          {quarters.toReversed().map((one) => (
            <tr key={one.periodEnd}>
              <td>{one.periodEnd}</td>
              <td className={styles.figure}>
                <Figure value={hundredMillions(one.revenue)} />
              </td>
              <td className={styles.figure}>
                <Figure value={hundredMillions(one.netProfit)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  )
}

/** The AI score: 50 and the points of its factors. */
function Score({ report: { score } }: Props) {
  const t = useTexts(stockReportTexts)
  return (
    <Part title={t('score')} none={score.score === null ? t('noScore') : undefined}>
      <Text as="p" tone="quiet" size="small">
        <Text size="title" tone="accent" strong>
          {number(score.score, { digits: 1 })}
        </Text>{' '}
        {t('scoreLine', {
          rank: number(score.rank, { digits: 0 }),
          of: number(score.of, { digits: 0 }),
          version: score.version,
        })}
      </Text>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('factor')}</th>
            <th scope="col" className={styles.figure}>
              {t('raw')}
            </th>
            <th scope="col" className={styles.figure}>
              {t('points')}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td colSpan={2}>{t('base')}</td>
            <td className={styles.figure}>50</td>
          </tr>
          {score.parts.map((part) => (
            <tr key={part.factor}>
              <td>{t(`factor_${part.factor}`)}</td>
              <td className={styles.figure}>{rawWord(part.factor, part.raw)}</td>
              <td className={styles.figure}>
                {/* What is not known gives no points, which is not the same as none given. */}
                {part.raw === null ? '–' : number(part.points, { digits: 2, sign: true })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  )
}

/** Events behind the impact score. */
function Events({ report: { events } }: Props) {
  const t = useTexts(stockReportTexts)
  const language = useLanguage()
  const word = useVocabulary()
  return (
    <Part title={t('events')} none={events.length === 0 ? t('noEvents') : undefined}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('date')}</th>
            <th scope="col">{t('event')}</th>
            <th scope="col" className={styles.figure}>
              {t('points')}
            </th>
          </tr>
        </thead>
        <tbody>
          {events.map((one) => (
            <tr key={one.eventId}>
              <td className={styles.day}>{dayOf(one.happenedAt)}</td>
              <td>
                <ScreenLink to={`/index/event/${encodeURIComponent(one.eventId)}`}>
                  {named(one.titleZh, one.titleEn, language, word('event', one.type))}
                </ScreenLink>
              </td>
              <td className={styles.figure}>
                <span className={styles[one.side]}>
                  {t(`side_${one.side}`)} {number(one.points, { digits: 2 })}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  )
}

/** Policies that touch it. */
function Policies({ report: { policies } }: Props) {
  const t = useTexts(stockReportTexts)
  return (
    <Part title={t('policies')} none={policies.length === 0 ? t('noPolicies') : undefined}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('date')}</th>
            <th scope="col">{t('policy')}</th>
            <th scope="col" className={styles.figure}>
              {t('points')}
            </th>
          </tr>
        </thead>
        <tbody>
          {policies.map((one) => (
            <tr key={one.documentId}>
              <td className={styles.day}>{dayOf(one.publishedAt)}</td>
              <td>
                <ScreenLink to={`/index/policy/${encodeURIComponent(one.documentId)}`}>{one.title}</ScreenLink>
              </td>
              <td className={styles.figure}>
                {t(`way_${one.way}`)} {number(one.points, { digits: 2 })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  )
}

/** How posts stand. */
function Social({ report: { social } }: Props) {
  const t = useTexts(stockReportTexts)
  return (
    <Part title={t('social')} none={social === null ? t('noSocial') : undefined}>
      {social ? (
        <Text tone={social.grey ? 'quiet' : 'plain'}>
          {[
            t('socialLine', {
              long: social.longNum,
              neutral: social.neutralName,
              short: social.shortNum,
              posts: String(social.posts),
            }),
            social.grey ? t('socialGrey') : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      ) : null}
    </Part>
  )
}

/** All of the report, part by part. */
export function ReportParts({ report }: Props) {
  return (
    <>
      <Figures report={report} />
      <Course report={report} />
      <Quarters report={report} />
      <Score report={report} />
      <Events report={report} />
      <Policies report={report} />
      <Social report={report} />
    </>
  )
}
