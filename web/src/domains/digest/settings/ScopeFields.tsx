import { digestScopes, type DigestScope } from '@pandora/contract/domains/digest/terms'
import { floors } from '@pandora/contract/domains/floors/operations'
import { themes } from '@pandora/contract/domains/themes/operations'
import { watch } from '@pandora/contract/domains/watch/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { SelectField } from '../../../ui/Select.tsx'
import styles from '../Digest.module.css'
import { digestTexts } from '../texts.ts'
import type { Draft } from './draft.ts'

interface Props {
  draft: Draft
  onChange: (part: Partial<Draft>) => void
}

/** What a digest is about. */
export function ScopeFields({ draft, onChange }: Props) {
  const t = useTexts(digestTexts)
  return (
    <div className={styles.pair}>
      <SelectField
        label={t('scope')}
        value={draft.scope}
        onChange={(event) => onChange({ scope: event.target.value as DigestScope })}
      >
        {digestScopes.map((one) => (
          <option key={one} value={one}>
            {t(`scope_${one}`)}
          </option>
        ))}
      </SelectField>
      {draft.scope === 'group' ? <Groups draft={draft} onChange={onChange} /> : null}
      {draft.scope === 'theme' ? <Themes draft={draft} onChange={onChange} /> : null}
      {draft.scope === 'floor' ? <Floors draft={draft} onChange={onChange} /> : null}
    </div>
  )
}

interface ChoiceProps {
  label: string
  value: string
  options: readonly { id: string; name: string }[]
  onChoose: (id: string) => void
}

function Chosen({ label, value, options, onChoose }: ChoiceProps) {
  const t = useTexts(digestTexts)
  return (
    <SelectField label={label} value={value} onChange={(event) => onChoose(event.target.value)}>
      <option value="">{t('choose')}</option>
      {value !== '' && !options.some(({ id }) => id === value) ? <option value={value}>{t('gone')}</option> : null}
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

function Groups({ draft, onChange }: Props) {
  const t = useTexts(digestTexts)
  const { data } = useOperation(watch.groups, {})
  const options = (data?.dataList ?? []).map((one) => ({ id: one.groupId, name: one.name }))
  return (
    <Chosen
      label={t('scope_group')}
      value={draft.groupId}
      options={options}
      onChoose={(groupId) => onChange({ groupId })}
    />
  )
}

function Themes({ draft, onChange }: Props) {
  const t = useTexts(digestTexts)
  const language = useLanguage()
  const { data } = useOperation(themes.list, {})
  const options = (data?.dataList ?? [])
    .filter((one) => one.kind !== 'own')
    .map((one) => ({ id: one.themeId, name: named(one.nameZh, one.nameEn, language, one.themeId) }))
  return (
    <Chosen
      label={t('scope_theme')}
      value={draft.themeId}
      options={options}
      onChoose={(themeId) => onChange({ themeId })}
    />
  )
}

function Floors({ draft, onChange }: Props) {
  const t = useTexts(digestTexts)
  const { data } = useOperation(floors.listByType, { status: 'save' })
  const options = (data?.dataList ?? []).map((one) => ({ id: one.id, name: one.name }))
  return (
    <Chosen
      label={t('scope_floor')}
      value={draft.floorId}
      options={options}
      onChoose={(floorId) => onChange({ floorId })}
    />
  )
}
