import { useState } from 'react'
import { chains } from '@pandora/contract/domains/chains/operations'
import { operationKinds } from '@pandora/contract/domains/chains/shapes'
import { useAddressField } from '../../../lib/address.ts'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { dateTime } from '../../../lib/formats.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { Pager } from '../../../ui/pager/Pager.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Empty } from '../../../ui/States.tsx'
import { changedByChains, changeWords } from '../change.ts'
import { chainTexts } from '../texts.ts'

const SIZE = 30
const topics = ['chains'] as const

/** What the user did to chains: filtered, and taken back one by one. */
export function HistoryTab() {
  const t = useTexts(chainTexts)
  const language = useLanguage()
  const [kind, setKind] = useAddressField('kind')
  const [page, setPage] = useState(0)
  const one = operationKinds.find((word) => word === kind)
  const query = useOperation(
    chains.operations,
    { ...(one ? { kinds: [one] } : {}), page, size: SIZE },
    { keepPrevious: true },
  )
  useReread(chains.operations, topics)
  const undo = useAction(chains.undoOperation, { invalidates: changedByChains })
  const takeBack = (operationId: string) =>
    undo.mutate(
      { operationId },
      {
        onSuccess: () => notify('success', t('takenBack')),
        onError: (error) => notify('error', failureText(error, language)),
      },
    )
  return (
    <Column gap={5}>
      <Row>
        <Select
          aria-label={t('allOperations')}
          value={one ?? ''}
          onChange={(event) => {
            setPage(0)
            setKind(event.target.value)
          }}
        >
          <option value="">{t('allOperations')}</option>
          {operationKinds.map((word) => (
            <option key={word} value={word}>
              {t(`operation_${word}`)}
            </option>
          ))}
        </Select>
      </Row>
      <Answer query={query}>
        {({ dataList, total }) =>
          total === 0 ? (
            <Empty why={t('noOperations')} />
          ) : (
            <>
              <Column as="ul" gap={4}>
                {dataList.map((operation) => (
                  <Row key={operation.operationId} as="li" gap={5} wrap place="between">
                    <Column gap={1}>
                      <span>
                        <Text strong>{t(`operation_${operation.kind}`)}</Text>{' '}
                        <ScreenLink to={`/index/chains/${operation.chainId}`}>{operation.chainName}</ScreenLink>
                        {operation.note ? <Text tone="quiet">{` ${operation.note}`}</Text> : null}
                      </span>
                      <Text size="small" tone="quiet">
                        {dateTime(operation.at)}
                        {operation.version === null
                          ? ''
                          : ` · ${t('versionOf', { version: operation.version })} · ${t('changeLine', changeWords(operation.change))}`}
                      </Text>
                    </Column>
                    {operation.undoable ? (
                      <Button busy={undo.isPending} onClick={() => takeBack(operation.operationId)}>
                        {t('takeBack')}
                      </Button>
                    ) : operation.takenBackAt ? (
                      <Text size="small" tone="quiet">
                        {t('takenBack')}
                      </Text>
                    ) : null}
                  </Row>
                ))}
              </Column>
              <Pager page={page} total={total} size={SIZE} onPage={setPage} />
            </>
          )
        }
      </Answer>
    </Column>
  )
}
