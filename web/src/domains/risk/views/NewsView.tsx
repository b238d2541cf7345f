import { risk, TOP_NEWS_SIZE } from '@pandora/contract/domains/risk/operations'
import type { riskViews } from '@pandora/contract/domains/risk/rooms'
import { usePages } from '../../../lib/api/usePages.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { answerOf } from '../../../ui/view/answers.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { NewsList } from '../NewsList.tsx'
import { riskTexts } from '../texts.ts'

const topics = ['analysis'] as const

/** The hottest news of all risks, sixty at a time (RISK-11), or of one topic (RISK-09). */
export default function NewsView({ parameters }: ViewProps<typeof riskViews.news>) {
  const t = useTexts(riskTexts)
  const missing = useMissing()
  const { topic } = parameters
  useReread(risk.topTenNews, topics)
  const all = usePages(risk.topTenNews, {}, TOP_NEWS_SIZE, topic === undefined)
  const own = usePages(risk.topicHotNews, { topicId: topic ?? '' }, 20, topic !== undefined)
  const pages = topic === undefined ? all : own
  const newest = pages.items.reduce((day, { newsDay }) => (newsDay > day ? newsDay : day), '')
  return (
    <ViewBody
      answer={answerOf(pages)}
      source={() => (newest ? t('asOf', { day: newest }) : null)}
      empty={() => (pages.items.length ? undefined : missing(t('noNews')))}
      table={() => ({
        name: t('news'),
        head: [t('day'), t('newest'), t('words'), t('heat')],
        rows: pages.items.map((one) => [one.newsDay, one.title, one.quote, one.storyHeat]),
      })}
      note={() => t('newsNote')}
    >
      {() => <NewsList label={t('news')} pages={pages} />}
    </ViewBody>
  )
}
