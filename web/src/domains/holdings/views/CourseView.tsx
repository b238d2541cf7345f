import { holdings } from '@pandora/contract/domains/holdings/operations'
import type { holdingsViews } from '@pandora/contract/domains/holdings/views'
import { useMemo } from 'react'
import { LineChart } from '../../../charts/LineChart.tsx'
import type { Line } from '../../../charts/lines.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { percent } from '../../../lib/formats.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { usePhone } from '../../../lib/usePhone.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { Currencies } from '../Currencies.tsx'
import { onlyOf } from '../onlyOf.ts'
import { holdingsTexts } from '../texts.ts'

const topics = ['holdings', 'prices'] as const

/** Time-weighted return of the holdings beside the market's index, both from 100. */
export default function CourseView({ parameters, setParameters }: ViewProps<typeof holdingsViews.course>) {
  const t = useTexts(holdingsTexts)
  const language = useLanguage()
  // A head as wide as a phone has room for one figure whole; the other stands in the legend.
  const isNarrow = usePhone()
  useReread(holdings.course, topics)
  const { portfolio, currency } = parameters
  const query = useOperation(
    holdings.course,
    { ...(portfolio ? { portfolioId: portfolio } : {}), ...(currency?.length === 3 ? { currency } : {}) },
    { keepPrevious: true },
  )
  const { data } = query
  const benchmark = data?.benchmark
  const index = benchmark ? named(benchmark.nameZh, benchmark.nameEn, language, benchmark.securityId) : t('marketIndex')
  const lines = useMemo((): Line[] => {
    const days = data?.days ?? []
    return [
      { key: 'own', name: t('courseOwn'), points: days.map((one) => [one.date, one.index] as const) },
      ...(data?.benchmark
        ? [{ key: 'benchmark', name: index, points: days.map((one) => [one.date, one.benchmark] as const) }]
        : []),
    ]
  }, [data, index, t])
  const returned = data?.returnRate ?? null
  return (
    <ViewBody
      answer={query}
      context={
        !data || returned === null
          ? null
          : data.benchmarkRate === null || isNarrow
            ? t('courseOnly', { own: percent(returned) })
            : t('courseRate', { own: percent(returned), name: index, benchmark: percent(data.benchmarkRate) })
      }
      source={(of) => [t('courseSource'), onlyOf(of, t)].filter((one) => one !== null).join(' · ')}
      empty={(one) => (one.days.length === 0 ? { why: t(one.currency ? 'emptyCourse' : 'emptyAll') } : undefined)}
      table={(one) => ({
        name: t('course'),
        head: [t('day'), t('value'), t('courseOwn'), index],
        rows: one.days.map((day) => [day.date, day.value, day.index, day.benchmark]),
      })}
      note={(one) =>
        one.leftOut.length === 0
          ? null
          : t('courseLeftOut', {
              names: one.leftOut.map((of) => named(of.nameZh, of.nameEn, language, of.securityId)).join(' · '),
            })
      }
      controls={data ? <Currencies of={data} onChoose={(next) => setParameters({ currency: next })} /> : null}
    >
      {() => <LineChart name={t('course')} lines={lines} unit={t('courseUnit')} field="course" startRange="all" />}
    </ViewBody>
  )
}
