import { authorDays } from '@pandora/contract/domains/authors/operations'
import { useTexts } from '../../../lib/texts.ts'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { marketOpinionTexts } from '../texts.ts'

type Days = (typeof authorDays)[number]
const fewestFirst = authorDays.toSorted((one, other) => Number(one) - Number(other))

/** Over how many days posts of authors are counted. */
export function DaysControl({ value, onDays }: { value: Days; onDays: (days: Days) => void }) {
  const t = useTexts(marketOpinionTexts)
  return (
    <SegmentedControl
      label={t('authorDays')}
      value={value}
      onChange={onDays}
      options={fewestFirst.map((days) => ({ value: days, text: t(`authorDays_${days}`) }))}
    />
  )
}
