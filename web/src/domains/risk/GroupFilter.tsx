import { isRiskGroup, type RiskGroup } from '@pandora/contract/domains/risk/types'
import { useTexts } from '../../lib/texts.ts'
import { Select } from '../../ui/Select.tsx'
import { riskTexts } from './texts.ts'
import { groups, useRiskWords } from './words.ts'

/** The group that a parameter says; undefined where it says none. */
export const groupOf = (text: string | undefined): RiskGroup | undefined =>
  text !== undefined && isRiskGroup(text) ? text : undefined

/** Chooses the part of the tree of risks that is shown. */
export function GroupFilter({
  chosen,
  onChoose,
}: {
  chosen: RiskGroup | undefined
  onChoose: (group: string | null) => void
}) {
  const t = useTexts(riskTexts)
  const { ofGroup } = useRiskWords()
  return (
    <Select
      height="small"
      aria-label={t('group')}
      value={chosen ?? ''}
      onChange={(event) => onChoose(event.target.value || null)}
    >
      <option value="">{t('allGroups')}</option>
      {groups.map((group) => (
        <option key={group} value={group}>
          {ofGroup(group)}
        </option>
      ))}
    </Select>
  )
}
