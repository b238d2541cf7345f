import { useState, type ReactNode } from 'react'
import type { Answer } from '@pandora/contract/domains/chat/shapes'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import styles from '../Chat.module.css'
import { FactButton } from '../FactButton.tsx'
import { factsOf } from '../parts.ts'
import { wordedTexts } from './texts.ts'

/**
 * An answer with what a language model had to do with it: its sentences, apart from what the product says, which stands
 * one press away; who wrote what is said below. `children` draws the product's part.
 */
export function Worded({ answer, children }: { answer: Answer; children: (answer: Answer) => ReactNode }) {
  const t = useTexts(wordedTexts)
  const [plain, setPlain] = useState(false)
  const { wording } = answer
  if (wording === undefined) return children(answer)
  const { model, refused, replaces, sentences, understoodAs, plainBecause } = wording
  const byModel = wording.writtenBy === 'model'
  const facts = factsOf(answer)
  const told =
    plainBecause === null
      ? byModel
        ? [t(plain ? 'plain' : 'worded', { model })]
        : []
      : [t(plainBecause === 'refused' ? 'refusedAll' : plainBecause, { model })]
  const rest = { ...answer, parts: answer.parts.filter((_part, at) => !replaces.includes(at)) }
  return (
    <Column gap={3}>
      {understoodAs === null ? null : (
        <Text as="p" size="small" tone="plain">
          {t('understoodAs', { model, text: understoodAs })}
        </Text>
      )}
      {byModel && !plain ? (
        <div className={styles.answer}>
          {sentences.map((sentence, nth) => (
            // oxlint-disable-next-line react/no-array-index-key -- sentences of one answer never move
            <p key={nth} className={styles.sentence}>
              {sentence.pieces.map(({ text, factId }, at) => {
                const fact = factId === null ? undefined : facts.get(factId)
                return fact ? (
                  // oxlint-disable-next-line react/no-array-index-key -- pieces of one sentence never move
                  <FactButton key={at} fact={fact} facts={facts} shown={text} />
                ) : (
                  // oxlint-disable-next-line react/no-array-index-key -- pieces of one sentence never move
                  <span key={at}>{text}</span>
                )
              })}
            </p>
          ))}
        </div>
      ) : null}
      {told.length > 0 ? (
        <Row wrap>
          <Text size="small" tone="quiet">
            {[...told, ...(refused > 0 && !plain ? [t('refused', { count: refused })] : [])].join(' · ')}
          </Text>
          {byModel ? (
            <Button kind="quiet" size="small" onClick={() => setPlain(!plain)}>
              {t(plain ? 'showWorded' : 'showPlain', { model })}
            </Button>
          ) : null}
        </Row>
      ) : null}
      {children(byModel && !plain ? rest : answer)}
    </Column>
  )
}
