import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { holdings } from '@pandora/contract/domains/holdings/operations'
import { statementFields, type HeldPortfolio, type StatementField } from '@pandora/contract/domains/holdings/shapes'
import type { OutputOf } from '@pandora/contract/operation'
import { useAction } from '../../lib/api/useAction.ts'
import { failureText } from '../../lib/api/failure.ts'
import { number } from '../../lib/formats.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { FileInput } from '../../ui/form/FileInput.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Column, Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { SelectField } from '../../ui/Select.tsx'
import { ImportRows } from './ImportRows.tsx'
import { packed } from './packed.ts'
import { holdingsTexts } from './texts.ts'
import { changedByTrades } from './useHoldings.ts'

type Answer = OutputOf<typeof holdings.importTrades>
type Columns = Partial<Record<StatementField, string>>
const needed: readonly StatementField[] = ['day', 'code', 'side', 'quantity', 'price']

interface Props {
  portfolios: readonly HeldPortfolio[]
  portfolioId: string | undefined
  onClose: () => void
}

/** Imports a broker's statement: chosen, tried row by row, its columns mended where need be, then imported. */
export default function ImportDialog({ portfolios, portfolioId, onClose }: Props) {
  const t = useTexts(holdingsTexts)
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<{ name: string; content: string } | null>(null)
  const [into, setInto] = useState(portfolioId ?? '')
  const [columns, setColumns] = useState<Columns>({})
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [tooLarge, setTooLarge] = useState(false)
  const run = useAction(holdings.importTrades, { invalidates: changedByTrades })

  const ask = (of: { name: string; content: string }, dryRun: boolean, chosen: Columns, to: string) =>
    run.mutate(
      {
        ...(to ? { portfolioId: to } : {}),
        file: of.name.slice(0, 200),
        content: of.content,
        columns: (Object.entries(chosen) as [StatementField, string][]).map(([field, column]) => ({ field, column })),
        dryRun,
      },
      {
        onSuccess: ({ data }) => {
          setAnswer(data)
          if (!dryRun) notify('success', t('importDone', { count: number(data.counts.new, { digits: 0 }) }))
        },
      },
    )
  const take = async (chosen: File) => {
    const content = await packed(chosen)
    setAnswer(null)
    setColumns({})
    setTooLarge(content === null)
    setFile(content === null ? null : { name: chosen.name, content })
    if (content !== null) ask({ name: chosen.name, content }, true, {}, into)
  }
  const mapped = new Map(answer?.mapping.map(({ field, column }) => [field, column]))
  const missing = needed.filter(
    (field) => answer !== null && !mapped.has(field) && !(field === 'price' && mapped.has('amount')),
  )
  const choose = (field: StatementField, column: string) => {
    const next = { ...columns, [field]: column }
    setColumns(next)
    if (file) ask(file, true, next, into)
  }
  const done = answer !== null && !answer.dryRun
  const footer = done ? (
    <Button kind="primary" onClick={onClose}>
      {t('close')}
    </Button>
  ) : (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button
        kind="primary"
        busy={run.isPending}
        disabled={!file || !answer || answer.counts.new === 0 || missing.length > 0}
        onClick={() => {
          if (file) ask(file, false, columns, into)
        }}
      >
        {answer && answer.counts.new === 0 && missing.length === 0
          ? t('importNone')
          : t('importRun', { count: number(answer?.counts.new ?? 0, { digits: 0 }) })}
      </Button>
    </>
  )
  return (
    <Dialog title={t('importTitle')} onClose={onClose} footer={footer} guarded wide>
      <Column gap={5}>
        <Row gap={5} wrap place="between">
          <Text size="small" tone="quiet" role="status">
            {run.isPending
              ? t('working')
              : answer && file
                ? t('importEncoding', { file: file.name, encoding: answer.encoding })
                : t('importHint')}
          </Text>
          {done ? null : (
            <Button icon={<FileUp size={14} aria-hidden="true" />} onClick={() => input.current?.click()}>
              {t(file ? 'otherFile' : 'chooseFile')}
            </Button>
          )}
          <FileInput
            input={input}
            accept=".csv,.tsv,.txt,.xls,text/csv,text/plain"
            label={t('chooseFile')}
            onFiles={take}
          />
        </Row>
        {portfolios.length > 1 && !done ? (
          <SelectField
            label={t('importInto')}
            value={into}
            onChange={(event) => {
              setInto(event.target.value)
              if (file) ask(file, true, columns, event.target.value)
            }}
          >
            {into === '' ? <option value="">{t('isDefault')}</option> : null}
            {portfolios.map((one) => (
              <option key={one.portfolioId} value={one.portfolioId}>
                {one.name}
              </option>
            ))}
          </SelectField>
        ) : null}
        {tooLarge || run.error ? (
          <Text as="p" tone="error" role="alert">
            {tooLarge ? t('tooLarge') : failureText(run.error, language)}
          </Text>
        ) : null}
        {missing.length > 0 ? (
          <Text as="p" tone="stale" role="alert">
            {t('importMissing', { columns: missing.map((field) => t(`field_${field}`)).join(' · ') })}
          </Text>
        ) : null}
        {answer && !done ? (
          <details open={missing.length > 0}>
            <summary>{t('importColumns')}</summary>
            <Row gap={5} wrap>
              {statementFields.map((field) => (
                <SelectField
                  key={field}
                  height="small"
                  label={t(`field_${field}`)}
                  value={mapped.get(field) ?? ''}
                  onChange={(event) => choose(field, event.target.value)}
                >
                  <option value="">{t('noColumn')}</option>
                  {answer.columns.map((column) => (
                    <option key={column}>{column}</option>
                  ))}
                </SelectField>
              ))}
            </Row>
          </details>
        ) : null}
        {answer && missing.length === 0 ? <ImportRows answer={answer} /> : null}
      </Column>
    </Dialog>
  )
}
