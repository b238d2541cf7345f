import { risk } from '@pandora/contract/domains/risk/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { StackChart } from '../charts/StackChart.tsx'
import type { topicParameters } from '../parameters.ts'
import { riskTexts } from '../texts.ts'

/** Stories of a topic by day, and the documents that tell them. */
export default function CourseView({ parameters }: ViewProps<typeof topicParameters>) {
  const t = useTexts(riskTexts)
  const query = useOperation(risk.topic, { topicId: parameters.topic ?? '' })
  return (
    <ViewBody
      answer={query}
      source={({ lastDay }) => t('asOf', { day: lastDay })}
      empty={({ course }) => (course.length ? undefined : { why: t('noNews') })}
      table={({ course }) => ({
        name: t('course'),
        head: [t('day'), t('stories'), t('documents')],
        rows: course.map((one) => [one.day, one.stories, one.documents]),
      })}
    >
      {({ course }) => (
        <StackChart
          name={t('course')}
          slots={course.map((one) => ({
            key: one.day,
            parts: [
              { key: 'stories', value: one.stories, colour: 'accent' },
              { key: 'copies', value: one.documents - one.stories, colour: 'accent-quiet' },
            ],
          }))}
          tip={(_, place) => [
            { label: t('stories'), value: number(course[place]?.stories ?? 0, { digits: 0 }) },
            { label: t('documents'), value: number(course[place]?.documents ?? 0, { digits: 0 }) },
          ]}
        />
      )}
    </ViewBody>
  )
}
