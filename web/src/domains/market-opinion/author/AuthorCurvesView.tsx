import { authors, OVERVIEW_AUTHOR } from '@pandora/contract/domains/authors/operations'
import type { marketOpinionViews } from '@pandora/contract/domains/market-opinion/views'
import { LineChart } from '../../../charts/LineChart.tsx'
import { pointsOf, rowsOf, type Line } from '../../../charts/lines.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Fill, Pane } from '../../../ui/kit/Stack.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import styles from '../MarketOpinion.module.css'
import { marketOpinionTexts } from '../texts.ts'
import { LONGEST, useSince } from '../useSince.ts'

const FIELD = 'author'
const curves = ['fans', 'reads', 'habits'] as const
const topics = ['analysis', 'documents'] as const

/** An author's fans and stances, reads and comments, or how often they write, over time. */
export default function AuthorCurvesView({
  parameters: { author = OVERVIEW_AUTHOR, curve },
  setParameters,
}: ViewProps<typeof marketOpinionViews.authorCurves>) {
  const t = useTexts(marketOpinionTexts)
  const missing = useMissing()
  const isOverview = author === OVERVIEW_AUTHOR
  const from = useSince(FIELD)
  // All authors together are asked for the usual days alone: nothing of them is kept by day.
  const asked = { authorId: author, ...(from && !isOverview ? { from } : {}) }
  useReread(authors.fansPolarity, topics)
  const fans = useOperation(authors.fansPolarity, asked, { keepPrevious: true })
  const reads = useOperation(authors.readComment, asked, { enabled: curve === 'reads', keepPrevious: true })
  const habits = useOperation(authors.updateFrequency, asked, { enabled: curve === 'habits', keepPrevious: true })
  const line = (key: string, time: readonly string[], of: readonly (number | null)[], colour?: string): Line => ({
    key,
    name: t(lineNames[key as keyof typeof lineNames]),
    ...(colour ? { colour } : {}),
    points: pointsOf(time, of),
  })
  const { data } = fans
  const weeks = habits.data?.weeks ?? []
  const weekDays = weeks.map((one) => one.week)
  const lines = {
    fans: data
      ? [
          line('manyNum', data.time, data.manyNum, 'rise'),
          line('emptyNum', data.time, data.emptyNum, 'fall'),
          line('neutralNum', data.time, data.neutralNum, 'text-3'),
          line('irrelevanceNum', data.time, data.irrelevanceNum, 'line-strong'),
        ]
      : [],
    reads: reads.data
      ? [
          line('readNum', reads.data.time, reads.data.readNum),
          line('commentNum', reads.data.time, reads.data.commentNum),
          line('likeNum', reads.data.time, reads.data.likeNum),
        ]
      : [],
    habits: [
      line(
        'articleNum',
        weekDays,
        weeks.map((one) => one.articleNum),
      ),
      line(
        'answerNum',
        weekDays,
        weeks.map((one) => one.commentNum),
      ),
    ],
  }[curve]
  const counted = data?.fansNum.some((one) => one !== null) === true
  return (
    <ViewBody
      answer={fans}
      also={[reads, habits]}
      empty={({ manyNum, emptyNum, neutralNum, irrelevanceNum, fansNum }) =>
        [manyNum, emptyNum, neutralNum, irrelevanceNum, fansNum].some((all) => all.some((one) => (one ?? 0) > 0))
          ? undefined
          : missing(t('noAuthorPosts'))
      }
      table={(all) => {
        const drawn = curve === 'fans' ? [line('fansNum', all.time, all.fansNum), ...lines] : lines
        return {
          name: t(`authorCurve_${curve}`),
          head: [t(curve === 'habits' ? 'week' : 'date'), ...drawn.map((one) => one.name)],
          rows: rowsOf(drawn).map(({ day, values }) => [day, ...values]),
        }
      }}
      note={() =>
        curve === 'habits' && habits.data
          ? t('habitsNote', {
              count: number(habits.data.perWeek, { digits: 1 }),
              active: habits.data.activeDays,
              days: habits.data.days,
            })
          : t(curve === 'reads' ? 'readsNote' : isOverview ? 'fansOfAllNote' : 'fansNote')
      }
      controls={
        <SegmentedControl
          label={t('curve')}
          value={curve}
          onChange={(next) => setParameters({ curve: next })}
          options={curves.map((value) => ({ value, text: t(`authorCurve_${value}`) }))}
        />
      }
    >
      {() => (
        <Pane>
          <Fill>
            <LineChart
              key={curve}
              name={t(`authorCurve_${curve}`)}
              lines={lines}
              unit={t(curve === 'reads' ? 'times' : 'posts')}
              digits={0}
              columns={curve !== 'reads'}
              axis="count"
              field={FIELD}
              startRange={isOverview ? '3m' : '6m'}
              longest={isOverview ? '3m' : LONGEST}
            />
          </Fill>
          {curve === 'fans' && counted ? (
            <div className={styles.fans}>
              <LineChart
                name={t('fansLine')}
                lines={[line('fansNum', data.time, data.fansNum)]}
                unit={t('fansLine')}
                digits={0}
                field={FIELD}
                startRange={isOverview ? '3m' : '6m'}
                longest={isOverview ? '3m' : LONGEST}
                small
              />
            </div>
          ) : null}
        </Pane>
      )}
    </ViewBody>
  )
}

const lineNames = {
  manyNum: 'many',
  emptyNum: 'empty',
  neutralNum: 'neutral',
  irrelevanceNum: 'irrelevance',
  fansNum: 'fansLine',
  readNum: 'reads',
  commentNum: 'replies',
  likeNum: 'likes',
  articleNum: 'articlesLine',
  answerNum: 'commentsLine',
} as const
