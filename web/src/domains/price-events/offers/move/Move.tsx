import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { markets } from '@pandora/contract/domains/markets/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { LEAST_SUPPLY_MOVE } from '@pandora/contract/domains/price-events/bounds'
import { priceEvents } from '@pandora/contract/domains/price-events/operations'
import { useOperation } from '../../../../lib/api/useOperation.ts'
import { dateTime, direction, number, percent } from '../../../../lib/formats.ts'
import { named } from '../../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../../lib/texts.ts'
import { Button } from '../../../../ui/Button.tsx'
import { MaterialityLine } from '../../../impact/offers/receipt/Materiality.tsx'
import { Path } from '../../../impact/offers/receipt/Parts.tsx'
import { ScreenLink } from '../../../../ui/ScreenLink.tsx'
import { CommonSource } from '../../../../ui/source/CommonSource.tsx'
import { useSources } from '../../../../ui/source/useSources.ts'
import { Skeleton } from '../../../../ui/States.tsx'
import { uiTexts } from '../../../../ui/uiTexts.ts'
import { useVocabulary } from '../../../analysis/offers/vocabulary/useVocabulary.ts'
import styles from './Move.module.css'
import { measureText, moveSteps, scaleOf } from './steps.ts'
import type { MoveStep } from './steps.ts'
import { moveTexts } from './texts.ts'
import { Text } from '../../../../ui/kit/Text.tsx'

type Answered = OutputOf<typeof priceEvents.cause>
type Moved = NonNullable<Answered['move']>
type Cause = Moved['causes'][number]
const share = (value: number) => percent(value * 100, { digits: 0, sign: false })
const refusals = {
  'no-trading': 'refused_no_trading',
  'too-few-days': 'refused_too_few_days',
  'no-factors': 'refused_no_factors',
  'unknown-days': 'refused_unknown_days',
} as const

interface CauseProps {
  cause: Cause
  sourceOf: ReturnType<typeof useSources>['sourceOf']
}

