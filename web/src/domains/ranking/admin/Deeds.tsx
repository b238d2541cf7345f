import { rankingAdmin } from '@pandora/contract/domains/ranking/admin-operations'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { dateTime } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { rankingTexts } from '../texts.ts'
import { changes, type AdminState } from './changes.ts'

type Done = AdminState['dataList'][number]

/** What is done to the lists now, each with its reason; ended by a press. */
export function Deeds({ done }: { done: readonly Done[] }) {
  const t = useTexts(rankingTexts)
  const language = useLanguage()
  const operate = useAction(rankingAdmin.adminOperate, changes)
  const end = ({ list, companyId, deed, reason }: Done) =>
    operate.mutate(
      { list, companyId, deed: deed === 'hide' ? 'show' : 'demote', reason },
      { onError: (error) => notify('error', failureText(error, language)) },
    )
  if (done.length === 0) return <Text tone="quiet">{t('noDeeds')}</Text>
  return (
    <Column as="ul" gap={4}>
      {done.map((one) => (
        <Row as="li" key={`${one.list} ${one.companyId}`} gap={4} place="between">
          <span>
            <Text>{named(one.nameZh, one.nameEn, language, one.companyId)}</Text>{' '}
            <Text tone="quiet" size="small">
              {t(`list_${one.list}`)} · {t(`deed_${one.deed}`)} · {one.reason} · {dateTime(one.changedAt)}
            </Text>
          </span>
          <Button size="small" onClick={() => end(one)}>
            {t('endDeed')}
          </Button>
        </Row>
      ))}
    </Column>
  )
}
