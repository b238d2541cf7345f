import { useRef, useState } from 'react'
import { knowledge } from '@pandora/contract/domains/knowledge/operations'
import { FILE_LIMIT } from '@pandora/contract/domains/knowledge/shapes'
import { failureText } from '../../lib/api/failure.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Column } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { nowhere, Source, takenAs } from './Source.tsx'
import { knowledgeTexts } from './texts.ts'

interface Props {
  onClose: () => void
  onMade: (baseId: string) => void
}

/** A new base: its name, and, where one says so, documents of the market. */
export function NewBase({ onClose, onMade }: Props) {
  const t = useTexts(knowledgeTexts)
  const language = useLanguage()
  const first = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [taken, setTaken] = useState(nowhere)
  const create = useAction(knowledge.create, { invalidates: [knowledge.list] })
  const make = () =>
    create.mutate(
      { name, ...takenAs(taken) },
      {
        onSuccess: ({ data }) => {
          notify('success', t('made', { name: data.name }))
          onMade(data.baseId)
        },
      },
    )
  return (
    <Dialog title={t('newBase')} onClose={onClose} guarded={name !== '' || taken !== nowhere} first={first}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() !== '') make()
        }}
      >
        <Column gap={6}>
          <TextField
            ref={first}
            label={t('name')}
            value={name}
            maxLength={80}
            onChange={(event) => setName(event.target.value)}
          />
          <Source
            taken={taken}
            error={create.error ? failureText(create.error, language) : undefined}
            onChange={setTaken}
          />
          <Text size="small" tone="quiet">
            {t('filesLater', { limit: `${FILE_LIMIT / 1e6} MB` })}
          </Text>
          <Button kind="primary" type="submit" busy={create.isPending} disabled={name.trim() === ''}>
            {t('create')}
          </Button>
        </Column>
      </form>
    </Dialog>
  )
}
