import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { authors, OVERVIEW_AUTHOR } from '@pandora/contract/domains/authors/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Facts } from '../../../ui/kit/Facts.tsx'
import { Column } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { Screen } from '../../../ui/Screen.tsx'
import { Skeleton } from '../../../ui/States.tsx'
import { Tiles } from '../../../ui/page/Tiles.tsx'
import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import styles from '../MarketOpinion.module.css'
import { marketOpinionTexts } from '../texts.ts'
import { authorCurvesView, authorPostsView, authorRecordView } from '../views.ts'
import { ratio, scaled, TEN_THOUSAND, THOUSAND, whole } from '../words.ts'

type Detail = OutputOf<typeof authors.detail>
const topics = ['analysis', 'documents'] as const

/** One author, or the overview of all: fans and stance, what they write, and what came of it. */
export default function Author() {
  const t = useTexts(marketOpinionTexts)
  const { authorId = OVERVIEW_AUTHOR } = useParams()
  useReread(authors.detail, topics)
  const query = useOperation(authors.detail, { authorId })
  const isOverview = authorId === OVERVIEW_AUTHOR
  const about = isOverview ? t('allAuthors') : (query.data?.name ?? authorId)
  const given = { author: authorId }
  return (
    <Screen title={`${about} · ${t('title')}`} back={{ to: '/index/market-opinion/authors', text: t('authors') }}>
      <Answer query={query} waiting={<Skeleton count={8} height={40} />}>
        {(detail) => (
          <>
            {isOverview ? <Overview /> : <Head detail={detail} />}
            <Tiles className={styles.company}>
              <ViewTile view={authorCurvesView} given={given} about={about} />
              {isOverview ? null : <ViewTile view={authorRecordView} given={given} about={about} />}
              <ViewTile view={authorPostsView} given={given} about={about} />
            </Tiles>
          </>
        )}
      </Answer>
    </Screen>
  )
}

/** Counts with the days that they are of. */
function Counted({ from, to, children }: { from: string; to: string; children: ReactNode }) {
  const t = useTexts(marketOpinionTexts)
  return (
    <Column gap={2}>
      {children}
      <Text as="p" tone="quiet" size="small" className={styles.counted}>
        {`${t('countedIn')} · ${t('between', { from, to })}`}
      </Text>
    </Column>
  )
}

/** Who it is, and how the posts of the span stand. */
function Head({ detail }: { detail: Detail }) {
  const t = useTexts(marketOpinionTexts)
  const { id: authorId, fromDay: from, toDay: to } = detail
  const stands = useOperation(authors.polarity, { authorId, from, to })
  const habits = useOperation(authors.updateFrequency, { authorId, from, to })
  const sum = (key: 'commentNum' | 'likeNum') =>
    detail.days.reduce<number | null>((all, one) => (one[key] === null ? all : (all ?? 0) + one[key]), null)
  return (
    <Counted from={from} to={to}>
      <Facts
        as="cells"
        className={styles.facts}
        items={[
          { label: t('fans'), value: scaled(detail.fansNum, TEN_THOUSAND) },
          { label: t('wrote'), value: stands.data ? whole(stands.data.total) : '–' },
          { label: t('polarity'), value: ratio(stands.data?.percentage ?? null) },
          { label: t('perWeek'), value: habits.data ? whole(habits.data.perWeek) : '–' },
          { label: t('commentsK'), value: scaled(sum('commentNum'), THOUSAND) },
          { label: t('likesK'), value: scaled(sum('likeNum'), THOUSAND) },
          { label: t('joined'), value: detail.joinedOn ?? '–' },
        ]}
      />
    </Counted>
  )
}

/** All authors together (OPINION-25). */
function Overview() {
  const t = useTexts(marketOpinionTexts)
  const query = useOperation(authors.overview, {})
  return (
    <Answer query={query} waiting={<Skeleton count={1} height={56} />}>
      {(all) => (
        <Counted from={all.fromDay} to={all.toDay}>
          <Facts
            as="cells"
            className={styles.facts}
            items={[
              { label: t('authorsCount'), value: whole(all.authors) },
              { label: t('activeCount'), value: whole(all.active) },
              { label: t('wrote'), value: whole(all.heatNum) },
              { label: t('nameless'), value: whole(all.nameless) },
              { label: t('fans'), value: scaled(all.fansNum, TEN_THOUSAND) },
              { label: t('commentsK'), value: scaled(all.commentNum, THOUSAND) },
              { label: t('likesK'), value: scaled(all.likeNum, THOUSAND) },
            ]}
          />
        </Counted>
      )}
    </Answer>
  )
}
