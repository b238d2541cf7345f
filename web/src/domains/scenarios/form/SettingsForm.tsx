import type { ScenarioSettings } from '@pandora/contract/domains/scenarios/shapes'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Column } from '../../../ui/kit/Stack.tsx'
import { SliderField } from './SliderField.tsx'
import { scenariosTexts } from '../texts.ts'
import { usualDefinition } from '../useScenario.ts'

interface Props {
  settings: ScenarioSettings
  onChange: (settings: ScenarioSettings) => void
}
const shares = [
  { key: 'damping', max: 95 },
  { key: 'substitution', max: 100 },
  { key: 'unknownUpTo', max: 100 },
] as const

/** What is assumed of how a shock travels; each says where its usual value comes from. */
export function SettingsForm({ settings, onChange }: Props) {
  const t = useTexts(scenariosTexts)
  return (
    <details>
      <summary>{t('assumptions')}</summary>
      <Column gap={5}>
        {shares.map(({ key, max }) => (
          <SliderField
            key={key}
            label={t(key)}
            hint={t(`${key}Hint`)}
            unit={t('percentUnit')}
            min={0}
            max={max}
            value={Math.round(settings[key] * 100)}
            onChange={(value) => onChange({ ...settings, [key]: value / 100 })}
          />
        ))}
        <SliderField
          label={t('inventoryDays')}
          hint={t('inventoryDaysHint')}
          unit={t('daysUnit')}
          min={0}
          max={90}
          value={settings.inventoryDays}
          onChange={(inventoryDays) => onChange({ ...settings, inventoryDays })}
        />
        <Button size="small" onClick={() => onChange(usualDefinition.settings)}>
          {t('back')}
        </Button>
      </Column>
    </details>
  )
}
