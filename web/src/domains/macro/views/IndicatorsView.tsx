import { useMemo } from 'react'
import { macro } from '@pandora/contract/domains/macro/operations'
import { timeTypes, type MacroSourceCode } from '@pandora/contract/domains/macro/sources'
import { macroPeriods, type macroViews } from '@pandora/contract/domains/macro/views'
import { useAddressField } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/kit/Stack.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Select } from '../../../ui/Select.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { isSource, isTimeType, within } from '../economy.ts'
import { SourceBody } from '../SourceBody.tsx'
import { macroTexts } from '../texts.ts'
import { useNoSeries } from '../useNoSeries.ts'

const START: MacroSourceCode = 'gdp'
/** From the shortest; all of it is what stands at first. */
const shownPeriods = macroPeriods.toSorted((a, b) => Number(a === 'all') - Number(b === 'all'))
const none: readonly string[] = []

/** An economic source by its own granularity or another, with policy dates as marks (POLICY-22, POLICY-37, POLICY-41). */
export default function IndicatorsView({ parameters, setParameters }: ViewProps<typeof macroViews.indicators>) {
  const t = useTexts(macroTexts)
  const language = useLanguage()
  const noSeries = useNoSeries()
  const [marked, setMarked] = useAddressField('marks')
  const list = useOperation(macro.economicList, {})
  const sources = list.data?.dataList ?? []
  const source = isSource(parameters.source, sources) ? parameters.source : START
  const time = isTimeType(parameters.time) ? parameters.time : undefined
  const query = useOperation(
    macro.series,
    { source, ...(time === undefined ? {} : { timeType: time }) },
    { keepPrevious: true },
  )
  const marks = useOperation(macro.policyMarks, {}, { enabled: marked !== 'off' })
  const { date, period } = parameters
  const days = useMemo(() => {
    const policies = marked === 'off' ? none : (marks.data?.dataList ?? []).map(({ day }) => day)
    return [...new Set(date ? [...policies, date] : policies)]
  }, [marks.data, marked, date])
  return (
    <ViewBody
      answer={query}
      also={[list, marks]}
      context={query.data ? named(query.data.nameZh, query.data.nameEn, language) : null}
      empty={({ lines }) => (lines.some(({ seriesCode }) => seriesCode !== null) ? undefined : noSeries)}
      table={(data) => {
        const { valueCode, lines, nameZh, nameEn } = within(data, period)
        return {
          name: named(nameZh, nameEn, language),
          head: [
            t('period'),
            ...lines.map((line) => `${named(line.nameZh, line.nameEn, language)} ${line.unit ?? ''}`.trim()),
          ],
          rows: valueCode.map((code, at) => [code, ...lines.map(({ values }) => values[at] ?? null)]).toReversed(),
        }
      }}
      note={() => t('gapsNote')}
      bar={
        <Row gap={4} wrap>
          <Select
            aria-label={t('source')}
            value={source}
            onChange={({ target }) => setParameters({ source: target.value, time: null })}
          >
            {sources.map((one) => (
              <option key={one.code} value={one.code}>
                {`${named(one.nameZh, one.nameEn, language)} · ${t(`time_${one.timeType}`)}${one.known === 0 ? ` · ${t('absence_NO_SOURCE')}` : ''}`}
              </option>
            ))}
          </Select>
          <SegmentedControl
            label={t('time')}
            value={query.data?.timeType ?? time ?? 'year'}
            onChange={(value) => setParameters({ time: value })}
            options={timeTypes.map((value) => ({ value, text: t(`time_${value}`) }))}
          />
          <SegmentedControl
            label={t('range')}
            value={period}
            onChange={(value) => setParameters({ period: value })}
            options={shownPeriods.map((value) => ({ value, text: t(`range_${value}`) }))}
          />
          <Button pressed={marked !== 'off'} onClick={() => setMarked(marked === 'off' ? '' : 'off')}>
            {t('policyMarks')}
          </Button>
        </Row>
      }
    >
      {(data) => <SourceBody data={data} period={period} marks={days} />}
    </ViewBody>
  )
}
