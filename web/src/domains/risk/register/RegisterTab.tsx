import { Download } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { risk } from '@pandora/contract/domains/risk/operations'
import { useGo } from '../../../lib/address.ts'
import { download } from '../../../lib/api/download.ts'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import { riskTexts } from '../texts.ts'
import { EntryCard } from './EntryCard.tsx'
import type { Entry } from './EntryDialog.tsx'

const EntryDialog = lazy(() => import('./EntryDialog.tsx'))
const topics = ['analysis', 'risk-register'] as const

/** The user's risk register: how each risk is dealt with, by whom, when it is reviewed, what is new of it. */
export function RegisterTab() {
  const t = useTexts(riskTexts)
  const language = useLanguage()
  const go = useGo()
  const [changed, change] = useState<Entry | null>(null)
  useReread(risk.register, topics)
  const query = useOperation(risk.register, {})
  const invalidates = [risk.register]
  const see = useAction(risk.markSeen, { invalidates })
  const remove = useAction(risk.deleteEntry, { invalidates })
  const restore = useAction(risk.restoreEntry, { invalidates })
  const failed = (error: unknown) => notify('error', failureText(error, language))
  const drop = ({ entryId }: Entry) =>
    remove.mutate(
      { entryId },
      {
        onSuccess: () =>
          notify('success', t('removed'), {
            action: { text: t('undo'), run: () => restore.mutate({ entryId }, { onError: failed }) },
          }),
        onError: failed,
      },
    )
  return (
    <Answer query={query} waiting={<Skeleton count={5} height={64} />}>
      {({ dataList }) =>
        dataList.length === 0 ? (
          <Empty why={t('noEntries')} action={{ text: t('toTopics'), run: () => go('/index/risk') }} />
        ) : (
          <Column gap={4}>
            <Row place="end">
              <Button
                size="small"
                icon={<Download size={14} aria-hidden="true" />}
                onClick={() => void download(risk.exportRegister, {}, 'risk-register.csv').catch(failed)}
              >
                {t('export')}
              </Button>
            </Row>
            <Column as="ul" gap={3} aria-label={t('entries')}>
              {dataList.map((entry) => (
                <EntryCard
                  key={entry.entryId}
                  entry={entry}
                  onChange={() => change(entry)}
                  onSeen={() => see.mutate({ entryId: entry.entryId }, { onError: failed })}
                  onRemove={() => drop(entry)}
                />
              ))}
            </Column>
            {changed ? (
              <Suspense fallback={null}>
                <EntryDialog
                  riskType={changed.riskType}
                  subject={changed.subject}
                  entry={changed}
                  onClose={() => change(null)}
                />
              </Suspense>
            ) : null}
          </Column>
        )
      }
    </Answer>
  )
}
