import { Plus, Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { knowledge } from '@pandora/contract/domains/knowledge/operations'
import { FILE_LIMIT } from '@pandora/contract/domains/knowledge/shapes'
import { failureText } from '../../lib/api/failure.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { bytes } from '../../lib/formats.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { FileInput } from '../../ui/form/FileInput.tsx'
import { Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { base64Of } from '../../lib/api/base64.ts'
import { patiently } from './patiently.ts'
import styles from './Knowledge.module.css'
import { knowledgeTexts } from './texts.ts'

interface Props {
  baseId: string
  onFromMarket: () => void
}

/**
 * Files come by dropping them or by a button, one after the other, no faster than they are taken; what is refused is
 * told by name.
 */
export function Drop({ baseId, onFromMarket }: Props) {
  const t = useTexts(knowledgeTexts)
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [going, setGoing] = useState<{ done: number; total: number } | null>(null)
  const upload = useAction(knowledge.upload, { invalidates: [knowledge.documents, knowledge.base, knowledge.list] })
  const limit = `${FILE_LIMIT / 1e6} MB`
  const send = async (files: readonly File[]) => {
    for (const [done, file] of files.entries()) {
      setGoing({ done, total: files.length })
      if (file.size > FILE_LIMIT) {
        notify('error', t('tooLarge', { file: file.name, size: bytes(file.size), limit }))
        continue
      }
      try {
        const content = await base64Of(file)
        await patiently(() => upload.mutateAsync({ baseId, file: file.name, content }))
      } catch (error) {
        notify('error', failureText(error, language))
      }
    }
    setGoing(null)
  }
  return (
    <div
      className={`${styles.drop} ${over ? styles.over : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        void send([...event.dataTransfer.files])
      }}
    >
      <Text size="small" tone="plain">
        {going ? t('uploading', { done: String(going.done + 1), total: String(going.total) }) : t('drop')}
      </Text>
      <Text size="small" tone="quiet">
        {t('formats', { limit })}
      </Text>
      <Row gap={4} wrap>
        <Button
          icon={<Plus size={16} aria-hidden="true" />}
          busy={going !== null}
          onClick={() => input.current?.click()}
        >
          {t('add')}
        </Button>
        <Button icon={<Search size={16} aria-hidden="true" />} onClick={onFromMarket}>
          {t('addFromMarket')}
        </Button>
      </Row>
      <FileInput
        input={input}
        accept=".pdf,.docx,.html,.htm,.md,.markdown,.txt,.csv,.tsv"
        label={t('add')}
        multiple
        onFiles={async (_, files) => send(files)}
      />
    </div>
  )
}
