import { useMemo } from 'react'
import type { MacroPeriod } from '@pandora/contract/domains/macro/views'
import { LineChart } from '../../charts/LineChart.tsx'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Figure } from '../../ui/Figure.tsx'
import { Facts } from '../../ui/kit/Facts.tsx'
import { Column } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { byUnit, lastOfLine, shownAs, within, type MacroLine, type Source } from './economy.ts'
import styles from './Economy.module.css'
import { SeriesSource } from './SeriesSource.tsx'
import { macroTexts } from './texts.ts'

interface Props {
  data: Source
  /** How far back its pictures reach. */
  period: MacroPeriod
  /** Days of policies that are marked. */
  marks: readonly string[]
}

/** The lines of a source: last values, pictures by unit, what was restated, and what nobody gives and why. */
export function SourceBody({ data, period, marks }: Props) {
  const t = useTexts(macroTexts)
  const language = useLanguage() === 'zh-CN' ? 'zh' : 'en'
  const whole = useLanguage()
  const nameOf = ({ nameZh, nameEn }: MacroLine) => named(nameZh, nameEn, whole)
  const drawn = useMemo(() => within(data, period), [data, period])
  const groups = useMemo(() => byUnit(drawn.lines), [drawn])
  const shownLine = (line: MacroLine) => shownAs(line.unit ?? '', line.values, language)
  const facts = data.lines.map((line) => {
    const last = lastOfLine(line)
    const { by, unit, digits } = shownLine(line)
    return {
      key: line.key,
      label: nameOf(line),
      value: last ? (
        <span title={line.computed ? t('computed') : undefined}>
          <Figure value={last.value / by} digits={digits} unit={unit} strong />{' '}
          <Text size="small" tone="quiet">
            {data.valueCode[last.at]}
            {line.computed ? ` · ${t('computed')}` : ''}
          </Text>
        </span>
      ) : (
        <Text tone="quiet">– {line.absence ? t(`absence_${line.absence}`) : t('noPeriod')}</Text>
      ),
    }
  })
  const restated = data.lines.flatMap((line) => {
    const { by, unit, digits } = shownLine(line)
    return line.revisions.slice(-5).map(({ period: of, values }) => ({
      key: `${line.key} ${of}`,
      label: `${nameOf(line)} ${of}`,
      value: values.map(({ value, knownAt }, at) => (
        <span key={`${value} ${knownAt}`}>
          {at > 0 ? ' → ' : ''}
          <Figure value={value / by} digits={digits + 1} unit={unit} />{' '}
          <Text size="small" tone="quiet">
            {t('knownOn', { day: knownAt?.slice(0, 10) ?? '–' })}
          </Text>
        </span>
      )),
    }))
  })
  return (
    <div className={styles.body} data-grows>
      <Column gap={5}>
        <Facts items={facts} />
        <div className={styles.pictures}>
          {groups.map(([unit, lines]) => {
            const shown = shownAs(
              unit,
              lines.flatMap(({ values }) => values),
              language,
            )
            const first = lines[0]
            return (
              <section key={unit}>
                <div className={styles.picture}>
                  <LineChart
                    name={`${named(data.nameZh, data.nameEn, whole)} ${shown.unit}`}
                    unit={shown.unit}
                    digits={shown.digits}
                    axis={shown.axis}
                    marks={marks}
                    field={`macro${data.source}${unit.replaceAll(/\W/g, '')}`}
                    ranged={false}
                    lines={lines.map((line) => ({
                      key: line.key,
                      name: nameOf(line),
                      dots: data.timeType !== 'month',
                      points: drawn.days.map(
                        (day, at) =>
                          [day, line.values[at] === null ? null : (line.values[at] ?? 0) / shown.by] as const,
                      ),
                    }))}
                  />
                </div>
                {first ? <SeriesSource origin={first} /> : null}
              </section>
            )
          })}
        </div>
        {restated.length > 0 ? (
          <section>
            <Text as="h3" strong>
              {t('restated')}
            </Text>
            <Facts items={restated} />
          </section>
        ) : null}
      </Column>
    </div>
  )
}
