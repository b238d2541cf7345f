import { useState } from 'react'
import { rankingAdmin } from '@pandora/contract/domains/ranking/admin-operations'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { dateTime } from '../../../lib/formats.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Column } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { StateWord } from '../../../ui/StateWord.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { rankingTexts } from '../texts.ts'
import { changes, type AdminState } from './changes.ts'

/** Whether everyone reads the AI list; withheld with a reason that readers are told. */
export function ListStatus({ scoreRank }: Pick<AdminState, 'scoreRank'>) {
  const t = useTexts(rankingTexts)
  const language = useLanguage()
  const change = useAction(rankingAdmin.scoreRankStatus, changes)
  const [reason, setReason] = useState('')
  const next = scoreRank.status === 'open' ? 'withheld' : 'open'
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        change.mutate(
          { status: next, reason: reason.trim() },
          { onError: (error) => notify('error', failureText(error, language)), onSuccess: () => setReason('') },
        )
      }}
    >
      <Column gap={4}>
        <Text as="p">
          <StateWord colour={scoreRank.status === 'open' ? 'ok' : 'stale'}>{t(`status_${scoreRank.status}`)}</StateWord>
          {scoreRank.reason ? ` · ${scoreRank.reason}` : ''}
          {scoreRank.changedAt ? ` · ${dateTime(scoreRank.changedAt)}` : ''}
        </Text>
        <TextField
          label={t('reason')}
          value={reason}
          maxLength={200}
          onChange={({ target }) => setReason(target.value)}
          beside={
            <Button type="submit" disabled={!reason.trim()} busy={change.isPending}>
              {t(`make_${next}`)}
            </Button>
          }
        />
      </Column>
    </form>
  )
}
