import { useState } from 'react'
import { themes } from '@pandora/contract/domains/themes/operations'
import { watch } from '@pandora/contract/domains/watch/operations'
import type { RuleTarget } from '@pandora/contract/domains/alerts/terms'
import { ruleTargets } from '@pandora/contract/domains/alerts/terms'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { SelectField } from '../../../ui/Select.tsx'
import { Finder } from '../../search/offers/finder/Finder.tsx'
import styles from '../Alerts.module.css'
import { alertTexts } from '../texts.ts'
import { withTarget, type Draft } from './draft.ts'

interface Props {
  draft: Draft
  admin: boolean
  onChange: (draft: Draft) => void
}

/** What a rule looks at. */
export function TargetFields({ draft, admin, onChange }: Props) {
  const t = useTexts(alertTexts)
  return (
    <div className={styles.pair}>
      <SelectField
        label={t('target')}
        value={draft.target}
        onChange={(event) => onChange(withTarget(draft, event.target.value as RuleTarget, admin))}
      >
        {ruleTargets.map((one) => (
          <option key={one} value={one}>
            {t(`target_${one}`)}
          </option>
        ))}
      </SelectField>
      {draft.target === 'company' ? <CompanyField draft={draft} admin={admin} onChange={onChange} /> : null}
      {draft.target === 'group' ? <GroupField draft={draft} admin={admin} onChange={onChange} /> : null}
      {draft.target === 'theme' ? <ThemeField draft={draft} admin={admin} onChange={onChange} /> : null}
    </div>
  )
}

function CompanyField({ draft, onChange }: Props) {
  const t = useTexts(alertTexts)
  const language = useLanguage()
  const [choosing, setChoosing] = useState(false)
  if (draft.company && !choosing)
    return (
      <Row>
        <Text strong>{draft.company.name}</Text>
        <Button kind="quiet" size="small" onClick={() => setChoosing(true)}>
          {t('changeCompany')}
        </Button>
      </Row>
    )
  return (
    <Finder
      label={t('chooseCompany')}
      onChoose={(found) => {
        setChoosing(false)
        const name = named(found.companyNameZh, found.companyNameEn, language, found.securityId)
        onChange({ ...draft, company: { id: found.securityId, name } })
      }}
    />
  )
}

function GroupField({ draft, onChange }: Props) {
  const t = useTexts(alertTexts)
  const { data } = useOperation(watch.groups, {})
  const groups = data?.dataList ?? []
  if (data && groups.length === 0) return <Text tone="quiet">{t('noGroups')}</Text>
  return (
    <SelectField
      label={t('group')}
      value={draft.groupId}
      onChange={(event) => onChange({ ...draft, groupId: event.target.value })}
    >
      <option value="">{t('chooseGroup')}</option>
      {groups.map((one) => (
        <option key={one.groupId} value={one.groupId}>
          {one.name}
        </option>
      ))}
    </SelectField>
  )
}

function ThemeField({ draft, onChange }: Props) {
  const t = useTexts(alertTexts)
  const language = useLanguage()
  const { data } = useOperation(themes.list, {})
  const list = (data?.dataList ?? []).filter((one) => one.kind !== 'own')
  const nameOf = (one: (typeof list)[number]) => named(one.nameZh, one.nameEn, language, one.themeId)
  return (
    <SelectField
      label={t('theme')}
      value={draft.theme?.id ?? ''}
      onChange={(event) => {
        const one = list.find(({ themeId }) => themeId === event.target.value)
        onChange({ ...draft, theme: one ? { id: one.themeId, name: nameOf(one) } : null })
      }}
    >
      <option value="">{t('chooseTheme')}</option>
      {draft.theme && !list.some(({ themeId }) => themeId === draft.theme?.id) ? (
        <option value={draft.theme.id}>{draft.theme.name}</option>
      ) : null}
      {list.map((one) => (
        <option key={one.themeId} value={one.themeId}>
          {nameOf(one)}
        </option>
      ))}
    </SelectField>
  )
}
