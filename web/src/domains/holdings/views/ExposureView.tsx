import { holdings } from '@pandora/contract/domains/holdings/operations'
import type { holdingsViews } from '@pandora/contract/domains/holdings/views'
import type { OutputOf } from '@pandora/contract/operation'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number, percent } from '../../../lib/formats.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Figure } from '../../../ui/Figure.tsx'
import { Facts } from '../../../ui/kit/Facts.tsx'
import { Meter } from '../../../ui/kit/Meter.tsx'
import { Column, Fill, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { Truncated } from '../../../ui/kit/Truncated.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { Currencies } from '../Currencies.tsx'
import { onlyOf } from '../onlyOf.ts'
import styles from '../Holdings.module.css'
import { holdingsTexts } from '../texts.ts'

type Exposure = OutputOf<typeof holdings.exposure>
interface Bar {
  id: string
  name: string
  weight: number
}
const topics = ['holdings', 'prices', 'analysis'] as const

const share = (value: number) => percent(value, { digits: 1, sign: false })

/** Weights as bars, the heaviest first. */
function Bars({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const most = Math.max(...bars.map(({ weight }) => weight), 1)
  return (
    <Column as="section" gap={3} aria-label={title}>
      <Text as="h3" size="small" tone="quiet">
        {title}
      </Text>
      {bars.map(({ id, name, weight }) => (
        <Row key={id} gap={4} place="between">
          <Fill>
            <Truncated>{name}</Truncated>
            <Meter value={weight} max={most} tone="plain" />
          </Fill>
          <Text whole tone="loud">
            {share(weight)}
          </Text>
        </Row>
      ))}
    </Column>
  )
}

/** What the holdings are exposed to: industries, themes, and points of risk and opportunity by weight. */
export default function ExposureView({ parameters, setParameters }: ViewProps<typeof holdingsViews.exposure>) {
  const t = useTexts(holdingsTexts)
  const language = useLanguage()
  useReread(holdings.exposure, topics)
  const { portfolio, currency } = parameters
  const query = useOperation(
    holdings.exposure,
    { ...(portfolio ? { portfolioId: portfolio } : {}), ...(currency?.length === 3 ? { currency } : {}) },
    { keepPrevious: true },
  )
  const barsOf = (parts: Exposure['industries'], without: number, rest: string): Bar[] => [
    ...parts.map((one) => ({ id: one.id, name: named(one.nameZh, one.nameEn, language, one.id), weight: one.weight })),
    ...(without > 0.005 ? [{ id: '', name: rest, weight: without }] : []),
  ]
  const industries = (data: Exposure) => barsOf(data.industries, data.withoutClass, t('without'))
  const themes = (data: Exposure) => barsOf(data.themes, data.withoutTheme, t('withoutTheme'))
  return (
    <ViewBody
      answer={query}
      source={(of) => [t('exposureSource'), onlyOf(of, t)].filter((one) => one !== null).join(' · ')}
      empty={(data) =>
        data.value === null || data.value <= 0 ? { why: t(data.currency ? 'emptyExposure' : 'emptyAll') } : undefined
      }
      table={(data) => ({
        name: t('tab_exposure'),
        head: [t('part'), t('share')],
        rows: [...industries(data), ...themes(data)].map(({ name, weight }) => [name, weight]),
      })}
      note={({ risk }) =>
        `${
          risk.leftOut > 0
            ? t('riskNote', { covered: share(risk.covered), count: number(risk.leftOut, { digits: 0 }) })
            : t('riskAll', { covered: share(risk.covered) })
        } ${t('themesNote')}`
      }
      controls={
        query.data ? <Currencies of={query.data} onChoose={(next) => setParameters({ currency: next })} /> : null
      }
    >
      {(data) => (
        <Fill scroll>
          <div className={styles.exposure}>
            <Facts
              as="cells"
              items={[
                {
                  label: t('riskPoint'),
                  value: <Figure value={data.risk.riskPoint} digits={1} reason={t('nothingRead')} />,
                },
                {
                  label: t('opportunityPoint'),
                  value: <Figure value={data.risk.opportunityPoint} digits={1} reason={t('nothingRead')} />,
                },
              ]}
            />
            <Bars title={t('industries')} bars={industries(data)} />
            <Bars title={t('themes')} bars={themes(data)} />
          </div>
        </Fill>
      )}
    </ViewBody>
  )
}
