import type { ScenarioEffect } from '@pandora/contract/domains/scenarios/shapes'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Text } from '../../ui/kit/Text.tsx'
import { Tile } from '../../ui/Tile.tsx'
import styles from './Bars.module.css'
import { scenariosTexts } from './texts.ts'
import { nodeName } from './words.ts'

interface Props {
  effects: readonly ScenarioEffect[]
  days: number
  chosen: string | undefined
  onChoose: (nodeId: string) => void
}
/** Companies that are drawn, the hardest hit. */
const MOST = 14

/** From which day of the shock on companies feel it. */
export function Timeline({ effects, days, chosen, onChoose }: Props) {
  const t = useTexts(scenariosTexts)
  const language = useLanguage()
  const shown = effects.slice(0, MOST)
  const most = Math.max(...shown.map((one) => one.effect.high), 1e-9)
  const place = (day: number) => `${(day / days) * 100}%`
  const dayText = (day: number) => (day === 0 ? t('atOnce') : t('dayAt', { day }))
  return (
    <Tile
      title={t('timeline')}
      source={t('timelineOf')}
      onExport={() => ({
        name: t('timeline'),
        head: [t('company'), t('firstDay'), t('effectLow'), t('effectHigh')],
        rows: effects.map((one) => [nodeName(one, language), one.firstDay, one.effect.low, one.effect.high]),
      })}
      fit
    >
      <ul className={styles.bars} aria-label={t('timeline')}>
        {shown.map((one) => (
          <li key={one.nodeId}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={one.nodeId === chosen}
              onClick={() => onChoose(one.nodeId)}
            >
              {nodeName(one, language)}
            </button>
            <Text whole tone="plain" title={one.inventoryUnknown ? t('inventoryDaysHint') : undefined}>
              {dayText(one.firstDay)}
              {one.inventoryUnknown && !one.direct ? ` · ${t('earliest')}` : ''}
            </Text>
            <span />
            <span className={styles.track} aria-hidden="true">
              <i
                style={{
                  left: place(one.firstDay),
                  width: place(days - one.firstDay),
                  opacity: 0.25 + (0.75 * one.effect.high) / most,
                }}
              />
            </span>
          </li>
        ))}
      </ul>
    </Tile>
  )
}
