import { risk } from '@pandora/contract/domains/risk/operations'
import { useGo } from '../../../lib/address.ts'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { riskTexts } from '../texts.ts'
import { topicAddress, useRiskWords } from '../words.ts'
import { useMoved } from './useMoved.ts'

/** Entries that are told one by one. */
const SHOWN = 5

/** Inside the bell: risks of the user's register that something is new of; one that is opened is seen. */
export default function MovedRisks({ close }: { close: () => void }) {
  const t = useTexts(riskTexts)
  const language = useLanguage()
  const go = useGo()
  const { ofTopic } = useRiskWords()
  const moved = useMoved()
  const seen = useAction(risk.markSeen, { invalidates: [risk.register] })
  if (moved.length === 0) return null
  const lead = (to: string) => {
    close()
    go(to)
  }
  return (
    <Column gap={3}>
      <Row place="between">
        <Text as="h2" size="small" tone="quiet">
          {t('newsOfRegister', { count: moved.length })}
        </Text>
        <Button kind="quiet" size="small" onClick={() => lead('/index/risk/register')}>
          {t('toRegister')}
        </Button>
      </Row>
      {moved.slice(0, SHOWN).map(({ entryId, topicId, news, newsTitle, reviewDue, ...entry }) => (
        <Button
          key={entryId}
          kind="quiet"
          onClick={() => {
            if (news > 0)
              seen.mutate({ entryId }, { onError: (error) => notify('error', failureText(error, language)) })
            lead(news > 0 && topicId !== null ? topicAddress(topicId) : '/index/risk/register')
          }}
        >
          {[
            ofTopic(entry),
            news > 0 ? t('isNew', { count: news }) : '',
            newsTitle ?? '',
            reviewDue ? t('reviewDue') : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </Button>
      ))}
    </Column>
  )
}
