import { useState } from 'react'
import { chains } from '@pandora/contract/domains/chains/operations'
import { consultationSubjects } from '@pandora/contract/domains/chains/operations/consulting'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { SelectField } from '../../../ui/Select.tsx'
import { chainTexts } from '../texts.ts'
import { Area } from './Area.tsx'

const nobody: readonly string[] = []

interface Props {
  /** The chain that is asked about; without one it is chosen here. */
  chainId?: string
  /** Nodes that the question is about. */
  nodeIds?: readonly string[]
  onClose: () => void
}

/** Asks the experts about a chain. */
export default function ConsultDialog({ chainId, nodeIds = nobody, onClose }: Props) {
  const t = useTexts(chainTexts)
  const language = useLanguage()
  const [chosen, setChosen] = useState(chainId ?? '')
  const [subject, setSubject] = useState<(typeof consultationSubjects)[number]>('risk')
  const [question, setQuestion] = useState('')
  const [byMail, setByMail] = useState(true)
  const list = useOperation(chains.list, { sort: 'savedAt', size: 100 }, { enabled: chainId === undefined })
  const ask = useAction(chains.consultExpert, { invalidates: [chains.consultations] })
  const all = list.data?.dataList ?? []
  const about = chosen || (all[0]?.chainId ?? '')
  const send = () =>
    ask.mutate(
      { chainId: about, subject, question, byMail, nodeIds: [...nodeIds] },
      {
        onSuccess: () => {
          notify('success', t('sent'))
          onClose()
        },
      },
    )
  return (
    <Dialog
      title={t('consultTitle')}
      onClose={onClose}
      guarded
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" disabled={about === '' || question.trim() === ''} busy={ask.isPending} onClick={send}>
            {t('send')}
          </Button>
        </>
      }
    >
      <Column gap={5}>
        <Text as="p" size="small" tone="quiet">
          {list.data && all.length === 0 ? t('noChainsToAsk') : t('consultHint')}
        </Text>
        {chainId === undefined && all.length > 0 ? (
          <SelectField label={t('aboutChain')} value={about} onChange={(event) => setChosen(event.target.value)}>
            {all.map((one) => (
              <option key={one.chainId} value={one.chainId}>
                {one.name}
              </option>
            ))}
          </SelectField>
        ) : null}
        <SelectField
          label={t('subject')}
          value={subject}
          onChange={(event) => setSubject(consultationSubjects.find((one) => one === event.target.value) ?? 'general')}
        >
          {consultationSubjects.map((one) => (
            <option key={one} value={one}>
              {t(`subject_${one}`)}
            </option>
          ))}
        </SelectField>
        <Area label={t('question')} most={4000} value={question} onChange={setQuestion} />
        <Row as="label">
          <input type="checkbox" checked={byMail} onChange={(event) => setByMail(event.target.checked)} />
          {t('byMail')}
        </Row>
        {ask.error ? (
          <Text as="p" tone="error" role="alert">
            {failureText(ask.error, language)}
          </Text>
        ) : null}
      </Column>
    </Dialog>
  )
}
