import { useState } from 'react'
import type { IndicatorKey } from '@pandora/contract/view/chart-settings'
import { indicatorGroups } from '../../../charts/indicators/indicators.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Column } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { priceTexts } from './texts.ts'
import styles from './Price.module.css'

interface Props {
  chosen: readonly IndicatorKey[]
  /** In which prices they are worked out. */
  basis: string
  onChange: (next: IndicatorKey[]) => void
}

/** Which indicators are drawn, each ticked by itself; below them what they rest on. */
export function IndicatorChoice({ chosen, basis, onChange }: Props) {
  const t = useTexts(priceTexts)
  // What was ticked stands at once; the address, which keeps it, follows.
  const [ticked, setTicked] = useState({ chosen, shown: chosen })
  if (ticked.chosen !== chosen) setTicked({ chosen, shown: chosen })
  const turn = (key: IndicatorKey, on: boolean) => {
    const next = on ? [...ticked.shown, key] : ticked.shown.filter((one) => one !== key)
    setTicked({ chosen, shown: next })
    onChange(next)
  }
  return (
    <Column gap={3} className={styles.choices}>
      {indicatorGroups.map(({ group, keys }) => (
        <fieldset key={group} className={styles.group}>
          <legend>{t(`group_${group}`)}</legend>
          {keys.map((key) => (
            <label key={key} className={styles.tick}>
              <input
                type="checkbox"
                checked={ticked.shown.includes(key)}
                onChange={({ target }) => turn(key, target.checked)}
              />
              {t(`indicator_${key}`)}
            </label>
          ))}
        </fieldset>
      ))}
      <Text size="small" tone="quiet">
        {t('indicatorsRest', { basis })}
      </Text>
    </Column>
  )
}
