import { digest } from '@pandora/contract/domains/digest/operations'
import type { digestViews } from '@pandora/contract/domains/digest/rooms'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { dateTime } from '../../../lib/formats.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { DigestBody } from '../DigestBody.tsx'
import { digestTexts } from '../texts.ts'
import { weekAsked } from '../week.ts'

const topics = ['analysis', 'documents'] as const

/** The report of a week: stories by weight with sentences of their texts. */
export default function WeeklyView({ parameters: { date }, setParameters }: ViewProps<typeof digestViews.weekly>) {
  const t = useTexts(digestTexts)
  const missing = useMissing()
  useReread(digest.week, topics)
  const weeks = useOperation(digest.weeklyReport, { weeks: 12 })
  const query = useOperation(digest.week, weekAsked(date), { keepPrevious: true })
  return (
    <ViewBody
      answer={query}
      context={query.data ? t('weekOf', { from: query.data.week, to: query.data.lastDay }) : null}
      source={({ asOf }) => t('asOf', { at: dateTime(asOf) })}
      empty={({ stories, week }) => {
        if (stories.length > 0) return undefined
        // The newest news may be weeks old: they are one step away, however far back.
        const newest = weeks.data?.newest ?? null
        return newest === null || newest === week
          ? missing(t('noStories'))
          : missing(t('noStoriesThen'), {
              text: t('toNewest', { week: newest }),
              run: () => setParameters({ date: newest }),
            })
      }}
      table={({ stories }) => ({
        name: t('report'),
        head: [t('story'), t('sentences'), t('sources'), t('newsCount')],
        rows: stories.map((one) => [
          one.title,
          one.sentences.map((sentence) => sentence.text).join(' '),
          one.sources.map((source) => source.source).join(' · '),
          one.copies,
        ]),
      })}
    >
      {(content) => <DigestBody content={content} />}
    </ViewBody>
  )
}
