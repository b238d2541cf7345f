import { useId } from 'react'
import { documentKinds } from '@pandora/contract/domains/documents/kinds'
import { readEventTypes } from '@pandora/contract/events/names'
import { recordKinds } from '@pandora/contract/records/kinds'
import { useTexts } from '../../../lib/texts.ts'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { SelectField } from '../../../ui/Select.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from '../Alerts.module.css'
import { alertTexts } from '../texts.ts'
import { useWords } from '../words.ts'
import { needsOf, wayOf, waysOf, type Draft } from './draft.ts'
import { PolicyFields } from './PolicyFields.tsx'

interface Props {
  draft: Draft
  onChange: (part: Partial<Draft>) => void
}

/** What a rule waits for, in the fields that its kind asks for. */
export function ConditionFields({ draft, onChange }: Props) {
  const t = useTexts(alertTexts)
  const words = useWords()
  const { kind } = draft
  const wrong = needsOf(draft)
  // What is still empty is no mistake yet.
  const errorOf = (field: 'price' | 'percent' | 'days' | 'points' | 'ratio' | 'phrase') =>
    draft[field].trim() !== '' && wrong.includes(field) ? t(`need_${field}`) : undefined
  const number = (field: 'price' | 'percent' | 'days' | 'points' | 'ratio', label: string) => (
    <TextField
      label={label}
      inputMode="decimal"
      value={draft[field]}
      maxLength={12}
      error={errorOf(field)}
      onChange={(event) => onChange({ [field]: event.target.value })}
    />
  )
  const way = (ways: readonly ('above' | 'below' | 'up' | 'down' | 'either' | 'rises' | 'falls' | 'reaches')[]) => (
    <SelectField label={t('way')} value={wayOf(draft)} onChange={(event) => onChange({ way: event.target.value })}>
      {ways.map((one) => (
        <option key={one} value={one}>
          {t(`way_${one}`)}
        </option>
      ))}
    </SelectField>
  )
  const kinds = (
    <Ticks
      label={t('documentKinds')}
      all={documentKinds}
      chosen={draft.documentKinds}
      nameOf={words.documentKind}
      onChange={(chosen) => onChange({ documentKinds: chosen })}
    />
  )
  switch (kind) {
    case 'price':
      return (
        <div className={styles.pair}>
          {way(waysOf.price)}
          {number('price', t('price'))}
        </div>
      )
    case 'change':
      return (
        <div className={styles.pair}>
          {way(waysOf.change)}
          {number('percent', t('percent'))}
          {number('days', t('days'))}
        </div>
      )
    case 'score':
      return (
        <div className={styles.pair}>
          <SelectField
            label={t('side')}
            value={draft.side}
            onChange={(event) => onChange({ side: event.target.value as Draft['side'] })}
          >
            <option value="opportunity">{t('side_opportunity')}</option>
            <option value="risk">{t('side_risk')}</option>
          </SelectField>
          {way(waysOf.score)}
          {number('points', t('points'))}
          {wayOf(draft) === 'reaches' ? null : number('days', t('daysCalendar'))}
        </div>
      )
    case 'event':
      return (
        <Ticks
          label={t('types')}
          hint={t('typesHint')}
          all={[...new Set([...readEventTypes, ...draft.types])]}
          chosen={draft.types}
          nameOf={words.eventType}
          onChange={(types) => onChange({ types })}
        />
      )
    case 'document':
      return (
        <Column>
          {kinds}
          {draft.target === 'market' || draft.target === 'theme' ? null : (
            <Row as="label">
              <input
                type="checkbox"
                checked={draft.mentions}
                onChange={(event) => onChange({ mentions: event.target.checked })}
              />
              {t('mentions')}
            </Row>
          )}
        </Column>
      )
    case 'phrase':
      return (
        <Column>
          <TextField
            label={t('phrase')}
            hint={t('phraseHint')}
            value={draft.phrase}
            maxLength={80}
            error={errorOf('phrase')}
            onChange={(event) => onChange({ phrase: event.target.value })}
          />
          {kinds}
        </Column>
      )
    case 'policy':
      return <PolicyFields followed={draft.followed} onChange={(followed) => onChange({ followed })} />
    case 'heat':
      return number('ratio', t('ratio'))
    case 'stale':
      return (
        <SelectField label={t('fact')} value={draft.fact} onChange={(event) => onChange({ fact: event.target.value })}>
          <option value="">{t('anyFact')}</option>
          {Object.keys(recordKinds).map((one) => (
            <option key={one} value={one}>
              {words.factKind(one)}
            </option>
          ))}
        </SelectField>
      )
    case 'import':
      return null
  }
}

interface TicksProps<Word extends string> {
  label: string
  hint?: string
  all: readonly Word[]
  chosen: readonly Word[]
  nameOf: (word: Word) => string
  onChange: (chosen: Word[]) => void
}

function Ticks<Word extends string>({ label, hint, all, chosen, nameOf, onChange }: TicksProps<Word>) {
  const id = useId()
  return (
    <Column role="group" gap={3} aria-labelledby={id}>
      <Text as="p" id={id} size="small" tone="quiet">
        {label}
        {hint ? ` · ${hint}` : ''}
      </Text>
      <Row wrap gap={5} className={styles.types}>
        {all.map((word) => (
          <Row as="label" key={word} gap={3}>
            <input
              type="checkbox"
              checked={chosen.includes(word)}
              onChange={(event) =>
                onChange(event.target.checked ? [...chosen, word] : chosen.filter((one) => one !== word))
              }
            />
            {nameOf(word)}
          </Row>
        ))}
      </Row>
    </Column>
  )
}
