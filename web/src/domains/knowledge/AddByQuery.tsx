import { useRef, useState } from 'react'
import { knowledge } from '@pandora/contract/domains/knowledge/operations'
import { failureText } from '../../lib/api/failure.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Column } from '../../ui/kit/Stack.tsx'
import { SelectField } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { knowledgeTexts } from './texts.ts'

interface Props {
  baseId: string
  onClose: () => void
}

/** Takes documents of the market into a base that a query finds. */
export function AddByQuery({ baseId, onClose }: Props) {
  const t = useTexts(knowledgeTexts)
  const language = useLanguage()
  const first = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [most, setMost] = useState('50')
  const add = useAction(knowledge.addDocuments, {
    invalidates: [knowledge.documents, knowledge.base, knowledge.list],
  })
  const run = () =>
    add.mutate(
      { baseId, query: query.trim(), most: Number(most) },
      {
        onSuccess: ({ data }) => {
          if (data.added + data.known === 0) {
            notify('info', t('nothingFound'))
            return
          }
          const said = t('added', { added: String(data.added), known: String(data.known) })
          notify('success', said, data.more ? { detail: t('addedMore') } : {})
          onClose()
        },
      },
    )
  return (
    <Dialog title={t('addByQuery')} onClose={onClose} guarded={query !== ''} first={first}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (query.trim() !== '') run()
        }}
      >
        <Column gap={6}>
          <TextField
            ref={first}
            label={t('query')}
            hint={t('queryHint')}
            value={query}
            maxLength={500}
            error={add.error ? failureText(add.error, language) : undefined}
            onChange={(event) => setQuery(event.target.value)}
          />
          <SelectField label={t('most')} value={most} onChange={(event) => setMost(event.target.value)}>
            {['10', '50', '100'].map((value) => (
              <option key={value} value={value}>
                {t('mostDocuments', { count: value })}
              </option>
            ))}
          </SelectField>
          <Button kind="primary" type="submit" busy={add.isPending} disabled={query.trim() === ''}>
            {t('addThem')}
          </Button>
        </Column>
      </form>
    </Dialog>
  )
}
