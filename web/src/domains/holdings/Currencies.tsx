import { useTexts } from '../../lib/texts.ts'
import { Select } from '../../ui/Select.tsx'
import type { OfCurrency } from './onlyOf.ts'
import { holdingsTexts } from './texts.ts'

interface Props {
  of: OfCurrency
  onChoose: (currency: string) => void
}

/** Changes between currencies where several are held: nothing is added up across them. */
export function Currencies({ of: { currency, currencies }, onChoose }: Props) {
  const t = useTexts(holdingsTexts)
  if (currencies.length < 2) return null
  return (
    <Select
      height="small"
      aria-label={t('currency')}
      value={currency ?? ''}
      onChange={(event) => onChoose(event.target.value)}
    >
      {currencies.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </Select>
  )
}
