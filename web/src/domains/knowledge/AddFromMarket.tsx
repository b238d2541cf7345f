import { useState } from 'react'
import { knowledge } from '@pandora/contract/domains/knowledge/operations'
import { failureText } from '../../lib/api/failure.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Column } from '../../ui/kit/Stack.tsx'
import { SelectField } from '../../ui/Select.tsx'
import { nowhere, Source, takenAs } from './Source.tsx'
import { knowledgeTexts } from './texts.ts'

interface Props {
  baseId: string
  onClose: () => void
}

/** Takes documents of the market into a base. */
export function AddFromMarket({ baseId, onClose }: Props) {
  const t = useTexts(knowledgeTexts)
  const language = useLanguage()
  const [taken, setTaken] = useState(nowhere)
  const [most, setMost] = useState('50')
  const add = useAction(knowledge.addDocuments, {
    invalidates: [knowledge.documents, knowledge.base, knowledge.list],
  })
  const isChosen = Object.keys(takenAs(taken)).length > 0
  const run = () =>
    add.mutate(
      { baseId, ...takenAs(taken), most: Number(most) },
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
    <Dialog title={t('addFromMarket')} onClose={onClose} guarded={taken !== nowhere}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isChosen) run()
        }}
      >
        <Column gap={6}>
          <Source taken={taken} error={add.error ? failureText(add.error, language) : undefined} onChange={setTaken} />
          <SelectField label={t('most')} value={most} onChange={(event) => setMost(event.target.value)}>
            {['10', '50', '100'].map((value) => (
              <option key={value} value={value}>
                {t('mostDocuments', { count: value })}
              </option>
            ))}
          </SelectField>
          <Button kind="primary" type="submit" busy={add.isPending} disabled={!isChosen}>
            {t('addThem')}
          </Button>
        </Column>
      </form>
    </Dialog>
  )
}
