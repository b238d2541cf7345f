import { membership } from '@pandora/contract/domains/membership/operations'
import type { PayType } from '@pandora/contract/domains/membership/terms'
import type { OutputOf } from '@pandora/contract/operation'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { StateWord } from '../../../ui/StateWord.tsx'
import { Facts } from '../../../ui/kit/Facts.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import styles from '../Membership.module.css'
import { membershipTexts } from '../texts.ts'
import { useReasonWords } from '../useReasonWords.ts'

type SetupData = OutputOf<typeof membership.setup>

/** Asks the provider whether the keys fit, and says what it answered. */
function KeyTest({ payType }: { payType: PayType }) {
  const t = useTexts(membershipTexts)
  const language = useLanguage()
  const reasonWords = useReasonWords()
  const { mutate, isPending, data, error } = useAction(membership.testKeys)
  const found = data?.data
  return (
    <Row gap={5} wrap>
      <Button size="small" busy={isPending} onClick={() => mutate({ payType })}>
        {t('testKeys')}
      </Button>
      <Text size="small" role="status" tone={error || (found && found.result !== 'fits') ? 'error' : 'ok'}>
        {error
          ? failureText(error, language)
          : found
            ? t(`keys_${found.result}`, { reason: found.reason === null ? '' : reasonWords(found.reason) })
            : ''}
      </Text>
    </Row>
  )
}

/** Whether payment is set up, where each provider calls back, and whether its keys fit. */
export function Providers({ data }: { data: SetupData }) {
  const t = useTexts(membershipTexts)
  return (
    <section className={styles.panel}>
      <Text as="h3" strong>
        {t('providers')}
      </Text>
      <Facts
        items={data.providers.map(({ payType, ready, notifyUrl }) => ({
          label: t(`pay_${payType}`),
          value: (
            <Column gap={3}>
              <Row gap={5} wrap>
                <StateWord colour={ready ? 'ok' : 'none'}>{t(ready ? 'ready' : 'payNotSetUp')}</StateWord>
                {ready ? (
                  <Text size="small" tone="quiet">
                    {t('notifyAt', { url: notifyUrl ?? '–' })}
                  </Text>
                ) : null}
              </Row>
              {ready ? <KeyTest payType={payType} /> : null}
            </Column>
          ),
        }))}
      />
      <Text as="p" size="small" tone={data.local ? 'stale' : 'quiet'}>
        {t(data.local ? 'localOn' : 'howToSetUp')}
      </Text>
    </section>
  )
}
