import { useState } from 'react'
import { knowledge } from '@pandora/contract/domains/knowledge/operations'
import { QUESTION_LIMIT } from '@pandora/contract/domains/knowledge/shapes'
import type { OutputOf } from '@pandora/contract/operation'
import { useAddressField } from '../../lib/address.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Column } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { Skeleton } from '../../ui/States.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Tile } from '../../ui/Tile.tsx'
import { Quotes, type Quote } from './Quotes.tsx'
import styles from './Knowledge.module.css'
import { knowledgeTexts } from './texts.ts'
import { reasonKeys } from './words.ts'

type Told = OutputOf<typeof knowledge.ask>

interface Props {
  base: OutputOf<typeof knowledge.base>
  onOpen: (quote: Quote) => void
}

/** A question to a base, which stands in the address, and what its texts answer. */
export function Ask({ base, onOpen }: Props) {
  const t = useTexts(knowledgeTexts)
  const [asked, setAsked] = useAddressField('question')
  const [typed, setTyped] = useState(asked)
  const query = useOperation(
    knowledge.ask,
    { baseId: base.baseId, question: asked },
    { enabled: asked !== '' && base.ready > 0 },
  )
  return (
    <Tile title={t('askTitle')} fit>
      <Column gap={6} className={styles.ask}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (typed.trim() !== '') setAsked(typed.trim())
          }}
        >
          <TextField
            label={t('askLabel')}
            placeholder={t('askHint')}
            value={typed}
            maxLength={QUESTION_LIMIT}
            hint={base.ready > 0 ? t('howFound') : t('notReady')}
            onChange={(event) => setTyped(event.target.value)}
            beside={
              <Button kind="primary" type="submit" disabled={base.ready === 0 || typed.trim() === ''}>
                {t('ask')}
              </Button>
            }
          />
        </form>
        {asked && base.ready > 0 ? (
          <Answer query={query} waiting={<Skeleton shape="text" count={3} />}>
            {(told) => <Said told={told} onOpen={onOpen} />}
          </Answer>
        ) : null}
      </Column>
    </Tile>
  )
}

function Said({ told, onOpen }: { told: Told; onOpen: (quote: Quote) => void }) {
  const t = useTexts(knowledgeTexts)
  const cannot = told.kind === 'none'
  const text = told.kind === 'yes' || told.kind === 'no' ? t(told.kind) : told.text
  return (
    <Column gap={5} as="section" aria-label={t('answer')}>
      {cannot ? (
        <Column gap={2}>
          <Text size="lead" tone="stale" strong>
            {t('cannotTell')}
          </Text>
          <Text tone="plain">{t(reasonKeys[told.reason ?? 'weak'], { name: told.missing ?? '' })}</Text>
        </Column>
      ) : (
        <Text as="p" size={told.kind === 'sentence' ? 'lead' : 'title'} tone="loud" strong>
          {text}
        </Text>
      )}
      {told.formula ? (
        <Column gap={2}>
          <Text size="small" tone="quiet">
            {t('formula')}
          </Text>
          <code className={styles.formula}>{told.formula}</code>
        </Column>
      ) : null}
      {told.quotes.length > 0 ? <Quotes title={t('quotes')} quotes={told.quotes} onOpen={onOpen} /> : null}
      {cannot && told.passages.length > 0 ? (
        <Quotes title={t('nearest')} quotes={told.passages} onOpen={onOpen} />
      ) : null}
    </Column>
  )
}
