import { ruleSentence } from '@pandora/contract/domains/alerts/words'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Age } from '../../../ui/Age.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { StateWord } from '../../../ui/StateWord.tsx'
import styles from '../Alerts.module.css'
import { alertTexts } from '../texts.ts'
import type { Rule } from '../types.ts'
import { useWords } from '../words.ts'

interface Props {
  rule: Rule
  onEdit: () => void
  onSwitch: () => void
  onRemove: () => void
}

/** One rule: its name, what it means, what it told lately, and what can be done with it. */
export function RuleCard({ rule, onEdit, onSwitch, onRemove }: Props) {
  const t = useTexts(alertTexts)
  const language = useLanguage()
  const words = useWords()
  const { looksAt, condition, enabled, name } = rule
  const target = looksAt.id === null ? null : named(looksAt.nameZh, looksAt.nameEn, language, looksAt.id)
  return (
    <li className={styles.card}>
      <Column gap={3}>
        <Row wrap place="between">
          <Row wrap>
            <Text strong>{name}</Text>
            <StateWord colour={enabled ? 'ok' : 'none'}>{t(enabled ? 'on' : 'off')}</StateWord>
          </Row>
          <Row wrap gap={3}>
            <Button size="small" aria-label={`${t(enabled ? 'turnOff' : 'turnOn')} ${name}`} onClick={onSwitch}>
              {t(enabled ? 'turnOff' : 'turnOn')}
            </Button>
            <Button size="small" aria-label={`${t('edit')} ${name}`} onClick={onEdit}>
              {t('edit')}
            </Button>
            <Button size="small" kind="danger" aria-label={`${t('remove')} ${name}`} onClick={onRemove}>
              {t('remove')}
            </Button>
          </Row>
        </Row>
        <span>{ruleSentence({ target: looksAt.target, name: target, condition }, language, words)}</span>
        <Row wrap gap={5}>
          <ScreenLink to={`/index/alerts/history?rule=${rule.ruleId}`}>
            {t('alertsLately', { count: rule.alerts })}
          </ScreenLink>
          {rule.lastAt === null ? null : (
            <Text size="small" tone="quiet">
              {t('lastAlert')} <Age at={rule.lastAt} />
            </Text>
          )}
          {rule.heldBack > 0 ? (
            <Text size="small" tone="quiet" title={t('heldBackWhy')}>
              {t('heldBack', { count: rule.heldBack })}
            </Text>
          ) : null}
          {rule.channelIds.length === 0 ? (
            <Text size="small" tone="quiet">
              {t('onlyHere')}
            </Text>
          ) : null}
        </Row>
      </Column>
    </li>
  )
}
