import { useState } from 'react'
import { QUESTION_LIMIT } from '@pandora/contract/domains/chat/shapes'
import { knowledge } from '@pandora/contract/domains/knowledge/operations'
import { useOperation } from '../../lib/api/useOperation.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Chat.module.css'
import { chatTexts } from './texts.ts'

/** Bases that are offered to be asked. */
const OFFERED = 100

interface Props {
  busy: boolean
  follows: boolean
  /** The knowledge base that is asked; '': what the product holds. */
  baseId: string
  onBase: (baseId: string) => void
  /** `onTaken`: what was asked is kept. */
  onAsk: (text: string, onTaken: () => void) => void
}

/** The field at the end of a conversation; whoever has knowledge bases says which is asked. */
export function AskField({ busy, follows, baseId, onBase, onAsk }: Props) {
  const t = useTexts(chatTexts)
  const [text, setText] = useState('')
  const { data } = useOperation(knowledge.list, { page: 0, size: OFFERED })
  const bases = data?.dataList ?? []
  return (
    <form
      className={styles.field}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() === '' || busy) return
        // What could not be asked stays to be asked again.
        onAsk(text.trim(), () => setText(''))
      }}
    >
      <TextField
        label={t(follows ? 'follow' : 'ask')}
        value={text}
        maxLength={QUESTION_LIMIT}
        placeholder={t(baseId === '' ? 'askPlaceholder' : 'askBasePlaceholder')}
        autoComplete="off"
        data-first
        onChange={(event) => setText(event.target.value)}
        aside={
          bases.length === 0 ? null : (
            <Select
              height="small"
              aria-label={t('askedOf')}
              className={styles.of}
              value={bases.some((one) => one.baseId === baseId) ? baseId : ''}
              onChange={({ target }) => onBase(target.value)}
            >
              <option value="">{t('ofMarket')}</option>
              {bases.map((one) => (
                <option key={one.baseId} value={one.baseId}>
                  {t('ofBase', { name: one.name })}
                </option>
              ))}
            </Select>
          )
        }
        beside={
          <Button kind="primary" size="large" type="submit" busy={busy} disabled={text.trim() === ''}>
            {t('send')}
          </Button>
        }
      />
    </form>
  )
}
