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
  return (
    <Column gap={3} className={styles.choices}>
      {indicatorGroups.map(({ group, keys }) => (
        <fieldset key={group} className={styles.group}>
          <legend>{t(`group_${group}`)}</legend>
          {keys.map((key) => (
            <label key={key} className={styles.tick}>
              <input
                type="checkbox"
                checked={chosen.includes(key)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...chosen, key] : chosen.filter((one) => one !== key))
                }
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
