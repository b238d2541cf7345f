import { useParams } from 'react-router'
import { marketOpinion } from '@pandora/contract/domains/market-opinion/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { wallClock } from '@pandora/contract/time'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { number, percent } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { markAfter, ofCap } from '../../../ui/basis/basis.ts'
import { Facts } from '../../../ui/kit/Facts.tsx'
import { Column } from '../../../ui/kit/Stack.tsx'
import { Screen } from '../../../ui/Screen.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { Skeleton } from '../../../ui/States.tsx'
import { Tiles } from '../../../ui/page/Tiles.tsx'
import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import { ratioView } from '../../opinion/offers/ratioView.ts'
import styles from '../MarketOpinion.module.css'
import { marketOpinionTexts } from '../texts.ts'
import { apartView, cloudView, heatView, pricesView, trendView, windowsView, worthView } from '../views.ts'
import { HUNDRED_MILLION, ratio, whole } from '../words.ts'

type Detail = OutputOf<typeof marketOpinion.companyDetail>
const topics = ['analysis', 'documents'] as const

/** What forums hold of one company: who it is, how hot it is, how posts stand and what that was worth. */
export default function CompanyOpinion() {
  const t = useTexts(marketOpinionTexts)
  const language = useLanguage()
  const { companyId = '' } = useParams()
  useReread(marketOpinion.companyDetail, topics)
  const query = useOperation(marketOpinion.companyDetail, { companyId })
  const { data } = query
  const about = data ? named(data.companyNameZh, data.companyNameEn, language, data.stockCode) : companyId
  const given = { companyId }
  return (
    <Screen
      title={`${about} · ${t('title')}`}
      back={{ to: '/index/market-opinion', text: t('title') }}
      actions={
        <ScreenLink to={`/index/company/${encodeURIComponent(companyId)}/opinion`}>{t('openCompany')}</ScreenLink>
      }
    >
      <Answer query={query} waiting={<Skeleton count={8} height={40} />}>
        {(detail) => (
          <>
            <Head detail={detail} />
            <Tiles className={styles.company}>
              <ViewTile view={heatView} given={given} about={about} />
              <ViewTile view={pricesView} given={given} about={about} />
              <ViewTile view={ratioView} given={given} about={about} />
              <ViewTile view={windowsView} given={given} about={about} />
              <ViewTile view={worthView} given={given} about={about} />
              <ViewTile view={trendView} given={given} about={about} />
              <ViewTile view={apartView} given={given} about={about} />
              <ViewTile view={cloudView} given={given} about={about} />
            </Tiles>
          </>
        )}
      </Answer>
    </Screen>
  )
}

/** Who it is, and how posts of five days stand. */
function Head({ detail }: { detail: Detail }) {
  const t = useTexts(marketOpinionTexts)
  const language = useLanguage()
  const value =
    detail.currentMarket === null
      ? '–'
      : `${number(detail.currentMarket / HUNDRED_MILLION, { digits: 1 })}${markAfter(ofCap(detail.capBasis))}`
  return (
    <Column className={styles.facts} gap={4}>
      <Facts
        as="cells"
        items={[
          { label: t('polarity'), value: ratio(detail.commentManyEmptyPercentage) },
          {
            label: t('heat'),
            value: t('heatLine', {
              days: 5,
              count: whole(detail.heat),
              many: whole(detail.commentManyNum),
              empty: whole(detail.commentEmptyNum),
            }),
          },
          {
            label: t('heatRank'),
            value: detail.rank === null ? '–' : t('heatRankOf', { rank: detail.rank, companies: detail.companies }),
          },
          { label: t('marketCap'), value },
          { label: t('turnover'), value: percent(detail.turnoverRate, { sign: false }) },
          {
            label: t('lastPost'),
            value: detail.lastPostAt === null ? '–' : wallClock(detail.lastPostAt).slice(0, 16),
          },
        ]}
      />
      <Facts
        small
        items={[
          { label: t('code'), value: `${detail.stockCode} · ${named(detail.exchangeZh, detail.exchangeEn, language)}` },
          { label: t('industry'), value: named(detail.industryZh, detail.industryEn, language) || '–' },
          { label: t('fullName'), value: detail.fullNameOfCompany ?? '–' },
          { label: t('business'), value: detail.companyDescription ?? '–' },
          { label: t('website'), value: detail.website ?? '–' },
        ]}
      />
    </Column>
  )
}
