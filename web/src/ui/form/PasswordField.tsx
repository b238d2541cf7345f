import { Check, Circle, Eye, EyeOff } from 'lucide-react'
import { useId, useState } from 'react'
import type { ComponentProps } from 'react'
import { passwordRules } from '@pandora/contract/passwords/rules'
import { useTexts } from '../../lib/texts.ts'
import { IconButton } from '../Button.tsx'
import { TextField } from '../TextField.tsx'
import { strengthOf } from './strength.ts'
import { Column, Row } from '../kit/Stack.tsx'
import styles from './Form.module.css'
import { formTexts } from './texts.ts'

interface Props extends Omit<ComponentProps<typeof TextField>, 'type' | 'inside' | 'value'> {
  value: string
  /** A password being chosen: its rules and strength stand below it. */
  fresh?: boolean
}

const levels = ['weak', 'fair', 'good', 'strong'] as const

/** A password, hidden until asked for. Pasting works. */
export function PasswordField({ value, fresh = false, ...rest }: Props) {
  const t = useTexts(formTexts)
  const [seen, setSeen] = useState(false)
  const rules = useId()
  const { length, variety, unguessed } = passwordRules(value)
  const level = strengthOf(value)
  const rule = (met: boolean, text: string) => (
    <li className={met ? styles.met : undefined}>
      {met ? <Check size={12} aria-hidden="true" /> : <Circle size={12} aria-hidden="true" />}
      {text}
      <span className="visually-hidden"> · {t(met ? 'ruleMet' : 'ruleOpen')}</span>
    </li>
  )
  return (
    <Column gap={3}>
      <TextField
        {...rest}
        type={seen ? 'text' : 'password'}
        value={value}
        maxLength={200}
        autoCapitalize="off"
        spellCheck={false}
        {...(fresh ? { 'aria-describedby': rules } : {})}
        inside={
          <IconButton label={t(seen ? 'hide' : 'show')} pressed={seen} onClick={() => setSeen(!seen)}>
            {seen ? <EyeOff size={16} aria-hidden="true" /> : <Eye size={16} aria-hidden="true" />}
          </IconButton>
        }
      />
      {fresh ? (
        <div id={rules} className={styles.rules}>
          <ul aria-label={t('rules')}>
            {rule(length, t('ruleLength'))}
            {rule(variety, t('ruleVariety'))}
            {rule(unguessed, t('ruleUnguessed'))}
          </ul>
          <Row className={styles.strength} as="p" aria-live="polite" data-level={value ? level : undefined}>
            {value ? (
              <>
                <span aria-hidden="true" className={styles.bars}>
                  {levels.map((one, at) => (
                    <i key={one} className={at <= levels.indexOf(level) ? styles.lit : undefined} />
                  ))}
                </span>
                {t('strength', { level: t(`level_${level}`) })}
              </>
            ) : null}
          </Row>
        </div>
      ) : null}
    </Column>
  )
}
