import { useState } from 'react'
import { knowledge } from '@pandora/contract/domains/knowledge/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { failureText } from '../../lib/api/failure.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { usePages } from '../../lib/api/usePages.ts'
import { bytes } from '../../lib/formats.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { AskButton } from '../../ui/AskButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { Column, Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { Truncated } from '../../ui/kit/Truncated.tsx'
import { Empty, ErrorState, Skeleton } from '../../ui/States.tsx'
import { StateWord } from '../../ui/StateWord.tsx'
import { Tile } from '../../ui/Tile.tsx'
import { AddFromMarket } from './AddFromMarket.tsx'
import { Drop } from './Drop.tsx'
import styles from './Knowledge.module.css'
import { knowledgeTexts } from './texts.ts'
import { stateColours } from './words.ts'

type BaseOf = OutputOf<typeof knowledge.base>
type DocumentOf = OutputOf<typeof knowledge.documents>['dataList'][number]

interface Props {
  base: BaseOf
  onOpen: (documentId: string) => void
}

/** Documents of a base, with how far each is read and why not; its owner adds and removes. */
export function Documents({ base, onOpen }: Props) {
  const t = useTexts(knowledgeTexts)
  const [adding, setAdding] = useState(false)
  const pages = usePages(knowledge.documents, { baseId: base.baseId }, 50)
  return (
    <Tile title={t('documentList')} fit>
      <Column gap={5} className={styles.documents}>
        {base.shared ? null : <Drop baseId={base.baseId} onFromMarket={() => setAdding(true)} />}
        {pages.error ? (
          <ErrorState failure={pages.error} onRetry={pages.refetch} />
        ) : pages.isPending ? (
          <Skeleton />
        ) : pages.items.length === 0 ? (
          <Empty why={t('noDocuments')} />
        ) : (
          <ul className={styles.list}>
            {pages.items.map((one) => (
              <Line key={one.documentId} document={one} own={!base.shared} onOpen={() => onOpen(one.documentId)} />
            ))}
          </ul>
        )}
        {pages.hasMore ? (
          <Button busy={pages.isFetchingMore} onClick={pages.loadMore}>
            {t('loadMore')}
          </Button>
        ) : null}
      </Column>
      {adding ? <AddFromMarket baseId={base.baseId} onClose={() => setAdding(false)} /> : null}
    </Tile>
  )
}

function Line({ document, own, onOpen }: { document: DocumentOf; own: boolean; onOpen: () => void }) {
  const t = useTexts(knowledgeTexts)
  const language = useLanguage()
  const changes = { invalidates: [knowledge.documents, knowledge.base, knowledge.list] }
  const cancel = useAction(knowledge.cancel, changes)
  const remove = useAction(knowledge.removeDocument, changes)
  const { documentId, title: name, state } = document
  const onError = (error: unknown) => notify('error', failureText(error, language))
  const isGoing = state === 'waiting' || state === 'reading'
  return (
    <li className={styles.line}>
      <Row gap={4} place="between">
        <Truncated className={styles.source}>{name}</Truncated>
        <StateWord colour={stateColours[state]}>{t(`state_${state}`)}</StateWord>
      </Row>
      {document.error ? (
        <Text size="small" tone="error">
          {document.error.message}
        </Text>
      ) : null}
      {document.pagesWithoutText > 0 ? (
        <Text size="small" tone="stale">
          {t('scanned', { count: String(document.pagesWithoutText) })}
        </Text>
      ) : null}
      <Row gap={4} place="between" wrap>
        <Text size="small" tone="quiet">
          {state === 'ready' ? `${t('pages', { count: String(document.pages) })} · ` : ''}
          {bytes(document.bytes)}
        </Text>
        <Row gap={2}>
          {state === 'ready' ? (
            <Button size="small" kind="quiet" aria-label={t('openOf', { name })} onClick={onOpen}>
              {t('open')}
            </Button>
          ) : null}
          {own && isGoing ? (
            <Button
              size="small"
              kind="quiet"
              busy={cancel.isPending}
              aria-label={t('cancelOf', { name })}
              onClick={() => cancel.mutate({ documentId }, { onError })}
            >
              {t('cancelReading')}
            </Button>
          ) : null}
          {own ? (
            <AskButton
              text={t('remove')}
              label={t('removeOf', { name })}
              question={t('removeDocumentAsk', { name })}
              confirm={t('remove')}
              kind="quiet"
              size="small"
              busy={remove.isPending}
              onConfirm={() =>
                remove.mutate({ documentId }, { onError, onSuccess: () => notify('success', t('removed', { name })) })
              }
            />
          ) : null}
        </Row>
      </Row>
    </li>
  )
}
