import type { ReactNode } from 'react'
import { companies } from '@pandora/contract/domains/companies/operations'
import { RECENT_DAYS, opinion } from '@pandora/contract/domains/opinion/operations'
import { sizeWords } from '@pandora/contract/domains/figures/words'
import { dayOf, parseAsOf } from '@pandora/contract/time'
import type { TodayFigure } from '@pandora/contract/domains/figures/today'
import { useAsOf } from '../../lib/address.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { number } from '../../lib/formats.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { useNow } from '../../lib/useNow.ts'
import { Figure } from '../../ui/Figure.tsx'
import { FigureButton } from '../figures/offers/FigureButton.tsx'
import { useFigureWords } from '../figures/offers/useFigureWords.ts'
import { ProvenanceLink } from '../../ui/ProvenanceLink.tsx'
import { uiTexts } from '../../ui/uiTexts.ts'
import { leaning } from './leaning.ts'
import { companyTexts } from './texts.ts'
import { versionAt } from './versions.ts'
import type { Quote } from './types.ts'
import styles from './CompanyHead.module.css'
import { averagePrice } from '../figures/offers/StandInMark.tsx'
import { bared, markAfter, ofCap } from '../../ui/basis/basis.ts'

const DAY = 86_400_000

/** What the company is valued at, how much of it trades, and how posts lean. */
export function KeyFigures({ companyId, name, quote }: { companyId: string; name: string; quote: Quote | null }) {
  const t = useTexts(companyTexts)
  const ui = useTexts(uiTexts)
  const [asOf] = useAsOf()
  const { absenceText } = useFigureWords()
  const language = useLanguage()
  const { data: value, isPending } = useOperation(companies.valuation, { companyId })
  const now = useNow(3_600_000)
  const until = (asOf === null ? undefined : parseAsOf(asOf)) ?? now
  const posts = useOperation(opinion.ratioTrend, {
    companyId,
    // By the day: a week that begins before is counted whole.
    unit: 'day',
    from: dayOf(until - (RECENT_DAYS - 1) * DAY),
  }).data?.total
  const bar = useOperation(
    companies.barVersions,
    {
      securityId: quote?.securityId ?? companyId,
      date: quote?.date ?? '2000-01-01',
      ...(quote ? { basis: quote.basis } : {}),
    },
    { enabled: quote !== null },
  ).data
  const provenance = bar ? versionAt(bar.dataList, asOf)?.provenance : undefined
  const none = ui('absence_NO_SOURCE')
  const today = (figure: TodayFigure) => ({ companyId, figure, basis: 'today' as const })
  const one = (label: string, figure: ReactNode, title?: string) => (
    <div title={title}>
      <dt>{label}</dt>
      <dd>{figure}</dd>
    </div>
  )
  const why = absenceText(value?.peAbsence)
  // “–” says that there is none: not while it is still read.
  const read = (figure: ReactNode) => (isPending ? <i className={styles.waiting} aria-hidden="true" /> : figure)
  // Without a count of all shares that holds, what trades is shown, under its own name.
  const floats = value !== undefined && value.marketCap === null && value.floatCap !== null
  const standIns = value?.capBasis === 'vwap' ? averagePrice : undefined
  const lean = posts ? leaning(posts) : null
  return (
    <dl className={styles.figures}>
      {floats
        ? one(
            t('floatCap'),
            <Figure value={value.floatCap} basis={ofCap(value.floatBasis)} as="short" strong />,
            t(value.floatBasis === 'turnover' ? 'floatCapOn' : 'floatCapCounted', {
              counted: value.countedOn ?? '–',
              why: absenceText(value.capAbsence) ?? '',
              date: value.priceDate ?? '–',
              currency: value.currency ?? '',
            }),
          )
        : one(
            t('marketCap'),
            read(
              <FigureButton
                place={today('marketCap')}
                value={value?.marketCap ?? null}
                unit={value?.currency ?? ''}
                company={name}
                period={value?.priceDate ?? ''}
                reason={(value && sizeWords(value)?.[language === 'en' ? 'en' : 'zh']) ?? none}
                standIns={standIns}
                strong
              />,
            ),
            t(standIns ? 'marketCapByAverage' : 'marketCapOn', {
              date: value?.priceDate ?? '–',
              currency: value?.currency ?? '',
              counted: value?.countedOn ?? '–',
            }),
          )}
      {one(
        t('peTtm'),
        read(
          <FigureButton
            place={today('peTtm')}
            value={value?.peTtm ?? null}
            unit="times"
            company={name}
            period={value?.priceDate ?? ''}
            reason={why ?? none}
            standIns={standIns}
            strong
          />,
        ),
        value?.peTtm === null
          ? why
          : t('peOn', {
              end: value?.periodEnd ?? '–',
              place: `${number(bared(value?.pePercentile), { digits: 0 })}${markAfter(ofCap(value?.capBasis ?? null))}`,
            }),
      )}
      {one(
        'PEG',
        read(
          <FigureButton
            place={today('peg')}
            value={value?.peg ?? null}
            unit="times"
            company={name}
            period={value?.priceDate ?? ''}
            reason={why ?? absenceText('NO_GROWTH')}
            standIns={standIns}
            strong
          />,
        ),
      )}
      {one(
        t('turnover'),
        <>
          <Figure value={quote?.turnoverRate} digits={2} unit="%" reason={none} strong />
          {quote?.turnoverRate === null || !quote ? null : <ProvenanceLink provenance={provenance} bare />}
        </>,
      )}
      {one(
        t('leaning'),
        <span className={lean?.grey ? styles.grey : undefined}>
          <Figure value={lean?.value} digits={0} change reason={t('noPosts')} strong />
        </span>,
        posts ? t('leaningOf', { days: RECENT_DAYS, many: posts.many, empty: posts.empty }) : undefined,
      )}
    </dl>
  )
}