function CauseDetail({ cause, sourceOf }: CauseProps) {
  const t = useTexts(moveTexts)
  const { ordinary } = cause
  return (
    <div className={styles.detail}>
      {cause.path.length ? <Path path={cause.path} /> : null}
      {cause.materiality ? (
        <p>
          <MaterialityLine of={cause.materiality} sizeClass={null} />
        </p>
      ) : null}
      <p className={styles.quiet}>
        {[
          cause.most < 1 ? t('most', { share: share(cause.most) }) : '',
          t('expected', { value: percent(cause.expected) }),
          t('prior', { value: share(cause.prior) }),
          t('likelihood', { value: number(cause.likelihood, { digits: 2 }) }),
          cause.delayDays > 0 ? t('delay', { days: cause.delayDays }) : t('within'),
          ordinary.rate === null ? t('fewDays') : t('ordinaryLong', { days: ordinary.days, count: ordinary.withSuch }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <ul>
        {cause.documents.map(({ newsId, title, newsTimestamp, ...of }) => (
          <li key={newsId}>
            <ScreenLink to={`/index/flash/${encodeURIComponent(newsId)}`}>{title}</ScreenLink>{' '}
            <small>
              <Text>{sourceOf(of)}</Text> · {dateTime(newsTimestamp)}
            </small>
          </li>
        ))}
        <li>
          <ScreenLink to={`/index/event/${encodeURIComponent(cause.eventId)}`}>{t('event')}</ScreenLink>
        </li>
      </ul>
    </div>
  )
}

function CauseLine({ cause, sourceOf }: CauseProps) {
  const t = useTexts(moveTexts)
  const word = useVocabulary()
  const language = useLanguage()
  const title = named(cause.titleZh, cause.titleEn, language, cause.documents[0]?.title ?? word('event', cause.type))
  return (
    <details>
      <summary>
        <span className={styles.cause} data-side={cause.expected < 0 ? 'risk' : 'opportunity'}>
          <i aria-hidden="true">{cause.expected < 0 ? '▼' : '▲'}</i>
          {word('event', cause.type)}
        </span>
        <Text className={styles.name} title={title}>
          {title}
        </Text>
        <span className={styles.quiet}>
          {[
            t(cause.direct ? 'direct' : 'indirect'),
            t('share', { share: share(cause.share) }),
            t('usual', { value: percent(cause.expected) }),
            cause.ordinary.rate === null
              ? ''
              : t('ordinary', { rate: percent(cause.ordinary.rate * 100, { digits: 1, sign: false }) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </summary>
      <CauseDetail cause={cause} sourceOf={sourceOf} />
    </details>
  )
}

function Steps({ move }: { move: Moved }) {
  const t = useTexts(moveTexts)
  const steps = moveSteps(move)
  const { common, sourceOf } = useSources(move.causes.flatMap(({ documents }) => documents))
  const at = scaleOf(steps)
  const bar = ({ from, to, kind }: MoveStep<Cause>) => (
    <i
      data-kind={kind}
      style={{ left: `${at(Math.min(from, to))}%`, width: `${Math.max(0.6, Math.abs(at(to) - at(from)))}%` }}
    />
  )
  return (
    <>
      <CommonSource of={common} />
      <table className={styles.steps}>
        <colgroup>
          <col className={styles.partColumn} />
          <col />
          <col className={styles.pointsColumn} />
        </colgroup>
        <thead>
          <tr className="visually-hidden">
            <th scope="col">{t('part')}</th>
            <th scope="col">{t('course')}</th>
            <th scope="col">{t('points')}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step.key} data-kind={step.kind}>
              <th scope="row">
                {step.cause ? (
                  <CauseLine cause={step.cause} sourceOf={sourceOf} />
                ) : step.kind === 'cause' ? null : step.kind === 'unexplained' ? (
                  <>
                    {t('unexplained')}{' '}
                    <span className={styles.quiet}>{t('left', { share: share(move.unexplained.share) })}</span>
                  </>
                ) : (
                  t(step.kind)
                )}
              </th>
              <td>
                <span className={styles.bar} aria-hidden="true">
                  <b style={{ left: `${at(0)}%` }} />
                  {bar(step)}
                </span>
              </td>
              <td className={step.kind === 'moved' ? direction(step.value) : undefined}>{percent(step.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** What the parts rest on: their sum, betas, how rare such a move is, and by which measures. */
function Basis({ data, move }: { data: Answered; move: Moved }) {
  const t = useTexts(moveTexts)
  const language = useLanguage()
  const status = useOperation(markets.status, {})
  const { betas } = move
  const indexName = (id: string) => {
    const known = status.data?.indexes.find(({ securityId }) => securityId === id)
    return named(known?.nameZh, known?.nameEn, language, id)
  }
  return (
    <p className={styles.quiet}>
      {[
        t('sum', {
          market: percent(move.market),
          industry: move.industryIndex === null ? '–' : percent(move.industry),
          own: percent(move.own),
        }),
        t('betas', { market: number(betas.market), industry: number(betas.industry), days: betas.observations }),
        t('rare', {
          deviations: number(Math.abs(move.deviations), { digits: 1 }),
          chance: percent(move.chance * 100, { digits: 1, sign: false }),
        }),
        move.marketIndex
          ? t(measureText(move.industryMeasure), {
              market: indexName(move.marketIndex),
              industry: named(move.industryZh, move.industryEn, language, move.industryIndex ?? ''),
              peers: move.industryMeasure?.peerDays ?? 0,
            })
          : '',
        Math.abs(move.moved) < LEAST_SUPPLY_MOVE ? t('noSupply', { least: LEAST_SUPPLY_MOVE }) : '',
        t('version', { version: data.version, at: dateTime(data.asOf) }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  )
}

interface Props {
  companyId: string
  from: string
  to: string
  /** What chooses the days, where it stands above: it says them, so that the verdict need not. */
  days?: ReactNode
}

/**
 * Why a price moved over days: market, industry, causes by rank and the part that stays unexplained, which add up to
 * the move.
 */
export function Move({ companyId, from, to, days }: Props) {
  const t = useTexts(moveTexts)
  const ui = useTexts(uiTexts)
  const { data, error, isPending, refetch } = useOperation(
    priceEvents.cause,
    { companyId, from, to },
    { keepPrevious: true },
  )
  const move = error ? null : data?.move
  return (
    <section className={styles.move} aria-label={t('title')}>
      <div className={styles.top}>
        {days ? <div className={styles.days}>{days}</div> : null}
        {data && move ? (
          <p className={styles.verdict} data-verdict={move.verdict}>
            {days && data.from === data.to ? null : (
              <>
                <b>
                  {data.from === data.to
                    ? t('ofDay', { day: data.to })
                    : t('ofRange', { from: data.from, to: data.to })}
                </b>{' '}
              </>
            )}
            <b className={direction(move.moved)}>{percent(move.moved)}</b> {t(`verdict_${move.verdict}`)}
          </p>
        ) : null}
      </div>
      {error ? (
        <div className={styles.overtime} role="alert">
          <Clock size={16} aria-hidden="true" />
          <p>{t('overtime')}</p>
          <Button
            size="small"
            onClick={() => {
              void refetch()
            }}
          >
            {ui('retry')}
          </Button>
        </div>
      ) : isPending ? (
        <Skeleton count={5} height={24} />
      ) : move ? (
        <>
          <Steps move={move} />
          <Basis data={data} move={move} />
        </>
      ) : (
        <p className={styles.refused}>{data.refused ? t(refusals[data.refused]) : t('noCauses')}</p>
      )}
    </section>
  )
}
