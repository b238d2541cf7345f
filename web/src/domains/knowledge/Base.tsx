import { useState } from 'react'
import { knowledge } from '@pandora/contract/domains/knowledge/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useAddressField, useGo } from '../../lib/address.ts'
import { failureText } from '../../lib/api/failure.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Confirm } from '../../ui/dialog/Confirm.tsx'
import { Meter } from '../../ui/kit/Meter.tsx'
import { Column } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { Ask } from './Ask.tsx'
import { Documents } from './Documents.tsx'
import styles from './Knowledge.module.css'
import { Reader } from './Reader.tsx'
import { Rename } from './Rename.tsx'
import { ShareDialog } from './ShareDialog.tsx'
import { knowledgeTexts } from './texts.ts'

type BaseOf = OutputOf<typeof knowledge.base>

/** How often a base that is being read is looked at where no live event tells, ms. */
const LOOK = 4000

/** A base: its documents with how far they are read, and questions to them. */
export function Base({ baseId }: { baseId: string }) {
  const t = useTexts(knowledgeTexts)
  const query = useOperation(knowledge.base, { baseId }, { refetchInterval: LOOK })
  return (
    <Screen
      title={query.data?.name ?? t('title')}
      back={{ to: '/index/knowledge', text: t('all') }}
      context={query.data?.owner ? t('sharedBy', { name: query.data.owner }) : null}
      actions={query.data && !query.data.shared ? <Deeds base={query.data} /> : null}
    >
      <Answer query={query}>{(base) => <Content base={base} />}</Answer>
    </Screen>
  )
}

function Content({ base }: { base: BaseOf }) {
  const t = useTexts(knowledgeTexts)
  const [place, setPlace] = useAddressField('place')
  const [documentId = '', page = '1', line = ''] = place.split(':')
  const done = base.documents - base.waiting
  return (
    <div className={styles.base}>
      <Column gap={5}>
        {base.waiting > 0 ? (
          <Column gap={3}>
            <Meter
              as="progress"
              label={t('reading', { count: String(base.waiting) })}
              value={done}
              max={base.documents}
            />
            <Text size="small" tone="accent">
              {t('readProgress', { done: String(done), total: String(base.documents) })}
            </Text>
          </Column>
        ) : null}
        <Ask
          base={base}
          onOpen={(quote) => setPlace(`${quote.documentId}:${quote.page}:${quote.line}-${quote.lastLine}`)}
        />
      </Column>
      <Documents base={base} onOpen={(id) => setPlace(`${id}:1`)} />
      {documentId ? (
        <Reader
          key={documentId}
          documentId={documentId}
          page={Math.max(1, Number(page) || 1)}
          lines={line}
          onPage={(next) => setPlace(`${documentId}:${next}`)}
          onClose={() => setPlace('')}
        />
      ) : null}
    </div>
  )
}

/** What its owner does with a base. */
function Deeds({ base }: { base: BaseOf }) {
  const t = useTexts(knowledgeTexts)
  const language = useLanguage()
  const go = useGo()
  const [open, setOpen] = useState<'rename' | 'share' | 'delete' | null>(null)
  const remove = useAction(knowledge.remove, { invalidates: [knowledge.list] })
  const close = () => setOpen(null)
  const drop = () =>
    remove.mutate(
      { baseId: base.baseId },
      {
        onSuccess: () => {
          notify('success', t('deleted', { name: base.name }))
          go('/index/knowledge')
        },
        onError: (error) => notify('error', failureText(error, language)),
      },
    )
  return (
    <>
      <Button onClick={() => setOpen('share')}>{t('share')}</Button>
      <Button onClick={() => setOpen('rename')}>{t('rename')}</Button>
      <Button onClick={() => setOpen('delete')}>{t('deleteBase')}</Button>
      {open === 'share' ? <ShareDialog base={base} onClose={close} /> : null}
      {open === 'rename' ? <Rename base={base} onClose={close} /> : null}
      {open === 'delete' ? (
        <Confirm
          title={t('deleteBase')}
          confirm={t('deleteBase')}
          busy={remove.isPending}
          onConfirm={drop}
          onClose={close}
        >
          {t('deleteQuestion', { name: base.name })}
        </Confirm>
      ) : null}
    </>
  )
}
