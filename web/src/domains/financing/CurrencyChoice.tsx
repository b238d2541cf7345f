import { useTexts } from '../../lib/texts.ts'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { financingTexts } from './texts.ts'
import type { Currency } from './words.ts'

/** Into which currency amounts are brought. */
export function CurrencyChoice({ value, onChoose }: { value: Currency; onChoose: (next: Currency | null) => void }) {
  const t = useTexts(financingTexts)
  return (
    <SegmentedControl
      label={t('currencyOf')}
      value={value}
      options={[
        { value: 'CNY', text: 'CNY' },
        { value: 'USD', text: 'USD' },
      ]}
      onChange={(next) => onChoose(next === 'USD' ? 'USD' : null)}
    />
  )
}
