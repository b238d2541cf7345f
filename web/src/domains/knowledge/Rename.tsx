import { useRef, useState } from 'react'
import { knowledge } from '@pandora/contract/domains/knowledge/operations'
import { failureText } from '../../lib/api/failure.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Column } from '../../ui/kit/Stack.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { knowledgeTexts } from './texts.ts'

interface Props {
  base: { baseId: string; name: string }
  onClose: () => void
}

export function Rename({ base, onClose }: Props) {
  const t = useTexts(knowledgeTexts)
  const language = useLanguage()
  const first = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(base.name)
  const rename = useAction(knowledge.rename, { invalidates: [knowledge.list, knowledge.base] })
  return (
    <Dialog title={t('renameTitle', { name: base.name })} onClose={onClose} first={first}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() !== '') rename.mutate({ baseId: base.baseId, name }, { onSuccess: onClose })
        }}
      >
        <Column gap={6}>
          <TextField
            ref={first}
            label={t('name')}
            value={name}
            maxLength={80}
            error={rename.error ? failureText(rename.error, language) : undefined}
            onChange={(event) => setName(event.target.value)}
          />
          <Button kind="primary" type="submit" busy={rename.isPending}>
            {t('save')}
          </Button>
        </Column>
      </form>
    </Dialog>
  )
}
