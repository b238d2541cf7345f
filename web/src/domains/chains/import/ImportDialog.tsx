import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { chains } from '@pandora/contract/domains/chains/operations'
import { excelFields, type ExcelField } from '@pandora/contract/domains/chains/shapes'
import type { OutputOf } from '@pandora/contract/operation'
import { base64Of } from '../../../lib/api/base64.ts'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { FileInput } from '../../../ui/form/FileInput.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { SelectField } from '../../../ui/Select.tsx'
import { changedByChains } from '../change.ts'
import { chainTexts } from '../texts.ts'
import { Findings } from './Findings.tsx'

/** Largest file that is sent, in bytes. */
const MOST_BYTES = 16_000_000

type Answer = OutputOf<typeof chains.uploadExcel>
type Way = 'replace' | 'merge'
interface Chosen {
  name: string
  content: string
}
interface Choices {
  columns: Partial<Record<ExcelField, string>>
  way: Way
}

interface Props {
  /** The chain that the file is for; without one it makes a new one. */
  into?: { chainId: string; baseVersion: number } | undefined
  onImported: (chainId: string) => void
  onClose: () => void
}

/** Imports a workbook: tried row by row, its columns mended where need be, then saved. */
export default function ImportDialog({ into, onImported, onClose }: Props) {
  const t = useTexts(chainTexts)
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<Chosen | null>(null)
  const [choices, setChoices] = useState<Choices>({ columns: {}, way: 'replace' })
  const [skip, setSkip] = useState(false)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [tooLarge, setTooLarge] = useState(false)
  const run = useAction(chains.uploadExcel, { invalidates: changedByChains })

  const ask = (of: Chosen, { columns, way }: Choices, dryRun: boolean) => {
    const mapped = Object.entries(columns).map(([field, column]) => ({ field: field as ExcelField, column }))
    run.mutate(
      {
        ...into,
        way,
        file: of.name.slice(0, 200),
        content: of.content,
        ...(mapped.length > 0 ? { columns: mapped } : {}),
        skipWrong: skip,
        dryRun,
      },
      {
        onSuccess: ({ data }) => {
          setAnswer(data)
          if (!data.saved) return
          notify('success', t('importDone'))
          onImported(data.saved.chainId)
          onClose()
        },
      },
    )
  }
  const take = async (chosen: File) => {
    const content = chosen.size > MOST_BYTES ? null : await base64Of(chosen)
    const none: Choices = { columns: {}, way: choices.way }
    setAnswer(null)
    setChoices(none)
    setTooLarge(content === null)
    setFile(content === null ? null : { name: chosen.name, content })
    if (content !== null) ask({ name: chosen.name, content }, none, true)
  }
  const change = (next: Choices) => {
    setChoices(next)
    if (file) ask(file, next, true)
  }
  const mapped = new Map(answer?.columns.map(({ field, column }) => [field, column]))
  const missing = answer?.missing ?? []
  const ready = file && answer && missing.length === 0 && (answer.refused === 0 || skip)
  return (
    <Dialog
      title={t('importExcel')}
      onClose={onClose}
      guarded
      wide
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            kind="primary"
            busy={run.isPending}
            disabled={!ready}
            onClick={() => {
              if (file) ask(file, choices, false)
            }}
          >
            {t('importRun')}
          </Button>
        </>
      }
    >
      <Column gap={5}>
        <Row gap={5} wrap place="between">
          <Text size="small" tone="quiet" role="status">
            {run.isPending
              ? t('working')
              : answer
                ? t('rowsRead', { rows: answer.rows, refused: answer.refused })
                : t('fileHint')}
          </Text>
          <Button icon={<FileUp size={14} aria-hidden="true" />} onClick={() => input.current?.click()}>
            {t(file ? 'otherFile' : 'chooseFile')}
          </Button>
          <FileInput input={input} accept=".xlsx,.xlsm,.csv,.tsv,.txt" label={t('chooseFile')} onFiles={take} />
        </Row>
        {tooLarge || run.error ? (
          <Text as="p" tone="error" role="alert">
            {tooLarge ? t('fileTooLarge') : failureText(run.error, language)}
          </Text>
        ) : null}
        {missing.length > 0 ? (
          <Text as="p" tone="stale" role="alert">
            {t('missing', { columns: missing.map((field) => t(`field_${field}`)).join(' · ') })}
          </Text>
        ) : null}
        {answer?.layout === 'relations' ? (
          <details open={missing.length > 0}>
            <summary>{t('columns')}</summary>
            <Row gap={5} wrap>
              {excelFields.map((field) => (
                <SelectField
                  key={field}
                  height="small"
                  label={t(`field_${field}`)}
                  value={mapped.get(field) ?? ''}
                  onChange={(event) =>
                    change({ ...choices, columns: { ...choices.columns, [field]: event.target.value } })
                  }
                >
                  <option value="">{t('noColumn')}</option>
                  {answer.header.map((column) => (
                    <option key={column}>{column}</option>
                  ))}
                </SelectField>
              ))}
            </Row>
          </details>
        ) : null}
        {answer && into ? (
          <SelectField
            label={t('way')}
            value={choices.way}
            onChange={(event) => change({ ...choices, way: event.target.value === 'merge' ? 'merge' : 'replace' })}
          >
            <option value="replace">{t('way_replace')}</option>
            <option value="merge">{t('way_merge')}</option>
          </SelectField>
        ) : null}
        {answer && answer.refused > 0 ? (
          <Row as="label">
            <input type="checkbox" checked={skip} onChange={(event) => setSkip(event.target.checked)} />
            {t('skipWrong')}
          </Row>
        ) : null}
        {answer && missing.length === 0 ? <Findings answer={answer} /> : null}
      </Column>
    </Dialog>
  )
}
