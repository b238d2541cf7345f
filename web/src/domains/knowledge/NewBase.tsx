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
import { knowledgeTexts } from './texts.ts'

interface Props {
  onClose: () => void
  onMade: (baseId: string) => void
}

/** A new base: its name, and, where one says so, the documents that a query finds. */
export function NewBase({ onClose, onMade }: Props) {
  const t = useTexts(knowledgeTexts)
  const language = useLanguage()
  const first = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [query, setQuery] = useState('')
  const create = useAction(knowledge.create, { invalidates: [knowledge.list] })
  const make = () =>
    create.mutate(
      { name, ...(query.trim() === '' ? {} : { query: query.trim() }) },
      {
        onSuccess: ({ data }) => {
          notify('success', t('made', { name: data.name }))
          onMade(data.baseId)
        },
      },
    )
  return (
    <Dialog title={t('newBase')} onClose={onClose} guarded={name !== '' || query !== ''} first={first}>
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
          <TextField
            label={t('query')}
            hint={t('queryHint')}
            value={query}
            maxLength={500}
            error={create.error ? failureText(create.error, language) : undefined}
            onChange={(event) => setQuery(event.target.value)}
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
